### The game in the terminal.

tui-type-QV = enter b5

## Keys

tui-help-QV =
    Senators are shown by the letter of their family, free seats by a dot. Paths lead up; the laurel of a path stands in brackets, and C is Caesar.
    Deals may be typed: “propose b5>i3; consent red; pay 2 to red; promise red consent at g3”.

tui-qv-caesar = C
tui-qv-plate = { $who ->
    [you] You ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $reserve ->
    [one] 1 senator
   *[other] { $reserve } senators
} left
tui-qv-plate-known = { $who ->
    [you] You ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $laurels ->
    [one] 1 laurel
   *[other] { $laurels } laurels
}, { $reserve ->
    [one] 1 senator
   *[other] { $reserve } senators
} left
tui-qv-tiles = Tiles: { $tiles }
tui-qv-promises = { $number ->
    [one] One promise is
   *[other] { $number } promises are
} open.

## Playing

play-hint-qv = Choose by number, or type a move such as “enter b5”. ? helps, quit leaves.
play-help-qv =
    ledger        lists all promises, and what became of them
    offers        lists the standing offers
    as blue       lets somebody else at this keyboard make an offer
    ? caesar      explains Caesar, the Senate or a laurel, such as IIc
    ? QV-9.7      explains a rule; ? QV-9 a whole section; ? five seats looks for
                  words
    Deals may be typed: “propose b5>i3; consent red; pay 2 to red; promise red
    consent at g3”.
