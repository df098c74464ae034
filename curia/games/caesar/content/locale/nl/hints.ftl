### What speaks for a move.

hint-sums = Bij de { $group ->
        [senators] { cc-group-senators }
        [praetors] { cc-group-praetors }
        [quaestors] { cc-group-quaestors }
        [censors] { cc-group-censors }
       *[aediles] { cc-group-aediles }
    } staat het dan { $mine } van jou tegen { $theirs } die je kunt zien{ $down ->
        [0] .
        [one] {" "}en één gedekte kaart.
       *[other] {" "}en { $down } gedekte kaarten.
    }
hint-vote = De volgende vraagkaart is met een kans van { $chance }% voor deze factie.
hint-allow = Je veto is later meer waard.
hint-veto = Deze kaart zou meer pijn doen dan een latere.
hint-done = De actiekaarten in je hand zijn later meer waard.
hint-pass = Niets wat je nu kunt leggen of ruilen is de moeite waard.
hint-swap = Betere kaarten zijn nu meer waard dan leggen.
