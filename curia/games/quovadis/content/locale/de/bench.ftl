### How `curia bench` calls it.

bench-game-quovadis = Quo Vadis? (zu viert, ohne Handel)
