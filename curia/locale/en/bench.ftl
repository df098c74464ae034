# `curia bench`, and how this copy of Curia runs.

version-compiled = curia { $version } (rules: compiled)
version-interpreted = curia { $version } (rules: interpreted)
rules-interpreted = The rules are interpreted here: bots think several times more slowly than with compiled ones.

help-bench =
    curia bench               how fast the rules play at random on this machine

    --seconds N               the time for each number (default 1)
    --svg FILE                draw a picture of the rates, too
bench-decisions = decisions/s, Python loop
bench-games = games/s, Python loop
bench-inside-decisions = decisions/s inside
bench-inside-games = games/s inside
bench-copies = copies/s
bench-playouts = playouts/s, one process
bench-playouts-by-two = playouts/s, two processes
bench-state-bytes = bytes of a state
bench-saved-bytes = bytes of a saved game
bench-scale = a second, on a scale of powers of ten
bench-written = The picture is in “{ $file }”.
