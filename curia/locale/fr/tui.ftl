### The terminal table (`curia play --tui`, `curia join`): keys, forms and what is said around the games.

tui-name = Curia
tui-missing = La table du terminal a besoin de Textual, qui n’est pas installé. Sans --tui, ou avec --line à la table d’un serveur, on joue ligne par ligne. { install-extra }
tui-no-terminal = La table du terminal a besoin d’un terminal qu’elle puisse remplir. Sans --tui, ou avec --line à la table d’un serveur, on joue ligne par ligne.
tui-panel = Votre choix
tui-log = Ce qui s’est passé
tui-type = un coup, comme « { $move } »
tui-generic-type = l’un de la liste
tui-generic-help = Ce jeu est affiché en texte simple. Choisissez un coup dans la liste, ou tapez-le.

## The line at the top

tui-title = { $game } · { $who ->
    [you] À vous de jouer
   *[other] Tour de { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}
tui-title-begin = { $game } · Mise en place de la table
tui-title-over = { $game } · La partie est finie

## Keys

tui-key-help = Aide
tui-key-rules = Règles
tui-key-log = Journal
tui-key-lists = Listes
tui-key-take-back = Reprendre
tui-key-resign = Abandon
tui-key-save = Sauver
tui-key-type = Taper
tui-key-theme = Thème
tui-key-leave = Quitter
tui-help =
    Choisissez avec les flèches et Entrée, avec le chiffre ou la lettre devant un choix, ou à la souris. Échap revient d’un pas. On peut aussi taper des coups entiers.
    Cliquez sur n’importe quoi du plateau pour voir ce que vous pouvez en faire.

    ?        cette aide
    r        les règles ; après un refus, la règle sur laquelle il repose
    l        tout ce qui s’est passé
    c        défausses, promesses, offres
    u        reprend votre dernier coup, s’il n’a rien révélé et que personne n’a répondu
    x        abandonne, à la table d’un serveur
    s        sauvegarde la partie
    / ou :   va à la ligne où l’on tape les coups
    t        clair ou sombre
    q        quitte la table

## Asking

tui-thinks = { $bot } ({ $seat }) réfléchit.
tui-touched = Lequel de ces choix ?
tui-touched-nothing = Vous ne pouvez rien en faire maintenant.
tui-paused = Le tour suivant va commencer. Avez-vous quelque chose à dire d’abord ?
tui-watching = Le tour suivant va commencer.
tui-go-on = continuer
tui-always = continuer, et ne plus s’arrêter
tui-offer = faire une offre
tui-offer-by = une offre de { $seat }
tui-answer-by = { $seat } répond à un marché
tui-withdraw = retirer le marché { $number }
tui-ready = Personne ne regarde
tui-do = Valider
tui-sheet-leave = Échap : fermer

## Saving and leaving

tui-save = Sauvegarder la partie
tui-save-name = Nom du fichier :
tui-save-server = Le serveur garde cette partie. Une fois finie, vous pourrez la sauvegarder ici.
tui-leave = Quitter la table
tui-leave-save = Sauvegarder
tui-leave-leave = Partir sans
tui-leave-stay = Rester

## The rules

tui-rules = Les règles
tui-rules-hint = un article comme { $clause }.1, une section comme { $clause }, une carte, ou des mots à chercher

## Joining a server's table

help-join =
    curia join LINK           prendre place à la table d’un serveur ; LINK est le
                              lien du navigateur

    --name NAME               ce que voient les autres
    --seat SEAT               la place à prendre, si plusieurs sont libres
    --watch                   ne pas prendre de place, seulement regarder
    --line                    jouer ligne par ligne, sans la table du terminal
    --memory-aids, --no-memory-aids
                              accepter l’aide-mémoire (l’ordre de vos cartes
                              Manipulation est montré), ou ne plus l’accepter
    --language NAME           parler une autre langue, si elle existe

    Le serveur vous reconnaît quand vous revenez de la même machine : votre place
    est gardée.
join-link = « { $link } » n’est pas le lien d’une table. Un lien ressemble à http://127.0.0.1:8611/t/abc123#secret.
join-refused = { $why }
join-lost = Le serveur { $address } ne répond pas : { $why }.
join-elsewhere = Il n’y a pas de Curia à l’adresse { $address }.
join-name = Votre nom ? >{" "}
join-watch = Il n’y a pas de place libre : vous regardez.
join-resign = Abandonner ?
join-back = « curia join » avec le même lien vous rend votre place.
join-gone = Cette table n’est plus là pour vous.
join-reconnect = La connexion est perdue. Nouvel essai…
join-seat = { $seat } ({ $name ->
    [none] libre
   *[other] { $name }
})
join-seats = À la table : { $seats }.
join-waiting-seats = On attend que les autres s’assoient.
join-waiting-host = Tout le monde est là. L’hôte lance la partie.
join-waiting = On attend : { $seats }.
join-help =
    Un numéro choisit dans la liste ; une ligne vide revient ou prend ce qui est offert.
    À tout moment, un coup peut être tapé à la place.
    table         montre de nouveau la table
    resign        abandonne, après avoir dit ce qui s’ensuit
    quit          quitte ; la même commande vous ramène
tui-said = { $name } : « { $text } »
tui-begin = lancer la partie
tui-key-say = Parler
tui-say = Dire quelque chose à la table :
