### The game in the terminal.

tui-type-CC = down 4 senators

## Keys

tui-help-CC =
    Een kaart met * ligt gedekt; een * alleen is een kaart die je niet kunt zien. Het getal naast een naam is de invloed die je daar kunt zien. Handen en reservestapels worden geteld als invloed+actiekaarten.
    Kort mag ook: “down 4 sen”, “up P praetors”, “swap 1 5 spy”, “castle sen aed”.

tui-cc-table-sum = { $influence }
tui-cc-table-sum-more = { $influence }+
tui-cc-plate = { $who ->
    [you] Jij ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} · gewonnen: { $won }
tui-cc-hand = Hand:
tui-cc-hand-count = hand { $influence }+{ $action }
tui-cc-reserves = stapels { $influence }+{ $action }
tui-cc-bonus = bonus: { cc-group }
tui-cc-form-order = een eigen volgorde
tui-cc-form-arrange = op een andere manier
tui-cc-form-rearrange = kies de kaarten
tui-cc-swap = Welke kaarten leg je af? Je trekt er evenveel.
tui-cc-rearrange = Welke ervan leg je bij de { cc-group-first }? De andere gaan naar de { cc-group-second }.
tui-cc-order = De bovenste kaart wordt het eerst getrokken. Enter of t legt een kaart bovenop, u en d schuiven hem omhoog en omlaag.
tui-cc-order-up = Omhoog (u)
tui-cc-order-down = Omlaag (d)
tui-cc-order-top = Bovenop (t)
tui-cc-arrange = Kies een factie, dan haar waarde: 1 tot { $most }. De waarde die daar lag, gaat naar de andere factie.

## Playing

play-hint = Kies een nummer, of typ een zet zoals “down 4 senators”. ? geeft hulp, quit stopt.
play-help-cc =
    cards         toont de afgelegde kaarten, en je actiestapel als je die kent
    ? spy         legt een kaart, een factie of een vraagkaart uit
    ? CC-4.6      een regel; ? CC-4 een hoofdstuk; ? veto trekken zoekt woorden
    Kort mag ook: “down 4 sen”, “up P praetors”, “swap 1 5 spy”, “castle sen aed”.
