### What the terminal says around the two games: prompts, headings and help.

terminal-welcome = Curia : deux jeux sur la politique romaine.
terminal-choose-game = À quel jeu voulez-vous jouer ?
terminal-prompt-default = (Entrée : { $number }) >{" "}
terminal-prompt-back = (Entrée : retour) >{" "}
terminal-choose-number = Tapez un nombre de 1 à { $most }.
terminal-not-understood = Je ne comprends pas. Tapez ? pour l’aide.
terminal-refused = { $why } ({ $clause })
terminal-about = { $name } : { $about }
terminal-label = { $name } :
terminal-then = { $first } ; { $second }
terminal-number = { $value }
terminal-ended = Plus rien à lire : on s’arrête ici.
terminal-interrupted = Arrêté.

## The command line; words in capitals stand for what you put in

help-curia =
    Curia : César et Cléopâtre et Quo Vadis ?

    curia                     jouer dans le navigateur, sur cette machine
    curia play GAME           jouer dans le terminal : contre des bots, à plusieurs
                              sur ce clavier, ou en spectateur
    curia join LINK           prendre place à la table d’un serveur, au terminal
    curia learn GAME          apprendre un jeu en jouant : de courtes leçons
    curia puzzle              problèmes : un tour, une seule solution
    curia replay FILE         revoir une partie enregistrée
    curia hint FILE           un conseil pour qui doit jouer, dans une partie
                              sauvegardée
    curia review FILE         les chances de chacun, et les coups qui ont coûté
                              cher
    curia print WHAT          des aides à imprimer pour la vraie table (PDF)
    curia rules CC-4.6        lire un article, une section ou toutes les règles
    curia arena GAME BOT BOT  mesurer des bots l’un contre l’autre
    curia referee             arbitrer des parties pour un autre programme (JSON)
    curia serve               tenir des tables pour navigateurs
    curia backup FILE         écrire toutes les tables d’un serveur dans un fichier
    curia restore FILE        les rétablir
    curia verify FILE         vérifier que le hasard n’a pas été truqué
    curia train FOLDER        entraîner le réseau des bots, en jeu contre lui-même
    curia bench               la vitesse des règles sur cette machine

    --language NAME           parler une autre langue, si elle existe
    --version                 la version de Curia
    -h, --help                cette aide ; « curia play --help » : l’aide de play
help-play =
    curia play [GAME]         GAME : caesar-cleopatra, caesar-cleopatra-small
                              ou quovadis

    --as SEAT                 votre place, comme « --as caesar » ; à plusieurs sur
                              ce clavier : « --as red,blue », ou « --as all »
    --bot NAME                qui tient les autres places : tiro, eques, praetor,
                              consul ou imperator, du plus faible au plus fort, ou
                              un programme à vous, comme « --bot ./mybot » ;
                              peut se répéter, une fois par place
    --watch                   les bots jouent, vous regardez
    --tui                     en plein écran, à la souris et au clavier
    --memory-aids, --no-memory-aids
                              montrer l’ordre de vos cartes Manipulation, ou le
                              laisser à retenir ; sinon, contre des bots seulement
    --seats N                 le nombre de joueurs (quovadis : 3 à 5)
    --edition NAME            l’édition des règles : kosmos, czech, dutch ou french
    --option NAME=VALUE       autre option : « --option actions=shuffled »
    --seed N                  chaque fois le même hasard
    --seconds N               le temps de réflexion d’un bot pour chaque coup
    --load FILE               reprendre une partie sauvegardée, et l’y sauvegarder
    --save FILE               sauvegarder après chaque coup
    --language NAME           parler une autre langue, si elle existe

    À la table, tapez ? pour l’aide.
help-replay =
    curia replay FILE         raconter une partie enregistrée du début à la fin

    --game N                  la partie de ce numéro, dans le « games.jsonl » d’une
                              arène
    --seat SEAT               telle que cette place l’a vue
    --all                     avec tout ce qui était caché (par défaut)
    --step                    s’arrêter après chaque coup
    --language NAME           parler une autre langue, si elle existe
help-rules =
    curia rules               les sections des deux livrets
    curia rules CC-4.6        un article, avec des exemples
    curia rules CC-4          une section
    curia rules WORD          les articles qui contiennent ce mot
    curia rules GAME          toutes les règles de caesar-cleopatra ou de quovadis

    --search WORDS            les articles qui contiennent ces mots
    --language NAME           parler une autre langue, si elle existe
help-learn =
    curia learn               les chapitres des deux initiations, et ce qui est fait
    curia learn GAME          commencer, ou reprendre où vous en étiez

    --chapter NAME            commencer ce chapitre
    --language NAME           parler une autre langue, si elle existe
help-puzzle =
    curia puzzle              tous les problèmes, les faciles d’abord
    curia puzzle NAME         en préparer un, jouer votre tour, voir ce qu’il vaut

    --language NAME           parler une autre langue, si elle existe
help-referee =
    curia referee             lire des requêtes en lignes JSON, répondre à chacune

    Un autre programme s’en sert pour tenir des parties : il les lance, joue des
    coups et demande des vues. Les requêtes sont décrites dans docs/referee.md.

    --language NAME           parler une autre langue, si elle existe
usage-hint = « curia --help » dit ce qu’il y a.
usage-command = Il n’y a pas de commande « { $command } ». Il y a : { $commands }.
usage-unknown = « { $argument } » n’est pas un argument de cette commande.
usage-argument = « { $argument } » ne s’emploie pas ainsi : il manque peut-être sa valeur.
usage-missing = Il manque quelque chose ici : « curia { $command } --help » dit quoi.
usage-language = Curia ne parle pas « { $language } », seulement : { $languages }.
usage-number = { $argument } demande un nombre entier, et « { $value } » ne convient pas.
usage-seconds = --seconds demande un nombre au-dessus de 0 et jusqu’à 3600, pas « { $value } ».
usage-minutes = --minutes demande un nombre au-dessus de 0 et jusqu’à 10080, pas « { $value } ».
usage-option = Une option se donne par son nom et sa valeur, comme « actions=shuffled », et non comme « { $option } ».

## Files

file-missing = Il n’y a pas de fichier « { $file } ».
file-unreadable = Impossible de lire le fichier « { $file } » : { $why }.
file-which-game = Le fichier « { $file } » contient plusieurs parties : « --game 0 » est la première.
file-no-game = Le fichier « { $file } » n’a pas de partie { $game }.
file-damaged = Le fichier « { $file } » n’a pas de partie { $game } intacte : lignes abîmées : { $lines }.
file-too-big = Le fichier « { $file } » est trop gros pour être un enregistrement.
file-no-record = Le fichier « { $file } » n’est pas l’enregistrement d’une partie : il ne contient pas de JSON.
save-exists = Il y a déjà un fichier « { $file } », et il reste tel quel. Choisissez un autre nom.
save-failed = Impossible de sauvegarder la partie dans « { $file } » : { $why }.
save-done = Sauvegardé dans { $file }, cartes cachées comprises. Pour reprendre plus tard :
    { $command }
save-done-over = Sauvegardé dans { $file }. Pour la revoir :
    { $command }
save-not = La partie n’a pas été sauvegardée.
save-before-leaving = La partie n’est pas sauvegardée. Tapez un nom de fichier pour la sauvegarder, ou Entrée pour partir sans.
save-at-end = Pour garder la partie, tapez un nom de fichier ; sinon, Entrée.

## Playing

play-how = Comment voulez-vous jouer ?
play-how-one = { $seats ->
    [2] vous contre un bot
   *[other] vous contre des bots
}
play-how-all = { $seats ->
    [2] à deux sur ce clavier
   *[other] à { $seats } sur ce clavier
}
play-how-watch = regarder jouer les bots
play-as = Quelle est votre place ?
play-seats = Combien de joueurs ? (de { $least } à { $most } ; Entrée : { $default }) >{" "}
play-seat-person = { $seat } se joue ici.
play-seat-bot = { $bot } joue { $seat }.
play-generic-hint = Choisissez par un numéro, ou tapez un coup. ? pour l’aide, quit pour partir.
play-generic-help = Ce jeu est affiché en texte simple, et ses coups sont numérotés.
play-since = Depuis votre dernier coup :
play-hand-over = Passez le clavier à { $seat }.
play-hand-over-prompt = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.{" "}
play-aside-many = C’est le tour de { $seat }. Qui fait une offre ? ({ $seats } ; Entrée : personne) >{" "}
play-left = Au revoir.
play-moves = Ce que vous pouvez taper maintenant (par exemples, quand un coup a trop de formes) :
play-help =
    Un numéro choisit dans la liste ; une ligne vide revient ou prend ce qui est
    offert.
    À tout moment, un coup peut être tapé à la place.
    table         montre de nouveau la table
    log           raconte de nouveau les derniers tours
    moves         énumère tous les coups que vous pourriez taper
    save FILE     sauvegarde la partie ; sans nom, elle en reçoit un
    quit          quitte la table
play-watch-prompt = (Entrée : continuer ; table, end, quit) >{" "}
play-watch-help = Entrée continue, table montre la table, end continue sans s’arrêter, save FILE sauvegarde, quit quitte.
play-bot-failed = { $bot } ({ $seat }) perd la partie, faute d’avoir donné un coup jouable. { $why }
play-stopped = Cette partie a été jouée avec d’anciennes règles et ne peut pas continuer : l’entrée { $number }, « { $move } », est refusée aujourd’hui. « curia replay » la montre jusque-là.
play-other-game = « { $file } » est une partie de { $game }.
play-no-table = Le terminal ne sait pas encore montrer le jeu « { $game } ».
play-load-alone = Une partie sauvegardée a ses propres options : --edition, --option, --seats et --seed ne vont qu’avec une nouvelle.
play-watch-alone = Soit vous regardez (--watch), soit vous prenez une place (--as).
play-too-many-bots = { $bots ->
    [one] Il y a { $bots } bot
   *[other] Il y a { $bots } bots
} pour { $seats ->
    [0] aucune place
    [one] une place
   *[other] { $seats } places
}.

## Bots that are programs of their own

bot-no-start = Impossible de lancer « { $bot } » : { $why }.
bot-gone = « { $bot } » s’est arrêté. Ses derniers mots : { $why }
bot-too-slow = « { $bot } » n’a pas répondu en { $seconds } secondes.
bot-garbage = « { $bot } » a répondu par autre chose qu’un objet JSON : { $answer }
bot-flood = « { $bot } » a écrit bien plus que ce qui lui était demandé.
bot-no-move = « { $bot } » a répondu sans donner de coup.

## Replaying

replay-which = Quel fichier ? Par exemple : curia replay game.json
replay-seat-or-all = Soit par les yeux d’une place (--seat), soit en voyant tout (--all).
replay-help = Entrée avance d’un coup, turn d’un tour, end jusqu’à la fin ; table montre la table, ? CC-4.6 une règle, quit quitte.
replay-prompt = >{" "}
replay-stopped = L’enregistrement s’arrête ici. D’après les règles d’aujourd’hui, son entrée { $number }, « { $move } » par { $seat }, est refusée ({ $clause }).
replay-goes-on = La partie n’est pas finie. À jouer maintenant : { $seats }.

## The rules

rules-contents = Les sections des règles. « curia rules CC-4 » en affiche une, « curia rules CC-4.6 » un article.
rules-no-game = Il n’y a pas de règles de « { $game } », seulement de : { $games }.
rules-no-clause = Il n’y a pas d’article ni de jeu « { $clause } ». Un article se nomme comme CC-4.6 ou QV-9.7.
rules-not-found = Aucune règle ne dit « { $words } ».
rules-found-many = Beaucoup de règles disent « { $words } » : { $clauses }. Tapez ? et l’une d’elles.
rules-option = Option { $option } : { $values }.
rules-example = Exemple : { $caption }

## The referee's requests

request-no-json = Cette ligne n’est pas du JSON.
request-no-object = Une requête doit être un objet JSON.
request-unknown = Il n’y a pas de requête « { $request } ». Il y a : { $requests }.
request-lacks = La requête « { $request } » a besoin de « { $key } ».
request-key = La requête « { $request } » ne connaît pas « { $key } ».
request-value = La valeur de « { $key } » n’est pas du bon type.
request-match = Il n’y a pas de partie « { $match } ».
request-too-many = Il y a déjà { $most } parties. Fermez-en quelques-unes.
request-failed = Curia a fait une erreur ici : { $problem }
