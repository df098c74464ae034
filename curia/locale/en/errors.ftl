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
position-hand = { $where }: a hand holds at most { $limit } cards.
position-side = { $where }: at most { $limit } influence cards lie on one side of a group.
position-group = { $where }: at most { $limit } influence cards lie at one group.
position-closed = { $where }: no influence can lie at a closed group.
position-left = { $where }: the patricians left and those won have to add up to { $size }.

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

## Caesar & Cleopatra: the set-up

cc-order-not-all = Name { $cards ->
    [one] your one action card
   *[other] all { $cards } of your action cards, each as often as you have it
}, the top one first.
cc-order-first = First put your action cards into an order.
cc-arrange-first = First lay one of your cards, 1 to 5, at each group: every value once.
cc-set-up-over = The set-up is over.

## Caesar & Cleopatra: the turn

cc-passive = You are passive this turn: you only draw for the cards you have put down.
cc-active = You are active this turn: you can no longer exchange cards or pass.
cc-must-lay = You have to lay influence first.
cc-laying-over = You have laid your influence for this turn.
cc-laid-enough = One card face down or two cards face up: you can lay no more this turn.
cc-second-open = The second of two open cards has to follow, face up.
cc-no-second = Two open cards need two influence cards in hand, and room for both.
cc-action-first = First finish the action that you have played.
cc-one-action = You cannot play an action card now: only one each turn, and never while you draw.
cc-not-asked = Nobody has asked you that.
cc-not-in-hand = You have no { $card ->
    [P] philosopher
    [wrath] wrath of the gods
   *[other] { $card }
} in your hand.
cc-no-influence = Without influence in your hand you cannot be active: exchange cards or pass.
cc-must-swap = You have no influence in your hand, so you have to exchange at least one card.
cc-swap-not-in-hand = You can only exchange cards that you have in your hand.
cc-reserve-empty = You cannot draw from that reserve now.
cc-must-draw = You have to draw a card.
cc-side-full = At most { $limit } of your cards can lie at the { $group }.
cc-group-full = At most { $limit } influence cards, both sides together, can lie at the { $group }.
cc-closed = The { $group } are all won: nothing can be laid or targeted there any more.

## Caesar & Cleopatra: action cards

cc-no-such-target = Your opponent has no open { $card ->
    [P] philosopher
   *[other] { $card }
} at the { $group }.
cc-no-effect = That action would have no effect.
cc-veto-unasked = A veto is played only when your opponent has just played an action card.
cc-take-not-there = Your opponent has no { $card ->
    [P] philosopher
    [wrath] wrath of the gods
   *[other] { $card }
} in hand.
cc-other-cards = Lay down again exactly the cards that lay at these two groups.
