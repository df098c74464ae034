### Sheets for the real table.

print-qv-turn = Votre tour
print-qv-one = Faites une de ces choses. On ne peut pas passer.
print-qv-enter = Faire entrer un sénateur
    .how = sur un siège libre au choix des quatre comités du bas.
print-qv-move = Déplacer un sénateur
    .how = par un chemin vers le haut, jusqu’à un siège libre. Il vous faut les accords, et vous prenez le laurier du chemin.
print-qv-caesar = Déplacer César
    .how = vers n’importe quel autre laurier.
print-qv-consents = L’accord, selon les sièges du comité
print-qv-needed = { $seats ->
    [1] De personne.
    [3] D’un autre sénateur qui s’y trouve, à vous ou à un autre joueur.
   *[5] De deux autres sénateurs qui s’y trouvent, à vous ou à d’autres.
}
print-qv-stuck = Trop peu de monde dans le comité ? Alors seul César aide à sortir.
print-qv-laurels = Lauriers et César
print-qv-tiles = Les tuiles
print-qv-take = Prenez la tuile de votre chemin et posez-la face cachée devant vous. Une nouvelle de la pioche la remplace.
print-qv-earn = Pour chaque accord du sénateur d’un autre joueur, son propriétaire reçoit une tuile I de la banque.
print-qv-room = Il faut quand même un siège libre au-dessus.
print-qv-deals = Marchés et promesses
print-qv-anything = Tout peut se négocier, entre tous, à tout moment d’un tour, même contre le joueur dont c’est le tour.
print-qv-binding = Ce qui engage : ce tour-ci
    .how = Les accords, les lauriers, ce que fait le joueur dont c’est le tour (déplacer un sénateur, en faire entrer un, déplacer César), et ce que l’on s’engage à ne pas faire.
print-qv-promise = Une promesse : plus tard
    .how = Un accord une autre fois, aucun pour un tiers pendant quelque temps, César placé quelque part ou non. Une promesse n’engage personne.
print-qv-others = Les autres peuvent aussi traiter entre eux, lauriers et promesses : dès que tous ceux qui donnent quelque chose ont accepté.
print-qv-whole = Un marché vaut en entier ou pas du tout, dès que tous ceux qui donnent quelque chose sont d’accord.
print-qv-pay = On paie avec les tuiles que l’on a ou que rapporte ce déplacement même. La monnaie vient des joueurs, jamais de la banque.
print-qv-end = Fin et victoire
print-qv-fifth = La partie s’achève aussitôt que le cinquième sénateur entre au Sénat.
print-qv-scored = Seuls comptent les joueurs qui ont un sénateur au Sénat.
print-qv-most = Parmi eux, le plus de lauriers gagne. À égalité : qui est entré le premier au Sénat.
print-qv-variants = Variantes
print-qv-few = Peu de tuiles I
    .how = 10 à trois joueurs, 14 à quatre, 18 à cinq.
print-qv-disclosure = Révélation
    .how = Après le premier, le deuxième et le troisième sénateur au Sénat, chacun peut demander que tous montrent leurs lauriers.
print-qv-consul = Consul
    .how = Trois parties de suite. Les lauriers de ceux qui comptent s’additionnent ; chacun garde au plus deux sénateurs sur le plateau.

## Pads

print-pad-game = Partie { $number }
print-pad-senate = Sénat : ordre d’entrée
print-pad-laurels = Lauriers
print-pad-promises = Promesses
print-pad-who = Qui
print-pad-whom = À qui
print-pad-what = Quoi
print-pad-until = Jusqu’à
print-pad-kept = Tenue ?
