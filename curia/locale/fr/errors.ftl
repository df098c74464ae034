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
