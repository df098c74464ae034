### What is said when a move or an input is refused. Each message is said in a player's words.

## Anything that is read

game-unknown = Il n’y a pas de jeu nommé « { $game } ». Il y a : { $games }.
seat-unknown = Il n’y a pas de place nommée « { $seat } ». Il y a : { $seats }.
seats-type = Le nombre de places doit être un nombre entier.
seats-number = { $seats } places, c’est impossible : { $least } au moins, { $most } au plus.
seed-type = Une graine doit être un nombre entier.
view-misfit = Aucune partie n’a pu montrer cette vue : aucune distribution des cartes cachées ne lui convient.
schema-unknown = Il n’y a pas de schéma de « { $kind } ». Il y a : { $kinds }.
chance-misfit = « { $move } » ne convient pas à ce que le hasard doit décider ici.

## Options

options-no-object = Les options se donnent par leur nom, chacune avec sa valeur.
option-unknown = Il n’y a pas d’option nommée « { $option } ». Il y a : { $options }.
option-value = L’option « { $option } » ne peut pas être « { $value } ». Elle peut être : { $values }.

## Positions; $where says which part of one

position-no-object = Une position doit être un objet.
position-lacks = { $where } : il manque « { $key } ».
position-key = { $where } : rien ici ne s’appelle « { $key } ».
position-type = { $where } : cette valeur n’est pas du bon type.
position-value = { $where } : « { $value } » n’a pas sa place ici.
position-misfit = { $where } : cela ne s’accorde pas avec le reste de la position.
position-too-many = { $where } : { $limit ->
    [0] il n’y a pas de « { $card } » dans le jeu
    [one] il n’y a qu’un seul « { $card } » en tout
   *[other] il n’y a que { $limit } « { $card } » en tout
}.
position-hand = { $where } : une main compte au plus { $limit } cartes.
position-side = { $where } : d’un même côté d’un groupe, il y a au plus { $limit } cartes Influence.
position-group = { $where } : devant un groupe, il y a au plus { $limit } cartes Influence.
position-closed = { $where } : il ne peut y avoir d’influence devant un groupe fermé.
position-left = { $where } : les patriciens restants et gagnés doivent être { $size } en tout.

## Records

record-no-object = Un enregistrement doit être un objet.
record-lacks = Il manque « { $key } » à l’enregistrement.
record-type = « { $key } », dans l’enregistrement, n’est pas du bon type.
record-key = Un enregistrement n’a rien qui s’appelle « { $key } ».
record-newer = Cet enregistrement vient d’une version plus récente de Curia, ou ses numéros de version sont faux.
record-seats = Les places de l’enregistrement ne conviennent pas à son jeu. Il faut : { $seats }.
record-position = La position de l’enregistrement vient d’un autre jeu, ou n’a pas les mêmes options.
record-entry = L’entrée { $number } de l’enregistrement n’est pas un coup : il lui faut une place et un coup, en texte, et rien d’autre.
record-move = L’entrée { $number } de l’enregistrement, « { $move } », est refusée. { $why }
record-cut = L’enregistrement s’interrompt après l’entrée { $number } : il manque ce que le hasard y a décidé.

## Moves in any game

move-unreadable = « { $move } » ne se lit pas comme un coup.
not-your-turn = Ce n’est pas votre tour.
match-over = La partie est finie ({ $reason }).

## Caesar & Cleopatra: the set-up

cc-order-not-all = Nommez { $cards ->
    [one] votre seule carte Manipulation
   *[other] vos { $cards } cartes Manipulation, chacune autant de fois que vous l’avez
}, à partir du dessus.
cc-order-first = Rangez d’abord vos cartes Manipulation.
cc-arrange-first = Posez d’abord une de vos cartes de 1 à 5 devant chaque groupe : chaque valeur une fois.
cc-set-up-over = La mise en place est terminée.

## Caesar & Cleopatra: the turn

cc-passive = Votre tour est passif : vous ne faites que piocher pour remplacer vos cartes défaussées.
cc-active = Votre tour est actif : vous ne pouvez plus échanger de cartes ni passer.
cc-must-lay = Vous devez d’abord poser de l’influence.
cc-laying-over = Vous avez déjà posé votre influence pour ce tour.
cc-laid-enough = Une carte face cachée ou deux face visible : vous ne pouvez rien poser de plus ce tour-ci.
cc-second-open = La seconde des deux cartes visibles doit suivre, face visible.
cc-no-second = Pour deux cartes visibles, il faut deux cartes Influence en main et de la place pour les deux.
cc-action-first = Finissez d’abord la manipulation que vous avez jouée.
cc-one-action = Vous ne pouvez pas jouer de carte Manipulation maintenant : une seule par tour, et jamais pendant que vous piochez.
cc-not-asked = Personne ne vous l’a demandé.
cc-not-in-hand = Cette carte n’est pas dans votre main : { cc-card }.
cc-no-influence = Sans influence en main, votre tour ne peut pas être actif : échangez des cartes ou passez.
cc-must-swap = Vous n’avez pas d’influence en main : vous devez échanger au moins une carte.
cc-swap-not-in-hand = Vous ne pouvez échanger que des cartes de votre main.
cc-reserve-empty = Vous ne pouvez pas piocher dans cette réserve maintenant.
cc-must-draw = Vous devez piocher une carte.
cc-side-full = Pas plus de { $limit } de vos cartes devant les { cc-group }.
cc-group-full = Pas plus de { $limit } cartes Influence devant les { cc-group }, des deux côtés ensemble.
cc-closed = Les { cc-group } sont tous gagnés : on ne peut plus rien y poser ni y viser.

## Caesar & Cleopatra: action cards

cc-no-such-target = Votre adversaire n’a pas cette carte, face visible, devant les { cc-group } : { cc-card }.
cc-no-effect = Cette manipulation n’aurait aucun effet.
cc-veto-unasked = Un veto ne se joue que lorsque votre adversaire vient de jouer une carte Manipulation.
cc-take-not-there = Votre adversaire n’a pas cette carte en main : { cc-card }.
cc-other-cards = Reposez exactement les cartes qui étaient devant ces deux groupes.
