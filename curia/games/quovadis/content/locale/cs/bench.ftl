### How `curia bench` calls it.

bench-game-quovadis = Quo Vadis? (4, bez řečí)
