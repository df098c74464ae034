### The page around the two games: start, lobby, table, replay, settings.

## Everywhere

web-skip-to-main = Aller au contenu
web-settings = Réglages
web-lost = Pas de connexion. Nouvel essai…
web-loading = Un instant…
web-part-missing = Cette partie de la page n’a pas pu être chargée. Il existe peut-être une version plus récente, ou le réseau a été coupé un instant.
web-reload = Recharger la page
web-close = Fermer
web-cancel = Annuler
web-back = Retour
web-home = Vers l’accueil
web-nothing-here = Il n’y a rien ici.
web-about = À propos
web-look = Apparence
web-look-system = Comme l’appareil
web-look-light = Claire
web-look-dark = Sombre
web-notices = Quand c’est votre tour
web-sound = Un son
web-notify = Une notification du navigateur
web-language = Langue
web-licences = Licences des polices et des bibliothèques
web-version = Curia { $version }
web-rules-compiled = Les bots réfléchissent avec des règles compilées.
web-rules-interpreted = Les bots réfléchissent avec des règles interprétées, plusieurs fois plus lentement qu’avec des règles compilées.
web-rules = Règles
web-contents = Sommaire
web-rules-of = Règles : { $game }
web-label = { $name } : { $what }
web-rules-search = Chercher dans les règles
web-rules-hits = { $number ->
    [one] Un article.
   *[other] { $number } articles.
}
web-rules-no-hit = Aucun article ne dit « { $words } ».
web-rules-example = Exemple :
web-rules-options = Options et éditions
web-rules-any-edition = Toutes les éditions
web-rules-variant = Variante
web-rules-applies = Valable ici.
web-rules-not = Non valable ici.
web-legend = Les cartes, les pièces et leurs règles
web-legend-all = Toutes les règles
web-guest = Invité
web-you = vous
web-bot-name = Bot : { $bot }
web-bot-for = Bot : { $bot }, pour { $who }
web-name-of-seat = { $name } ({ $seat })

## Start page

web-welcome = Deux jeux sur la politique romaine
web-welcome-about = Jouez tout de suite. Pas de compte : un nom suffit.
web-play = Jouer
web-go-on = Reprendre mes parties
web-watch = Regarder, ou prendre place
web-watch-none = Aucune table ouverte pour le moment.
web-replays = Parties à revoir
web-waiting = attend des joueurs
web-running = en cours
web-free-seat = place libre
web-your-turn = À vous
web-their-turn = on attend
web-won-by = gagnée par { $who }

## A new game

web-how = Comment voulez-vous jouer ?
web-mode-bot = Contre un bot
    .about = Commence aussitôt.
web-mode-friends = Entre amis
    .about = Par un lien ou un code ; des bots pour le reste.
web-mode-hotseat = Sur un seul appareil
    .about = On se le passe ; les mains sont cachées entre les tours.
web-mode-table = Autour d’un écran
    .about = Le plateau ici, les mains sur vos téléphones.
web-name = Votre nom
web-seat = Votre camp
web-seat-any = Au hasard
web-seats = Joueurs
web-level = Niveau
web-listed = Table ouverte.
    .about = Qui trouve cette page peut jouer ou regarder.
web-may-take-back = Reprendre un coup.
    .about = Un coup qui n’a rien révélé peut être repris ; seul contre des bots, même après leurs coups.
web-memory = Aide-mémoire
web-memory-on = L’aide-mémoire est permis : tout le monde est d’accord.
web-memory-agreed = { $who } permettrait l’aide-mémoire à tout le monde.
web-memory-all = L’aide-mémoire s’affiche dès que tout le monde est d’accord.
web-memory-lobby-on = Avec aide-mémoire : chacun voit l’ordre de ses propres cartes Manipulation. Qui s’assied l’accepte.
web-memory-lobby-off = Sans aide-mémoire, sauf si tout le monde l’accepte plus tard.
web-clock = Pendule
web-clock-none = Aucune : prenez votre temps
web-clock-quick = 10 minutes chacun, et 10 secondes de plus par coup
web-clock-calm = 30 minutes chacun, et 20 secondes de plus par coup
web-clock-day = Par correspondance : un jour par coup
web-clock-three-days = Par correspondance : trois jours par coup
web-options = Édition et variantes
web-begin = Commencer
web-open-table = Ouvrir une table
web-edition = Édition

## Before the game

web-lobby-about = La partie commence quand toutes les places sont prises
web-seats-title = Places
web-seat-free = libre
web-seat-bot = Un bot pour la place { $seat }
web-seat-bot-choose = Un bot…
web-seat-clear = Libérer
web-sit = S’asseoir ici
web-stand-up = Partir
web-host = hôte
web-begin-when-full = Donnez d’abord les places libres à des gens ou à des bots.
web-host-begins = Tout le monde est là. L’hôte commence.
web-seats-wait = On attend les autres.
web-invite = Inviter
web-invite-about = Envoyez ce lien, ou faites lire le code aux téléphones. Qui l’a peut s’asseoir ou regarder.
web-link = Lien vers cette table
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-qr = Le lien sous forme de code pour téléphones
web-lan = Cette adresse ne marche que sur cet appareil.
web-lan-let-in = Laisser venir les appareils de mon réseau
web-lan-open = Qui est sur votre réseau peut ouvrir ce lien. Cela cesse quand le serveur s’arrête.
web-lan-none = Cette adresse ne marche que sur cet appareil, et il n’y a pas de réseau par où venir.

## At the table

web-no-table = Impossible de montrer cette table
web-gone = Elle n’est plus là pour vous.
web-talk = Journal et discussion
web-log = Journal
web-log-none = Il ne s’est encore rien passé.
web-chat = Discussion
web-chat-none = Personne n’a encore rien dit.
web-chat-earlier = Plus tôt
web-chat-say = Dire quelque chose
web-send = Envoyer
web-unread = { $number ->
    [one] { $number } nouveau
   *[other] { $number } nouveaux
}
web-watching = Vous regardez.
web-back-bot = Un bot joue pour vous.
web-back-free = Votre place est libre.
web-seat-back = Reprendre votre place
web-take-back = Reprendre
web-resign = Abandonner
web-resign-sure = Oui, abandonner
web-resign-end = La partie se termine et { $who } gagne.
web-resign-alone = La partie s’arrête ici.
web-resign-bot = La partie continue : un bot joue à votre place. Vous pourrez regarder, mais pas revenir.
web-hand-only = Main seule
web-whole-table = Toute la table
web-move-seat = Autre appareil
web-move-seat-about = Lisez ce code avec l’autre appareil : votre place y passe. Il vaut dix minutes.
web-absent = { $who } n’est pas là. Que faire ?
web-left = La place de { $who } est libre. Que faire ?
web-late = { $who } n’a plus de temps. Que faire ?
web-late-you = Votre temps est écoulé. Vous pouvez encore jouer ; les autres peuvent décider de continuer sans vous.
web-absent-chosen = Choix de { $who } : { $what }
web-absent-all = Cela se fait quand toutes les personnes présentes choisissent de même.
table-stand-in = Un bot continue pour { $who }.
table-resigned = { $who } abandonne. Un bot continue.
table-back = { $who } est de retour.
table-removed = { $who } a été exclu de la table. Un bot continue.
table-left = { $who } a quitté sa place.
table-new = { $who } continue désormais ici.
web-apply = Demander à continuer ici
web-applies = { $who } aimerait continuer en tant que { $seat }.
web-admit = Accepter
web-admit-no = Non
web-apply-waiting = En attente de l’accord des autres…
web-seat-kept = gardée pour { $who }
web-seat-again = Rejouer
web-clocks = Pendules
web-clock-out = temps écoulé
web-clock-none-runs = Aucune pendule ne tourne pour le moment.
web-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-minutes = { $minutes } min
web-absent-bot = Un bot continue
web-absent-wait = Attendre
web-absent-end = Finir la partie
web-away = pas là
web-hand-over = Passez l’appareil à { $seat }
web-hand-over-about = Les cartes restent couvertes d’ici là.
web-hand-over-ready = Je suis { $seat }
web-rematch = Rejouer
web-rematch-there = Vers la partie suivante
web-after = Après la partie
web-replay = Revoir
web-replay-link = Lien pour revoir la partie
web-record = Enregistrement
web-deals-checking = Vérification des donnes…
web-deals-fair = Les donnes étaient équitables : elles découlent de ce à quoi le serveur s’était engagé avant la partie, et de votre propre part.
web-deals-kept = Les donnes sont celles auxquelles le serveur s’était engagé avant la partie.
web-deals-unchecked = Les donnes n’ont pas pu être vérifiées pour l’instant.
web-deals-commitment = Le serveur a manqué à sa parole : le secret n’est pas celui auquel il s’était engagé.
web-deals-nonce = Le serveur a écarté votre part dans les donnes : elles ont pu être choisies.
web-deals-bot-nonce = Le serveur a inventé la part d’un robot : les donnes ont pu être choisies.
web-deals-deal = Les donnes ne découlent pas de ce qui était convenu : elles ont été changées.
web-deals-again = Des donnes ont été reprises et refaites : le serveur a pu choisir parmi elles.
web-deals-unreadable = Cette page ne peut pas vérifier ces donnes ; « curia verify » le peut, avec l’enregistrement.
web-sending = Un instant…
web-waits-for = On attend : { $seats }.
web-question = Ce qu’on vous demande
web-thinks = doit jouer

## Replay

web-first = Au début
web-previous = Un pas en arrière
web-next = Un pas en avant
web-last = À la fin
web-step = Pas { $step } sur { $steps }
web-eyes = Vu par
web-eyes-all = tous, tout révélé
web-eyes-of = { $who }
web-eyes-none = le public

## Caesar & Cleopatra
web-score = Décompte
web-score-total = Total

## La table d’un jeu qui n’apporte pas la sienne

web-generic-view = La position
web-generic-nothing = rien
web-generic-ask = À vous de jouer : choisissez un coup.
web-generic-aside = Même maintenant, vous pouvez :
web-generic-moves = vos coups
web-generic-type = Chercher un coup, ou le taper
web-generic-play = Jouer
web-generic-none = Aucun coup de la liste ne correspond. Entrée joue ce que vous avez tapé.
web-generic-shown = { $shown } coups sur { $all }
web-generic-text = { $text }
web-generic-you = Vous : { $what }
web-generic-player = Joueur
web-generic-points = Points
web-generic-winner = Vainqueur
web-generic-won = { $who } gagne.
web-generic-you-won = Vous gagnez.
web-generic-shared = Victoire partagée : { $who }.
web-generic-nobody-won = Personne ne gagne.
web-generic-ended = La partie est finie ({ $clause }).
web-generic-resigned = { $who } abandonne.
web-generic-forfeit = { $who } perd par forfait.
web-generic-abandoned = La partie est arrêtée.
web-generic-back = Les derniers coups sont repris.
web-generic-upgraded = Une mise à jour a changé les règles, et un coup n’est plus permis : la partie reprend juste avant.

## Lessons

web-learn = Apprendre
web-learn-about = De courtes leçons à une vraie table : lire un peu, jouer un coup, voir ce qui arrive. Une dizaine de minutes par jeu ; vous pouvez partir à tout moment et reprendre plus tard.
web-learn-start = Commencer
web-learn-resume = Reprendre
web-learn-chapters = Chapitres
web-learn-done = terminé
web-learn-voice = Ce que dit la leçon
web-learn-step = Étape { $step } sur { $steps }
web-learn-continue = Continuer
web-learn-next = Chapitre suivant
web-learn-again = Recommencer ce chapitre
web-learn-show = Montrez-moi
web-learn-shown = Seul ce que veut la leçon est éclairé maintenant.
web-learn-play = Jouer contre { $bot }
web-puzzles = Problèmes
web-puzzles-about = Un seul tour, à une vraie table : trouvez ce qui est nettement le mieux. Essayer ne coûte rien.
web-puzzles-solved = { $solved } résolus sur { $all }
web-puzzle-grade = { $grade ->
    [1] Facile
    [2] Moins facile
   *[3] Difficile
}
web-puzzle-solved = résolu
web-puzzle-question = La question
web-puzzle-judged = Comment on juge
web-puzzle-right = Bien joué !
web-puzzle-wrong = Pas encore
web-puzzle-again = Réessayer
web-puzzle-show = Voir la solution
web-puzzle-solution = La solution
web-puzzle-next = Problème suivant
web-puzzle-all = Tous les problèmes
