puzzle-list = Puzzels voor { $game }:
puzzle-grade = { $grade ->
    [1] makkelijk
    [2] minder makkelijk
   *[3] moeilijk
}
puzzle-list-how = “curia puzzle NAME” zet er een op.
puzzle-again = “curia puzzle { $id }” zet de puzzel opnieuw op.
puzzle-over = Deze beurt is voorbij. Begin de puzzel opnieuw.
puzzle-solution = Wat in elke beste beurt zit: { $moves }.
puzzle-clauses = De regels: { $clauses }.
puzzle-left = Gestopt. “curia puzzle { $id }” zet de puzzel opnieuw op.

puzzle-unknown = Er is geen puzzel { $puzzle }.
puzzle-game = Er zijn geen puzzels voor { $game }, alleen voor: { $games }.
