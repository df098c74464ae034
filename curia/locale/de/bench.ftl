# `curia bench`, and how this copy of Curia runs.

version-compiled = curia { $version } (Regeln: kompiliert)
version-interpreted = curia { $version } (Regeln: interpretiert)
rules-interpreted = Die Regeln werden hier interpretiert: Bots denken um ein Mehrfaches langsamer als mit kompilierten.

help-bench =
    curia bench               wie schnell die Regeln hier auf gut Glück spielen

    --seconds N               die Zeit für jede Zahl (Vorgabe 1)
    --svg FILE                die Werte auch als Bild zeichnen
bench-decisions = Entscheidungen/s, Python-Schleife
bench-games = Partien/s, Python-Schleife
bench-inside-decisions = Entscheidungen/s, innen
bench-inside-games = Partien/s, innen
bench-copies = Kopien/s
bench-playouts = Zufallspartien/s, ein Prozess
bench-playouts-by-two = Zufallspartien/s, zwei Prozesse
bench-state-bytes = Bytes eines Zustands
bench-saved-bytes = Bytes einer gespeicherten Partie
bench-scale = je Sekunde, auf einer Skala von Zehnerpotenzen
bench-written = Das Bild ist in „{ $file }“.
