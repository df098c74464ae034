### Refusals.

## Positions; $where says which part of one

position-hand = { $where } : une main compte au plus { $limit } cartes.
position-side = { $where } : d’un même côté d’un groupe, il y a au plus { $limit } cartes Influence.
position-group = { $where } : devant un groupe, il y a au plus { $limit } cartes Influence.
position-closed = { $where } : il ne peut y avoir d’influence devant un groupe fermé.
position-left = { $where } : les patriciens restants et gagnés doivent être { $size } en tout.

cc-order-not-all = Nommez { $cards ->
    [one] votre seule carte Manipulation
   *[other] vos { $cards } cartes Manipulation, chacune autant de fois que vous l’avez
}, à partir du dessus.
cc-order-first = Rangez d’abord vos cartes Manipulation.
cc-arrange-first = Posez d’abord une de vos cartes de 1 à 5 devant chaque groupe : chaque valeur une fois.
cc-set-up-over = La mise en place est terminée.

cc-passive = Votre tour est passif : vous ne faites que piocher pour remplacer vos cartes défaussées.
cc-active = Votre tour est actif : vous ne pouvez plus échanger de cartes ni passer.
cc-must-lay = Vous devez d’abord poser de l’influence.
cc-laying-over = Vous avez déjà posé votre influence pour ce tour.
cc-laid-enough = Une carte face cachée ou deux face visible : vous ne pouvez rien poser de plus ce tour-ci.
cc-second-open = La seconde des deux cartes visibles doit suivre, face visible.
cc-no-second = Pour deux cartes visibles, il faut deux cartes Influence en main et de la place pour les deux.
cc-action-first = Finissez d’abord la manipulation que vous avez jouée.
cc-one-action = Vous ne pouvez pas jouer de carte Manipulation maintenant : une seule par tour, et jamais pendant que vous piochez.
cc-not-asked = Personne ne vous l’a demandé.
cc-not-in-hand = Cette carte n’est pas dans votre main : { cc-card }.
cc-no-influence = Sans influence en main, votre tour ne peut pas être actif : échangez des cartes ou passez.
cc-must-swap = Vous n’avez pas d’influence en main : vous devez échanger au moins une carte.
cc-swap-not-in-hand = Vous ne pouvez échanger que des cartes de votre main.
cc-reserve-empty = Vous ne pouvez pas piocher dans cette réserve maintenant.
cc-must-draw = Vous devez piocher une carte.
cc-side-full = Pas plus de { $limit } de vos cartes devant les { cc-group }.
cc-group-full = Pas plus de { $limit } cartes Influence devant les { cc-group }, des deux côtés ensemble.
cc-closed = Les { cc-group } sont tous gagnés : on ne peut plus rien y poser ni y viser.

cc-no-such-target = Votre adversaire n’a pas cette carte, face visible, devant les { cc-group } : { cc-card }.
cc-no-effect = Cette manipulation n’aurait aucun effet.
cc-veto-unasked = Un veto ne se joue que lorsque votre adversaire vient de jouer une carte Manipulation.
cc-take-not-there = Votre adversaire n’a pas cette carte en main : { cc-card }.
cc-other-cards = Reposez exactement les cartes qui étaient devant ces deux groupes.
