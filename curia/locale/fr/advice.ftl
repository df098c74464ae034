### Advice in words, for terminal and page: why a move, and what a game was like.

hint-only = C’est le seul coup.
hint-ahead = Il devance le suivant { $points ->
        [0] de moins d’un point de pourcentage.
        [one] d’un point de pourcentage.
       *[other] de { $points } points de pourcentage.
    }
hint-alike = { $moves ->
        [one] Rien d’autre n’est tout à fait aussi bon.
       *[other] { $moves } coups se valent à peu près.
    }
hint-clear = Rien d’autre ne mérite qu’on y pense.
hint-opening = Une bonne ouverture parmi beaucoup d’autres : celle qu’on peut prévoir, on peut y répondre.

## Hints at a table

advice-hint = Conseil
advice-thinking = Un bot y réfléchit…
advice-chance = Votre chance de gagner est d’environ { $chance } %.
advice-play = Jouer cela
advice-switch = Conseils
advice-on = Les conseils sont permis : tout le monde est d’accord.
advice-agreed = { $who } permettrait les conseils à tout le monde.
advice-all = Il y a des conseils dès que tout le monde est d’accord.
advice-lobby-on = Avec conseils : qui s’assied accepte que tout le monde puisse demander l’avis d’un bot.
advice-lobby-off = Sans conseils, sauf si tout le monde les accepte plus tard.
advice-setup = Conseils.
    .about = Demandez l’avis d’un bot aguerri.
    .people = Qui s’assied accepte que tout le monde le fasse.

## The review of a finished game

advice-review = Analyse
advice-waits = L’analyse attend son tour…
advice-works = La partie est en cours d’analyse : { $done } sur { $of }
advice-curve = Chances de gagner
advice-curve-about = Après chaque coup, selon ce que chaque place pouvait voir.
advice-curve-line = { $who } : { $start } % au début, entre { $low } % et { $high } %, { $end } % à la fin.
advice-turns = Tournants
advice-turns-none = Aucun coup n’a beaucoup changé à lui seul.
advice-turn = Coup { $step } · { $who } : { $from } % → { $to } %
advice-mistakes = Ce qui a coûté le plus
advice-cost = Coup { $step } · coût : { $points ->
        [one] environ { $points } point de pourcentage
       *[other] environ { $points } points de pourcentage
    }
advice-instead = { $bot } aurait plutôt choisi :
advice-why = Pourquoi (du côté de { $who }) :
advice-account = Chance et décisions
advice-account-about = D’où sont venues les chances de chaque place.
advice-judged = Jugé par des bots, avec { $iterations } essais par décision : les petits écarts disent peu.
advice-all-moves = Tous les coups en tableau
advice-step = Coup
advice-player = Place
advice-again = Réessayer

# Parts of an account, and of the curve.
review-start = début
review-no-mistakes = Aucun coup n’a coûté cher.
review-own = ses coups
review-others = coups des autres
review-luck = chance
review-end = fin
