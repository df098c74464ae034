# `curia bench`, and how this copy of Curia runs.

version-compiled = curia { $version } (regels: gecompileerd)
version-interpreted = curia { $version } (regels: geïnterpreteerd)
rules-interpreted = De regels worden hier geïnterpreteerd: bots denken enkele keren langzamer dan met gecompileerde regels.

help-bench =
    curia bench               hoe snel de regels hier zijn, met willekeurige zetten

    --seconds N               de tijd voor elk getal (standaard 1)
    --svg FILE                ook een grafiek van de snelheden tekenen
bench-decisions = beslissingen/s, Python-lus
bench-games = partijen/s, Python-lus
bench-inside-decisions = beslissingen/s intern
bench-inside-games = partijen/s intern
bench-copies = kopieën/s
bench-playouts = uitgespeeld/s, één proces
bench-playouts-by-two = uitgespeeld/s, twee processen
bench-state-bytes = bytes van een toestand
bench-saved-bytes = bytes van een opgeslagen partij
bench-scale = per seconde, op een schaal van machten van tien
bench-written = De grafiek staat in “{ $file }”.
