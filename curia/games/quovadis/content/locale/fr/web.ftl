### Quo Vadis? in the browser: the board, the deal desk, the ledger, the end.

## The board

qv-web-board = Le plateau, à partir du Sénat
qv-web-committee = { $committee ->
    [senate] Le Sénat
   *[other] Comité { $committee }
} : { $number ->
    [0] vide
   *[other] { $seats }
} ; { $free ->
    [0] aucun siège libre
    [one] un siège libre
   *[other] { $free } sièges libres
}
qv-web-sitting = { qv-who } { $number }
qv-web-choose-senator = { $who ->
    [you] Choisir votre sénateur en { $committee }
   *[other] Choisir le sénateur de { qv-who } en { $committee }
}
qv-web-choose-caesar = Choisir César
qv-web-ask-propose = { $what } : demander l’accord
qv-web-ask-offer = { $what } : faire une offre pour cela
qv-web-shut = { $from } vers { qv-place } : { $reason ->
    [full] aucun siège libre là-bas (QV-5.1).
    [bound] exclu pour ce tour-ci, c’est convenu (QV-9.2).
    [refused] ceux dont l’accord est nécessaire se sont engagés à le refuser ce tour-ci (QV-9.2).
   *[few] trop peu de sénateurs en { $from } pour donner leur accord (QV-5.5).
}
qv-web-place = { $from } – { $committee ->
    [senate] Sénat
   *[other] { $committee }
}{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
}
qv-web-between = entre { $from } et { qv-place }

## What you are asked

qv-web-answer = Le marché { $number } vous est soumis. Que répondez-vous ?
qv-web-how = Choisissez sur le plateau l’un de vos sénateurs ou César, faites entrer un sénateur, ou proposez un marché.
qv-web-how-hand = Choisissez l’un de vos sénateurs, faites-en entrer un, déplacez César, ou proposez un marché.
qv-web-how-offer = Pour offrir quelque chose à { $who ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
}, choisissez sur le plateau l’un de ses sénateurs ou César, ou composez un marché.
qv-web-how-senator = Depuis { $committee } : un trait plein est un chemin qui vous est ouvert, un trait brisé demande l’accord des autres.
qv-web-how-caesar = Choisissez où va César.
qv-web-how-reserve = Choisissez où entre le sénateur.
qv-web-bring-in = Faire entrer un sénateur (reste { $reserve })
qv-web-make-offer = Offrir un marché à { $who ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
}
qv-web-senators = Sénateurs
qv-web-choices = Coups possibles
qv-web-disclosed = Tous montrent un instant leurs lauriers : { $totals }.

## Around the table

qv-web-families = Les familles
qv-web-on-turn = à son tour
qv-web-answers = doit répondre
qv-web-reserve = Sénateurs en réserve
qv-web-tiles = Tuiles de laurier
qv-web-kept = Promesses tenues
qv-web-broken = Promesses rompues
qv-web-no-laurels = { $who ->
    [you] Vous n’avez pas encore de lauriers.
   *[other] { qv-who } n’a pas encore de lauriers.
}

## Deals and offers

qv-web-on-table = Le marché sur la table
qv-web-deal = { $who ->
    [you] Votre marché { $number }
   *[other] Marché { $number } de { qv-who }
}
qv-web-agreed = Acceptent : { $seats }.
qv-web-waiting = On attend : { $seats }.
qv-web-cannot-pay = Vous n’avez pas de quoi payer.
qv-web-bound = Vous vous êtes engagé à ne pas donner votre accord ce tour-ci (QV-9.2).
qv-web-bound-now = Convenu pour ce tour-ci
qv-web-bribe = Payer { qv-to } pour refuser son accord
qv-web-said = À propos du marché { $number }
qv-web-offers = Offres sur la table
qv-web-offer = { $who ->
    [you] Votre offre { $number }
   *[other] Offre { $number } de { qv-who }
}
qv-web-offer-others = { $who ->
    [you] Votre marché { $number } entre d’autres joueurs
   *[other] Marché { $number } entre d’autres joueurs, de { qv-who }
}
qv-web-open-to = Ouvert à : { $seats }. Personne n’est tenu de répondre.
qv-web-cannot-accept = Vous ne pouvez pas accepter : vous n’avez pas de quoi payer, ou cela contredit ce qui est convenu pour ce tour-ci (QV-9.2).
qv-web-cannot-take = { $together ->
    [yes] Seulement avec une autre.
   *[no] Impossible à prendre telle quelle : il manque des accords, ou des lauriers pour payer.
}

## The deal desk

qv-web-desk-propose = Proposer un marché
qv-web-desk-offer = Offrir un marché à { $who ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
}
qv-web-desk-others = Un marché entre d’autres joueurs
qv-web-desk-counter = Répondre au marché { $number } par un autre
qv-web-do-propose = Proposer
qv-web-do-offer = Offrir
qv-web-do-counter = Répondre ainsi
qv-web-consents = Quels accords en { $committee } ?
qv-web-consents-about = { $caesar ->
    [yes] César est sur ce chemin : aucun accord n’est nécessaire, et personne ne reçoit de laurier (QV-7.3, QV-7.4).
   *[no] { $seats ->
        [1] Aucun accord n’est nécessaire ici.
        [3] Il faut un accord ; les sénateurs de la famille qui se déplace complètent ce qui manque. Chaque accord d’une autre famille rapporte à celle-ci un laurier I (QV-6.2).
       *[other] Il faut deux accords ; les sénateurs de la famille qui se déplace complètent ce qui manque. Chaque accord d’une autre famille rapporte à celle-ci un laurier I (QV-6.2).
    }
}
qv-web-consents-of = { $who ->
    [you] Vos accords
   *[other] Accords de { qv-who }
}
qv-web-of = ({ $number } ici)
qv-web-nobody-there = Aucune autre famille n’y a de sénateur.
qv-web-ones = La banque n’a que { $bank ->
    [one] { $bank } laurier I
   *[other] { $bank } lauriers I
}. Qui est payé d’abord ?
qv-web-ones-order = dans l’ordre du tour
qv-web-payments = Lauriers maintenant : qui paie qui ?
qv-web-payer = Qui paie
qv-web-paid = Qui est payé
qv-web-pays = à
qv-web-laurels = Lauriers
qv-web-add-payment = Ajouter un versement
qv-web-drop-payment = Enlever ce versement
qv-web-promises = Promesses : qui promet à qui ?
qv-web-promises-about = Qui s’engage à ne pas faire quelque chose y est tenu pour ce tour-ci (QV-9.2). Ce qui va au-delà n’engage personne, mais tout le monde voit ce qu’il en advient (QV-9.3, QV-9.8).
qv-web-promises-to = à
qv-web-at = Dans quel comité
qv-web-anywhere = n’importe lequel
qv-web-at-committee = en { $committee }
qv-web-turns = Combien de temps
qv-web-to-the-end = jusqu’à la fin
qv-web-this-turn = ce tour-ci seulement
qv-web-for-turns = { $turns ->
    [one] { $turns } tour de table
   *[other] { $turns } tours de table
}
qv-web-add-promise = Ajouter une promesse
qv-web-drop-promise = Enlever cette promesse
qv-web-unfinished = Choisissez sur quoi porte le marché, ou ajoutez un versement ou une promesse.
qv-web-draft = Reprendre le brouillon
qv-web-draft-declined = Modifier le marché refusé
qv-web-draft-drop = Abandonner
qv-web-held-turn = { $who ->
    [you] Préparé pour votre propre tour
   *[other] Préparé pour le tour de { qv-who }
}. Le brouillon reste ici jusque-là.
qv-web-held-wait = Ce n’est pas possible pour l’instant. Le brouillon reste ici.
qv-web-held-adapt = L’utiliser pour ce tour
qv-web-fault-senator = { $who ->
    [you] Vous n’y avez plus de sénateur.
   *[other] { qv-who } n’y a plus de sénateur.
}
qv-web-fault-consents = { $who ->
    [you] Vous y avez moins de sénateurs.
   *[other] { qv-who } y a moins de sénateurs.
}
qv-web-fault-seat = Il n’y a plus de siège libre à cet endroit.
qv-web-fault-reserve = Il n’y a plus de sénateur à faire entrer.
qv-web-fault-caesar = César y est déjà.
qv-web-fault-bare = César va sur un laurier, et il n’y en a pas là (QV-7.1).
qv-web-fault-drop = Retirer
qv-web-less = { $what } : un de moins
qv-web-more = { $what } : un de plus

## The ledger

qv-web-ledger = Promesses
qv-web-legend-one = comité à un siège
    .about = Un sénateur le quitte sans accord ; son chemin n’a pas de laurier (QV-5.2, QV-1.4).
qv-web-legend-three = comité à trois sièges
    .about = Pour le quitter, il faut l’accord d’un autre sénateur qui s’y trouve (QV-5.3).
qv-web-legend-five = comité à cinq sièges
    .about = Pour le quitter, il faut l’accord de deux autres sénateurs qui s’y trouvent (QV-5.4).
qv-web-legend-laurel = laurier sur un chemin
    .about = Qui passe par ce chemin le prend, et il est remplacé aussitôt (QV-6.1). Les lauriers décident de la partie (QV-8.2).
qv-web-legend-deal = marché
    .about = Exécuté en entier dès que tous ceux qui donnent quelque chose acceptent (QV-9.7). Ce qui peut se faire pendant ce tour engage (QV-9.2).
qv-web-legend-promise = promesse
    .about = Va au-delà de ce tour et n’engage personne (QV-9.3) ; le registre dit ce qu’il en est advenu (QV-9.8).
qv-web-ledger-count = { $open } en cours, { $kept ->
    [one] { $kept } tenue
   *[other] { $kept } tenues
}, { $broken ->
    [one] { $broken } rompue
   *[other] { $broken } rompues
}
qv-web-only-open = En cours seulement
qv-web-status = { $status ->
    [open] En cours
    [kept] Tenue
    [broken] Rompue
    [never] Sans objet
   *[unjudged] Non jugée
}
qv-web-from-deal = Marché { $number }.
qv-web-left = { $turns ->
    [one] S’achève avec ce tour.
   *[other] S’achève après encore { $turns } tours.
}

## The end

qv-web-ended = { $reason ->
    [senate] Le cinquième sénateur est entré au Sénat.
    [consul] Trois parties ont été jouées.
   *[idle] On n’a fait que déplacer César.
}
qv-web-family = Famille
qv-web-in-senate = Places au Sénat
qv-web-laurel-tiles = Lauriers
qv-web-game = Partie { $game }
qv-web-last-game = Dernière partie :
qv-web-not-scored = Sans sénateur au Sénat, ne marquent pas : { $seats }.

## Start page

web-qv-short = De trois à cinq, dès 12 ans, 45 minutes : comités, accords et marchés.

## A new game

web-qv-ones = Lauriers I
web-qv-ones-all = Tous sont en jeu.
web-qv-ones-few = Une partie seulement : les lauriers sont rares.
web-qv-disclosure = Montrer les lauriers
web-qv-disclosure-false = Les totaux restent cachés jusqu’à la fin.
web-qv-disclosure-true = Après chacun des trois premiers sénateurs au Sénat, n’importe qui peut demander que tous montrent un instant les leurs.
web-qv-consul = Durée
web-qv-consul-false = Une partie.
web-qv-consul-true = Trois parties de suite, pour le rang de consul.
web-qv-laurels = Lauriers
web-qv-laurels-hidden = Les lauriers de chacun sont face cachée.
web-qv-laurels-open = Les lauriers de tous sont visibles.
