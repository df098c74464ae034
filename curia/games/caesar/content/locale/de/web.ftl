### The table on the page.

## Everywhere

web-rules-edition = { $edition ->
    [kosmos] Deutsche Ausgabe
    [czech] Tschechische Ausgabe
    [dutch] Niederländische Ausgabe
   *[french] Französische Ausgabe
}
web-legend-influence = Einfluss 1 bis 5
    .about = Zählt seinen Wert bei einer Vertrauensfrage an seiner Gruppe (CC-4.4). In jedem aktiven Zug wird eine Karte verdeckt oder werden zwei offen angelegt (CC-3.5).
web-legend-vote =
    .about = Am Ende jedes aktiven Zuges wird die oberste aufgedeckt (CC-3.11); sie stellt die Vertrauensfrage an ihrer Gruppe (CC-4.1).

## Start page

web-cc-short = Für zwei, eine halbe Stunde: Bluff, der richtige Moment und acht Vertrauensfrage-Karten.

## A new game

web-cc-memory = Merkhilfen.
    .about = Du siehst die Reihenfolge deiner eigenen Aktionskarten; nach den Regeln musst du sie dir merken.
    .people = Wer sich setzt, ist einverstanden, dass alle Merkhilfen haben.
web-edition-kosmos = Deutsch.
    .about = Die Regeln von 1997, die übliche Wahl.
web-edition-czech = Tschechisch.
    .about = Spielt sich wie die deutsche.
web-edition-dutch = Niederländisch.
    .about = Wer keinen Einfluss auf der Hand hat, muss Karten dafür eintauschen.
web-edition-french = Französisch.
    .about = Vertrauensfragen bei acht Karten kommen nach dem Auffüllen, mit einer Aktionskarte dazwischen oder danach; Mehrheiten zählen nur in ganz gewonnenen Gruppen.
web-cc-actions = Aktionskarten
web-cc-actions-chosen = Alle sortieren ihre Aktionsreserve selbst.
web-cc-actions-shuffled = Die Aktionsreserven werden gemischt: gut für die erste Partie.
web-cc-orgies = Orgien
web-cc-orgies-all = Alle drei Orgien bleiben im Stapel.
web-cc-orgies-late = Sobald zwei Gruppen abgeschlossen sind, scheidet eine einfache Orgie aus, wenn sie aufgedeckt wird.
web-cc-orgies-early = Eine einfache Orgie wird vor der Partie entfernt.
web-cc-extraordinary = Vertrauensfragen bei acht Karten
web-cc-extraordinary-before = Vor dem Auffüllen der Hand.
web-cc-extraordinary-after = Nach dem Auffüllen der Hand.
web-cc-vote-action = Eine Aktionskarte dabei
web-cc-vote-action-no = Sind die Karten aufgedeckt, darf keine mehr gespielt werden.
web-cc-vote-action-yes = Wer am Zug ist, darf eine spielen, wenn die Karten aufgedeckt sind.
web-cc-late-action = Eine Aktionskarte vor der Vertrauensfrage-Karte
web-cc-late-action-no = Ist die Hand aufgefüllt, darf keine mehr gespielt werden.
web-cc-late-action-yes = Wer am Zug ist, darf nach dem Auffüllen noch eine spielen, bevor die Karte aufgedeckt wird.
web-cc-no-influence = Kein Einfluss auf der Hand
web-cc-no-influence-may-pass = Wer keinen hat, darf passen.
web-cc-no-influence-must-swap = Wer keinen hat, muss Karten tauschen.
web-cc-spied = Nach einem Spion
web-cc-spied-may = Wer eine Karte verlor, darf eine ziehen.
web-cc-spied-must = Wer eine Karte verlor, muss eine ziehen.
web-cc-vetoer = Nach einem Veto
web-cc-vetoer-may = Wer es spielte, darf eine Karte ziehen.
web-cc-vetoer-must = Wer es spielte, muss eine Karte ziehen.
web-cc-lone-end = Allein weiterspielen
web-cc-lone-end-five = Endet mit fünf eigenen Karten an jeder offenen Gruppe.
web-cc-lone-end-no-room = Endet, wenn nichts mehr angelegt werden kann, gleich aus welchem Grund.
web-cc-lone-end-last-hand = Endet mit der letzten Einflusskarte der Hand; es wird nichts gezogen.
web-cc-majority = Der Punkt für die Mehrheit
web-cc-majority-absolute = Für drei von fünf oder zwei von drei.
web-cc-majority-group-won = Ebenso, aber nur, wenn die ganze Gruppe gewonnen ist.
web-cc-whole-group = Der Punkt für die ganze Gruppe
web-cc-whole-group-whole = Für alle Patrizier einer Gruppe.
web-cc-whole-group-won-so-far = Für alle bisher gewonnenen, auch wenn noch welche übrig sind.

web-card-back = { $kind ->
    [action] eine Aktionskarte von { $side ->
        [cleopatra] Cleopatra
       *[caesar] Caesar
    }, verdeckt
   *[influence] eine Einflusskarte von { $side ->
        [cleopatra] Cleopatra
       *[caesar] Caesar
    }, verdeckt
}
web-card-down = { $card }, verdeckt
web-side = { $seat ->
    [cleopatra] Cleopatra
   *[caesar] Caesar
} bei den { cc-group }
web-sum = Einfluss
web-sum-about = Der Einfluss, der hier zu sehen ist
web-group-state = noch { $left } von { $size } Patriziern; gewonnen: Cleopatra { $cleopatra }, Caesar { $caesar }
web-bonus = Bonus
web-zone = { $what }: { cc-group }
web-face-up = Offen
web-face-down = Verdeckt
web-here-scout = Kundschafter
web-here-wrath = Zorn hierher
web-here-castle-first = Diese …
web-here-castle-second = … und diese
web-reserve-influence = Einflussreserve
web-reserve-action = Aktionsreserve
web-on-top = oben: { cc-card }
web-patricians = Gewonnene Patrizier
web-points = Punkte bisher
web-votes = Vertrauensfragen
web-votes-shown = Aufgedeckt
web-votes-come = Noch im Stapel ({ $number })
web-none-yet = noch keine
web-your-hand = Deine Hand
web-main-how = Wähle eine Handkarte, oder zieh sie auf eine Gruppe. Lege eine Karte verdeckt an oder zwei offen.
web-second-how = Wähle die zweite Karte und wohin du sie legst.
web-choose-group = Wähle eine Gruppe.
web-choose-hit = Wähle die Karte, die es treffen soll.
web-card-not-now = Sie kann jetzt nicht gespielt werden.
web-let-pass = Immer geschehen lassen; du wirst nicht mehr gefragt
web-standing = Wenn eine Aktionskarte gespielt wird
web-standing-is-ask = Ich werde gefragt
web-standing-is-pass = immer geschehen lassen
web-standing-is-own = meine festen Antworten
web-standing-about = Antworten, die du hier hinterlässt, werden für dich gegeben. Niemand kann sie von einer spontanen Wahl unterscheiden. Ein Veto wird nur gespielt, solange du eines hast.
web-standing-others = Alle anderen
web-standing-ask = Mich fragen
web-standing-allow = Geschehen lassen
web-standing-veto = Veto spielen
web-swap-how = Wähle die Karten, die du ablegst. Du ziehst ebenso viele.
web-swap-do = { $number ->
    [one] Eine Karte ablegen
   *[other] { $number } Karten ablegen
}
web-order-how = Zieh die Karten in die gewünschte Reihenfolge (mit dem Finger am Griff), oder bewege sie mit den Pfeilen. Gezogen wird von oben, Nummer 1 zuerst.
web-order-up = { cc-card }: einen Platz nach oben
web-order-down = { cc-card }: einen Platz nach unten
web-order-grip = { cc-card }: mit den Pfeiltasten bewegen
web-order-moved = { cc-card }: Platz { $place }
web-order-done = In dieser Reihenfolge
web-shuffle = Mischen
web-shuffled = Gemischt.
web-suggestion = Vorschlag { $number }
web-arrange-how = Zieh eine Karte auf eine andere, um sie zu tauschen, oder wähle zwei.
web-arrange-item = { cc-card } bei den { cc-group }
web-arrange-done = So anlegen
web-castle-how = Zieh eine Karte zur anderen Gruppe, oder drücke darauf.
web-castle-item = { cc-card }: zu den { cc-group } bewegen
web-castle-done = So anlegen
web-castle-full = Für so viele ist kein Platz.
web-vote-scene = Vertrauensfrage: { cc-group }
web-skip = Weiter
web-skip-votes = Alle überspringen (noch { $number })
web-score-for = Punkte für
web-score-patricians = Patrizier
web-score-majority = Mehrheit
web-score-whole = alle davon
web-score-bonus = Einflussbonus
