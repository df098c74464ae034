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
server-muted = L’hôte vous a coupé la parole à cette table.
server-full = Le serveur est plein. Réessayez plus tard.
server-many-tables = Vous avez trop de tables ouvertes. Finissez-en d’abord quelques-unes.
server-rate = C’était trop à la fois. Attendez un peu.
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

backup-not-empty = La base de données n’est pas vide. Rétablissez dans une base vide.
server-database-newer = La base de données vient d’une version plus récente de Curia. Installez celle-ci, ou nommez un autre dossier dans CURIA_DATA.
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

    L’engagement affiché doit être celui que la table montrait avant de jouer.
file-unwritable = Impossible d’écrire le fichier « { $file } » : { $why }.
serve-ready = Curia est à { $address }. Ctrl+C pour arrêter.
backup-written = { $rows ->
    [one] { $rows } ligne est
   *[other] { $rows } lignes sont
} dans « { $file } ».
backup-restored = { $rows ->
    [one] { $rows } ligne est rétablie
   *[other] { $rows } lignes sont rétablies
} depuis « { $file } ».
verify-true = « { $file } » est authentique : chaque donne découle du secret promis sous { $commitment }.
