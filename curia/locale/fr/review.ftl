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

review-which = Quelle partie ? « curia review game.json » revient sur une partie finie.
review-running = La partie n’est pas finie : une analyse dirait ce qui est encore caché. « curia hint » donne un conseil.
review-stopped = L’enregistrement suit d’anciennes règles, et son entrée { $number } est refusée aujourd’hui.
review-broken = Un processus qui jugeait s’est arrêté : il n’y a pas d’analyse. Moins de --workers peut aider.
review-about = La chance de gagner de chaque place, selon sa propre vue, jugée en { $iterations } itérations.
review-mark = ! { $cost }
review-mistakes = Les coups qui ont coûté le plus :
review-mistake = { $number }  { $seat } : { $move }. Coût : { $cost } ; { $adviser } aurait joué : { $instead }
review-account = D’où sont venues les chances de chaque place :
review-title = Chances de gagner : { $game }
review-below = entrées de l’enregistrement
review-instead = { $number } : { $move }, mieux : { $instead }
review-written = Écrit dans « { $file } ».
