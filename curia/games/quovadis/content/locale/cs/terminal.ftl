### The game in the terminal.

tui-type-QV = enter b5

## Keys

tui-help-QV =
    Senátory značí písmeno jejich rodu, volná křesla tečka. Cesty vedou vzhůru; vavřín na cestě je v závorkách a C je Caesar.
    Dohody jdou psát: „propose b5>i3; consent red; pay 2 to red; promise red consent at g3“.

tui-qv-caesar = C
tui-qv-plate = { $who ->
    [you] Ty ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $tiles ->
    [one] 1 žeton
    [few] { $tiles } žetony
   *[other] { $tiles } žetonů
}, { $reserve ->
    [one] zbývá 1 senátor
    [few] zbývají { $reserve } senátoři
   *[other] zbývá { $reserve } senátorů
}
tui-qv-plate-known = { $who ->
    [you] Ty ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $laurels ->
    [one] 1 vavřín
    [few] { $laurels } vavříny
   *[other] { $laurels } vavřínů
}, { $reserve ->
    [one] zbývá 1 senátor
    [few] zbývají { $reserve } senátoři
   *[other] zbývá { $reserve } senátorů
}
tui-qv-tiles = Žetony: { $tiles }
tui-qv-promises = { $number ->
    [one] Jeden slib je otevřený.
    [few] { $number } sliby jsou otevřené.
   *[other] { $number } slibů je otevřených.
}

## Playing

play-hint-qv = Vyber číslem, nebo napiš tah, třeba „enter b5“. ? poradí, quit odejde.
play-help-qv =
    ledger        vypíše všechny sliby a jak dopadly
    offers        vypíše otevřené nabídky
    as blue       dá slovo k nabídce někomu jinému u této klávesnice
    ? caesar      vysvětlí Caesara, Senát nebo vavřín, třeba IIc
    ? QV-9.7      vysvětlí pravidlo; ? QV-9 celý oddíl; ? pěti křesly hledá slova
    Dohody jdou psát: „propose b5>i3; consent red; pay 2 to red; promise red
    consent at g3“.
