### What the server says: refusals that reach a client, and what `curia serve` and its kin print.

server-unknown = Qui êtes-vous ? Il faut ici une clé que le serveur connaît.
server-forbidden = Ce n’est pas pour vous, ou cela n’existe pas.
server-stale = Cette question a déjà sa réponse, ou n’est plus là. Regardez de nouveau, et choisissez.
server-which-seat = De laquelle de vos places s’agit-il ? Vous tenez : { $seats }.
server-seat = { $seat ->
    [cleopatra] { cc-seat-cleopatra }
    [caesar] { cc-seat-caesar }
    [red] { qv-seat-red }
    [blue] { qv-seat-blue }
    [green] { qv-seat-green }
    [yellow] { qv-seat-yellow }
    [purple] { qv-seat-purple }
   *[other] { $seat }
}
server-seat-taken = La place { server-seat } est prise.
server-seat-played = La place { server-seat } revient à la personne qui y a joué ; après un abandon, on ne revient pas.
server-no-applicant = Personne ne demande cette place ({ $seat }).
server-seat-asked = Quelqu’un d’autre demande déjà cette place ({ $seat }).
server-seat-bot = La place { server-seat } est à un bot.
server-no-seat = Il n’y a pas de place libre à cette table.
server-seats-free = Il y a des places libres : donnez-les d’abord à des gens ou à des bots.
server-started = La partie a déjà commencé.
server-not-started = La partie n’a pas encore commencé.
server-running = La partie n’est pas encore finie.
server-over = La partie est finie.
server-stopped = Cette partie a été jouée avec d’anciennes règles et ne peut pas continuer. Son hôte peut y mettre fin.
server-not-stopped = Cette partie continue : on peut l’abandonner, ou y mettre fin quand quelqu’un n’est pas là.
server-step = Ce pas n’existe pas : la partie a { $steps } coups.
server-takeback = Impossible à reprendre : ce n’est pas votre dernier coup, quelqu’un a répondu, ou il a révélé quelque chose.
server-takeback-off = À cette table, on ne reprend rien.
server-hints-off = À cette table, il n’y a pas de conseils : il faut d’abord que tout le monde soit d’accord.
server-hint-idle = Vous n’avez rien à décider maintenant.
server-hint-failed = Aucun bot n’a pu vous conseiller. Réessayez.
server-review-failed = L’analyse n’a pas pu être faite. Réessayez plus tard.
server-not-absent = { server-seat } est bien là, et a encore du temps.
server-absent-end = À trois ou plus, la partie continue : choisissez un bot ou attendez.
server-muted = L’hôte vous a coupé la parole à cette table.
server-full = Le serveur est plein. Réessayez plus tard.
server-stored = Ce serveur a enregistré autant qu’il le peut et n’ouvre plus de tables.
server-many-streams = Trop de connexions en direct à la fois. Fermez d’abord quelques onglets ou programmes.
server-log-full = Les accords de cette partie sont devenus trop longs. Désormais, seuls les coups sans accord sont acceptés.
server-chat-full = On en a dit assez à cette table : plus aucune ligne ne peut être gardée.
server-many-tables = Vous avez trop de tables ouvertes. Finissez-en d’abord quelques-unes.
server-rate = C’était trop à la fois. Attendez un peu.
server-unread = Trop de ce qui a été demandé n’a pas encore été lu. Lisez-le d’abord.
server-busy = Trop de monde change cette table en même temps. Réessayez.
server-body = C’est trop gros.
server-slow = C’était trop long à arriver.
server-host = Ce serveur ne répond pas à ce nom.
server-origin = Cette requête vient d’un autre site.
server-invalid = Il y a un manque ou une erreur dans la requête : { $where }.
server-request = La requête est incompréhensible.
server-no-route = Il n’y a rien ici.
server-no-client = Ce serveur a été installé sans sa page pour navigateurs. « make client » la construit.
server-error = Quelque chose a mal tourné dans le serveur. C’est noté.
server-webhook = Cette adresse ne peut pas être appelée : elle doit être publique, en http ou https, sur le port habituel.
server-webhooks-off = Ce serveur n’envoie pas d’avis de tour.
server-setting = Le réglage { $setting } ne peut pas être « { $value } ».

proof-none = Cet enregistrement ne porte pas de preuve.
proof-unreadable = La preuve de cet enregistrement est illisible.
proof-commitment = La preuve ne correspond pas à son propre engagement : le secret a été changé.
proof-position = Une partie qui commence par une position ne peut pas être prouvée.
proof-entry = L’entrée { $number } n’est pas ce qu’en font le secret, les nonces et les coups.
proof-dealt-again = L’entrée { $number } reprend des donnes, qui ont donc été refaites : le serveur a pu choisir entre plusieurs donnes.
proof-nonce = Personne n’a donné le nonce « { $nonce } » à cette table.

backup-not-empty = La base de données n’est pas vide. Rétablissez dans une base vide.
server-database-newer = La base de données vient d’une version plus récente de Curia. Installez celle-ci, ou nommez un autre dossier dans CURIA_DATA.
server-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu ; réessayez dans un instant.
server-data = Le dossier de données « { $folder } » est inutilisable : { $why }.
server-running-already = Un autre serveur Curia utilise le dossier de données « { $folder } ». Arrêtez-le d’abord, ou nommez un autre dossier dans CURIA_DATA.
server-database = La base de données est inutilisable : { $why }.
server-database-damaged = La base de données est endommagée : { $why }. Restaurez une sauvegarde dans un dossier vide, et nommez-le dans CURIA_DATA.
server-database-driver = PostgreSQL demande l’extra « postgres » : docs/start.md dit comment l’installer.
backup-no-database = Il n’y a pas de base de données de Curia à l’emplacement « { $file } ». CURIA_DATA nomme le dossier où elle se trouve.
backup-newer = « { $file } » vient d’une version plus récente de Curia. Installez-la pour le rétablir.
backup-unreadable = « { $file } » n’est pas une sauvegarde que cette version sache lire.

## curia serve, backup, restore, verify

help-serve =
    curia serve               des tables pour navigateurs et bots, sur cette
                              machine seulement

    --lan                     pour tout le réseau local ; montre un code pour les
                              téléphones
    --host ADDRESS            l’adresse où écouter
    --port N                  le port (8611)
    --no-browser              n’ouvrir aucun navigateur
    --language NAME           parler une autre langue, si elle existe

    D’autres réglages viennent de l’environnement : voyez docs/settings.md.
help-backup =
    curia backup FILE         écrire dans un fichier tout ce que garde le serveur

    Il peut être en marche. Le fichier contient les secrets des parties en cours.
help-restore =
    curia restore FILE        remplir une base vide à partir d’une sauvegarde
help-verify =
    curia verify FILE         vérifier que les donnes d’une partie finie n’ont pas
                              été choisies

    --nonce TEXTE             vérifier que ce nonce, que vous avez donné, en fait
                              partie

    L’engagement affiché doit être celui que la table montrait avant de jouer.
file-unwritable = Impossible d’écrire le fichier « { $file } » : { $why }.
serve-ready = Curia est à { $address }. Ctrl+C pour arrêter.
serve-missing = Ici, seule la bibliothèque est installée, sans le serveur. { install-extra }
backup-written = { $rows ->
    [one] { $rows } ligne est
   *[other] { $rows } lignes sont
} dans « { $file } ».
backup-restored = { $rows ->
    [one] { $rows } ligne est rétablie
   *[other] { $rows } lignes sont rétablies
} depuis « { $file } ».
verify-true = « { $file } » est authentique : chaque donne découle du secret promis sous { $commitment }.
verify-upgraded = À l’entrée { $number }, le serveur a repris des entrées et poursuivi selon des règles plus récentes. Les donnes reprises ont été refaites à l’identique.
verify-nonce = Votre nonce fait partie de ceux dont les donnes ont été tirées.
verify-given = Des nonces ont été donnés pour : { $seats }. Ceux de toutes les autres places découlent du secret. Si un robot occupait l’une d’elles dès le début, c’est le serveur qui a choisi son nonce.
verify-given-none = Personne n’a donné de nonce : tous découlent du secret. Cela montre que les donnes étaient fixées avant que quiconque prenne place, non qu’elles étaient équitables.
