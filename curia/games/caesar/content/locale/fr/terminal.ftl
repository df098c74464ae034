### The game in the terminal.

tui-type-CC = down 4 senators

## Keys

tui-help-CC =
    Une carte suivie de * est face cachée ; un * seul est une carte que vous ne pouvez pas voir. Le nombre à côté d’un nom est l’influence que vous pouvez y voir. Mains et réserves sont comptées en cartes Influence+Manipulation.
    Les coups s’abrègent : « down 4 sen », « up P praetors », « swap 1 5 spy », « castle sen aed ».

tui-cc-table-sum = { $influence }
tui-cc-table-sum-more = { $influence }+
tui-cc-plate = { $who ->
    [you] Vous ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} · gagnés : { $won }
tui-cc-hand = Main :
tui-cc-hand-count = main { $influence }+{ $action }
tui-cc-reserves = réserves { $influence }+{ $action }
tui-cc-bonus = mission : { cc-group }
tui-cc-form-order = un ordre à vous
tui-cc-form-arrange = autrement
tui-cc-form-rearrange = choisir les cartes
tui-cc-swap = Quelles cartes défaussez-vous ? Vous en piochez autant.
tui-cc-rearrange = Lesquelles vont devant les { cc-group-first } ? Les autres vont devant les { cc-group-second }.
tui-cc-order = La carte du dessus est piochée d’abord. Entrée ou t met une carte sur le dessus, u et d la font monter et descendre.
tui-cc-order-up = Monter (u)
tui-cc-order-down = Descendre (d)
tui-cc-order-top = Sur le dessus (t)
tui-cc-arrange = Choisissez un groupe, puis sa valeur : de 1 à { $most }. La valeur qui s’y trouvait va à l’autre groupe.

## Playing

play-hint = Choisissez par un numéro, ou tapez un coup comme « down 4 senators ». ? pour l’aide, quit pour partir.
play-help-cc =
    cards         montre les défausses, et la réserve Manipulation si vous la
                  connaissez
    ? spy         explique une carte, un groupe ou une carte Suffrage
    ? CC-4.6      explique une règle ; ? CC-4 une section ; ? orgie cherche un mot
    Les coups s’abrègent : « down 4 sen », « up P praetors », « swap 1 5 spy »,
    « castle sen aed ».
