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

## Pads

print-pad-score = Wertung
print-pad-name = Name
print-pad-date = Datum
print-pad-total = Gesamt

## Puzzle sheets

print-solutions = Lösungen
