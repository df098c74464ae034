### Aids for the real table, on paper: reference cards, score pads, puzzle sheets.

help-print =
    curia print WHAT          des aides pour la vraie table, en PDF : cards (aide-mémoire),
                              pads (feuilles de marque), puzzles (problèmes) ou all
    curia print WHAT GAME     pour un seul jeu : caesar-cleopatra ou quovadis

    --out FILE                le fichier ; sinon curia-WHAT.pdf dans ce dossier
    --paper NAME              a4 (par défaut) ou letter
    --edition NAME            pour quelles règles de César et Cléopâtre sont les cartes :
                              kosmos, czech, dutch ou french ; sinon celles de la langue
    --language NAME           imprimer dans une autre langue, si elle existe
print-missing = Pour imprimer, il faut fpdf2 et deux polices, qui ne sont pas toutes installées. { install-extra }
print-what = « { $what } » ne s’imprime pas. Il y a : { $aids }.
print-game = Il n’y a rien à imprimer pour « { $game } », seulement pour : { $games }.
print-paper = Il n’y a pas de papier « { $paper } », seulement : { $papers }.
print-failed = Impossible d’écrire « { $file } » : { $why }.
print-done = { $pages ->
    [one] Une page dans { $file }.
   *[other] { $pages } pages dans { $file }.
}
print-title = { $what ->
    [cards] Aide-mémoire
    [pads] Feuilles de marque
    [puzzles] Problèmes
   *[all] Aides pour la table
}
print-lead = { $name } :

## Pads

print-pad-score = Marque
print-pad-name = Nom
print-pad-date = Date
print-pad-total = Total

## Puzzle sheets

print-solutions = Solutions
