### Sheets for the real table.

print-edition = { $edition ->
    [czech] Czech rules
    [dutch] Dutch rules
    [french] French rules
   *[kosmos] German rules
}
print-cc-turn = Your turn
print-cc-active = Active, in this order
print-cc-action = You may play one action card, at any moment until you have finished laying{ $late_action ->
    [yes] {" "}or later where it says so.
   *[no] .
}
print-cc-lay = Lay influence: one card face down, or two cards face up, at one group or at two.
print-cc-extraordinary = Where eight cards lie, an extraordinary vote is asked.{ $vote_action ->
    [yes] {" "}Before it is decided you may still play your action card, and then draw one card.
   *[no] {""}
}
print-cc-refill = Refill your hand to five. Choose a reserve for each card.
print-cc-vote-card = Turn up the top vote card.{ $late_action ->
    [yes] {" "}Before that you may still play your action card, even one just drawn.
   *[no] {""}
}
print-cc-passive = Or passive
    .how = Discard any number of hand cards and draw as many. No action card, no influence, no vote card.
print-cc-no-influence = Without an influence card in hand you have to be passive{ $no_influence ->
    [must-swap] {" "}and swap for influence.
   *[may-pass] .
}
print-cc-limits = Room
    .how = At most five cards on one side of a group, and eight on both sides together. None at a closed group.
print-cc-cards = The cards
print-cc-each = { $number } of each
print-cc-spied = { $spied ->
    [must] They must then draw a card.
   *[may] They may then draw a card.
}
print-cc-vetoer = { $vetoer ->
    [must] Then you must draw a card.
   *[may] Then you may draw a card.
}
print-cc-vote = The vote of confidence
print-cc-reveal = Turn up all face-down cards at the group, on both sides.
print-cc-sum = Add up each side. A philosopher counts 0.
print-cc-decide = The greater influence wins the top patrician. But if one side has more philosophers, the smaller influence wins.
print-cc-equal = Equal influence: undecided. Nobody wins, and all cards stay.
print-cc-discards = The greater influence discards its highest card there, the smaller one its lowest number. All philosophers are discarded.
print-cc-closes = If the last patrician is won, the group is closed, and all influence there is discarded.
print-cc-vote-cards = Vote cards
print-cc-each-group = One for each group
print-cc-points = Points and end
print-cc-patrician = for every patrician that you have won
print-cc-majority = for the majority of a group, 3 of 5 or 2 of 3{ $majority ->
    [group-won] , once all its patricians are won
   *[absolute] {""}
}
print-cc-whole = { $whole_group ->
    [won-so-far] for all the patricians of a group that have been won
   *[whole] for all the patricians of a group
}
print-cc-bonus = for your influence bonus, if you have the majority of that group
print-cc-example = Five quaestors with their bonus: 5 + 1 + 1 + 2 = 9.
print-cc-most = The most points win. If they are equal, the most patricians.
print-cc-end = The game ends
print-cc-all-won = when all 21 patricians are won;
print-cc-spent = when nobody has influence left in hand or reserve.
print-cc-alone = If only one player has influence left, that player goes on alone { $lone_end ->
    [last-hand] without drawing, until the last influence card of the hand is laid.
    [no-room] until there is no room left to lay a card.
   *[five] until five of their own cards lie at every open group.
}

## Pads

print-pad-group = Group
print-pad-patricians = Patricians
print-pad-majority = Majority
print-pad-whole = Whole group
print-pad-bonus = Bonus
print-pad-sum = Sum

## Puzzle sheets

print-face-down = A card with a dark foot lies face down.
