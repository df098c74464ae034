### Caesar & Cleopatra: names of cards and groups, and what happened at the table.

## The game and its seats

cc-name = César et Cléopâtre
    .about = À deux, gagnez les patriciens de Rome par une influence posée au grand jour ou en secret.
cc-seat-cleopatra = Cléopâtre
cc-seat-caesar = César

## The five groups, in table order

cc-group-senators = sénateurs
    .about = Cinq patriciens qui parlent au nom du peuple (CC-1.2).
cc-group-praetors = préteurs
    .about = Cinq patriciens qui rendent la justice (CC-1.2).
cc-group-quaestors = questeurs
    .about = Cinq patriciens qui gardent le Trésor (CC-1.2).
cc-group-censors = censeurs
    .about = Trois patriciens qui veillent sur les mœurs (CC-1.2).
cc-group-aediles = édiles
    .about = Trois patriciens qui maintiennent l’ordre dans la ville (CC-1.2).

## Influence cards

cc-card-influence = influence { $value }
    .about = Compte pour { $value } lors d’un suffrage dans son groupe (CC-4.4).
cc-card-philosopher = philosophe
    .about = Compte pour 0. Si un camp a plus de philosophes que l’autre, c’est la plus petite influence qui remporte le suffrage (CC-4.6). Défaussé une fois le suffrage décidé (CC-4.8).

## Action cards

cc-card-assassination = assassinat
    .about = Retirez une carte Influence visible de votre adversaire, même un philosophe (CC-5.1).
cc-card-spy = espion
    .about = Regardez la main de votre adversaire et choisissez une carte qu’il défausse (CC-5.2).
cc-card-castling = roque
    .about = Reprenez toutes vos cartes devant deux groupes et reposez-les au même endroit, face cachée, réparties comme il vous plaît (CC-5.3).
cc-card-scout = courtisan
    .about = Retournez toutes les cartes de votre adversaire devant un groupe. Elles restent visibles (CC-5.4).
cc-card-wrath = colère des dieux
    .about = Défaussez toute l’influence devant un groupe, la vôtre et celle de votre adversaire (CC-5.5).
cc-card-veto = veto
    .about = Hors de votre tour, annulez la carte Manipulation que votre adversaire vient de jouer (CC-5.6).

## Vote cards

cc-vote-group = suffrage : { $group }
    .about = Un suffrage a lieu dans ce groupe (CC-4.1).
cc-vote-orgy = orgie
    .about = Pas de suffrage ce tour-ci (CC-4.11).
cc-vote-reshuffle = orgie, on remélange
    .about = Pas de suffrage ce tour-ci, et toutes les cartes Suffrage encore en jeu sont mélangées pour former une nouvelle pile (CC-4.11).

## Influence bonus

cc-bonus = mission secrète : { $group }
    .about = Rapporte 2 points de plus à qui la détient et gagne trois des cinq patriciens de ce groupe (CC-7.4).

## Names inside sentences. $who is "you" for the person who reads, else a seat; $card, $group and $vote are
## the names that moves use. A language that needs other forms may choose by these variables in any message.

cc-who = { $who ->
    [you] vous
    [cleopatra] Cléopâtre
   *[caesar] César
}
cc-group = { $group ->
    [senators] sénateurs
    [praetors] préteurs
    [quaestors] questeurs
    [censors] censeurs
   *[aediles] édiles
}
cc-group-first = { $first ->
    [senators] sénateurs
    [praetors] préteurs
    [quaestors] questeurs
    [censors] censeurs
   *[aediles] édiles
}
cc-group-second = { $second ->
    [senators] sénateurs
    [praetors] préteurs
    [quaestors] questeurs
    [censors] censeurs
   *[aediles] édiles
}
cc-patrician = { $group ->
    [senators] un sénateur
    [praetors] un préteur
    [quaestors] un questeur
    [censors] un censeur
   *[aediles] un édile
}
cc-card = { $card ->
    [P] philosophe
    [assassination] assassinat
    [castling] roque
    [scout] courtisan
    [spy] espion
    [veto] veto
    [wrath] colère des dieux
   *[other] { $card }
}
cc-a-card = { $card ->
    [P] un philosophe
    [assassination] un assassinat
    [castling] un roque
    [scout] un courtisan
    [spy] un espion
    [veto] un veto
    [wrath] la colère des dieux
   *[other] un { $card }
}
cc-vote = { $vote ->
    [senators] sénateurs
    [praetors] préteurs
    [quaestors] questeurs
    [censors] censeurs
    [aediles] édiles
    [orgy] orgie
   *[reshuffle] orgie avec mélange
}

## What happened

cc-happened-position = La partie commence par une position disposée à la main.
cc-happened-ordered = { $who ->
    [you] Vous rangez vos cartes Manipulation.
   *[other] { cc-who } a rangé ses cartes Manipulation.
}
cc-happened-ordered-cards = { $who ->
    [you] Vous rangez vos cartes Manipulation ainsi, à partir du dessus : { $cards }.
   *[other] { cc-who } range ses cartes Manipulation ainsi, à partir du dessus : { $cards }.
}
cc-happened-bonus = Chaque joueur reçoit une mission secrète.
cc-happened-bonus-card = { $who ->
    [you] Votre mission secrète : les { cc-group }.
   *[other] La mission secrète de { cc-who } : les { cc-group }.
}
cc-happened-arranged = { $who ->
    [you] Vous posez une carte face cachée devant chaque groupe.
   *[other] { cc-who } a posé une carte face cachée devant chaque groupe.
}
cc-happened-arranged-cards = { $who ->
    [you] Vous posez face cachée, dans l’ordre des groupes : { $cards }.
   *[other] { cc-who } pose face cachée, dans l’ordre des groupes : { $cards }.
}
cc-happened-turn = { $who ->
    [you] À vous de jouer.
   *[other] Tour de { cc-who }.
}
cc-happened-laid-up = { $who ->
    [you] Vous posez { cc-a-card } face visible devant les { cc-group }.
   *[other] { cc-who } pose { cc-a-card } face visible devant les { cc-group }.
}
cc-happened-laid-down = { $who ->
    [you] Vous posez une carte face cachée devant les { cc-group }.
   *[other] { cc-who } pose une carte face cachée devant les { cc-group }.
}
cc-happened-laid-down-card = { $who ->
    [you] Vous posez { cc-a-card } face cachée devant les { cc-group }.
   *[other] { cc-who } pose { cc-a-card } face cachée devant les { cc-group }.
}
cc-happened-assassination = { $who ->
    [you] Vous jouez un assassinat contre { cc-a-card } devant les { cc-group }.
   *[other] { cc-who } joue un assassinat contre { cc-a-card } devant les { cc-group }.
}
cc-happened-castling = { $who ->
    [you] Vous jouez un roque entre les { cc-group-first } et les { cc-group-second }.
   *[other] { cc-who } joue un roque entre les { cc-group-first } et les { cc-group-second }.
}
cc-happened-scout = { $who ->
    [you] Vous jouez un courtisan chez les { cc-group }.
   *[other] { cc-who } joue un courtisan chez les { cc-group }.
}
cc-happened-spy = { $who ->
    [you] Vous jouez un espion.
   *[other] { cc-who } joue un espion.
}
cc-happened-wrath = { $who ->
    [you] Vous jouez la colère des dieux sur les { cc-group }.
   *[other] { cc-who } joue la colère des dieux sur les { cc-group }.
}
cc-happened-vetoed = { $who ->
    [you] Vous jouez un veto : la manipulation est annulée.
   *[other] { cc-who } joue un veto : la manipulation est annulée.
}
cc-happened-allowed = { $who ->
    [you] Vous ne jouez pas de veto.
   *[other] { cc-who } ne joue pas de veto.
}
cc-happened-spied = { $who ->
    [you] Vous regardez la main de votre adversaire.
   *[other] { cc-who } regarde la main adverse.
}
cc-happened-spied-hand = { $who ->
    [you] Vous regardez la main de votre adversaire : { $cards }.
   *[other] { cc-who } regarde cette main : { $cards }.
}
cc-happened-lost = { $who ->
    [you] Vous devez défausser { cc-a-card }.
   *[other] { cc-who } doit défausser { cc-a-card }.
}
cc-happened-drew = { $who ->
    [you] Vous piochez
   *[other] { cc-who } pioche
} { $influence ->
    [0] { $action ->
        [one] une carte Manipulation
       *[other] { $action } cartes Manipulation
    }
    [one] une carte Influence{ $action ->
        [0] {""}
        [one] {" "}et une carte Manipulation
       *[other] {" "}et { $action } cartes Manipulation
    }
   *[other] { $influence } cartes Influence{ $action ->
        [0] {""}
        [one] {" "}et une carte Manipulation
       *[other] {" "}et { $action } cartes Manipulation
    }
}.
cc-happened-drew-cards = { $who ->
    [you] Vous piochez : { $cards }.
   *[other] { cc-who } pioche : { $cards }.
}
cc-happened-declined = { $who ->
    [you] Vous ne piochez pas.
   *[other] { cc-who } ne pioche pas.
}
cc-happened-castled = { $who ->
    [you] Vous reposez vos cartes face cachée : { $down-first } devant les { cc-group-first }, { $down-second } devant les { cc-group-second }.
   *[other] { cc-who } repose ses cartes face cachée : { $down-first } devant les { cc-group-first }, { $down-second } devant les { cc-group-second }.
}
cc-happened-castled-cards = { $who ->
    [you] Vous reposez vos cartes face cachée. Devant les { cc-group-first } : { $cards-first }. Devant les { cc-group-second } : { $cards-second }.
   *[other] { cc-who } repose ses cartes face cachée. Devant les { cc-group-first } : { $cards-first }. Devant les { cc-group-second } : { $cards-second }.
}
cc-happened-turned-up = { $who ->
    [you] Vos cartes cachées devant les { cc-group } sont retournées : { $cards }.
   *[other] Les cartes cachées de { cc-who } devant les { cc-group } sont retournées : { $cards }.
}
cc-happened-discarded = { $who ->
    [you] Devant les { cc-group }, vous défaussez : { $cards }.
   *[other] Devant les { cc-group }, { cc-who } défausse : { $cards }.
}
cc-happened-swapped = { $who ->
    [you] Tour passif : vous échangez { $cards }.
   *[other] Tour passif : { cc-who } échange { $cards }.
}
cc-happened-passed = { $who ->
    [you] Tour passif : vous n’échangez rien.
   *[other] Tour passif : { cc-who } n’échange rien.
}
cc-happened-done = { $who ->
    [you] Vous ne jouez pas de carte Manipulation.
   *[other] { cc-who } ne joue pas de carte Manipulation.
}
cc-happened-vote-card = La carte Suffrage est retournée : { $vote ->
    [orgy] orgie. Pas de suffrage.
    [reshuffle] orgie avec mélange. Pas de suffrage.
   *[other] { cc-vote }.
}
cc-happened-vote-card-out = Cette carte Suffrage quitte le jeu : { cc-vote }.
cc-happened-reshuffled = Toutes les cartes Suffrage encore en jeu sont mélangées pour former une nouvelle pile.
cc-happened-voted = { $extraordinary ->
    [yes] Suffrage exceptionnel
   *[no] Suffrage
} chez les { cc-group } : Cléopâtre { $cleopatra }, César { $caesar }. { $who ->
    [you] Vous gagnez { cc-patrician }.
   *[other] { cc-who } gagne { cc-patrician }.
}
cc-happened-voted-turned = { $extraordinary ->
    [yes] Suffrage exceptionnel
   *[no] Suffrage
} chez les { cc-group } : Cléopâtre { $cleopatra }, César { $caesar }. Mais un camp a plus de philosophes, donc la plus petite influence l’emporte. { $who ->
    [you] Vous gagnez { cc-patrician }.
   *[other] { cc-who } gagne { cc-patrician }.
}
cc-happened-voted-undecided = { $extraordinary ->
    [yes] Suffrage exceptionnel
   *[no] Suffrage
} chez les { cc-group } : Cléopâtre { $cleopatra }, César { $caesar }. Égalité : toutes les cartes restent en place.
cc-happened-closed = Il ne reste plus de patricien ici : le groupe des { cc-group } est fermé.
cc-happened-skipped = { $who ->
    [you] Vous n’avez plus d’influence : votre tour est sauté.
   *[other] { cc-who } n’a plus d’influence : son tour est sauté.
}
cc-happened-ended = { $reason ->
    [won] La partie est finie : tous les patriciens sont gagnés (CC-6.1).
    [spent] La partie est finie : plus personne n’a d’influence en main ni en réserve (CC-6.2).
    [full] La partie est finie : le joueur resté seul ne peut plus rien poser (CC-6.4).
   *[idle] La partie est finie : tour après tour, personne n’a joué ni défaussé de carte (CC-6.5).
}
cc-happened-resigned = { $who ->
    [you] Vous abandonnez.
   *[other] { cc-who } abandonne.
}
cc-happened-forfeit = { $who ->
    [you] Vous perdez par forfait.
   *[other] { cc-who } perd par forfait.
}
cc-happened-abandoned = La partie est arrêtée.
cc-happened-back = Les derniers coups sont repris.
cc-happened-upgraded = Une mise à jour a changé les règles, et un coup n’est plus permis : la partie reprend juste avant.

## Moves, as choices and in a list

cc-move-order = Ordre, à partir du dessus : { $cards }
cc-move-arrange = Dans l’ordre des groupes : { $cards }
cc-move-down = Poser { cc-a-card } face cachée devant les { cc-group }
cc-move-up = Poser { cc-a-card } face visible devant les { cc-group }
cc-move-assassinate = Assassinat : viser { cc-a-card } devant les { cc-group }
cc-move-spy = Espion : regarder la main adverse et choisir une carte à défausser
cc-move-castle = Roque : reposer vos cartes entre les { cc-group-first } et les { cc-group-second }
cc-move-scout = Courtisan : retourner les cartes adverses devant les { cc-group }
cc-move-wrath = Colère des dieux : défausser toute l’influence devant les { cc-group }
cc-move-veto = Jouer un veto
cc-move-allow = Laisser faire
cc-move-take = Faire défausser { cc-a-card }
cc-move-rearrange = { $cards-first } devant le premier groupe, { $cards-second } devant le second
cc-move-done = Ne pas jouer de carte Manipulation
cc-move-draw-influence = Piocher dans la réserve Influence
cc-move-draw-action = Piocher dans la réserve Manipulation
cc-move-decline = Ne pas piocher
cc-move-swap = Tour passif : défausser { $cards } et en piocher autant
cc-move-pass = Tour passif : ne rien échanger
cc-no-cards = rien

## What is being asked

cc-ask-order = Rangez { $number ->
    [one] votre carte Manipulation
   *[other] vos { $number } cartes Manipulation
} dans l’ordre voulu : vous piocherez à partir du dessus.
cc-ask-arrange = Posez une carte face cachée devant chaque groupe. Vous gardez en main une autre série de 1 à 5.
cc-ask-main = Que faites-vous ?
cc-ask-main-played = Votre carte Manipulation est jouée. Posez maintenant de l’influence.
cc-ask-second = Posez la seconde carte face visible.
cc-ask-laid = Jouez-vous une carte Manipulation ?
cc-ask-veto = { $action } Jouez-vous un veto ?
cc-ask-take = La main de votre adversaire : { $cards }. Quelle carte doit-il défausser ?
cc-ask-rearrange = Reposez ces cartes, face cachée, devant les { cc-group-first } et les { cc-group-second } : { $cards }.
cc-ask-draw = { $why ->
    [spied] Un espion vous a pris une carte.
    [vetoer] Vous avez joué un veto.
    [vote] Vous avez joué une carte Manipulation pendant un suffrage.
    [swap] Vous avez échangé des cartes.
   *[refill] Vous complétez votre main.
} { $draws ->
    [one] { $may ->
        [yes] Piochez-vous une carte ?
       *[no] Piochez une carte.
    }
   *[other] Piochez { $draws } cartes, l’une après l’autre.
}
cc-ask-vote = Un suffrage exceptionnel va se décider chez les { cc-group }. Jouez-vous d’abord une carte Manipulation ?
cc-ask-late = La carte Suffrage va être retournée. Jouez-vous d’abord une carte Manipulation ?

## The table

cc-table-left = { $left ->
    [0] fermé
   *[other] reste { $left }
}
cc-table-side = { $who ->
    [you] Vous
   *[other] { cc-who }
}
cc-table-nothing = -
cc-table-sum = = { $influence }
cc-table-sum-more = = { $influence }+
cc-table-key = Une carte suivie de * est face cachée ; un * seul est une carte que vous ne pouvez pas voir.
cc-text-group = { $group }, { $left } : { $first } ; { $second }
cc-text-side = { $side } { $cards }
cc-text-side-sum = { $side } { $cards } { $sum }
cc-table-won = { $who ->
    [you] Vos patriciens
   *[other] Patriciens de { cc-who }
} : { $number ->
    [0] aucun
   *[other] { $won }
} ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant.
cc-table-won-group = { $number } { $group ->
    [senators] { $number ->
        [one] sénateur
       *[other] sénateurs
    }
    [praetors] { $number ->
        [one] préteur
       *[other] préteurs
    }
    [quaestors] { $number ->
        [one] questeur
       *[other] questeurs
    }
    [censors] { $number ->
        [one] censeur
       *[other] censeurs
    }
   *[aediles] { $number ->
        [one] édile
       *[other] édiles
    }
}
cc-table-hand = Votre main : { $cards }
cc-table-hand-of = Main de { cc-who } : { $cards }
cc-table-hand-count = Main de { cc-who } : { $influence } Influence, { $action } Manipulation
cc-table-reserves = { $who ->
    [you] Vos réserves
   *[other] Réserves de { cc-who }
} : { $influence } Influence, { $action } Manipulation
cc-table-reserves-next = { $who ->
    [you] Vos réserves
   *[other] Réserves de { cc-who }
} : { $influence } Influence, { $action } Manipulation (sur le dessus : { $cards })
cc-table-bonus = { $who ->
    [you] Votre mission secrète
   *[other] Mission secrète de { cc-who }
} : { cc-group }
cc-table-votes = Cartes Suffrage retournées : { $shown }. Encore à venir, dans un ordre inconnu : { $come }.
cc-table-discard = { $who ->
    [you] Votre défausse
   *[other] Défausse de { cc-who }
} : { $cards }
cc-table-order = { $who ->
    [you] Votre réserve Manipulation
   *[other] Réserve Manipulation de { cc-who }
}, à partir du dessus : { $cards }
cc-table-alone = { $who ->
    [you] Vous continuez sans adversaire : il n’a plus d’influence.
   *[other] { cc-who } continue sans adversaire.
}

## The end

cc-score = { cc-group }, { $kind ->
    [patricians] { $points ->
        [one] { $points } patricien
       *[other] { $points } patriciens
    } : { $points } (CC-7.1)
    [majority] la majorité : { $points } (CC-7.2)
    [whole] la totalité : { $points } (CC-7.3)
   *[bonus] mission secrète : { $points } (CC-7.4)
}
cc-score-total = { $who ->
    [you] Vous avez
   *[other] { cc-who } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.
cc-score-none = Rien
cc-won = { $who ->
    [you] Vous gagnez
   *[other] { cc-who } gagne
}, { $points } à { $other }.
cc-won-patricians = { $points ->
    [one] { $points } point
   *[other] { $points } points
} partout. { $who ->
    [you] Vous avez plus de patriciens et vous gagnez
   *[other] { cc-who } a plus de patriciens et gagne
} (CC-7.7).
cc-won-by-forfeit = { $who ->
    [you] Vous gagnez.
   *[other] { cc-who } gagne.
}
cc-drawn = Partie nulle : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et autant de patriciens de chaque côté (CC-7.7).
cc-nobody-won = Personne ne gagne.

## Choosing step by step

cc-ask-order-hint = Choisissez une suggestion, ou tapez les cartes voulues sur le dessus, par exemple « order spy veto » ; les autres suivent comme dans la première suggestion.
cc-ask-arrange-hint = Choisissez une suggestion, ou tapez cinq valeurs dans l’ordre des groupes, par exemple « arrange 3 1 5 2 4 ».
cc-choose-down = poser une carte face cachée
cc-choose-up = poser deux cartes face visible
cc-choose-second = poser la seconde carte
cc-choose-action = jouer une carte Manipulation ({ $cards })
cc-choose-swap = tour passif : échanger des cartes de votre main
cc-choose-pass = tour passif : ne rien échanger
cc-choose-done = ne pas jouer de carte Manipulation
cc-choose-which-action = Quelle carte Manipulation ?
cc-choose-castle-first = Quel est le premier des deux groupes ?
cc-choose-castle-second = Et le second ?
cc-choose-card-down = Quelle carte posez-vous face cachée ?
cc-choose-card-up = Quelle carte posez-vous face visible ?
cc-choose-group = Vous posez { $card } : devant quel groupe ?
cc-choose-swap-cards = Quelles cartes défaussez-vous ? Tapez-les, par exemple « 1 5 P spy », ou « all » pour toutes.
cc-choose-rearrange = Lesquelles vont devant les { cc-group-first } ? Tapez-les, par exemple « 1 P », ou « - » pour aucune. Les autres vont devant les { cc-group-second }.
cc-choose-draw-influence = dans la réserve Influence (reste { $left })
cc-choose-draw-action = dans la réserve Manipulation (reste { $left })
cc-choose-draw-action-top = dans la réserve Manipulation (reste { $left } ; sur le dessus : { $card })
