### The game in the terminal.

tui-type-CC = down 4 senators

## Keys

tui-help-CC =
    A card with * lies face down; a * alone is a card you cannot see. The number beside a name is the influence that you can see there. Hands and reserves are counted as influence+action cards.
    Moves may be short: “down 4 sen”, “up P praetors”, “swap 1 5 spy”, “castle sen aed”.

tui-cc-table-sum = { $influence }
tui-cc-table-sum-more = { $influence }+
tui-cc-plate = { $who ->
    [you] You ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} · won: { $won }
tui-cc-hand = Hand:
tui-cc-hand-count = hand { $influence }+{ $action }
tui-cc-reserves = reserves { $influence }+{ $action }
tui-cc-bonus = bonus: { cc-group }
tui-cc-form-order = an order of your own
tui-cc-form-arrange = another way
tui-cc-form-rearrange = choose the cards
tui-cc-swap = Which cards do you discard? You draw as many.
tui-cc-rearrange = Which of them lie at the { cc-group-first }? The others go to the { cc-group-second }.
tui-cc-order = The top card is drawn first. Enter or t brings a card to the top, u and d carry it up and down.
tui-cc-order-up = Up (u)
tui-cc-order-down = Down (d)
tui-cc-order-top = To the top (t)
tui-cc-arrange = Choose a group, then its value: 1 to { $most }. The value that was there goes to the other group.

## Playing

play-hint = Choose by number, or type a move such as “down 4 senators”. ? helps, quit leaves.
play-help-cc =
    cards         shows the discarded cards, and your action reserve if you know it
    ? spy         explains a card, a group or a vote card
    ? CC-4.6      explains a rule; ? CC-4 a whole section; ? veto draw looks for
                  words
    Moves may be short: “down 4 sen”, “up P praetors”, “swap 1 5 spy”, “castle sen
    aed”.
