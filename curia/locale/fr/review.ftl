### `curia hint` and `curia review`: what a position is like, and what a game was like.

help-hint =
    curia hint FILE           un conseil pour qui doit jouer, dans une partie
                              sauvegardée
    curia hint POSITION       de même pour une position : un fichier, ou du JSON

    Seule la vue de cette place est regardée : rien de caché n’est dit.

    --seat SEAT               la place à conseiller, si plusieurs doivent jouer
    --game N                  la partie de ce numéro, dans le « games.jsonl » d’une
                              arène
    --iterations N            combien réfléchir (400 par défaut)
    --seed N                  chaque fois le même conseil (0 par défaut)
    --language NAME           parler une autre langue, si elle existe
help-review =
    curia review FILE         revenir sur une partie finie : les chances de chacun
                              après chaque coup, selon la vue de chaque place ; les
                              coups qui ont coûté le plus ; la part de la chance

    --iterations N            combien réfléchir à chaque coup (100 par défaut)
    --svg FILE                dessiner les courbes
    --json FILE               tout écrire en JSON
    --game N                  la partie de ce numéro, dans le « games.jsonl » d’une
                              arène
    --seed N                  une autre graine pour les tirages (0 par défaut)
    --workers N               employer tant de processus (par défaut : un par cœur)
    --language NAME           parler une autre langue, si elle existe

hint-which = Quelle partie ? « curia hint game.json » conseille sur une partie sauvegardée.
hint-no-json = Ce n’est ni un fichier ni une position en JSON.
hint-over = La partie est finie : il n’y a rien à conseiller.
hint-seat = Plusieurs doivent jouer maintenant. Dites pour qui avec --seat : { $seats }.
hint-not-yet = Ce n’est pas à { $seat } de jouer maintenant, mais à : { $seats }.
hint-chances = Chances de gagner, telles que cette place peut en juger :
hint-advice = Conseil : { $move }
hint-moves = Les meilleurs coups, avec la chance de gagner après chacun :
hint-only = C’est le seul coup.
hint-ahead = Il devance le suivant { $points ->
        [0] de moins d’un point.
        [one] d’un point sur cent.
       *[other] de { $points } points sur cent.
    }
hint-alike = { $moves ->
        [one] Rien d’autre n’est tout à fait aussi bon.
       *[other] { $moves } coups se valent à peu près.
    }
hint-clear = Rien d’autre ne mérite qu’on y pense.
hint-laurel = Il prend une tuile : { $laurel ->
        [I] { qv-laurel-I }
        [II] { qv-laurel-II }
        [IIc] { qv-laurel-IIc }
        [III] { qv-laurel-III }
        [IV] { qv-laurel-IV }
       *[V] { qv-laurel-V }
    }.
hint-senate = Il fait entrer un sénateur au Sénat.
hint-paid = Vous versez { $paid } et recevez { $got } en lauriers.
hint-consent = Votre accord vous rapporte une tuile I.
hint-enter = { $reserve ->
        [one] Il fait entrer le dernier sénateur de votre réserve.
       *[other] Il fait entrer l’un des { $reserve } sénateurs de votre réserve.
    }
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

review-which = Quelle partie ? « curia review game.json » revient sur une partie finie.
review-running = La partie n’est pas finie : une analyse dirait ce qui est encore caché. « curia hint » donne un conseil.
review-stopped = L’enregistrement suit d’anciennes règles, et son entrée { $number } est refusée aujourd’hui.
review-game = « { $game } » n’a personne pour en juger.
review-broken = Un processus qui jugeait s’est arrêté : il n’y a pas d’analyse. Moins de --workers peut aider.
review-about = La chance de gagner de chaque place, selon sa propre vue, jugée en { $iterations } itérations.
review-start = début
review-mark = ! { $cost }
review-mistakes = Les coups qui ont coûté le plus :
review-no-mistakes = Aucun coup n’a coûté cher.
review-mistake = { $number }  { $seat } : { $move }. Coût : { $cost } ; { $adviser } aurait joué : { $instead }
review-account = D’où sont venues les chances de chaque place :
review-own = ses coups
review-others = coups des autres
review-luck = chance
review-end = fin
review-title = Chances de gagner : { $game }
review-below = entrées de l’enregistrement
review-instead = { $number } : { $move }, mieux : { $instead }
review-written = Écrit dans « { $file } ».
