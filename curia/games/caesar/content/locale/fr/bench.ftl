### How `curia bench` calls it.

bench-game-caesar-cleopatra = César et Cléopâtre
