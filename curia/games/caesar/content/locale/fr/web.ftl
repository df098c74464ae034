### The table on the page.

## Everywhere

web-rules-edition = { $edition ->
    [kosmos] Édition allemande
    [czech] Édition tchèque
    [dutch] Édition néerlandaise
   *[french] Édition française
}
web-legend-influence = influence de 1 à 5
    .about = Compte pour sa valeur lors d’un suffrage dans son groupe (CC-4.4). À chaque tour actif, on pose une carte face cachée ou deux cartes visibles (CC-3.5).
web-legend-vote =
    .about = Celle du dessus est retournée à la fin de chaque tour actif (CC-3.11) ; un suffrage a lieu dans son groupe (CC-4.1).

## Start page

web-cc-short = À deux, une demi-heure : bluff, à-propos et huit cartes Suffrage.

## A new game

web-cc-memory = Aide-mémoire.
    .about = L’ordre de vos propres cartes Manipulation est affiché ; d’après les règles, il faut le retenir.
    .people = Qui s’assied accepte que tout le monde en profite.
web-edition-kosmos = Allemande.
    .about = Les règles de 1997, et le choix habituel.
web-edition-czech = Tchèque.
    .about = Se joue comme l’allemande.
web-edition-dutch = Néerlandaise.
    .about = Qui n’a pas d’influence en main doit échanger des cartes pour en trouver.
web-edition-french = Française.
    .about = Les suffrages à huit cartes ont lieu une fois la main complétée, avec une carte Manipulation possible entre-temps ou après ; la majorité ne compte que dans un groupe entièrement gagné.
web-cc-actions = Cartes Manipulation
web-cc-actions-chosen = Chaque joueur range sa réserve Manipulation.
web-cc-actions-shuffled = Les réserves Manipulation sont mélangées : bien pour une première partie.
web-cc-orgies = Orgies
web-cc-orgies-all = Les trois orgies restent dans la pile Suffrage.
web-cc-orgies-late = Dès que deux groupes sont fermés, une simple orgie retournée quitte le jeu.
web-cc-orgies-early = Une simple orgie est retirée avant la partie.
web-cc-extraordinary = Suffrages à huit cartes
web-cc-extraordinary-before = Avant de compléter la main.
web-cc-extraordinary-after = Après avoir complété la main.
web-cc-vote-action = Une carte Manipulation dans un tel suffrage
web-cc-vote-action-no = On n’en joue plus une fois les cartes retournées.
web-cc-vote-action-yes = Qui est à son tour peut en jouer une quand les cartes sont retournées.
web-cc-late-action = Une carte Manipulation avant la carte Suffrage
web-cc-late-action-no = On n’en joue plus une fois la main complétée.
web-cc-late-action-yes = Qui est à son tour peut en jouer une, main complétée, avant de retourner la carte Suffrage.
web-cc-no-influence = Sans influence en main
web-cc-no-influence-may-pass = On peut passer.
web-cc-no-influence-must-swap = On doit échanger des cartes.
web-cc-spied = Après un espion
web-cc-spied-may = Qui a perdu une carte peut en piocher une.
web-cc-spied-must = Qui a perdu une carte doit en piocher une.
web-cc-vetoer = Après un veto
web-cc-vetoer-may = Qui l’a joué peut piocher une carte.
web-cc-vetoer-must = Qui l’a joué doit piocher une carte.
web-cc-lone-end = Continuer sans adversaire
web-cc-lone-end-five = S’achève avec cinq cartes à soi devant chaque groupe ouvert.
web-cc-lone-end-no-room = S’achève quand on ne peut plus rien poser, quelle qu’en soit la raison.
web-cc-lone-end-last-hand = S’achève avec la dernière carte Influence en main ; on ne pioche plus.
web-cc-majority = Le point de majorité
web-cc-majority-absolute = Pour trois sur cinq ou deux sur trois.
web-cc-majority-group-won = De même, mais seulement si tout le groupe a été gagné.
web-cc-whole-group = Le point pour un groupe entier
web-cc-whole-group-whole = Pour tous les patriciens d’un groupe.
web-cc-whole-group-won-so-far = Pour tous ceux déjà gagnés, même s’il en reste.

web-card-back = { $kind ->
    [action] une carte Manipulation de { $side ->
        [cleopatra] Cléopâtre
       *[caesar] César
    }, face cachée
   *[influence] une carte Influence de { $side ->
        [cleopatra] Cléopâtre
       *[caesar] César
    }, face cachée
}
web-card-down = { $card }, face cachée
web-side = { $seat ->
    [cleopatra] Cléopâtre
   *[caesar] César
} devant les { cc-group }
web-sum = Influence
web-sum-about = L’influence que l’on peut voir ici
web-group-state = { $left } sur { $size } patriciens restants ; gagnés : Cléopâtre { $cleopatra }, César { $caesar }
web-bonus = Mission
web-zone = { $what } : { cc-group }
web-face-up = Visible
web-face-down = Cachée
web-here-scout = Courtisan ici
web-here-wrath = Colère ici
web-here-castle-first = Celui-ci…
web-here-castle-second = … et celui-là
web-reserve-influence = Réserve Influence
web-reserve-action = Réserve Manipulation
web-on-top = sur le dessus : { cc-card }
web-patricians = Patriciens gagnés
web-points = Points actuels
web-votes = Cartes Suffrage
web-votes-shown = Retournées
web-votes-come = Encore à venir ({ $number })
web-none-yet = encore rien
web-your-hand = Votre main
web-main-how = Choisissez une carte de votre main, ou glissez-la vers un groupe. Posez une carte face cachée, ou deux face visible.
web-second-how = Choisissez la seconde carte, et où la poser.
web-choose-group = Choisissez un groupe.
web-choose-hit = Choisissez la carte à viser.
web-card-not-now = Elle ne peut pas être jouée maintenant.
web-let-pass = Toujours laisser faire ; on ne vous demande plus
web-standing = Quand une carte Manipulation est jouée
web-standing-is-ask = on me demande
web-standing-is-pass = toujours laisser faire
web-standing-is-own = mes réponses d’avance
web-standing-about = Les réponses laissées ici sont données pour vous. Personne ne peut les distinguer d’un choix du moment. Un veto n’est joué que tant que vous en avez un.
web-standing-others = Toutes les autres
web-standing-ask = Me demander
web-standing-allow = Laisser faire
web-standing-veto = Jouer un veto
web-swap-how = Choisissez les cartes à défausser. Vous en piochez autant.
web-swap-do = { $number ->
    [one] Défausser { $number } carte
   *[other] Défausser { $number } cartes
}
web-order-how = Glissez les cartes dans l’ordre voulu (du doigt, par la poignée), ou déplacez-les avec les flèches. Vous piochez à partir du dessus, la numéro 1 d’abord.
web-order-up = { cc-card } : une place plus haut
web-order-down = { cc-card } : une place plus bas
web-order-grip = { cc-card } : déplacer avec les flèches du clavier
web-order-moved = { cc-card } : place { $place }
web-order-done = Dans cet ordre
web-shuffle = Mélanger
web-shuffled = Mélangé.
web-suggestion = Suggestion { $number }
web-arrange-how = Glissez une carte sur une autre pour les échanger, ou choisissez-en deux.
web-arrange-item = { cc-card } devant les { cc-group }
web-arrange-done = Poser ainsi
web-castle-how = Glissez une carte vers l’autre groupe, ou appuyez dessus.
web-castle-item = { cc-card } : vers les { cc-group }
web-castle-done = Poser ainsi
web-castle-full = Il n’y a pas de place pour autant de cartes.
web-vote-scene = Suffrage : { cc-group }
web-skip = Continuer
web-skip-votes = Tout passer (encore { $number })
web-score-for = Points pour
web-score-patricians = patriciens
web-score-majority = majorité
web-score-whole = totalité
web-score-bonus = mission secrète
