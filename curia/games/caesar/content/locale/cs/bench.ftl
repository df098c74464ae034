### How `curia bench` calls it.

bench-game-caesar-cleopatra = Caesar & Kleopatra
