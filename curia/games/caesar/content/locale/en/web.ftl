### The table on the page.

## Everywhere

web-rules-edition = { $edition ->
    [kosmos] German edition
    [czech] Czech edition
    [dutch] Dutch edition
   *[french] French edition
}
web-legend-influence = influence 1 to 5
    .about = Counts its value for its owner in a vote at its group (CC-4.4). One face down or two face up are laid each active turn (CC-3.5).
web-legend-vote =
    .about = The top one is turned up at the end of each active turn (CC-3.11); it asks a vote at its group (CC-4.1).

## Start page

web-cc-short = For two, half an hour: bluff, timing and eight vote cards.

## A new game

web-cc-memory = Memory aids.
    .about = You are shown the order of your own action cards; by the rules you have to remember it.
    .people = Whoever sits down agrees that everyone has them.
web-edition-kosmos = German.
    .about = The rules of 1997, and the usual choice.
web-edition-czech = Czech.
    .about = Plays like the German one.
web-edition-dutch = Dutch.
    .about = Who has no influence in hand has to swap cards for some.
web-edition-french = French.
    .about = Votes at eight cards come after refilling, with an action card in between or after; majorities count only in groups that are won to the last.
web-cc-actions = Action cards
web-cc-actions-chosen = Each player puts the action reserve in order.
web-cc-actions-shuffled = The action reserves are shuffled: good for a first game.
web-cc-orgies = Orgies
web-cc-orgies-all = All three orgies stay in the vote deck.
web-cc-orgies-late = Once two groups are closed, a plain orgy leaves the game when it is turned up.
web-cc-orgies-early = One plain orgy is taken out before the game.
web-cc-extraordinary = Votes at eight cards
web-cc-extraordinary-before = Held before the hand is refilled.
web-cc-extraordinary-after = Held after the hand is refilled.
web-cc-vote-action = An action card in such a vote
web-cc-vote-action-no = None may be played once the cards are turned up.
web-cc-vote-action-yes = The player on turn may play one when the cards are turned up.
web-cc-late-action = An action card before the vote card
web-cc-late-action-no = None may be played once the hand is refilled.
web-cc-late-action-yes = The player on turn may play one after refilling, before the vote card is turned up.
web-cc-no-influence = No influence in hand
web-cc-no-influence-may-pass = Who has none may pass.
web-cc-no-influence-must-swap = Who has none has to swap cards.
web-cc-spied = After a spy
web-cc-spied-may = Who lost a card may draw one.
web-cc-spied-must = Who lost a card has to draw one.
web-cc-vetoer = After a veto
web-cc-vetoer-may = Who played it may draw a card.
web-cc-vetoer-must = Who played it has to draw a card.
web-cc-lone-end = Playing on alone
web-cc-lone-end-five = Ends with five cards of one’s own at every open group.
web-cc-lone-end-no-room = Ends when nothing more can be laid, for whatever reason.
web-cc-lone-end-last-hand = Ends with the last influence card in hand; nothing is drawn.
web-cc-majority = The majority point
web-cc-majority-absolute = For three of five or two of three.
web-cc-majority-group-won = The same, but only if the whole group has been won.
web-cc-whole-group = The point for a whole group
web-cc-whole-group-whole = For all patricians of a group.
web-cc-whole-group-won-so-far = For all of those won so far, even if some are left.

web-card-back = { $kind ->
    [action] an action card of { $side ->
        [cleopatra] Cleopatra
       *[caesar] Caesar
    }, face down
   *[influence] an influence card of { $side ->
        [cleopatra] Cleopatra
       *[caesar] Caesar
    }, face down
}
web-card-down = { $card }, face down
web-side = { $seat ->
    [cleopatra] Cleopatra
   *[caesar] Caesar
} at the { cc-group }
web-sum = Influence
web-sum-about = The influence that can be seen here
web-group-state = { $left } of { $size } patricians left; won: Cleopatra { $cleopatra }, Caesar { $caesar }
web-bonus = Bonus
web-zone = { $what }: { cc-group }
web-face-up = Face up
web-face-down = Face down
web-here-scout = Scout here
web-here-wrath = Wrath here
web-here-castle-first = This one …
web-here-castle-second = … and this
web-reserve-influence = Influence reserve
web-reserve-action = Action reserve
web-on-top = on top: { cc-card }
web-patricians = Patricians won
web-points = Points so far
web-votes = Vote cards
web-votes-shown = Turned up
web-votes-come = Still to come ({ $number })
web-none-yet = none yet
web-your-hand = Your hand
web-main-how = Choose a card of your hand, or drag it to a group. Lay one card face down, or two face up.
web-second-how = Choose the second card, and where to lay it.
web-choose-group = Choose a group.
web-choose-hit = Choose the card to hit.
web-card-not-now = It can't be played now.
web-let-pass = Always let pass; you are not asked again
web-standing = When an action card is played
web-standing-is-ask = I am asked
web-standing-is-pass = always let pass
web-standing-is-own = my standing answers
web-standing-about = Answers that you leave here are given for you. Nobody can tell them from a choice of the moment. A veto is played only while you hold one.
web-standing-others = All others
web-standing-ask = Ask me
web-standing-allow = Let it pass
web-standing-veto = Veto it
web-swap-how = Choose the cards that you discard. You draw as many.
web-swap-do = { $number ->
    [one] Discard one card
   *[other] Discard { $number } cards
}
web-order-how = Drag the cards into the order you like (with a finger by the handle), or move them with the arrows. You draw from the top, number 1 first.
web-order-up = { cc-card }: one place up
web-order-down = { cc-card }: one place down
web-order-grip = { cc-card }: move it with the arrow keys
web-order-moved = { cc-card }: place { $place }
web-order-done = In this order
web-shuffle = Shuffle
web-shuffled = Shuffled.
web-suggestion = Suggestion { $number }
web-arrange-how = Drag a card onto another to swap them, or choose two.
web-arrange-item = { cc-card } at the { cc-group }
web-arrange-done = Lay them like this
web-castle-how = Drag a card to the other group, or press it.
web-castle-item = { cc-card }: move it to the { cc-group }
web-castle-done = Lay them like this
web-castle-full = There is no room for that many.
web-vote-scene = Vote of confidence: { cc-group }
web-skip = Go on
web-skip-votes = Skip all ({ $number } more)
web-score-for = Points for
web-score-patricians = patricians
web-score-majority = majority
web-score-whole = all of them
web-score-bonus = influence bonus
