### Aids for the real table, on paper: reference cards, score pads, puzzle sheets.

help-print =
    curia print WHAT          hulp voor de echte tafel, als pdf: cards (overzichtskaarten),
                              pads (scoreblokken), puzzles (puzzels) of all
    curia print WHAT GAME     van één spel: caesar-cleopatra of quovadis

    --out FILE                waarheen; anders curia-WHAT.pdf in deze map
    --paper NAME              a4 (standaard) of letter
    --edition NAME            voor welke regels van Caesar & Cleopatra de kaarten zijn:
                              kosmos, czech, dutch of french; anders die van de taal
    --language NAME           in een andere taal afdrukken, voor zover die er is
print-missing = Afdrukken heeft fpdf2 en twee lettertypen nodig, en die zijn niet allemaal geïnstalleerd. { install-extra }
print-what = “{ $what }” kan niet worden afgedrukt. Er is: { $aids }.
print-game = Voor “{ $game }” valt er niets af te drukken, alleen voor: { $games }.
print-paper = Er is geen papier “{ $paper }”, alleen: { $papers }.
print-failed = “{ $file }” kan niet worden geschreven: { $why }.
print-done = { $pages ->
    [one] Eén pagina in { $file }.
   *[other] { $pages } pagina's in { $file }.
}
print-title = { $what ->
    [cards] Overzichtskaarten
    [pads] Scoreblokken
    [puzzles] Puzzels
   *[all] Hulp voor de tafel
}
print-lead = { $name }:

## Pads

print-pad-score = Score
print-pad-name = Naam
print-pad-date = Datum
print-pad-total = Totaal

## Puzzle sheets

print-solutions = Oplossingen
