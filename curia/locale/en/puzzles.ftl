puzzle-list = Puzzles for { $game }:
puzzle-grade = { $grade ->
    [1] easy
    [2] not so easy
   *[3] hard
}
puzzle-list-how = “curia puzzle NAME” sets one up.
puzzle-again = “curia puzzle { $id }” sets it up again.
puzzle-over = This turn is over. Begin the puzzle again.
puzzle-solution = What every best turn has in it: { $moves }.
puzzle-clauses = The rules: { $clauses }.
puzzle-left = Left. “curia puzzle { $id }” sets it up again.

puzzle-unknown = There is no puzzle { $puzzle }.
puzzle-game = There are no puzzles for { $game }, only for: { $games }.
