puzzle-list = Rätsel zu { $game }:
puzzle-grade = { $grade ->
    [1] leicht
    [2] nicht so leicht
   *[3] schwer
}
puzzle-list-how = „curia puzzle NAME“ baut eines auf.
puzzle-again = „curia puzzle { $id }“ baut das Rätsel wieder auf.
puzzle-over = Dieser Zug ist vorbei. Beginne das Rätsel von vorn.
puzzle-solution = Was jeder beste Zug enthält: { $moves }.
puzzle-clauses = Die Regeln: { $clauses }.
puzzle-left = Verlassen. „curia puzzle { $id }“ baut das Rätsel wieder auf.

puzzle-unknown = Ein Rätsel { $puzzle } gibt es nicht.
puzzle-game = Rätsel zu { $game } gibt es nicht, nur zu: { $games }.
