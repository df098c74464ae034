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

## Reference cards: Caesar & Cleopatra. The options are those of the edition.

print-edition = { $edition ->
    [czech] règles tchèques
    [dutch] règles néerlandaises
    [french] règles françaises
   *[kosmos] règles allemandes
}
print-cc-turn = Votre tour
print-cc-active = Actif, dans cet ordre
print-cc-action = Vous pouvez jouer une carte Manipulation, à tout moment tant que vous n’avez pas fini de poser{ $late_action ->
    [yes] , ou plus tard là où c’est indiqué.
   *[no] .
}
print-cc-lay = Posez de l’influence : une carte face cachée, ou deux cartes face visible, devant un groupe ou devant deux.
print-cc-extraordinary = Là où se trouvent huit cartes, un suffrage exceptionnel a lieu.{ $vote_action ->
    [yes] {" "}Avant qu’il soit décidé, vous pouvez encore jouer votre carte Manipulation, puis piochez une carte.
   *[no] {""}
}
print-cc-refill = Complétez votre main à cinq. Choisissez une réserve pour chaque carte.
print-cc-vote-card = Retournez la carte Suffrage du dessus.{ $late_action ->
    [yes] {" "}Juste avant, vous pouvez encore jouer votre carte Manipulation, même si vous venez de la piocher.
   *[no] {""}
}
print-cc-passive = Ou passif
    .how = Défaussez autant de cartes que vous voulez et piochez-en autant. Ni carte Manipulation, ni influence, ni carte Suffrage.
print-cc-no-influence = Sans carte Influence en main, votre tour est passif{ $no_influence ->
    [must-swap] , et vous devez échanger pour trouver de l’influence.
   *[may-pass] .
}
print-cc-limits = Place
    .how = Au plus cinq cartes d’un même côté d’un groupe, et huit des deux côtés ensemble. Aucune devant un groupe fermé.
print-cc-cards = Les cartes
print-cc-each = { $number } de chaque
print-cc-spied = { $spied ->
    [must] Il doit ensuite piocher une carte.
   *[may] Il peut ensuite piocher une carte.
}
print-cc-vetoer = { $vetoer ->
    [must] Ensuite, vous devez piocher une carte.
   *[may] Ensuite, vous pouvez piocher une carte.
}
print-cc-vote = Le suffrage
print-cc-reveal = Retournez toutes les cartes cachées devant le groupe, des deux côtés.
print-cc-sum = Additionnez chaque côté. Un philosophe compte pour 0.
print-cc-decide = La plus grande influence gagne le patricien du dessus. Mais si un côté a plus de philosophes, c’est la plus petite qui gagne.
print-cc-equal = Influence égale : ajourné. Personne ne gagne, et toutes les cartes restent.
print-cc-discards = Qui a la plus grande influence y défausse sa carte la plus haute, qui a la plus petite son chiffre le plus bas. Tous les philosophes sont défaussés.
print-cc-closes = Si le dernier patricien est gagné, le groupe est fermé, et toute l’influence devant lui est défaussée.
print-cc-vote-cards = Cartes Suffrage
print-cc-each-group = Une par groupe
print-cc-points = Points et fin
print-cc-patrician = pour chaque patricien gagné
print-cc-majority = pour la majorité d’un groupe, 3 sur 5 ou 2 sur 3{ $majority ->
    [group-won] , quand tous ses patriciens sont gagnés
   *[absolute] {""}
}
print-cc-whole = { $whole_group ->
    [won-so-far] pour la totalité des patriciens gagnés d’un groupe
   *[whole] pour la totalité des patriciens d’un groupe
}
print-cc-bonus = pour votre mission secrète, si vous avez la majorité de ce groupe
print-cc-example = Cinq questeurs et leur mission : 5 + 1 + 1 + 2 = 9.
print-cc-most = Le plus de points gagne. À égalité, le plus de patriciens.
print-cc-end = La partie s’achève
print-cc-all-won = quand les 21 patriciens sont gagnés ;
print-cc-spent = quand personne n’a plus d’influence, en main ni en réserve.
print-cc-alone = Si un seul joueur a encore de l’influence, il continue seul{ $lone_end ->
    [last-hand] , sans piocher, jusqu’à poser la dernière carte Influence de sa main.
    [no-room] {" "}jusqu’à ce qu’il n’y ait plus de place pour une carte.
   *[five] {" "}jusqu’à avoir cinq cartes de son côté de chaque groupe ouvert.
}

## Reference cards: Quo Vadis?

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

print-pad-score = Marque
print-pad-name = Nom
print-pad-date = Date
print-pad-group = Groupe
print-pad-patricians = Patriciens
print-pad-majority = Majorité
print-pad-whole = Totalité
print-pad-bonus = Mission secrète
print-pad-sum = Somme
print-pad-total = Total
print-pad-game = Partie { $number }
print-pad-senate = Sénat : ordre d’entrée
print-pad-laurels = Lauriers
print-pad-promises = Promesses
print-pad-who = Qui
print-pad-whom = À qui
print-pad-what = Quoi
print-pad-until = Jusqu’à
print-pad-kept = Tenue ?

## Puzzle sheets

print-solutions = Solutions
print-face-down = Une carte au pied sombre est face cachée.
