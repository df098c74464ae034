### Sheets for the real table.

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

## Pads

print-pad-group = Groupe
print-pad-patricians = Patriciens
print-pad-majority = Majorité
print-pad-whole = Totalité
print-pad-bonus = Mission secrète
print-pad-sum = Somme

## Puzzle sheets

print-face-down = Une carte au pied sombre est face cachée.
