### The game in the terminal.

tui-type-CC = down 4 senators

## Keys

tui-help-CC =
    Karta s * leží lícem dolů; samotná * je karta, kterou nevidíš. Číslo vedle jména je vliv, který tam vidíš. Ruce a rezervy se počítají jako karty vlivu+akční karty.
    Tahy jdou zkrátit: „down 4 sen“, „up P praetors“, „swap 1 5 spy“, „castle sen aed“.

tui-cc-table-sum = { $influence }
tui-cc-table-sum-more = { $influence }+
tui-cc-plate = { $who ->
    [you] Ty ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} · získáno: { $won }
tui-cc-hand = Ruka:
tui-cc-hand-count = ruka { $influence }+{ $action }
tui-cc-reserves = rezervy { $influence }+{ $action }
tui-cc-bonus = bonus: { cc-group }
tui-cc-form-order = vlastní pořadí
tui-cc-form-arrange = jinak
tui-cc-form-rearrange = vybrat karty
tui-cc-swap = Které karty odložíš? Dobereš si stejný počet.
tui-cc-rearrange = Které z nich budou ležet u { cc-group-first }? Ostatní půjdou do skupiny { cc-group-second }.
tui-cc-order = Vrchní karta se dobírá první. Enter nebo t dá kartu navrch, u a d ji posouvají nahoru a dolů.
tui-cc-order-up = Nahoru (u)
tui-cc-order-down = Dolů (d)
tui-cc-order-top = Navrch (t)
tui-cc-arrange = Vyber skupinu, potom její hodnotu: 1 až { $most }. Hodnota, která tam byla, přejde k druhé skupině.

## Playing

play-hint = Vyber číslem, nebo napiš tah, třeba „down 4 senators“. ? poradí, quit odejde.
play-help-cc =
    cards         ukáže odložené karty a tvou akční rezervu, pokud ji znáš
    ? spy         vysvětlí kartu, skupinu nebo kartu otázky o důvěře
    ? CC-4.6      vysvětlí pravidlo; ? CC-4 celý oddíl; ? veto dobrat hledá slova
    Tahy jdou zkrátit: „down 4 sen“, „up P praetors“, „swap 1 5 spy“, „castle sen
    aed“.
