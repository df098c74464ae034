### What speaks for a move.

hint-sums = At the { $group ->
        [senators] { cc-group-senators }
        [praetors] { cc-group-praetors }
        [quaestors] { cc-group-quaestors }
        [censors] { cc-group-censors }
       *[aediles] { cc-group-aediles }
    } this gives you { $mine } against { $theirs } that you can see{ $down ->
        [0] .
        [one] {" "}and one card face down.
       *[other] {" "}and { $down } cards face down.
    }
hint-vote = The next vote card is theirs with a chance of { $chance }%.
hint-allow = Your veto is worth more later.
hint-veto = This card would hurt more than a later one.
hint-done = The action cards in hand are worth more later.
hint-pass = Nothing you could lay or swap is worth it now.
hint-swap = Better cards are worth more than laying now.
