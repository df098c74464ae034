puzzle-list = Hádanky ke hře { $game }:
puzzle-grade = { $grade ->
    [1] snadná
    [2] ne tak snadná
   *[3] těžká
}
puzzle-list-how = „curia puzzle NAME“ jednu připraví.
puzzle-again = „curia puzzle { $id }“ ji připraví znovu.
puzzle-over = Tento tah skončil. Začni hádanku znovu.
puzzle-solution = Co patří ke každému nejlepšímu tahu: { $moves }.
puzzle-clauses = Pravidla: { $clauses }.
puzzle-left = Odloženo. „curia puzzle { $id }“ ji připraví znovu.

puzzle-unknown = Hádanka { $puzzle } neexistuje.
puzzle-game = Ke hře { $game } žádné hádanky nejsou, jen k těmto: { $games }.
