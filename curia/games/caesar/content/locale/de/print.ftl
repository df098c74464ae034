### Sheets for the real table.

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

## Pads

print-pad-group = Gruppe
print-pad-patricians = Patrizier
print-pad-majority = Mehrheit
print-pad-whole = Ganze Gruppe
print-pad-bonus = Bonus
print-pad-sum = Summe

## Puzzle sheets

print-face-down = Eine Karte mit dunklem Fuß liegt verdeckt.
