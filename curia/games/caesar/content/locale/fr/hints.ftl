### What speaks for a move.

hint-sums = Chez les { $group ->
        [senators] { cc-group-senators }
        [praetors] { cc-group-praetors }
        [quaestors] { cc-group-quaestors }
        [censors] { cc-group-censors }
       *[aediles] { cc-group-aediles }
    }, cela vous donne { $mine } contre { $theirs } visibles{ $down ->
        [0] .
        [one] {" "}et une carte cachée.
       *[other] {" "}et { $down } cartes cachées.
    }
hint-vote = La prochaine carte Suffrage désigne ce groupe avec une chance de { $chance } %.
hint-allow = Votre veto vaudra plus cher plus tard.
hint-veto = Cette carte ferait plus de mal qu’une autre plus tard.
hint-done = Les cartes Manipulation en main vaudront plus cher plus tard.
hint-pass = Rien de ce que vous pourriez poser ou échanger n’en vaut la peine maintenant.
hint-swap = De meilleures cartes valent mieux que poser maintenant.
