### Quo Vadis?: names of families, committees and laurels, and what happened at the table.

## The game and its seats

qv-name = Quo Vadis?
    .about = Drei bis fünf Familien bringen Senatoren bis in den Senat und feilschen um jeden Schritt.
qv-seat-red = Rot
qv-seat-blue = Blau
qv-seat-green = Grün
qv-seat-yellow = Gelb
qv-seat-purple = Purpur

## The board

qv-senate = der Senat
    .about = Die Partie endet, wenn der fünfte Senator einzieht. Nur Familien mit einem Senator dort werden gewertet (QV-8.1, QV-8.2).
qv-committee = Gremium { $committee }
qv-caesar = Cäsar
    .about = Auf dem Weg, auf dem er liegt, zieht ein Senator ohne Zustimmung weiter, und niemand bekommt Lorbeeren (QV-7.3, QV-7.4).

## Laurels

qv-laurel-I = I
    .about = Ein Lorbeer. Lohn für jede Zustimmung, die einer anderen Familie gegeben wird (QV-6.2).
qv-laurel-II = II
    .about = Zwei Lorbeeren.
qv-laurel-IIc = II mit Cäsar
    .about = Zwei Lorbeeren. Wer dieses Plättchen von einem Weg nimmt, darf auch Cäsar versetzen (QV-7.2).
qv-laurel-III = III
    .about = Drei Lorbeeren.
qv-laurel-IV = IV
    .about = Vier Lorbeeren.
qv-laurel-V = V
    .about = Fünf Lorbeeren.

## Names inside sentences. $who and $to are "you" for the person who reads, else a seat; $kind is a tile.
## `qv-who` is a nominative, `qv-to` a dative. The letters of the families are those of the names in commands.

qv-who = { $who ->
    [you] du
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
}
qv-to = { $to ->
    [you] dir
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
}
qv-against = { $against ->
    [you] dir
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
}
qv-giver = { $who ->
    [you] dir
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
}
qv-awaited = { $who ->
    [you] dich
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
}
qv-letter = { $seat ->
    [red] R
    [blue] B
    [green] G
    [yellow] Y
   *[purple] P
}
qv-place = { $committee ->
    [senate] Senat
   *[other] { $committee }
}
qv-tile = { $kind ->
    [IIc] II mit Cäsar
   *[other] { $kind }
}
qv-tiles = { $number ->
    [1] { $kind }
   *[other] { $number }-mal { $kind }
}
qv-laurels = { $laurels ->
    [one] 1 Lorbeer
   *[other] { $laurels } Lorbeeren
}
qv-nothing = nichts

## What happened

qv-happened-position = Die Partie beginnt mit einer von Hand aufgebauten Stellung.
qv-happened-started = { $who ->
    [you] Du beginnst.
   *[other] { qv-who } beginnt.
}
qv-happened-laid-out = Die Lorbeeren werden auf die Wege gelegt.
qv-happened-entered = { $who ->
    [you] Du setzt einen Senator in { $committee } ein.
   *[other] { qv-who } setzt einen Senator in { $committee } ein.
}
qv-happened-moved = { $who ->
    [you] Du ziehst
   *[other] { qv-who } zieht
} einen Senator von { $from } { $committee ->
    [senate] in den Senat
   *[other] nach { $committee }
}{ $kind ->
    [none] {""}
    [hidden] { $who ->
        [you] {" "}und nimmst den Lorbeer
       *[other] {" "}und nimmt den Lorbeer
    }
   *[other] { $who ->
        [you] {" "}und nimmst den Lorbeer { qv-tile }
       *[other] {" "}und nimmt den Lorbeer { qv-tile }
    }
}.{ $consents ->
    [0] {""}
   *[other] {" "}Zustimmung von { $givers }.
}
qv-happened-new-tile = Neuer Lorbeer auf dem Weg { $from }–{ qv-place }: { qv-tile }.
qv-happened-earned = { $who ->
    [you] Du bekommst
   *[other] { qv-who } bekommt
} { $ones ->
    [one] einen Einer-Lorbeer
   *[other] { $ones } Einer-Lorbeeren
} für die Zustimmung.
qv-happened-caesar = { $who ->
    [you] Du versetzt Cäsar
   *[other] { qv-who } versetzt Cäsar
} auf den Weg { $from }–{ qv-place }.
qv-happened-skipped = { $who ->
    [you] Du lässt Cäsar, wo er ist.
   *[other] { qv-who } lässt Cäsar, wo er ist.
}
qv-happened-paid = { $who ->
    [you] Du zahlst
   *[other] { qv-who } zahlt
} { qv-to } { qv-laurels }.
qv-happened-paid-tiles = { $who ->
    [you] Du zahlst
   *[other] { qv-who } zahlt
} { qv-to } { qv-laurels }: { $tiles }.
qv-happened-paid-change = { $who ->
    [you] Du zahlst
   *[other] { qv-who } zahlt
} { qv-to } { qv-laurels }: { $tiles }. Zurück kommt: { $change }.
qv-happened-disclosed = { $who ->
    [you] Du lässt die Lorbeeren aufdecken.
   *[other] { qv-who } lässt die Lorbeeren aufdecken.
} Es sind: { $totals }.
qv-happened-disclosed-then = { $who ->
    [you] Du lässt die Lorbeeren aufdecken, und alle zeigen sie.
   *[other] { qv-who } lässt die Lorbeeren aufdecken, und alle zeigen sie.
}
qv-total = { $seat ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
} { $laurels }
qv-shown = { $seat ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Purpur
} { $laurels } ({ $tiles })
qv-happened-proposed = { $who ->
    [you] Du schlägst
   *[other] { qv-who } schlägt
} Handel { $number } vor: { $deal }.
qv-happened-countered = { $who ->
    [you] Du antwortest
   *[other] { qv-who } antwortet
} auf Handel { $answers } mit Handel { $number }: { $deal }.
qv-happened-offered = { $who ->
    [you] Du bietest
   *[other] { qv-who } bietet
} Handel { $number } an: { $deal }.
qv-happened-offered-others = { $who ->
    [you] Du bietest
   *[other] { qv-who } bietet
} anderen Handel { $number } an: { $deal }. Offen für: { $seats }.
qv-happened-took = { $who ->
    [you] Du nimmst
   *[other] { qv-who } nimmt
} Angebot { $number } an: { $deal }.
qv-happened-took-two = { $who ->
    [you] Du nimmst
   *[other] { qv-who } nimmt
} die Angebote { $number } und { $second } zusammen an: { $deal }.
qv-happened-accepted = { $who ->
    [you] Du nimmst
   *[other] { qv-who } nimmt
} Handel { $number } an.
qv-happened-declined = { $who ->
    [you] Du lehnst
   *[other] { qv-who } lehnt
} Handel { $number } ab.
qv-happened-withdrew = { $who ->
    [you] Du ziehst
   *[other] { qv-who } zieht
} Handel { $number } zurück.
qv-happened-done = Handel { $number } ist ausgeführt.
qv-happened-off = Handel { $number } ist geplatzt: Mit diesen Plättchen lassen sich die Zahlungen nicht leisten.
qv-happened-promised = { $promise }.
qv-happened-judged = { $status ->
    [kept] Versprechen gehalten
    [broken] Versprechen gebrochen
   *[never] Versprechen erledigt, denn es kam nie dazu
}: { $promise }.
qv-happened-judged-number = { $status ->
    [kept] Versprechen { $number } ist gehalten.
    [broken] Versprechen { $number } ist gebrochen.
   *[never] Versprechen { $number } ist erledigt, denn es kam nie dazu.
}
qv-happened-recalled = { $who ->
    [you] Du nimmst einen Senator vom Spielplan, aus { $committee }.
   *[other] { qv-who } nimmt einen Senator vom Spielplan, aus { $committee }.
}
qv-happened-game-over = { $reason ->
    [senate] Die Partie ist zu Ende: Der fünfte Senator ist in den Senat eingezogen (QV-8.1).
   *[idle] Die Partie ist zu Ende: In je 15 Zügen wurde nur noch Cäsar versetzt (QV-8.4).
} Lorbeeren: { $totals }.
qv-happened-resigned = { $who ->
    [you] Du gibst auf.
   *[other] { qv-who } gibt auf.
}
qv-happened-forfeit = { $who ->
    [you] Für dich wird die Partie als verloren gewertet.
   *[other] Für { qv-who } wird die Partie als verloren gewertet.
}
qv-happened-abandoned = Die Partie wird abgebrochen.
qv-happened-back = Die letzten Züge werden zurückgenommen.
qv-happened-upgraded = Mit einer Aktualisierung haben sich die Regeln geändert, und ein Zug ist nicht mehr erlaubt: Die Partie geht vor ihm weiter.

## Deals: who gives what to whom. The parts of a deal are joined to one sentence.

qv-deal-move = { $who ->
    [you] du ziehst
   *[other] { qv-who } zieht
} einen Senator von { $from } { $committee ->
    [senate] in den Senat
   *[other] nach { $committee }
}
qv-deal-enter = { $who ->
    [you] du setzt
   *[other] { qv-who } setzt
} einen Senator in { $committee } ein
qv-deal-caesar = { $who ->
    [you] du versetzt
   *[other] { qv-who } versetzt
} Cäsar auf den Weg { $from }–{ qv-place }
qv-deal-caesar-then = { $who ->
    [you] du versetzt
   *[other] { qv-who } versetzt
} Cäsar danach auf den Weg { $from }–{ qv-place }
qv-deal-consent = { $who ->
    [you] du gibst
   *[other] { qv-who } gibt
} { $number ->
    [one] eine Zustimmung
   *[other] { $number } Zustimmungen
}
qv-deal-payment = { $who ->
    [you] du zahlst
   *[other] { qv-who } zahlt
} { $to ->
    [you] dir
   *[other] { qv-to }
} { qv-laurels }
qv-deal-ones = reichen die Einer-Lorbeeren nicht, werden zuerst bedacht: { $seats }

qv-until = { $turns ->
    [end] {""}
    [one] {" "}(innerhalb einer Runde)
   *[other] {" "}(innerhalb von { $turns } Runden)
}
qv-for = { $turns ->
    [end] {""}
    [0] {" "}(für den Rest dieses Zuges)
    [one] {" "}(eine Runde lang)
   *[other] {" "}({ $turns } Runden lang)
}
qv-promise-consent = { $who ->
    [you] du versprichst
   *[other] { qv-who } verspricht
} { qv-to } irgendwann eine Zustimmung{ qv-until }
qv-promise-consent-at = { $who ->
    [you] du versprichst
   *[other] { qv-who } verspricht
} { qv-to } eine Zustimmung in { $committee }{ qv-until }
qv-promise-no-consent = { $who ->
    [you] du versprichst
   *[other] { qv-who } verspricht
} { qv-to }, { qv-against } nicht zuzustimmen{ qv-for }
qv-promise-caesar = { $who ->
    [you] du versprichst
   *[other] { qv-who } verspricht
} { qv-to }, Cäsar auf den Weg { $from }–{ qv-place } zu versetzen{ qv-until }
qv-promise-no-caesar = { $who ->
    [you] du versprichst
   *[other] { qv-who } verspricht
} { qv-to }, Cäsar nicht auf den Weg { $from }–{ qv-place } zu versetzen{ qv-for }
qv-promise-no-enter = { $who ->
    [you] du versprichst
   *[other] { qv-who } verspricht
} { qv-to }, keinen Senator in { $committee } einzusetzen{ qv-for }
qv-promise-no-move = { $who ->
    [you] du versprichst
   *[other] { qv-who } verspricht
} { qv-to }, keinen Senator von { $from } { $committee ->
    [senate] in den Senat
   *[other] nach { $committee }
} zu ziehen{ qv-for }
qv-promise-pay = { $who ->
    [you] du versprichst
   *[other] { qv-who } verspricht
} { qv-to } { qv-laurels }{ qv-until }
qv-promise-words = { $who ->
    [you] du sagst
   *[other] { qv-who } sagt
} { qv-to }: „{ $text }“{ qv-for }

## The table

qv-table-committee = { $committee ->
    [senate] Senat
   *[other] { $committee }
}
qv-table-path = { $committee ->
    [senate] zum Senat
   *[other] nach { $committee }
}
qv-table-path-laurel = { $committee ->
    [senate] zum Senat
   *[other] nach { $committee }
}: { $kind ->
    [none] kein Lorbeer
   *[other] { $kind }
}
qv-table-path-caesar = { $committee ->
    [senate] zum Senat
   *[other] nach { $committee }
}: { $kind ->
    [none] Cäsar, kein Lorbeer
   *[other] Cäsar auf { $kind }, kein Lorbeer
}
qv-table-key = Buchstaben sind besetzte Felder, Punkte freie; Wege führen nach oben. IIc ist eine II mit Cäsar.
qv-text-committee = { $seats }; { $paths }
qv-table-player = { $who ->
    [you] Du ({ $name }, { $letter })
   *[other] { qv-who } ({ $letter })
}: { $tiles ->
    [0] keine Lorbeerplättchen
    [one] ein Lorbeerplättchen
   *[other] { $tiles } Lorbeerplättchen
}; { $reserve ->
    [0] keine Senatoren einzusetzen
    [one] noch ein Senator einzusetzen
   *[other] noch { $reserve } Senatoren einzusetzen
}
qv-table-player-tiles = { $who ->
    [you] Du ({ $name }, { $letter })
   *[other] { qv-who } ({ $letter })
}: { qv-laurels } ({ $cards }); { $reserve ->
    [0] keine Senatoren einzusetzen
    [one] noch ein Senator einzusetzen
   *[other] noch { $reserve } Senatoren einzusetzen
}
qv-table-bank = Bank: { $bank ->
    [one] ein Einer-Lorbeer
   *[other] { $bank } Einer-Lorbeeren
}. Vorrat: { $stock } Plättchen.
qv-table-consul = Partie { $game } von drei der Konsulwahl.
qv-table-noted = Notiert nach Partie { $game }: { $totals }.
qv-table-deal = Auf dem Tisch liegt Handel { $number } von { $who ->
    [you] dir
   *[other] { qv-who }
}: { $deal }. Gewartet wird auf: { $seats }.
qv-table-offer = Angebot { $number } von { $who ->
    [you] dir
   *[other] { qv-who }
}: { $deal }.
qv-table-offer-others = Handel { $number } zwischen anderen, von { $who ->
    [you] dir
   *[other] { qv-who }
}: { $deal }. Offen für: { $seats }.
qv-table-promise = { $status ->
    [open] Offen
    [kept] Gehalten
    [broken] Gebrochen
    [never] Nie dazu gekommen
   *[unjudged] Nicht beurteilt
}: { $promise }.
qv-table-no-promises = Niemand hat etwas versprochen.
qv-table-barred = Für diesen Zug abgemacht: Cäsar kommt nicht auf den Weg { $from }–{ qv-place }.
qv-table-no-enter = Für diesen Zug abgemacht: In { $committee } wird kein Senator eingesetzt.
qv-table-no-move = Für diesen Zug abgemacht: Niemand zieht von { $from } { $committee ->
    [senate] in den Senat
   *[other] nach { $committee }
}.
qv-table-no-consent = Für diesen Zug abgemacht: { $who ->
    [you] Du stimmst
   *[other] { qv-who } stimmt
} nicht zu.

## What is being asked

qv-ask-action = Was tust du?
qv-ask-deal = Handel { $number } liegt dir vor: { $deal }. Was sagst du?
qv-ask-caesar = Du hast einen Lorbeer mit Cäsar genommen. Versetzt du Cäsar?
qv-ask-recall = Nimm einen deiner Senatoren vom Spielplan.
qv-ask-aside = { qv-who } ist am Zug. (Enter: weiter; offer, table, ?) >{" "}
qv-aside-accept = Handel { $number } annehmen
qv-aside-decline = Handel { $number } ablehnen
qv-aside-leave = offen lassen

## Moves, as choices and in a list

qv-move-enter = Einen Senator in { $committee } einsetzen
qv-move-move = Einen Senator von { $from } { $committee ->
    [senate] in den Senat
   *[other] nach { $committee }
} ziehen
qv-move-caesar = Cäsar auf den Weg { $from }–{ qv-place } versetzen
qv-move-skip = Cäsar lassen, wo er ist
qv-move-disclose = Alle Lorbeeren aufdecken lassen
qv-move-recall = Einen Senator aus { $committee } vom Spielplan nehmen
qv-move-accept = Handel { $number } annehmen
qv-move-decline = Handel { $number } ablehnen
qv-move-withdraw = Handel { $number } zurückziehen
qv-move-take = Angebot { $number } annehmen
qv-move-take-two = Die Angebote { $number } und { $second } zusammen annehmen
qv-move-propose = Vorschlagen: { $deal }
qv-move-offer = Anbieten: { $deal }
qv-move-counter = Auf Handel { $number } antworten: { $deal }

## Choosing step by step

qv-choose-enter = einen Senator einsetzen
qv-choose-move = einen Senator bewegen
qv-choose-caesar = Cäsar versetzen
qv-choose-propose = einen Handel vorschlagen
qv-choose-take = ein Angebot annehmen
qv-choose-disclose = alle Lorbeeren aufdecken lassen
qv-choose-skip = Cäsar lassen, wo er ist
qv-choose-accept = annehmen
qv-choose-decline = ablehnen
qv-choose-counter = mit einem anderen Handel antworten
qv-choose-where = Wo?
qv-choose-which-move = Welcher Weg?
qv-choose-which-offer = Welches Angebot?
qv-choose-path = { $from }–{ qv-place }{ $caesar ->
    [yes] { $kind ->
        [none] , kein Lorbeer: Cäsar liegt dort
       *[other] , kein Lorbeer: Cäsar liegt auf { qv-tile }
    }
   *[no] { $kind ->
        [none] {""}
       *[other] , Lorbeer { qv-tile }
    }
}
qv-choose-path-consents = { $from }–{ qv-place }{ $kind ->
    [none] {""}
   *[other] , Lorbeer { qv-tile }
}; es { $lacking ->
    [one] fehlt eine Zustimmung
   *[other] fehlen { $lacking } Zustimmungen
}

## Composing a deal

qv-compose-action = Worum geht es in dem Handel?
qv-compose-action-move = { $who ->
    [you] du bewegst einen Senator
   *[other] { qv-who } bewegt einen Senator
}
qv-compose-action-enter = { $who ->
    [you] du setzt einen Senator ein
   *[other] { qv-who } setzt einen Senator ein
}
qv-compose-action-caesar = { $who ->
    [you] du versetzt Cäsar
   *[other] { qv-who } versetzt Cäsar
}
qv-compose-action-none = nur um Zahlungen oder Versprechen
qv-compose-keep = Die Aktion bleibt dieselbe: { $deal }.
qv-compose-consents = { $lacking ->
    [0] Fremde Zustimmung ist nicht nötig, darf aber zählen.
    [one] Es fehlt eine Zustimmung.
   *[other] Es fehlen { $lacking } Zustimmungen.
} Wer soll zustimmen? Es gibt: { $seats }. Tippe etwa „red“ oder „red 2, blue“.
qv-compose-payments = Wer zahlt? Tippe etwa „2 to red“ oder „blue 1 to red“, mehrere Zahlungen mit Komma; Enter für keine.
qv-compose-caesar = Damit wird ein Lorbeer mit Cäsar genommen. Wohin kommt Cäsar dann?
qv-compose-caesar-open = das offenlassen
qv-compose-promises = Was wird außerdem versprochen?
qv-compose-promise-none = nichts mehr
qv-compose-promise-consent = später eine Zustimmung
qv-compose-promise-no-consent = jemandem nicht zuzustimmen
qv-compose-promise-caesar = Cäsar irgendwohin zu versetzen
qv-compose-promise-no-caesar = Cäsar irgendwohin nicht zu versetzen
qv-compose-promise-no-enter = irgendwo keinen Senator einzusetzen
qv-compose-promise-no-move = auf einem Weg keinen Senator zu bewegen
qv-compose-promise-pay = später Lorbeeren
qv-compose-promise-words = etwas in Worten
qv-compose-promise-by = Wer verspricht?
qv-compose-promise-to = Wem?
qv-compose-promise-against = Keine Zustimmung für wen?
qv-compose-promise-at = In welchem Gremium? Enter für jedes.
qv-compose-promise-laurels = Wie viele Lorbeeren?
qv-compose-promise-text = Was? Höchstens 200 Zeichen.
qv-compose-promise-turns = Für wie viele Runden? Enter: bis zum Ende der Partie.
qv-compose-promise-turns-now = Für wie viele Runden? 0: nur dieser Zug. Enter: bis zum Ende der Partie.
qv-compose-say = Der Handel: { $deal }.
qv-compose-say-it = so vorbringen
qv-compose-again = von vorn anfangen
qv-compose-forget = verwerfen
qv-compose-unclear = Das verstehe ich nicht: „{ $text }“.
qv-compose-empty = Das wäre ein Handel um nichts.

## The end

qv-score = { qv-who }: { qv-laurels } ({ $tiles }){ $scored ->
    [yes] {""}
   *[no] , aber niemand im Senat, also nicht gewertet (QV-8.2)
}
qv-score-consul = { qv-who }: { $points } in allen drei Partien ({ $games })
qv-won = { $who ->
    [you] Du gewinnst
   *[other] { qv-who } gewinnt
}.
qv-won-first = { $who ->
    [you] Du gewinnst: Bei gleich vielen Lorbeeren warst du früher im Senat
   *[other] { qv-who } gewinnt: bei gleich vielen Lorbeeren früher im Senat
} (QV-8.3).
qv-shared = Geteilter Sieg: { $seats }.
qv-nobody-won = Niemand gewinnt.
