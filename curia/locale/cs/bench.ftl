# `curia bench`, and how this copy of Curia runs.

version-compiled = curia { $version } (pravidla: přeložená)
version-interpreted = curia { $version } (pravidla: interpretovaná)
rules-interpreted = Pravidla se tu interpretují: boti přemýšlejí několikrát pomaleji než s přeloženými.

help-bench =
    curia bench               jak rychle na tomto počítači hrají pravidla náhodně

    --seconds N               čas na každé číslo (výchozí 1)
    --svg FILE                nakreslit i obrázek rychlostí
bench-decisions = rozhodnutí/s, smyčka Pythonu
bench-games = her/s, smyčka Pythonu
bench-inside-decisions = rozhodnutí/s uvnitř
bench-inside-games = her/s uvnitř
bench-copies = kopií/s
bench-playouts = dohrávek/s, jeden proces
bench-playouts-by-two = dohrávek/s, dva procesy
bench-state-bytes = bajtů na stav
bench-saved-bytes = bajtů na uloženou hru
bench-scale = za sekundu, na stupnici mocnin deseti
bench-written = Obrázek je v „{ $file }“.
