### Quo Vadis? in the browser: the board, the deal desk, the ledger, the end.

## The board

qv-web-board = Der Spielplan, vom Senat abwärts
qv-web-committee = { $committee ->
    [senate] Der Senat
   *[other] Gremium { $committee }
}: { $number ->
    [0] leer
   *[other] { $seats }
}; { $free ->
    [0] kein freies Feld
    [one] ein freies Feld
   *[other] { $free } freie Felder
}
qv-web-sitting = { qv-who } { $number }
qv-web-choose-senator = { $who ->
    [you] Wähle deinen Senator in { $committee }
   *[other] Wähle den Senator von { qv-who } in { $committee }
}
qv-web-choose-caesar = Wähle Cäsar
qv-web-ask-propose = { $what }: um Zustimmung bitten
qv-web-ask-offer = { $what }: ein Angebot dafür machen
qv-web-shut = { $from }–{ qv-place }: { $reason ->
    [full] kein freies Feld dort (QV-5.1).
    [bound] für diesen Zug ausgeschlossen, so ist es vereinbart (QV-9.2).
    [refused] wer zustimmen müsste, hat zugesagt, es in diesem Zug nicht zu tun (QV-9.2).
   *[few] zu wenige Senatoren in { $from }, um zuzustimmen (QV-5.5).
}
qv-web-place = { $from } – { $committee ->
    [senate] Senat
   *[other] { $committee }
}{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
}
qv-web-between = auf dem Weg { $from }–{ qv-place }

## What you are asked

qv-web-answer = Handel { $number } liegt dir vor. Was sagst du?
qv-web-how = Wähle einen deiner Senatoren oder Cäsar auf dem Spielplan, setze einen Senator ein, oder schlage einen Handel vor.
qv-web-how-hand = Wähle einen deiner Senatoren, setze einen ein, versetze Cäsar, oder schlage einen Handel vor.
qv-web-how-offer = Um { $who ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
} etwas anzubieten, wähle auf dem Spielplan Cäsar oder einen Senator der Familie, oder stelle einen Handel zusammen.
qv-web-how-senator = Ab { $committee }: Eine durchgezogene Linie ist ein Weg, der dir offensteht; eine gestrichelte braucht die Zustimmung anderer.
qv-web-how-caesar = Wähle, wohin Cäsar kommt.
qv-web-how-reserve = Wähle, wo du den Senator einsetzt.
qv-web-bring-in = Senator einsetzen (noch { $reserve })
qv-web-make-offer = Angebot an { $who ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
}
qv-web-senators = Senatoren
qv-web-choices = Wie es weitergehen kann
qv-web-disclosed = Alle decken kurz ihre Lorbeeren auf: { $totals }.

## Around the table

qv-web-families = Die Familien
qv-web-on-turn = am Zug
qv-web-answers = muss antworten
qv-web-reserve = Senatoren zum Einsetzen
qv-web-tiles = Lorbeerplättchen
qv-web-kept = Gehaltene Versprechen
qv-web-broken = Gebrochene Versprechen
qv-web-no-laurels = { $who ->
    [you] Du hast noch keine Lorbeeren.
   *[other] { qv-who } hat noch keine Lorbeeren.
}

## Deals and offers

qv-web-on-table = Der Handel auf dem Tisch
qv-web-deal = Handel { $number } von { $who ->
    [you] dir
   *[other] { qv-who }
}
qv-web-agreed = Zugesagt: { $seats }.
qv-web-waiting = Gewartet wird auf: { $seats }.
qv-web-cannot-pay = Du hast nicht, was du zahlen müsstest.
qv-web-bound = Du hast zugesagt, in diesem Zug nicht zuzustimmen (QV-9.2).
qv-web-bound-now = Für diesen Zug vereinbart
qv-web-bribe = { qv-to } bezahlen, nicht zuzustimmen
qv-web-said = Zu Handel { $number } gesagt
qv-web-offers = Offene Angebote
qv-web-offer = Angebot { $number } von { $who ->
    [you] dir
   *[other] { qv-who }
}
qv-web-offer-others = Handel { $number } zwischen anderen, von { $who ->
    [you] dir
   *[other] { qv-who }
}
qv-web-open-to = Offen für: { $seats }. Niemand muss antworten.
qv-web-cannot-accept = Du kannst nicht annehmen: Du hast nicht, was du zahlen müsstest, oder es widerspricht dem, was in diesem Zug vereinbart ist (QV-9.2).
qv-web-cannot-take = { $together ->
    [yes] Nur zusammen mit einem anderen.
   *[no] So kann es nicht angenommen werden: Es fehlen Zustimmungen oder Lorbeeren zum Zahlen.
}

## The deal desk

qv-web-desk-propose = Einen Handel vorschlagen
qv-web-desk-offer = Ein Angebot an { $who ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
}
qv-web-desk-others = Ein Handel zwischen anderen
qv-web-desk-counter = Auf Handel { $number } anders antworten
qv-web-do-propose = Vorschlagen
qv-web-do-offer = Anbieten
qv-web-do-counter = So antworten
qv-web-consents = Wessen Zustimmung in { $committee }?
qv-web-consents-about = { $caesar ->
    [yes] Cäsar liegt auf diesem Weg: Es ist keine Zustimmung nötig, und niemand bekommt Lorbeer (QV-7.3, QV-7.4).
   *[no] { $seats ->
        [1] Hier ist keine Zustimmung nötig.
        [3] Eine Zustimmung ist nötig; eigene Senatoren hier füllen auf, was offenbleibt. Jede Zustimmung einer anderen Familie bringt ihr einen Einer-Lorbeer (QV-6.2).
       *[other] Zwei Zustimmungen sind nötig; eigene Senatoren hier füllen auf, was offenbleibt. Jede Zustimmung einer anderen Familie bringt ihr einen Einer-Lorbeer (QV-6.2).
    }
}
qv-web-consents-of = Zustimmungen von { $who ->
    [you] dir
   *[other] { qv-who }
}
qv-web-of = ({ $number } hier)
qv-web-nobody-there = Keine andere Familie hat dort einen Senator.
qv-web-ones = Die Bank hat nur noch { $bank ->
    [one] einen Einer-Lorbeer
   *[other] { $bank } Einer-Lorbeeren
}. Wer wird zuerst bedacht?
qv-web-ones-order = in Zugreihenfolge
qv-web-payments = Lorbeeren jetzt: Wer zahlt wem?
qv-web-payer = Wer zahlt
qv-web-paid = Wer bekommt
qv-web-pays = an
qv-web-laurels = Lorbeeren
qv-web-add-payment = Zahlung hinzufügen
qv-web-drop-payment = Diese Zahlung weglassen
qv-web-promises = Versprechen: Wer verspricht wem?
qv-web-promises-about = Wer zusagt, etwas nicht zu tun, ist in diesem Zug daran gebunden (QV-9.2). Was darüber hinausreicht, bindet niemanden, aber alle sehen, was daraus wurde (QV-9.3, QV-9.8).
qv-web-promises-to = an
qv-web-at = In welchem Gremium
qv-web-anywhere = irgendwann
qv-web-at-committee = in { $committee }
qv-web-turns = Wie lange
qv-web-to-the-end = bis zum Ende
qv-web-this-turn = nur dieser Zug
qv-web-for-turns = { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
}
qv-web-add-promise = Versprechen hinzufügen
qv-web-drop-promise = Dieses Versprechen weglassen
qv-web-unfinished = Wähle, worum es in dem Handel geht, oder füge eine Zahlung oder ein Versprechen hinzu.
qv-web-draft = Weiter am Entwurf
qv-web-draft-declined = Den abgelehnten Handel ändern
qv-web-draft-drop = Verwerfen
qv-web-held-turn = { $who ->
    [you] Entworfen für deinen eigenen Zug
   *[other] Entworfen für den Zug von { qv-who }
}. Der Entwurf bleibt bis dahin hier.
qv-web-held-wait = Im Moment geht das nicht. Der Entwurf bleibt hier.
qv-web-held-adapt = Für diesen Zug verwenden
qv-web-fault-senator = { $who ->
    [you] Du hast dort keinen Senator mehr.
   *[other] { qv-who } hat dort keinen Senator mehr.
}
qv-web-fault-consents = { $who ->
    [you] Du hast dort weniger Senatoren.
   *[other] { qv-who } hat dort weniger Senatoren.
}
qv-web-fault-seat = Dort ist jetzt kein Feld frei.
qv-web-fault-reserve = Es ist kein Senator mehr da, der eingesetzt werden könnte.
qv-web-fault-caesar = Cäsar liegt schon dort.
qv-web-fault-bare = Cäsar kommt auf einen Lorbeer, und dort liegt keiner (QV-7.1).
qv-web-fault-drop = Weglassen
qv-web-less = { $what }: eins weniger
qv-web-more = { $what }: eins mehr

## The ledger

qv-web-ledger = Versprechen
qv-web-legend-one = Einer-Gremium
    .about = Ein Senator verlässt es ohne Zustimmung; auf seinem Weg liegen keine Lorbeeren (QV-5.2, QV-1.4).
qv-web-legend-three = Dreier-Gremium
    .about = Um es zu verlassen, braucht es die Zustimmung eines anderen Senators darin (QV-5.3).
qv-web-legend-five = Fünfer-Gremium
    .about = Um es zu verlassen, braucht es die Zustimmung zweier anderer Senatoren darin (QV-5.4).
qv-web-legend-laurel = Lorbeer auf einem Weg
    .about = Wer auf dem Weg zieht, nimmt ihn; er wird sofort ersetzt (QV-6.1). Lorbeeren entscheiden die Partie (QV-8.2).
qv-web-legend-deal = Handel
    .about = Wird als Ganzes ausgeführt, wenn alle zustimmen, die etwas geben (QV-9.7). Was in diesem Zug getan werden kann, bindet (QV-9.2).
qv-web-legend-promise = Versprechen
    .about = Reicht über diesen Zug hinaus und bindet niemanden (QV-9.3); was daraus wurde, ist verzeichnet (QV-9.8).
qv-web-ledger-count = { $open } offen, { $kept } gehalten, { $broken } gebrochen
qv-web-only-open = Nur offene
qv-web-status = { $status ->
    [open] Offen
    [kept] Gehalten
    [broken] Gebrochen
    [never] Nie dazu gekommen
   *[unjudged] Nicht beurteilt
}
qv-web-from-deal = Handel { $number }.
qv-web-left = { $turns ->
    [0] Endet mit diesem Zug.
    [one] Endet mit diesem Zug.
   *[other] Endet nach { $turns } weiteren Zügen.
}

## The end

qv-web-ended = { $reason ->
    [senate] Der fünfte Senator ist in den Senat eingezogen.
    [consul] Drei Partien sind gespielt.
   *[idle] Es wurde nur noch Cäsar versetzt.
}
qv-web-family = Familie
qv-web-in-senate = Plätze im Senat
qv-web-laurel-tiles = Lorbeeren
qv-web-game = Partie { $game }
qv-web-last-game = Letzte Partie:
qv-web-not-scored = Niemand im Senat, also nicht gewertet: { $seats }.

## Start page

web-qv-short = Für drei bis fünf ab 12 Jahren, 45 Minuten: Gremien, Zustimmung und manch ein Handel.

## A new game

web-qv-ones = Einer-Lorbeeren
web-qv-ones-all = Alle sind im Spiel.
web-qv-ones-few = Nur einige: Lorbeeren sind knapp.
web-qv-disclosure = Lorbeeren aufdecken
web-qv-disclosure-false = Die Summen bleiben bis zum Ende geheim.
web-qv-disclosure-true = Nach jedem der ersten drei Senatoren im Senat darf jeder verlangen, dass alle kurz aufdecken.
web-qv-consul = Länge
web-qv-consul-false = Eine Partie.
web-qv-consul-true = Konsulwahl: drei Partien hintereinander.
web-qv-laurels = Lorbeeren
web-qv-laurels-hidden = Die gesammelten Lorbeeren liegen verdeckt.
web-qv-laurels-open = Die Lorbeeren aller liegen offen.
