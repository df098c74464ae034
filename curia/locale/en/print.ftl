### Aids for the real table, on paper: reference cards, score pads, puzzle sheets.

help-print =
    curia print WHAT          aids for the real table, as a PDF: cards (for reference),
                              pads (to write the score on), puzzles, or all of them
    curia print WHAT GAME     of one game: caesar-cleopatra or quovadis

    --out FILE                where to; otherwise curia-WHAT.pdf in this folder
    --paper NAME              a4 (the default) or letter
    --edition NAME            for which rules of Caesar & Cleopatra the cards are: kosmos,
                              czech, dutch or french; otherwise those of the language
    --language NAME           print in another language, as far as there is one
print-missing = Printing needs fpdf2 and two typefaces, and they are not all installed. { install-extra }
print-what = “{ $what }” can't be printed. There are: { $aids }.
print-game = There is nothing to print for “{ $game }”, only for: { $games }.
print-paper = There is no paper “{ $paper }”, only: { $papers }.
print-failed = “{ $file }” can't be written: { $why }.
print-done = { $pages ->
    [one] One page in { $file }.
   *[other] { $pages } pages in { $file }.
}
print-title = { $what ->
    [cards] Reference cards
    [pads] Pads
    [puzzles] Puzzles
   *[all] Aids for the table
}
print-lead = { $name }:

## Reference cards: Caesar & Cleopatra. The options are those of the edition.

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

## Reference cards: Quo Vadis?

print-qv-turn = Your turn
print-qv-one = Do one of these. You can't pass.
print-qv-enter = Bring in a senator
    .how = on any free seat of the four lowest committees.
print-qv-move = Move a senator
    .how = up a path, to a free seat. You need the consents, and you take the laurel of the path.
print-qv-caesar = Move Caesar
    .how = to any other laurel.
print-qv-consents = Consent, by the committee's seats
print-qv-needed = { $seats ->
    [1] Nobody's.
    [3] That of one other senator in it, your own or another player's.
   *[5] That of two other senators in it, your own or other players'.
}
print-qv-stuck = Too few others in the committee? Then only Caesar helps out.
print-qv-laurels = Laurels and Caesar
print-qv-tiles = The tiles
print-qv-take = Take the tile of your path and lay it face down before you. A new one from the stock takes its place.
print-qv-earn = For each consent of another player's senator its owner gets a I from the bank.
print-qv-room = A free seat above is needed all the same.
print-qv-deals = Deals and promises
print-qv-anything = Anything may be negotiated, by anyone with anyone, at any time in a turn, also against the player on turn.
print-qv-binding = Binding: this turn
    .how = Consents, laurels, what the player on turn does (moving a senator, bringing one in, moving Caesar), and what somebody agrees not to do.
print-qv-promise = A promise: later
    .how = Consent some other time, none for a third player for a while, Caesar put somewhere or not. A promise binds nobody.
print-qv-others = The others may deal among themselves too, for laurels and promises: as soon as all who give something have accepted.
print-qv-whole = A deal holds as a whole or not at all, once all who give something have agreed.
print-qv-pay = You pay with tiles that you have or get by this very move. Change comes from the players, never from the bank.
print-qv-end = End and winner
print-qv-fifth = The game ends at once when the fifth senator enters the Senate.
print-qv-scored = Only players with a senator in the Senate are scored.
print-qv-most = Of these, the most laurels win. If they are equal: whoever entered the Senate first.
print-qv-variants = Variants
print-qv-few = Few I tiles
    .how = 10 with three players, 14 with four, 18 with five.
print-qv-disclosure = Disclosure
    .how = After the first, second and third senator in the Senate any player may ask all to show their laurels.
print-qv-consul = Consul
    .how = Three games in a row. The laurels of those who are scored add up; at most two senators each stay on the board.

## Pads

print-pad-score = Score
print-pad-name = Name
print-pad-date = Date
print-pad-group = Group
print-pad-patricians = Patricians
print-pad-majority = Majority
print-pad-whole = Whole group
print-pad-bonus = Bonus
print-pad-sum = Sum
print-pad-total = Total
print-pad-game = Game { $number }
print-pad-senate = Senate: order of entry
print-pad-laurels = Laurels
print-pad-promises = Promises
print-pad-who = Who
print-pad-whom = To whom
print-pad-what = What
print-pad-until = Until
print-pad-kept = Kept?

## Puzzle sheets

print-solutions = Solutions
print-face-down = A card with a dark foot lies face down.
