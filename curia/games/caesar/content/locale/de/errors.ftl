### Refusals.

## Positions; $where says which part of one

position-hand = { $where }: Eine Hand hat höchstens { $limit } Karten.
position-side = { $where }: Auf einer Seite einer Gruppe liegen höchstens { $limit } Einflusskarten.
position-group = { $where }: An einer Gruppe liegen höchstens { $limit } Einflusskarten.
position-closed = { $where }: An einer abgeschlossenen Gruppe kann kein Einfluss liegen.
position-left = { $where }: Übrige und gewonnene Patrizier müssen zusammen { $size } ergeben.

cc-order-not-all = Nenne { $cards ->
    [one] deine einzige Aktionskarte
   *[other] alle deine { $cards } Aktionskarten, jede so oft, wie du sie hast
}, die oberste zuerst.
cc-order-first = Bring zuerst deine Aktionskarten in eine Reihenfolge.
cc-arrange-first = Lege zuerst an jede Gruppe eine deiner Karten 1 bis 5 an: jeden Wert einmal.
cc-set-up-over = Der Aufbau ist vorbei.

cc-passive = Du bist in diesem Zug passiv: Du ziehst nur noch für die abgelegten Karten nach.
cc-active = Du bist in diesem Zug aktiv: Du kannst nicht mehr tauschen oder passen.
cc-must-lay = Du musst zuerst Einfluss anlegen.
cc-laying-over = Du hast in diesem Zug schon Einfluss angelegt.
cc-laid-enough = Eine Karte verdeckt oder zwei offen: Mehr kannst du in diesem Zug nicht anlegen.
cc-second-open = Jetzt muss die zweite der beiden offenen Karten folgen.
cc-no-second = Für zwei offene Karten brauchst du zwei Einflusskarten auf der Hand und Platz für beide.
cc-action-first = Schließe zuerst die Aktion ab, die du gespielt hast.
cc-one-action = Du kannst jetzt keine Aktionskarte spielen: nur eine je Zug, und nie während du ziehst.
cc-not-asked = Danach hat dich niemand gefragt.
cc-not-in-hand = Du hast { $card ->
    [P] keinen Philosophen
    [assassination] keinen Anschlag
    [castling] keine Rochade
    [scout] keinen Kundschafter
    [spy] keinen Spion
    [veto] kein Veto
    [wrath] keinen Zorn der Götter
   *[other] keine { $card }
} auf der Hand.
cc-no-influence = Ohne Einfluss auf der Hand kannst du nicht aktiv werden: Tausche Karten oder passe.
cc-must-swap = Du hast keinen Einfluss auf der Hand, also musst du mindestens eine Karte tauschen.
cc-swap-not-in-hand = Du kannst nur Karten tauschen, die du auf der Hand hast.
cc-reserve-empty = Von diesem Reservestapel kannst du jetzt nicht ziehen.
cc-must-draw = Du musst eine Karte ziehen.
cc-side-full = Höchstens { $limit } deiner Karten können bei den { cc-group } liegen.
cc-group-full = Höchstens { $limit } Einflusskarten, beide Seiten zusammen, können bei den { cc-group } liegen.
cc-closed = Die { cc-group } sind alle gewonnen: Dort kann nichts mehr angelegt oder angegriffen werden.

cc-no-such-target = Bei den { cc-group } liegt auf der Gegenseite { $card ->
    [P] kein offener Philosoph
   *[other] keine offene { $card }
}.
cc-no-effect = Diese Aktion hätte keine Wirkung.
cc-veto-unasked = Ein Veto spielst du nur, wenn die Gegenseite gerade eine Aktionskarte gespielt hat.
cc-take-not-there = Die Gegenseite hat { $card ->
    [P] keinen Philosophen
    [assassination] keinen Anschlag
    [castling] keine Rochade
    [scout] keinen Kundschafter
    [spy] keinen Spion
    [veto] kein Veto
    [wrath] keinen Zorn der Götter
   *[other] keine { $card }
} auf der Hand.
cc-other-cards = Lege genau die Karten wieder an, die an diesen beiden Gruppen lagen.
