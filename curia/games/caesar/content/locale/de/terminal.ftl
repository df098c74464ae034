### The game in the terminal.

tui-type-CC = down 4 senators

## Keys

tui-help-CC =
    Eine Karte mit * liegt verdeckt; ein * allein ist eine Karte, die du nicht sehen kannst. Die Zahl neben einem Namen ist der Einfluss, den du dort sehen kannst. Hände und Reserven zählen Einfluss- + Aktionskarten.
    Züge dürfen kurz sein: „down 4 sen“, „up P praetors“, „swap 1 5 spy“, „castle sen aed“.

tui-cc-table-sum = { $influence }
tui-cc-table-sum-more = { $influence }+
tui-cc-plate = { $who ->
    [you] Du ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · gewonnen: { $won }
tui-cc-hand = Hand:
tui-cc-hand-count = Hand { $influence }+{ $action }
tui-cc-reserves = Reserven { $influence }+{ $action }
tui-cc-bonus = Bonus: { cc-group }
tui-cc-form-order = eine eigene Reihenfolge
tui-cc-form-arrange = anders anlegen
tui-cc-form-rearrange = Karten wählen
tui-cc-swap = Welche Karten legst du ab? Du ziehst ebenso viele.
tui-cc-rearrange = Welche davon liegen bei den { cc-group-first }? Die übrigen kommen zu den { cc-group-second }.
tui-cc-order = Die oberste Karte wird zuerst gezogen. Enter oder t bringt eine Karte nach ganz oben, u und d tragen sie auf und ab.
tui-cc-order-up = Auf (u)
tui-cc-order-down = Ab (d)
tui-cc-order-top = Ganz nach oben (t)
tui-cc-arrange = Wähle eine Gruppe, dann ihren Wert: 1 bis { $most }. Der Wert, der dort war, kommt zur anderen Gruppe.

## Playing

play-hint = Wähle mit einer Zahl, oder tippe einen Zug wie „down 4 senators“. ? hilft, quit beendet.
play-help-cc =
    cards         zeigt abgelegte Karten und, falls bekannt, deine Aktionsreserve
    ? spy         erklärt eine Karte, eine Gruppe oder eine Vertrauensfrage-Karte
    ? CC-4.6      erklärt eine Regel, ? CC-4 viele; ? Veto ziehen sucht Wörter
    Züge, kurz: „down 4 sen“, „up P praetors“, „swap 1 5 spy“, „castle sen aed“.
