### The game in the terminal.

tui-type-QV = enter b5

## Keys

tui-help-QV =
    Senatoren staan er met de letter van hun familie, vrije plaatsen met een punt. Paden gaan omhoog; de lauwer van een pad staat tussen haakjes, en C is Caesar.
    Deals mag je typen: “propose b5>i3; consent red; pay 2 to red; promise red consent at g3”.

tui-qv-caesar = C
tui-qv-plate = { $who ->
    [you] Jij ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $tiles ->
    [one] 1 fiche
   *[other] { $tiles } fiches
}, nog { $reserve ->
    [one] 1 senator
   *[other] { $reserve } senatoren
}
tui-qv-plate-known = { $who ->
    [you] Jij ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $laurels ->
    [one] 1 lauwer
   *[other] { $laurels } lauweren
}, nog { $reserve ->
    [one] 1 senator
   *[other] { $reserve } senatoren
}
tui-qv-tiles = Fiches: { $tiles }
tui-qv-promises = { $number ->
    [one] Er staat één belofte
   *[other] Er staan { $number } beloften
} open.

## Playing

play-hint-qv = Kies een nummer, of typ een zet zoals “enter b5”. ? geeft hulp, quit stopt.
play-help-qv =
    ledger        noemt alle beloften, en wat ervan is geworden
    offers        noemt de openstaande aanbiedingen
    as blue       laat iemand anders aan dit toetsenbord een aanbod doen
    ? caesar      legt Caesar, de Senaat of een lauwer zoals IIc uit
    ? QV-9.7      een regel; ? QV-9 een hoofdstuk; ? vijf plaatsen zoekt woorden
    Deals mag je typen: “propose b5>i3; consent red; pay 2 to red; promise red
    consent at g3”.
