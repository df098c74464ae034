### Quo Vadis?: what is said when a move or a position is refused.

## The turn

qv-no-passing = Du kannst nicht passen: Setze einen Senator ein, bewege einen oder versetze Cäsar.
qv-action-done = Du hast deine Aktion in diesem Zug schon ausgeführt: Nur Cäsar kann noch versetzt werden.
qv-one-action = Ein Handel kann nur eine Aktion enthalten: einen Senator einsetzen, einen bewegen oder Cäsar versetzen.
qv-nothing-left = Dann bliebe dir in diesem Zug nichts mehr zu tun.
qv-no-senator = Du hast in { $committee } keinen Senator, den du bewegen könntest.
qv-no-reserve = Alle deine Senatoren sind schon auf dem Spielplan.
qv-enter-low = Neue Senatoren kommen in die vier untersten Gremien, nicht { $committee ->
    [senate] in den Senat
   *[other] nach { $committee }
}.
qv-committee-full = Alle Felder { $committee ->
    [senate] im Senat
   *[other] in { $committee }
} sind besetzt.

## Consent

qv-too-few-there = Noch kann niemand { $committee } verlassen: Es { $needed ->
    [one] muss ein anderer Senator da sein, der zustimmt
   *[other] müssen { $needed } andere Senatoren da sein, die zustimmen
}.
qv-too-few-consents = Um { $committee } zu verlassen, braucht es dort die Zustimmung von { $needed ->
    [one] einem anderen Senator
   *[other] { $needed } anderen Senatoren
}.
qv-too-many-consents = Um { $committee } zu verlassen, braucht es die Zustimmung von genau { $needed ->
    [one] einem anderen Senator
   *[other] { $needed } anderen Senatoren
}: Das sind mehr.
qv-not-in-committee = { $seat ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
} hat in { $committee } nicht genug Senatoren für diese Zustimmung.
qv-no-consent-needed = Auf dem Weg { $path } ist keine Zustimmung nötig.
qv-own-consent = Deine eigenen Senatoren stimmen von selbst zu: Ein Handel nennt nur fremde Zustimmungen ({ $seat ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
} ist am Zug).
qv-consent-without-move = Zugestimmt wird einem Zug, und dieser Handel enthält keinen.

## Caesar

qv-caesar-there = Cäsar liegt schon auf { $path }.
qv-caesar-barred = Es ist abgemacht, dass Cäsar in diesem Zug nicht auf { $path } kommt.

## Deals

qv-no-deal = Das lässt sich nicht als Handel lesen; sieh nach bei: { $where }.
qv-cannot-pay = { $seat ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
} wird nicht so viele Lorbeeren haben.
qv-not-asked = Handel { $number } wartet nicht auf deine Antwort.
qv-no-offer = Ein offenes Angebot { $number } gibt es nicht.
qv-nothing-to-withdraw = Du hast keinen Handel und kein Angebot { $number }, das du zurückziehen könntest.
qv-proposals-used = Alle { $limit } Vorschläge dieses Zuges sind gemacht.
qv-offers-used = Du hast alle deine { $limit } Angebote dieses Zuges gemacht.
qv-offer-in-turn = Angebote gehen an die Familie am Zug und kommen von den anderen.
qv-deal-waits = Handel { $number } liegt auf dem Tisch: Beantworte ihn zuerst, oder zieh ihn zurück.
qv-offers-differ = Die Angebote { $first } und { $second } gelten nicht derselben Aktion.

## Variants

qv-no-disclosure = Jetzt kann niemand verlangen, dass Lorbeeren aufgedeckt werden.
qv-no-recall = Jetzt kannst du keinen Senator vom Spielplan nehmen.
qv-nobody-to-recall = Du hast in { $committee } keinen Senator, den du vom Spielplan nehmen könntest.

## Positions

qv-position-committee = { $where }: Hier gibt es nur { $seats ->
    [one] ein Feld
   *[other] { $seats } Felder
}.
qv-position-senators = { $where }: Eine Familie hat nur { $limit } Senatoren, auf dem Spielplan und daneben zusammen.
qv-position-deal = { $where }: Ein solcher Handel kann nicht auf dem Tisch liegen ({ $clause }).
qv-position-no-deal = { $where }: Das lässt sich nicht lesen; sieh nach bei: { $term }.
