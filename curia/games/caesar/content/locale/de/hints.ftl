### What speaks for a move.

hint-sums = Bei den { $group ->
        [senators] { cc-group-senators }
        [praetors] { cc-group-praetors }
        [quaestors] { cc-group-quaestors }
        [censors] { cc-group-censors }
       *[aediles] { cc-group-aediles }
    } steht es damit { $mine } für dich gegen sichtbare { $theirs }{ $down ->
        [0] .
        [one] {" "}und eine verdeckte Karte.
       *[other] {" "}und { $down } verdeckte Karten.
    }
hint-vote = Mit { $chance } % Wahrscheinlichkeit ist die nächste Vertrauensfrage-Karte die dieser Gruppe.
hint-allow = Dein Veto ist später mehr wert.
hint-veto = Diese Karte täte mehr weh als eine spätere.
hint-done = Die Aktionskarten auf der Hand sind später mehr wert.
hint-pass = Nichts, was du anlegen oder tauschen könntest, lohnt sich jetzt.
hint-swap = Bessere Karten sind mehr wert, als jetzt anzulegen.
