### What is said when a move or an input is refused. Each message is said in a player's words.

## Anything that is read

game-unknown = There is no game called “{ $game }”. There are: { $games }.
seat-unknown = There is no seat called “{ $seat }”. There are: { $seats }.
seats-type = The number of seats has to be a whole number.
seats-number = There cannot be { $seats } seats: at least { $least }, at most { $most }.
seed-type = A seed has to be a whole number.
view-misfit = This is no view that a match can have shown: no way to deal the hidden cards fits it.
schema-unknown = There is no schema of “{ $kind }”. There are: { $kinds }.
chance-misfit = “{ $move }” does not fit what chance has to decide here.

## Options

options-no-object = Options have to be given as names with their values.
option-unknown = There is no option called “{ $option }”. There are: { $options }.
option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $values }.

## Positions; $where says which part of one

position-no-object = A position has to be an object.
position-lacks = { $where }: “{ $key }” is missing.
position-key = { $where }: nothing here is called “{ $key }”.
position-type = { $where }: this is the wrong kind of value.
position-value = { $where }: “{ $value }” cannot stand here.
position-misfit = { $where }: this does not fit the rest of the position.
position-too-many = { $where }: there { $limit ->
    [0] is no “{ $card }” in the game
    [one] is only one “{ $card }” to go round
   *[other] are only { $limit } of “{ $card }” to go round
}.

## Records

record-no-object = A record has to be an object.
record-lacks = The record has no “{ $key }”.
record-type = The record's “{ $key }” is the wrong kind of value.
record-key = A record has nothing called “{ $key }”.
record-newer = This record comes from a newer Curia, or its version numbers are wrong.
record-seats = The record's seats do not fit its game. They have to be: { $seats }.
record-position = The record's position belongs to another game, or has other options than the record.
record-entry = Entry { $number } of the record is no move: it needs a seat and a move, both as text, and nothing else.
record-move = Entry { $number } of the record, “{ $move }”, is refused. { $why }
record-cut = The record is cut off after entry { $number }: what chance decided there is missing.

## Moves in any game

move-unreadable = “{ $move }” cannot be read as a move.
not-your-turn = It is not your turn.
match-over = The game is over ({ $reason }).
