### The game in the terminal.

tui-type-QV = enter b5

## Keys

tui-help-QV =
    Senatoren stehen als Buchstabe ihrer Familie da, freie Felder als Punkt. Wege führen nach oben; der Lorbeer eines Weges steht in Klammern, und C ist Cäsar.
    Ein Handel lässt sich tippen: „propose b5>i3; consent red; pay 2 to red; promise red consent at g3“.

tui-qv-caesar = C
tui-qv-plate = { $who ->
    [you] Du ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $tiles } Plättchen, noch { $reserve ->
    [one] 1 Senator
   *[other] { $reserve } Senatoren
}
tui-qv-plate-known = { $who ->
    [you] Du ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $laurels ->
    [one] 1 Lorbeer
   *[other] { $laurels } Lorbeeren
}, noch { $reserve ->
    [one] 1 Senator
   *[other] { $reserve } Senatoren
}
tui-qv-tiles = Plättchen: { $tiles }
tui-qv-promises = { $number ->
    [one] Ein Versprechen ist
   *[other] { $number } Versprechen sind
} offen.

## Playing

play-hint-qv = Wähle mit einer Zahl, oder tippe einen Zug wie „enter b5“. ? hilft, quit beendet.
play-help-qv =
    ledger        listet alle Versprechen auf und was aus ihnen wurde
    offers        listet die offenen Angebote auf
    as blue       lässt jemand anderen an dieser Tastatur ein Angebot machen
    ? caesar      erklärt Cäsar, den Senat oder einen Lorbeer, etwa IIc
    ? QV-9.7      erklärt eine Regel, ? QV-9 viele; ? fünf Felder sucht Wörter
    Ein Handel lässt sich tippen: „propose b5>i3; consent red; pay 2 to red;
    promise red consent at g3“.
