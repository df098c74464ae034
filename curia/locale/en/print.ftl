### Aids for the real table, on paper: reference cards, score pads, puzzle sheets.

help-print =
    curia print WHAT          aids for the real table, as a PDF: cards (for reference),
                              pads (to write the score on), puzzles, or all of them
    curia print WHAT GAME     of one game: caesar-cleopatra or quovadis

    --out FILE                where to; otherwise curia-WHAT.pdf in this folder
    --paper NAME              a4 (the default) or letter
    --edition NAME            for which rules of Caesar & Cleopatra the cards are: kosmos,
                              czech, dutch or french; otherwise those of the language
    --language NAME           print in another language, as far as there is one
print-missing = Printing needs fpdf2 and two typefaces, and they are not all installed. { install-extra }
print-what = “{ $what }” can't be printed. There are: { $aids }.
print-game = There is nothing to print for “{ $game }”, only for: { $games }.
print-paper = There is no paper “{ $paper }”, only: { $papers }.
print-failed = “{ $file }” can't be written: { $why }.
print-done = { $pages ->
    [one] One page in { $file }.
   *[other] { $pages } pages in { $file }.
}
print-title = { $what ->
    [cards] Reference cards
    [pads] Pads
    [puzzles] Puzzles
   *[all] Aids for the table
}
print-lead = { $name }:

## Pads

print-pad-score = Score
print-pad-name = Name
print-pad-date = Date
print-pad-total = Total

## Puzzle sheets

print-solutions = Solutions
