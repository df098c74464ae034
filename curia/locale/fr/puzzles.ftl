puzzle-list = Problèmes de { $game } :
puzzle-grade = { $grade ->
    [1] facile
    [2] moins facile
   *[3] difficile
}
puzzle-list-how = « curia puzzle NAME » en prépare un.
puzzle-again = « curia puzzle { $id } » le prépare de nouveau.
puzzle-over = Ce tour est fini. Recommencez le problème.
puzzle-solution = Ce que contient tout meilleur tour : { $moves }.
puzzle-clauses = Les règles : { $clauses }.
puzzle-left = Vous partez. « curia puzzle { $id } » le prépare de nouveau.

puzzle-unknown = Il n’y a pas de problème { $puzzle }.
puzzle-game = Il n’y a pas de problèmes pour { $game }, seulement pour : { $games }.
