# `curia bench`, and how this copy of Curia runs.

version-compiled = curia { $version } (règles : compilées)
version-interpreted = curia { $version } (règles : interprétées)
rules-interpreted = Les règles sont interprétées ici : les bots réfléchissent plusieurs fois plus lentement qu’avec des règles compilées.

help-bench =
    curia bench               la vitesse des règles, jouées au hasard, sur ce poste

    --seconds N               le temps pour chaque nombre (1 par défaut)
    --svg FILE                dessiner aussi une image des vitesses
bench-decisions = décisions/s, boucle Python
bench-games = parties/s, boucle Python
bench-inside-decisions = décisions/s en interne
bench-inside-games = parties/s en interne
bench-copies = copies/s
bench-playouts = simulations/s, un processus
bench-playouts-by-two = simulations/s, deux processus
bench-state-bytes = octets d’un état
bench-saved-bytes = octets d’une sauvegarde
bench-scale = par seconde, sur une échelle de puissances de dix
bench-written = L’image est dans « { $file } ».
