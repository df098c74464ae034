### Refusals.

## Positions; $where says which part of one

position-hand = { $where }: a hand holds at most { $limit } cards.
position-side = { $where }: at most { $limit } influence cards lie on one side of a group.
position-group = { $where }: at most { $limit } influence cards lie at one group.
position-closed = { $where }: no influence can lie at a closed group.
position-left = { $where }: the patricians left and those won have to add up to { $size }.

cc-order-not-all = Name { $cards ->
    [one] your one action card
   *[other] all { $cards } of your action cards, each as often as you have it
}, the top one first.
cc-order-first = First put your action cards into an order.
cc-arrange-first = First lay one of your cards, 1 to 5, at each group: every value once.
cc-set-up-over = The set-up is over.

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
