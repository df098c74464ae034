### Aids for the real table, on paper: reference cards, score pads, puzzle sheets.

help-print =
    curia print WHAT          pomůcky ke skutečnému stolu, jako PDF: cards (přehledové karty),
                              pads (bloky na zapisování), puzzles (hádanky) nebo all
    curia print WHAT GAME     k jedné hře: caesar-cleopatra nebo quovadis

    --out FILE                kam; jinak curia-WHAT.pdf v této složce
    --paper NAME              a4 (běžně) nebo letter
    --edition NAME            pro která pravidla hry Caesar & Kleopatra karty jsou: kosmos,
                              czech, dutch nebo french; jinak podle jazyka
    --language NAME           tisknout v jiném jazyce, pokud je k dispozici
print-missing = Tisk potřebuje fpdf2 a dvě písma a ne všechno je nainstalované. { install-extra }
print-what = „{ $what }“ se vytisknout nedá. K dispozici je: { $aids }.
print-game = Pro „{ $game }“ není co tisknout, jen pro: { $games }.
print-paper = Papír „{ $paper }“ není, jen: { $papers }.
print-failed = „{ $file }“ nejde zapsat: { $why }.
print-done = { $pages ->
    [one] Jedna stránka v souboru { $file }.
    [few] { $pages } stránky v souboru { $file }.
    [many] { $pages } stránky v souboru { $file }.
   *[other] { $pages } stránek v souboru { $file }.
}
print-title = { $what ->
    [cards] Přehledové karty
    [pads] Bloky
    [puzzles] Hádanky
   *[all] Pomůcky ke stolu
}
print-lead = { $name }:

## Pads

print-pad-score = Body
print-pad-name = Jméno
print-pad-date = Datum
print-pad-total = Celkem

## Puzzle sheets

print-solutions = Řešení
