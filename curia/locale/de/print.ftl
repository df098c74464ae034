### Aids for the real table, on paper: reference cards, score pads, puzzle sheets.

help-print =
    curia print WHAT          Hilfen für den echten Tisch, als PDF: cards (Übersichtskarten),
                              pads (Blöcke zum Aufschreiben), puzzles (Rätsel) oder all
    curia print WHAT GAME     zu einem Spiel: caesar-cleopatra oder quovadis

    --out FILE                wohin; sonst curia-WHAT.pdf in diesem Ordner
    --paper NAME              a4 (die Vorgabe) oder letter
    --edition NAME            für welche Regeln von Caesar & Cleopatra die Karten sind:
                              kosmos, czech, dutch oder french; sonst die der Sprache
    --language NAME           in einer anderen Sprache drucken, soweit es sie gibt
print-missing = Zum Drucken braucht es fpdf2 und zwei Schriften, und die sind nicht alle installiert. { install-extra }
print-what = „{ $what }“ lässt sich nicht drucken. Es gibt: { $aids }.
print-game = Für „{ $game }“ gibt es nichts zu drucken, nur für: { $games }.
print-paper = Das Papier „{ $paper }“ gibt es nicht, nur: { $papers }.
print-failed = „{ $file }“ lässt sich nicht schreiben: { $why }.
print-done = { $pages ->
    [one] Eine Seite in { $file }.
   *[other] { $pages } Seiten in { $file }.
}
print-title = { $what ->
    [cards] Übersichtskarten
    [pads] Blöcke
    [puzzles] Rätsel
   *[all] Hilfen für den Tisch
}
print-lead = { $name }:

## Reference cards: Caesar & Cleopatra. The options are those of the edition.

print-edition = { $edition ->
    [czech] tschechische Regeln
    [dutch] niederländische Regeln
    [french] französische Regeln
   *[kosmos] deutsche Regeln
}
print-cc-turn = Dein Zug
print-cc-active = Aktiv, in dieser Reihenfolge
print-cc-action = Du darfst eine Aktionskarte spielen, jederzeit, bis du fertig angelegt hast{ $late_action ->
    [yes] {" "}oder später, wo es dabeisteht.
   *[no] .
}
print-cc-lay = Leg Einfluss an: eine Karte verdeckt, oder zwei Karten offen, an eine Gruppe oder an zwei.
print-cc-extraordinary = Wo acht Karten liegen, wird eine außerordentliche Vertrauensfrage gestellt.{ $vote_action ->
    [yes] {" "}Bevor sie entschieden ist, darfst du deine Aktionskarte noch spielen und ziehst danach eine Karte.
   *[no] {""}
}
print-cc-refill = Füll deine Hand auf fünf Karten auf. Wähle für jede eine Reserve.
print-cc-vote-card = Deck die oberste Vertrauensfrage-Karte auf.{ $late_action ->
    [yes] {" "}Davor darfst du deine Aktionskarte noch spielen, auch eine gerade gezogene.
   *[no] {""}
}
print-cc-passive = Oder passiv
    .how = Leg beliebig viele Handkarten ab und zieh ebenso viele nach. Keine Aktionskarte, kein Anlegen, keine Vertrauensfrage-Karte.
print-cc-no-influence = Ohne Einflusskarte auf der Hand musst du passiv bleiben{ $no_influence ->
    [must-swap] {" "}und Einfluss eintauschen.
   *[may-pass] .
}
print-cc-limits = Platz
    .how = Höchstens fünf Karten auf einer Seite einer Gruppe und acht auf beiden zusammen. Keine an einer abgeschlossenen Gruppe.
print-cc-cards = Die Karten
print-cc-each = je { $number }
print-cc-spied = { $spied ->
    [must] Danach muss eine Karte nachgezogen werden.
   *[may] Danach darf eine Karte nachgezogen werden.
}
print-cc-vetoer = { $vetoer ->
    [must] Danach musst du eine Karte ziehen.
   *[may] Danach darfst du eine Karte ziehen.
}
print-cc-vote = Die Vertrauensfrage
print-cc-reveal = Deckt alle verdeckten Karten an der Gruppe auf, auf beiden Seiten.
print-cc-sum = Zählt jede Seite zusammen. Ein Philosoph zählt 0.
print-cc-decide = Der größere Einfluss gewinnt den obersten Patrizier. Hat aber eine Seite mehr Philosophen, gewinnt der kleinere.
print-cc-equal = Gleicher Einfluss: vertagt. Niemand gewinnt, und alle Karten bleiben liegen.
print-cc-discards = Wer den größeren Einfluss hat, legt dort die höchste Karte ab, wer den kleineren hat, die niedrigste Zahl. Alle Philosophen werden abgelegt.
print-cc-closes = Ist der letzte Patrizier gewonnen, ist die Gruppe abgeschlossen, und aller Einfluss dort wird abgelegt.
print-cc-vote-cards = Vertrauensfrage-Karten
print-cc-each-group = Eine für jede Gruppe
print-cc-points = Punkte und Ende
print-cc-patrician = für jeden Patrizier, den du gewonnen hast
print-cc-majority = für die Mehrheit einer Gruppe, 3 von 5 oder 2 von 3{ $majority ->
    [group-won] , wenn alle ihre Patrizier gewonnen sind
   *[absolute] {""}
}
print-cc-whole = { $whole_group ->
    [won-so-far] für alle Patrizier einer Gruppe, die gewonnen wurden
   *[whole] für alle Patrizier einer Gruppe
}
print-cc-bonus = für deinen Einflussbonus, wenn du die Mehrheit dieser Gruppe hast
print-cc-example = Fünf Quaestoren mit ihrem Bonus: 5 + 1 + 1 + 2 = 9.
print-cc-most = Die meisten Punkte gewinnen. Bei Gleichstand die meisten Patrizier.
print-cc-end = Die Partie endet,
print-cc-all-won = wenn alle 21 Patrizier gewonnen sind;
print-cc-spent = wenn niemand mehr Einfluss auf der Hand oder in der Reserve hat.
print-cc-alone = Hat nur noch eine Seite Einfluss, spielt sie allein weiter{ $lone_end ->
    [last-hand] , ohne zu ziehen, bis die letzte Einflusskarte der Hand angelegt ist.
    [no-room] , bis kein Platz mehr für eine Karte ist.
   *[five] , bis auf ihrer Seite jeder offenen Gruppe fünf Karten liegen.
}

## Reference cards: Quo Vadis?

print-qv-turn = Dein Zug
print-qv-one = Tu eines davon. Passen kannst du nicht.
print-qv-enter = Einen Senator einsetzen
    .how = auf ein beliebiges freies Feld der vier untersten Gremien.
print-qv-move = Einen Senator bewegen
    .how = einen Weg hinauf, auf ein freies Feld. Du brauchst die Zustimmungen und nimmst den Lorbeer des Weges.
print-qv-caesar = Cäsar versetzen
    .how = auf jeden anderen Lorbeer.
print-qv-consents = Zustimmung, je nach Feldern des Gremiums
print-qv-needed = { $seats ->
    [1] Keine.
    [3] Die eines anderen Senators darin, eines eigenen oder fremden.
   *[5] Die von zwei anderen Senatoren darin, eigenen oder fremden.
}
print-qv-stuck = Zu wenige andere im Gremium? Dann hilft nur Cäsar heraus.
print-qv-laurels = Lorbeeren und Cäsar
print-qv-tiles = Die Plättchen
print-qv-take = Nimm das Plättchen deines Weges und leg es verdeckt vor dich. Ein neues aus dem Vorrat kommt an seine Stelle.
print-qv-earn = Für jede Zustimmung eines fremden Senators bekommt dessen Familie eine I aus der Bank.
print-qv-room = Ein freies Feld darüber braucht es trotzdem.
print-qv-deals = Handel und Versprechen
print-qv-anything = Über alles darf verhandelt werden, von allen mit allen, jederzeit in einem Zug, auch gegen die Familie am Zug.
print-qv-binding = Bindend: in diesem Zug
    .how = Zustimmungen, Lorbeeren, was tut, wer am Zug ist (einen Senator bewegen, einen einsetzen, Cäsar versetzen), und was jemand zu unterlassen zusagt.
print-qv-promise = Ein Versprechen: später
    .how = Zustimmung ein andermal, eine Weile keine für einen Dritten, Cäsar irgendwohin oder gerade nicht. Ein Versprechen bindet niemanden.
print-qv-others = Auch die anderen dürfen untereinander handeln, um Lorbeeren und Versprechen: sobald alle, die etwas geben, zugesagt haben.
print-qv-whole = Ein Handel gilt ganz oder gar nicht, sobald alle, die etwas geben, zugesagt haben.
print-qv-pay = Du zahlst mit Plättchen, die du hast oder mit eben diesem Zug bekommst. Gewechselt wird unter den Spielern, nie aus der Bank.
print-qv-end = Ende und Sieg
print-qv-fifth = Die Partie endet sofort, wenn der fünfte Senator in den Senat einzieht.
print-qv-scored = Gewertet wird nur, wer einen Senator im Senat hat.
print-qv-most = Davon gewinnt, wer die meisten Lorbeeren hat. Bei Gleichstand: wer zuerst in den Senat eingezogen ist.
print-qv-variants = Varianten
print-qv-few = Wenige Einer-Lorbeeren
    .how = zu dritt 10, zu viert 14, zu fünft 18.
print-qv-disclosure = Aufdecken
    .how = Nach dem ersten, zweiten und dritten Senator im Senat dürfen alle verlangen, dass die Lorbeeren gezeigt werden.
print-qv-consul = Konsulwahl
    .how = Drei Partien hintereinander. Die Lorbeeren aller, die gewertet werden, zählen zusammen; je höchstens zwei Senatoren bleiben auf dem Plan.

## Pads

print-pad-score = Wertung
print-pad-name = Name
print-pad-date = Datum
print-pad-group = Gruppe
print-pad-patricians = Patrizier
print-pad-majority = Mehrheit
print-pad-whole = Ganze Gruppe
print-pad-bonus = Bonus
print-pad-sum = Summe
print-pad-total = Gesamt
print-pad-game = Partie { $number }
print-pad-senate = Senat: Reihenfolge
print-pad-laurels = Lorbeeren
print-pad-promises = Versprechen
print-pad-who = Wer
print-pad-whom = Wem
print-pad-what = Was
print-pad-until = Bis wann
print-pad-kept = Gehalten?

## Puzzle sheets

print-solutions = Lösungen
print-face-down = Eine Karte mit dunklem Fuß liegt verdeckt.
