### Caesar & Cleopatra: names of cards and groups, and what happened at the table.

## The game and its seats

cc-name = Caesar & Cleopatra
    .about = Two players win over the patricians of Rome with influence laid open or in secret.
cc-seat-cleopatra = Cleopatra
cc-seat-caesar = Caesar

## The five groups, in table order

cc-group-senators = senators
    .about = Five patricians who speak for the people (CC-1.2).
cc-group-praetors = praetors
    .about = Five patricians who sit in judgement (CC-1.2).
cc-group-quaestors = quaestors
    .about = Five patricians who keep the treasury (CC-1.2).
cc-group-censors = censors
    .about = Three patricians who watch over morals (CC-1.2).
cc-group-aediles = aediles
    .about = Three patricians who keep order in the city (CC-1.2).

## Influence cards

cc-card-influence = influence { $value }
    .about = Counts { $value } for its owner in a vote of confidence at its group (CC-4.4).
cc-card-philosopher = philosopher
    .about = Counts 0. If one side has more philosophers than the other, the smaller influence wins the vote (CC-4.6). Discarded when the vote is decided (CC-4.8).

## Action cards

cc-card-assassination = assassination
    .about = Remove one face-up influence card of your opponent, a philosopher too (CC-5.1).
cc-card-spy = spy
    .about = Look at your opponent's hand and choose one card that they discard (CC-5.2).
cc-card-castling = castling
    .about = Take up all your own cards at two groups and lay them there again, face down, split as you like (CC-5.3).
cc-card-scout = scout
    .about = Turn up all of your opponent's cards at one group. They stay face up (CC-5.4).
cc-card-wrath = wrath of the gods
    .about = Discard all influence at one group, yours and your opponent's (CC-5.5).
cc-card-veto = veto
    .about = Out of turn, stop the action card that your opponent has just played (CC-5.6).

## Vote cards

cc-vote-group = vote of confidence: { $group }
    .about = A vote is asked at this group (CC-4.1).
cc-vote-orgy = orgy
    .about = There is no vote this turn (CC-4.11).
cc-vote-reshuffle = orgy, reshuffle
    .about = There is no vote this turn, and all vote cards still in the game are shuffled into a new deck (CC-4.11).

## Influence bonus

cc-bonus = influence bonus: { $group }
    .about = Worth 2 more points to the player who holds it and wins three of this group's five patricians (CC-7.4).

## Names inside sentences. $who is "you" for the person who reads, else a seat; $card, $group and $vote are
## the names that moves use. A language that needs other forms may choose by these variables in any message.

cc-who = { $who ->
    [you] you
    [cleopatra] Cleopatra
   *[caesar] Caesar
}
cc-group = { $group ->
    [senators] senators
    [praetors] praetors
    [quaestors] quaestors
    [censors] censors
   *[aediles] aediles
}
cc-group-first = { $first ->
    [senators] senators
    [praetors] praetors
    [quaestors] quaestors
    [censors] censors
   *[aediles] aediles
}
cc-group-second = { $second ->
    [senators] senators
    [praetors] praetors
    [quaestors] quaestors
    [censors] censors
   *[aediles] aediles
}
cc-patrician = { $group ->
    [senators] a senator
    [praetors] a praetor
    [quaestors] a quaestor
    [censors] a censor
   *[aediles] an aedile
}
cc-card = { $card ->
    [P] philosopher
    [assassination] assassination
    [castling] castling
    [scout] scout
    [spy] spy
    [veto] veto
    [wrath] wrath of the gods
   *[other] { $card }
}
cc-a-card = { $card ->
    [P] a philosopher
    [assassination] an assassination
    [castling] a castling
    [scout] a scout
    [spy] a spy
    [veto] a veto
    [wrath] the wrath of the gods
   *[other] a { $card }
}
cc-vote = { $vote ->
    [senators] senators
    [praetors] praetors
    [quaestors] quaestors
    [censors] censors
    [aediles] aediles
    [orgy] orgy
   *[reshuffle] orgy with reshuffle
}

## What happened

cc-happened-position = The game begins from a position that was set up by hand.
cc-happened-ordered = { $who ->
    [you] You put your action cards in order.
   *[other] { cc-who } has put the action cards in order.
}
cc-happened-ordered-cards = { $who ->
    [you] You put your action cards in this order, the top one first: { $cards }.
   *[other] { cc-who } puts the action cards in this order, the top one first: { $cards }.
}
cc-happened-bonus = Each player is dealt a bonus card in secret.
cc-happened-bonus-card = { $who ->
    [you] Your bonus card is for the { cc-group }.
   *[other] The bonus card of { cc-who } is for the { cc-group }.
}
cc-happened-arranged = { $who ->
    [you] You lay a card face down at each group.
   *[other] { cc-who } has laid a card face down at each group.
}
cc-happened-arranged-cards = { $who ->
    [you] You lay face down, in the order of the groups: { $cards }.
   *[other] { cc-who } lays face down, in the order of the groups: { $cards }.
}
cc-happened-turn = { $who ->
    [you] Your turn.
   *[other] Turn of { cc-who }.
}
cc-happened-laid-up = { $who ->
    [you] You lay { cc-a-card } face up at the { cc-group }.
   *[other] { cc-who } lays { cc-a-card } face up at the { cc-group }.
}
cc-happened-laid-down = { $who ->
    [you] You lay a card face down at the { cc-group }.
   *[other] { cc-who } lays a card face down at the { cc-group }.
}
cc-happened-laid-down-card = { $who ->
    [you] You lay { cc-a-card } face down at the { cc-group }.
   *[other] { cc-who } lays { cc-a-card } face down at the { cc-group }.
}
cc-happened-assassination = { $who ->
    [you] You play an assassination against { cc-a-card } at the { cc-group }.
   *[other] { cc-who } plays an assassination against { cc-a-card } at the { cc-group }.
}
cc-happened-castling = { $who ->
    [you] You play a castling between the { cc-group-first } and the { cc-group-second }.
   *[other] { cc-who } plays a castling between the { cc-group-first } and the { cc-group-second }.
}
cc-happened-scout = { $who ->
    [you] You play a scout at the { cc-group }.
   *[other] { cc-who } plays a scout at the { cc-group }.
}
cc-happened-spy = { $who ->
    [you] You play a spy.
   *[other] { cc-who } plays a spy.
}
cc-happened-wrath = { $who ->
    [you] You play the wrath of the gods at the { cc-group }.
   *[other] { cc-who } plays the wrath of the gods at the { cc-group }.
}
cc-happened-vetoed = { $who ->
    [you] You play a veto: the action does not happen.
   *[other] { cc-who } plays a veto: the action does not happen.
}
cc-happened-allowed = { $who ->
    [you] You play no veto.
   *[other] { cc-who } plays no veto.
}
cc-happened-spied = { $who ->
    [you] You look at your opponent's hand.
   *[other] { cc-who } looks at the opponent's hand.
}
cc-happened-spied-hand = { $who ->
    [you] You look at your opponent's hand: { $cards }.
   *[other] { cc-who } looks at this hand: { $cards }.
}
cc-happened-lost = { $who ->
    [you] You have to discard { cc-a-card }.
   *[other] { cc-who } has to discard { cc-a-card }.
}
cc-happened-drew = { $who ->
    [you] You draw
   *[other] { cc-who } draws
} { $influence ->
    [0] { $action ->
        [one] one action card
       *[other] { $action } action cards
    }
    [one] one influence card{ $action ->
        [0] {""}
        [one] {" "}and one action card
       *[other] {" "}and { $action } action cards
    }
   *[other] { $influence } influence cards{ $action ->
        [0] {""}
        [one] {" "}and one action card
       *[other] {" "}and { $action } action cards
    }
}.
cc-happened-drew-cards = { $who ->
    [you] You draw: { $cards }.
   *[other] { cc-who } draws: { $cards }.
}
cc-happened-declined = { $who ->
    [you] You draw no card.
   *[other] { cc-who } draws no card.
}
cc-happened-castled = { $who ->
    [you] You lay your cards anew, face down: { $down-first } at the { cc-group-first }, { $down-second } at the { cc-group-second }.
   *[other] { cc-who } lays the cards anew, face down: { $down-first } at the { cc-group-first }, { $down-second } at the { cc-group-second }.
}
cc-happened-castled-cards = { $who ->
    [you] You lay your cards anew, face down. At the { cc-group-first }: { $cards-first }. At the { cc-group-second }: { $cards-second }.
   *[other] { cc-who } lays the cards anew, face down. At the { cc-group-first }: { $cards-first }. At the { cc-group-second }: { $cards-second }.
}
cc-happened-turned-up = { $who ->
    [you] Your face-down cards at the { cc-group } are turned up: { $cards }.
   *[other] The face-down cards of { cc-who } at the { cc-group } are turned up: { $cards }.
}
cc-happened-discarded = { $who ->
    [you] You discard from the { cc-group }: { $cards }.
   *[other] { cc-who } discards from the { cc-group }: { $cards }.
}
cc-happened-swapped = { $who ->
    [you] You are passive and swap: { $cards }.
   *[other] { cc-who } is passive and swaps: { $cards }.
}
cc-happened-passed = { $who ->
    [you] You are passive and swap nothing.
   *[other] { cc-who } is passive and swaps nothing.
}
cc-happened-done = { $who ->
    [you] You play no action card.
   *[other] { cc-who } plays no action card.
}
cc-happened-vote-card = The vote card is turned up: { $vote ->
    [orgy] orgy. There is no vote.
    [reshuffle] orgy with reshuffle. There is no vote.
   *[other] { cc-vote }.
}
cc-happened-vote-card-out = This vote card leaves the game: { cc-vote }.
cc-happened-reshuffled = All vote cards still in the game are shuffled into a new deck.
cc-happened-voted = { $extraordinary ->
    [yes] Extraordinary vote
   *[no] Vote
} at the { cc-group }: Cleopatra { $cleopatra }, Caesar { $caesar }. { $who ->
    [you] You win { cc-patrician }.
   *[other] { cc-who } wins { cc-patrician }.
}
cc-happened-voted-turned = { $extraordinary ->
    [yes] Extraordinary vote
   *[no] Vote
} at the { cc-group }: Cleopatra { $cleopatra }, Caesar { $caesar }. But one side has more philosophers, so the smaller influence wins. { $who ->
    [you] You win { cc-patrician }.
   *[other] { cc-who } wins { cc-patrician }.
}
cc-happened-voted-undecided = { $extraordinary ->
    [yes] Extraordinary vote
   *[no] Vote
} at the { cc-group }: Cleopatra { $cleopatra }, Caesar { $caesar }. It is undecided, and all cards stay.
cc-happened-closed = No patrician is left here: the { cc-group } are closed.
cc-happened-skipped = { $who ->
    [you] You have no influence left, and your turn is skipped.
   *[other] { cc-who } has no influence left and is skipped.
}
cc-happened-ended = { $reason ->
    [won] The game is over: all patricians are won (CC-6.1).
    [spent] The game is over: nobody has influence left in hand or reserve (CC-6.2).
    [full] The game is over: the player who went on alone can lay nothing more (CC-6.4).
   *[idle] The game is over: turn after turn nobody played or discarded a card (CC-6.5).
}
cc-happened-resigned = { $who ->
    [you] You resign.
   *[other] { cc-who } resigns.
}
cc-happened-forfeit = { $who ->
    [you] You forfeit the game.
   *[other] { cc-who } forfeits the game.
}
cc-happened-abandoned = The game is abandoned.
cc-happened-back = The last moves are taken back.
cc-happened-upgraded = The rules have changed with an update, and a move is no longer legal: the game goes on from just before it.

## Moves, as choices and in a list

cc-move-order = Order, the top one first: { $cards }
cc-move-arrange = In the order of the groups: { $cards }
cc-move-down = Lay { cc-a-card } face down at the { cc-group }
cc-move-up = Lay { cc-a-card } face up at the { cc-group }
cc-move-assassinate = Assassination: hit { cc-a-card } at the { cc-group }
cc-move-spy = Spy: look at the other hand, and choose a card to be discarded
cc-move-castle = Castling: lay your cards at the { cc-group-first } and the { cc-group-second } anew
cc-move-scout = Scout: turn up the other cards at the { cc-group }
cc-move-wrath = Wrath of the gods: discard all influence at the { cc-group }
cc-move-veto = Play a veto
cc-move-allow = Let it happen
cc-move-take = Take { cc-a-card }
cc-move-rearrange = { $cards-first } at the first group, { $cards-second } at the second
cc-move-done = Play no action card
cc-move-draw-influence = Draw from the influence reserve
cc-move-draw-action = Draw from the action reserve
cc-move-decline = Draw no card
cc-move-swap = Be passive: discard { $cards } and draw as many
cc-move-pass = Be passive: swap nothing
cc-no-cards = none

## What is being asked

cc-ask-order = Put your { $number ->
    [one] action card
   *[other] { $number } action cards
} in order: you will draw them from the top.
cc-ask-arrange = Lay one card face down at each group. You keep another 1 to 5 as your hand.
cc-ask-main = What do you do?
cc-ask-main-played = Your action card is played. Now lay influence.
cc-ask-second = Lay the second card face up.
cc-ask-laid = Do you play an action card?
cc-ask-veto = { $action } Do you play a veto?
cc-ask-take = Your opponent's hand: { $cards }. Which card do they discard?
cc-ask-rearrange = Lay these cards anew, face down, at the { cc-group-first } and the { cc-group-second }: { $cards }.
cc-ask-draw = { $why ->
    [spied] A spy took a card from you.
    [vetoer] You played a veto.
    [vote] You played an action card in a vote.
    [swap] You swapped cards.
   *[refill] You refill your hand.
} { $draws ->
    [one] { $may ->
        [yes] Do you draw a card?
       *[no] Draw a card.
    }
   *[other] Draw { $draws } cards, one after the other.
}
cc-ask-vote = An extraordinary vote is about to be decided at the { cc-group }. Do you play an action card first?
cc-ask-late = The vote card is next. Do you play an action card first?

## The table

cc-table-left = { $left ->
    [0] closed
   *[other] { $left } left
}
cc-table-side = { $who ->
    [you] You
   *[other] { cc-who }
}
cc-table-nothing = -
cc-table-sum = = { $influence }
cc-table-sum-more = = { $influence }+
cc-table-key = A card with * lies face down; a * alone is a card you cannot see.
cc-text-group = { $group }, { $left }: { $first }; { $second }
cc-text-side = { $side } { $cards }
cc-text-side-sum = { $side } { $cards } { $sum }
cc-table-won = { $who ->
    [you] You have won
   *[other] { cc-who } has won
} { $number ->
    [0] no patricians yet
   *[other] { $won }
}; { $points ->
    [one] 1 point
   *[other] { $points } points
} so far.
cc-table-won-group = { $number } { $group ->
    [senators] { $number ->
        [one] senator
       *[other] senators
    }
    [praetors] { $number ->
        [one] praetor
       *[other] praetors
    }
    [quaestors] { $number ->
        [one] quaestor
       *[other] quaestors
    }
    [censors] { $number ->
        [one] censor
       *[other] censors
    }
   *[aediles] { $number ->
        [one] aedile
       *[other] aediles
    }
}
cc-table-hand = Your hand: { $cards }
cc-table-hand-of = Hand of { cc-who }: { $cards }
cc-table-hand-count = Hand of { cc-who }: { $influence } influence, { $action } action
cc-table-reserves = { $who ->
    [you] Your reserves
   *[other] Reserves of { cc-who }
}: { $influence } influence, { $action } action
cc-table-reserves-next = { $who ->
    [you] Your reserves
   *[other] Reserves of { cc-who }
}: { $influence } influence, { $action } action (on top: { $cards })
cc-table-bonus = { $who ->
    [you] Your bonus card
   *[other] Bonus card of { cc-who }
}: { cc-group }
cc-table-votes = Vote cards turned up: { $shown }. Still to come, in unknown order: { $come }.
cc-table-discard = { $who ->
    [you] You have discarded
   *[other] { cc-who } has discarded
}: { $cards }
cc-table-order = { $who ->
    [you] Your action reserve
   *[other] Action reserve of { cc-who }
}, from the top: { $cards }
cc-table-alone = { $who ->
    [you] You go on alone: your opponent has no influence left.
   *[other] { cc-who } goes on alone.
}

## The end

cc-score = { cc-group }, { $kind ->
    [patricians] { $points ->
        [one] 1 patrician
       *[other] { $points } patricians
    }: { $points } (CC-7.1)
    [majority] the majority: { $points } (CC-7.2)
    [whole] all that were won: { $points } (CC-7.3)
   *[bonus] influence bonus: { $points } (CC-7.4)
}
cc-score-total = { $who ->
    [you] You have
   *[other] { cc-who } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
} in all.
cc-score-none = Nothing
cc-won = { $who ->
    [you] You win
   *[other] { cc-who } wins
}, { $points } to { $other }.
cc-won-patricians = Both have { $points } points. { $who ->
    [you] You have more patricians and win
   *[other] { cc-who } has more patricians and wins
} (CC-7.7).
cc-won-by-forfeit = { $who ->
    [you] You win.
   *[other] { cc-who } wins.
}
cc-drawn = The game is drawn: both have { $points } points and as many patricians (CC-7.7).
cc-nobody-won = Nobody wins.

## Choosing step by step

cc-ask-order-hint = Choose a suggestion, or type the cards you want on top, as in “order spy veto”; the others follow as in the first suggestion.
cc-ask-arrange-hint = Choose a suggestion, or type five values in the order of the groups, as in “arrange 3 1 5 2 4”.
cc-choose-down = lay one card face down
cc-choose-up = lay two cards face up
cc-choose-second = lay the second card
cc-choose-action = play an action card ({ $cards })
cc-choose-swap = be passive: swap cards of your hand
cc-choose-pass = be passive: swap nothing
cc-choose-done = play no action card
cc-choose-which-action = Which action card?
cc-choose-castle-first = Which is the first of the two groups?
cc-choose-castle-second = Which is the second?
cc-choose-card-down = Which card do you lay face down?
cc-choose-card-up = Which card do you lay face up?
cc-choose-group = Where do you lay { $card }?
cc-choose-swap-cards = Which cards do you discard? Type them, as in “1 5 P spy”, or “all”.
cc-choose-rearrange = Which of them lie at the { cc-group-first }? Type them, as in “1 P”, or “-” for none. The others go to the { cc-group-second }.
cc-choose-draw-influence = from the influence reserve ({ $left } left)
cc-choose-draw-action = from the action reserve ({ $left } left)
cc-choose-draw-action-top = from the action reserve ({ $left } left; on top: { $card })
