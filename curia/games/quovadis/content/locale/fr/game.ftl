### Quo Vadis?: names of families, committees and laurels, and what happened at the table.

## The game and its seats

qv-name = Quo Vadis ?
    .about = Trois à cinq familles hissent leurs sénateurs jusqu’au Sénat et marchandent chaque pas.
qv-seat-red = Rouge
qv-seat-blue = Bleu
qv-seat-green = Vert
qv-seat-yellow = Jaune
qv-seat-purple = Pourpre

## The board

qv-senate = le Sénat
    .about = La partie s’achève quand le cinquième sénateur y entre. Seules les familles qui y ont un sénateur marquent (QV-8.1, QV-8.2).
qv-committee = comité { $committee }
qv-caesar = César
    .about = Par le chemin où il se trouve, un sénateur part sans accord, et personne ne reçoit de lauriers (QV-7.3, QV-7.4).

## Laurels

qv-laurel-I = I
    .about = Un laurier. Reçu pour chaque accord donné à une autre famille (QV-6.2).
qv-laurel-II = II
    .about = Deux lauriers.
qv-laurel-IIc = II à tête de César
    .about = Deux lauriers. Qui le prend sur un chemin peut aussi déplacer César (QV-7.2).
qv-laurel-III = III
    .about = Trois lauriers.
qv-laurel-IV = IV
    .about = Quatre lauriers.
qv-laurel-V = V
    .about = Cinq lauriers.

## Names inside sentences. $who and $to are "you" for the person who reads, else a seat; $kind is a tile.

qv-who = { $who ->
    [you] vous
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
}
qv-to = { $to ->
    [you] vous
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
}
qv-against = { $against ->
    [you] vous
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
}
qv-giver = { $who ->
    [you] vous
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
}
qv-awaited = { $who ->
    [you] vous
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
}
qv-letter = { $seat ->
    [red] R
    [blue] B
    [green] V
    [yellow] J
   *[purple] P
}
qv-place = { $committee ->
    [senate] le Sénat
   *[other] { $committee }
}
qv-tile = { $kind ->
    [IIc] II à tête de César
   *[other] { $kind }
}
qv-tiles = { $number ->
    [1] { $kind }
   *[other] { $number } × { $kind }
}
qv-laurels = { $laurels ->
    [one] { $laurels } laurier
   *[other] { $laurels } lauriers
}
qv-nothing = rien

## What happened

qv-happened-position = La partie commence par une position disposée à la main.
qv-happened-started = { $who ->
    [you] Vous commencez.
   *[other] { qv-who } commence.
}
qv-happened-laid-out = Les lauriers sont disposés sur les chemins.
qv-happened-entered = { $who ->
    [you] Vous faites entrer un sénateur en { $committee }.
   *[other] { qv-who } fait entrer un sénateur en { $committee }.
}
qv-happened-moved = { $who ->
    [you] Vous déplacez un sénateur de { $from } vers { qv-place }
   *[other] { qv-who } déplace un sénateur de { $from } vers { qv-place }
}{ $consents ->
    [0] {""}
    [1] {" "}(accord : { $givers })
   *[other] {" "}(accords : { $givers })
}{ $kind ->
    [none] .
    [hidden] { $who ->
        [you] {" "}et prenez le laurier.
       *[other] {" "}et prend le laurier.
    }
   *[other] { $who ->
        [you] {" "}et prenez un laurier { qv-tile }.
       *[other] {" "}et prend un laurier { qv-tile }.
    }
}
qv-happened-new-tile = Le nouveau laurier de { $from } vers { qv-place } : { qv-tile }.
qv-happened-earned = { $who ->
    [you] Vous recevez
   *[other] { qv-who } reçoit
} { $ones ->
    [one] un laurier I
   *[other] { $ones } lauriers I
} pour { $who ->
    [you] votre accord.
   *[other] son accord.
}
qv-happened-caesar = { $who ->
    [you] Vous placez César
   *[other] { qv-who } place César
} entre { $from } et { qv-place }.
qv-happened-skipped = { $who ->
    [you] Vous laissez César à sa place.
   *[other] { qv-who } laisse César à sa place.
}
qv-happened-paid = { $who ->
    [you] Vous versez { qv-laurels } à { qv-to }
   *[other] { qv-who } { $to ->
        [you] vous verse { qv-laurels }
       *[other] verse { qv-laurels } à { qv-to }
    }
}.
qv-happened-paid-tiles = { $who ->
    [you] Vous versez { qv-laurels } à { qv-to }
   *[other] { qv-who } { $to ->
        [you] vous verse { qv-laurels }
       *[other] verse { qv-laurels } à { qv-to }
    }
} : { $tiles }.
qv-happened-paid-change = { $who ->
    [you] Vous versez { qv-laurels } à { qv-to }
   *[other] { qv-who } { $to ->
        [you] vous verse { qv-laurels }
       *[other] verse { qv-laurels } à { qv-to }
    }
} : { $tiles }, monnaie rendue : { $change }.
qv-happened-disclosed = { $who ->
    [you] Vous demandez à voir les lauriers.
   *[other] { qv-who } demande à voir les lauriers.
} Totaux : { $totals }.
qv-happened-disclosed-then = { $who ->
    [you] Vous demandez à voir les lauriers, et tous les montrent.
   *[other] { qv-who } demande à voir les lauriers, et tous les montrent.
}
qv-total = { $seat ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
} { $laurels }
qv-shown = { $seat ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
} { $laurels } ({ $tiles })
qv-happened-proposed = { $who ->
    [you] Vous proposez
   *[other] { qv-who } propose
} le marché { $number } : { $deal }.
qv-happened-countered = { $who ->
    [you] Vous répondez
   *[other] { qv-who } répond
} au marché { $answers } par le marché { $number } : { $deal }.
qv-happened-offered = { $who ->
    [you] Vous offrez
   *[other] { qv-who } offre
} le marché { $number } : { $deal }.
qv-happened-offered-others = { $who ->
    [you] Vous offrez
   *[other] { qv-who } offre
} à d’autres le marché { $number } : { $deal }. Ouvert à : { $seats }.
qv-happened-took = { $who ->
    [you] Vous prenez
   *[other] { qv-who } prend
} l’offre { $number } : { $deal }.
qv-happened-took-two = { $who ->
    [you] Vous prenez
   *[other] { qv-who } prend
} ensemble les offres { $number } et { $second } : { $deal }.
qv-happened-accepted = { $who ->
    [you] Vous acceptez
   *[other] { qv-who } accepte
} le marché { $number }.
qv-happened-declined = { $who ->
    [you] Vous refusez
   *[other] { qv-who } refuse
} le marché { $number }.
qv-happened-withdrew = { $who ->
    [you] Vous retirez
   *[other] { qv-who } retire
} le marché { $number }.
qv-happened-done = Le marché { $number } est exécuté.
qv-happened-off = Le marché { $number } tombe à l’eau : ces tuiles ne permettent pas de payer.
qv-happened-promised = { $promise }.
qv-happened-judged = Une promesse est { $status ->
    [kept] tenue
    [broken] rompue
   *[never] restée sans objet
} : { $promise }.
qv-happened-judged-number = La promesse { $number } est { $status ->
    [kept] tenue.
    [broken] rompue.
   *[never] restée sans objet.
}
qv-happened-recalled = { $who ->
    [you] Vous retirez un sénateur du plateau, en { $committee }.
   *[other] { qv-who } retire un sénateur du plateau, en { $committee }.
}
qv-happened-game-over = { $reason ->
    [senate] La partie est finie : le cinquième sénateur est entré au Sénat (QV-8.1).
   *[idle] La partie est finie : pendant 15 tours de table, on n’a fait que déplacer César (QV-8.4).
} Lauriers : { $totals }.
qv-happened-resigned = { $who ->
    [you] Vous abandonnez.
   *[other] { qv-who } abandonne.
}
qv-happened-forfeit = { $who ->
    [you] Vous perdez par forfait.
   *[other] { qv-who } perd par forfait.
}
qv-happened-abandoned = La partie est arrêtée.
qv-happened-back = Les derniers coups sont repris.
qv-happened-upgraded = Une mise à jour a changé les règles, et un coup n’est plus permis : la partie reprend juste avant.

## Deals: who gives what to whom. The parts of a deal are joined to one sentence.

qv-deal-move = { $who ->
    [you] vous déplacez
   *[other] { qv-who } déplace
} un sénateur de { $from } vers { qv-place }
qv-deal-enter = { $who ->
    [you] vous faites
   *[other] { qv-who } fait
} entrer un sénateur en { $committee }
qv-deal-caesar = { $who ->
    [you] vous placez
   *[other] { qv-who } place
} César entre { $from } et { qv-place }
qv-deal-caesar-then = { $who ->
    [you] vous placez
   *[other] { qv-who } place
} ensuite César entre { $from } et { qv-place }
qv-deal-consent = { $who ->
    [you] vous donnez
   *[other] { qv-who } donne
} { $number ->
    [one] un accord
   *[other] { $number } accords
}
qv-deal-payment = { $who ->
    [you] vous versez { qv-laurels } à { qv-to }
   *[other] { qv-who } { $to ->
        [you] vous verse { qv-laurels }
       *[other] verse { qv-laurels } à { qv-to }
    }
}
qv-deal-ones = si les lauriers I manquent, priorité dans cet ordre : { $seats }

qv-until = { $turns ->
    [end] {""}
    [one] {" "}(d’ici un tour de table)
   *[other] {" "}(d’ici { $turns } tours de table)
}
qv-for = { $turns ->
    [end] {""}
    [0] {" "}(jusqu’à la fin de ce tour)
    [one] {" "}(pendant un tour de table)
   *[other] {" "}(pendant { $turns } tours de table)
}
qv-promise-consent = { $who ->
    [you] vous promettez à { qv-to }
   *[other] { qv-who } { $to ->
        [you] vous promet
       *[other] promet à { qv-to }
    }
} un accord plus tard{ qv-until }
qv-promise-consent-at = { $who ->
    [you] vous promettez à { qv-to }
   *[other] { qv-who } { $to ->
        [you] vous promet
       *[other] promet à { qv-to }
    }
} un accord en { $committee }{ qv-until }
qv-promise-no-consent = { $who ->
    [you] vous promettez à { qv-to }
   *[other] { qv-who } { $to ->
        [you] vous promet
       *[other] promet à { qv-to }
    }
} : aucun accord pour { qv-against }{ qv-for }
qv-promise-caesar = { $who ->
    [you] vous promettez à { qv-to }
   *[other] { qv-who } { $to ->
        [you] vous promet
       *[other] promet à { qv-to }
    }
} de placer César entre { $from } et { qv-place }{ qv-until }
qv-promise-no-caesar = { $who ->
    [you] vous promettez à { qv-to }
   *[other] { qv-who } { $to ->
        [you] vous promet
       *[other] promet à { qv-to }
    }
} de ne pas placer César entre { $from } et { qv-place }{ qv-for }
qv-promise-no-enter = { $who ->
    [you] vous promettez à { qv-to }
   *[other] { qv-who } { $to ->
        [you] vous promet
       *[other] promet à { qv-to }
    }
} de ne pas faire entrer de sénateur en { $committee }{ qv-for }
qv-promise-no-move = { $who ->
    [you] vous promettez à { qv-to }
   *[other] { qv-who } { $to ->
        [you] vous promet
       *[other] promet à { qv-to }
    }
} de ne pas déplacer de sénateur de { $from } vers { qv-place }{ qv-for }
qv-promise-pay = { $who ->
    [you] vous promettez à { qv-to }
   *[other] { qv-who } { $to ->
        [you] vous promet
       *[other] promet à { qv-to }
    }
} { qv-laurels }{ qv-until }
qv-promise-words = { $who ->
    [you] vous dites à { qv-to }
   *[other] { qv-who } { $to ->
        [you] vous dit
       *[other] dit à { qv-to }
    }
} : « { $text } »{ qv-for }

## The table

qv-table-committee = { $committee ->
    [senate] Sénat
   *[other] { $committee }
}
qv-table-path = vers { $committee ->
    [senate] le Sénat
   *[other] { $committee }
}
qv-table-path-laurel = vers { $committee ->
    [senate] le Sénat
   *[other] { $committee }
} : { $kind ->
    [none] pas de laurier
   *[other] { $kind }
}
qv-table-path-caesar = vers { $committee ->
    [senate] le Sénat
   *[other] { $committee }
} : { $kind ->
    [none] César, pas de laurier
   *[other] César sur { $kind }, pas de laurier
}
qv-table-key = Une lettre est un sénateur, un point un siège libre ; les chemins montent. IIc est un II à tête de César.
qv-text-committee = { $seats } ; { $paths }
qv-table-player = { $who ->
    [you] Vous ({ $name }, { $letter })
   *[other] { qv-who } ({ $letter })
} : { $tiles ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $tiles } tuiles
} ; { $reserve ->
    [0] aucun sénateur en réserve
    [one] un sénateur en réserve
   *[other] { $reserve } sénateurs en réserve
}
qv-table-player-tiles = { $who ->
    [you] Vous ({ $name }, { $letter })
   *[other] { qv-who } ({ $letter })
} : { qv-laurels } ({ $cards }) ; { $reserve ->
    [0] aucun sénateur en réserve
    [one] un sénateur en réserve
   *[other] { $reserve } sénateurs en réserve
}
qv-table-bank = Banque : { $bank ->
    [one] { $bank } laurier I
   *[other] { $bank } lauriers I
}. Pioche : { $stock ->
    [one] { $stock } tuile
   *[other] { $stock } tuiles
}.
qv-table-consul = Partie { $game } sur trois, pour l’élection du consul.
qv-table-noted = Noté après la partie { $game } : { $totals }.
qv-table-deal = Sur la table, { $who ->
    [you] votre marché { $number }
   *[other] le marché { $number } de { qv-who }
} : { $deal }. Réponses attendues : { $seats }.
qv-table-offer = { $who ->
    [you] Votre offre { $number }
   *[other] Offre { $number } de { qv-who }
} : { $deal }.
qv-table-offer-others = { $who ->
    [you] Votre marché { $number } entre d’autres familles
   *[other] Marché { $number } de { qv-who } entre d’autres familles
} : { $deal }. Ouvert à : { $seats }.
qv-table-promise = { $status ->
    [open] En cours
    [kept] Tenue
    [broken] Rompue
    [never] Sans objet
   *[unjudged] Non jugée
} : { $promise }.
qv-table-no-promises = Personne n’a rien promis.
qv-table-barred = Convenu pour ce tour : César ne va pas entre { $from } et { qv-place }.
qv-table-no-enter = Convenu pour ce tour : aucun sénateur n’entre en { $committee }.
qv-table-no-move = Convenu pour ce tour : personne ne va de { $from } vers { qv-place }.
qv-table-no-consent = Convenu pour ce tour : { $who ->
    [you] vous ne donnez pas votre accord
   *[other] { qv-who } ne donne pas son accord
}.

## What is being asked

qv-ask-action = Que faites-vous ?
qv-ask-deal = Le marché { $number } vous est soumis : { $deal }. Que répondez-vous ?
qv-ask-caesar = Vous avez pris un laurier à tête de César. Déplacez-vous César ?
qv-ask-recall = Retirez du plateau l’un de vos sénateurs.
qv-ask-aside = C’est le tour de { qv-who }. (Entrée : continuer ; offer, table, ?) >{" "}
qv-aside-accept = accepter le marché { $number }
qv-aside-decline = refuser le marché { $number }
qv-aside-leave = le laisser ouvert

## Moves, as choices and in a list

qv-move-enter = Faire entrer un sénateur en { $committee }
qv-move-move = Déplacer un sénateur de { $from } vers { qv-place }
qv-move-caesar = Placer César entre { $from } et { qv-place }
qv-move-skip = Laisser César à sa place
qv-move-disclose = Demander à tous de montrer leurs lauriers
qv-move-recall = Retirer un sénateur du plateau, en { $committee }
qv-move-accept = Accepter le marché { $number }
qv-move-decline = Refuser le marché { $number }
qv-move-withdraw = Retirer le marché { $number }
qv-move-take = Prendre l’offre { $number }
qv-move-take-two = Prendre ensemble les offres { $number } et { $second }
qv-move-propose = Proposer : { $deal }
qv-move-offer = Offrir : { $deal }
qv-move-counter = Répondre au marché { $number } par : { $deal }

## Choosing step by step

qv-choose-enter = faire entrer un sénateur
qv-choose-move = déplacer un sénateur
qv-choose-caesar = déplacer César
qv-choose-propose = proposer un marché
qv-choose-take = prendre une offre
qv-choose-disclose = demander à tous de montrer leurs lauriers
qv-choose-skip = laisser César à sa place
qv-choose-accept = accepter
qv-choose-decline = refuser
qv-choose-counter = répondre par un autre marché
qv-choose-where = Où ?
qv-choose-which-move = Par quel chemin ?
qv-choose-which-offer = Quelle offre ?
qv-choose-path = { $from } vers { qv-place }{ $caesar ->
    [yes] { $kind ->
        [none] , pas de laurier : César y est
       *[other] , pas de laurier : César est sur le { qv-tile }
    }
   *[no] { $kind ->
        [none] {""}
       *[other] , laurier { qv-tile }
    }
}
qv-choose-path-consents = { $from } vers { qv-place }{ $kind ->
    [none] {""}
   *[other] , laurier { qv-tile }
} ; { $lacking ->
    [one] il manque un accord
   *[other] il manque { $lacking } accords
}

## Composing a deal

qv-compose-action = Sur quoi porte le marché ?
qv-compose-action-move = { $who ->
    [you] vous déplacez un sénateur
   *[other] { qv-who } déplace un sénateur
}
qv-compose-action-enter = { $who ->
    [you] vous faites entrer un sénateur
   *[other] { qv-who } fait entrer un sénateur
}
qv-compose-action-caesar = { $who ->
    [you] vous déplacez César
   *[other] { qv-who } déplace César
}
qv-compose-action-none = seulement des versements ou des promesses
qv-compose-keep = L’action reste la même : { $deal }.
qv-compose-consents = { $lacking ->
    [0] Aucun autre accord n’est nécessaire, mais ceux des autres peuvent compter.
    [one] Il manque un accord.
   *[other] Il manque { $lacking } accords.
} Qui doit donner son accord ? Présents : { $seats }. Tapez par exemple « red » ou « red 2, blue ».
qv-compose-payments = Qui paie ? Tapez par exemple « 2 to red » ou « blue 1 to red », un versement ou plusieurs séparés par des virgules ; Entrée : aucun.
qv-compose-caesar = Ce coup prend un laurier à tête de César. Où va César ensuite ?
qv-compose-caesar-open = ne pas le préciser
qv-compose-promises = Qu’est-ce qui est promis en plus ?
qv-compose-promise-none = rien d’autre
qv-compose-promise-consent = un accord plus tard
qv-compose-promise-no-consent = aucun accord pour quelqu’un
qv-compose-promise-caesar = de placer César quelque part
qv-compose-promise-no-caesar = de ne pas placer César quelque part
qv-compose-promise-no-enter = de ne pas faire entrer de sénateur quelque part
qv-compose-promise-no-move = de ne pas emprunter un chemin
qv-compose-promise-pay = des lauriers plus tard
qv-compose-promise-words = quelque chose, en toutes lettres
qv-compose-promise-by = Qui promet ?
qv-compose-promise-to = À qui ?
qv-compose-promise-against = Aucun accord pour qui ?
qv-compose-promise-at = Dans quel comité ? Entrée : n’importe lequel.
qv-compose-promise-laurels = Combien de lauriers ?
qv-compose-promise-text = Quoi ? 200 lettres au plus.
qv-compose-promise-turns = Pour combien de tours de table ? Entrée : jusqu’à la fin de la partie.
qv-compose-promise-turns-now = Pour combien de tours de table ? 0 : ce tour-ci seulement. Entrée : jusqu’à la fin de la partie.
qv-compose-say = Le marché : { $deal }.
qv-compose-say-it = l’annoncer
qv-compose-again = recommencer
qv-compose-forget = laisser tomber
qv-compose-unclear = Je ne comprends pas : « { $text } ».
qv-compose-empty = Ce marché ne porterait sur rien.

## The end

qv-score = { qv-who } : { qv-laurels } ({ $tiles }){ $scored ->
    [yes] {""}
   *[no] , mais personne au Sénat : ne marque pas (QV-8.2)
}
qv-score-consul = { qv-who } : { $points } sur les trois parties ({ $games })
qv-won = { $who ->
    [you] Vous gagnez
   *[other] { qv-who } gagne
}.
qv-won-first = { $who ->
    [you] Vous gagnez : à lauriers égaux, votre sénateur est entré au Sénat avant les autres
   *[other] { qv-who } gagne : à lauriers égaux, son sénateur est entré au Sénat avant les autres
} (QV-8.3).
qv-shared = Victoire partagée : { $seats }.
qv-nobody-won = Personne ne gagne.
