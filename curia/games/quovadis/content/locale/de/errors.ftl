### Quo Vadis?: what is said when a move or a position is refused.

## The turn

qv-no-passing = Du kannst nicht passen: Setze einen Senator ein, bewege einen oder versetze Cäsar.
qv-action-done = Du hast deine Aktion in diesem Zug schon ausgeführt: Nur Cäsar kann noch versetzt werden.
qv-one-action = Ein Handel kann nur eine Aktion enthalten: einen Senator einsetzen, einen bewegen oder Cäsar versetzen.
qv-nothing-left = Dann bliebe der Familie am Zug keine Aktion, die sie allein ausführen kann.
qv-no-path = Dorthin führt kein Weg: Senatoren ziehen nach oben, von einem Gremium ins nächste.
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
qv-caesar-bare = Cäsar kommt auf einen Lorbeer, und auf { $path } liegt keiner.
qv-caesar-barred = Es ist abgemacht, dass Cäsar in diesem Zug nicht auf { $path } kommt.

## What was agreed not to be done this turn

qv-enter-barred = Es ist abgemacht, dass in diesem Zug kein Senator in { $committee } eingesetzt wird.
qv-move-barred = Es ist abgemacht, dass in diesem Zug niemand über { $path } zieht.
qv-consent-barred = { $seat ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
} hat zugesagt, diesem Zug nicht zuzustimmen.
qv-consent-agreed = { $seat ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
} hat die Zustimmung schon zugesagt, in Handel { $number }.

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
qv-too-many-payments = Ein Handel enthält höchstens { $limit } Zahlungen.
qv-too-many-promises = Ein Handel enthält höchstens { $limit } Versprechen.
qv-offer-in-turn = Angebote kommen von denen, die nicht am Zug sind.
qv-deal-waits = Handel { $number } liegt auf dem Tisch: Beantworte ihn zuerst, oder zieh ihn zurück.
qv-offers-differ = Die Angebote { $first } und { $second } gelten nicht derselben Aktion.
qv-between-others = Handel { $number } ist ein Handel zwischen anderen: Er lässt sich nicht nehmen und nicht mit einem Gegenvorschlag beantworten, nur annehmen oder ablehnen.

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
