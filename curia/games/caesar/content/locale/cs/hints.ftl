### What speaks for a move.

hint-sums = U { $group ->
        [senators] senátorů
        [praetors] prétorů
        [quaestors] kvestorů
        [censors] cenzorů
       *[aediles] edilů
    } pak máš { $mine } proti viditelným { $theirs }{ $down ->
        [0] .
        [one] {" "}a jedné kartě lícem dolů.
       *[other] {" "}a { $down } kartám lícem dolů.
    }
hint-vote = Další karta otázky o důvěře se týká právě jich s pravděpodobností { $chance } %.
hint-allow = Tvoje veto bude mít větší cenu později.
hint-veto = Tato karta by škodila víc než nějaká pozdější.
hint-done = Akční karty v ruce budou mít větší cenu později.
hint-pass = Nic, co by šlo vyložit nebo vyměnit, za to teď nestojí.
hint-swap = Lepší karty mají teď větší cenu než vykládání.
