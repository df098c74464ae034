### Quo Vadis?: what is said when a move or a position is refused.

## The turn

qv-no-passing = Vous ne pouvez pas passer : faites entrer un sénateur, déplacez-en un, ou déplacez César.
qv-action-done = Vous avez déjà fait votre action ce tour-ci : seul César peut encore bouger.
qv-one-action = Un marché ne peut comporter qu’une action : faire entrer un sénateur, en déplacer un, ou déplacer César.
qv-nothing-left = La famille dont c’est le tour n’aurait alors plus aucune action à faire seule.
qv-no-path = Aucun chemin n’y mène : les sénateurs montent d’un comité au suivant.
qv-no-senator = Vous n’avez pas de sénateur à déplacer en { $committee }.
qv-no-reserve = Tous vos sénateurs sont déjà sur le plateau.
qv-enter-low = Les nouveaux sénateurs entrent dans l’un des quatre comités du bas, pas { $committee ->
    [senate] au Sénat
   *[other] en { $committee }
}.
qv-committee-full = { $committee ->
    [senate] Au Sénat
   *[other] En { $committee }
}, tous les sièges sont pris.

## Consent

qv-too-few-there = Personne ne peut encore quitter { $committee } : il y faut { $needed ->
    [one] un autre sénateur pour donner son accord
   *[other] { $needed } autres sénateurs pour donner leur accord
}.
qv-too-few-consents = Pour quitter { $committee }, il faut l’accord { $needed ->
    [one] d’un autre sénateur
   *[other] de { $needed } autres sénateurs
} de ce comité.
qv-too-many-consents = Pour quitter { $committee }, il faut l’accord { $needed ->
    [one] d’un seul autre sénateur
   *[other] de { $needed } autres sénateurs exactement
} : en voilà plus.
qv-not-in-committee = { $seat ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
} n’a pas assez de sénateurs en { $committee } pour donner cet accord.
qv-no-consent-needed = Par le chemin { $path }, aucun accord n’est nécessaire.
qv-own-consent = Vos propres sénateurs donnent leur accord d’eux-mêmes : un marché ne nomme que l’accord des autres (c’est le tour de { $seat ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
}).
qv-consent-without-move = Un accord se donne à un déplacement, et ce marché n’en comporte pas.

## Caesar

qv-caesar-there = César est déjà sur le chemin { $path }.
qv-caesar-bare = César va sur un laurier, et il n’y en a pas sur le chemin { $path }.
qv-caesar-barred = Il est convenu que César ne va pas sur le chemin { $path } ce tour-ci.

## What was agreed not to be done this turn

qv-enter-barred = Il est convenu qu’aucun sénateur n’entre en { $committee } ce tour-ci.
qv-move-barred = Il est convenu que personne ne prend le chemin { $path } ce tour-ci.
qv-consent-barred = { $seat ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
} s’est engagé à ne pas donner son accord ce tour-ci.
qv-consent-agreed = { $seat ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
} a déjà promis son accord, dans le marché { $number }.

## Deals

qv-no-deal = Ce marché est illisible ; regardez : { $where }.
qv-cannot-pay = { $seat ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Pourpre
} n’aura pas autant de lauriers.
qv-not-asked = Le marché { $number } n’attend pas votre réponse.
qv-no-offer = Il n’y a pas d’offre { $number } sur la table.
qv-nothing-to-withdraw = Vous n’avez pas de marché ni d’offre { $number } à retirer.
qv-proposals-used = Les { $limit } propositions de ce tour ont toutes été faites.
qv-offers-used = Vous avez fait vos { $limit } offres de ce tour.
qv-too-many-payments = Un marché comporte au plus { $limit } paiements.
qv-too-many-promises = Un marché comporte au plus { $limit } promesses.
qv-offer-in-turn = Les offres viennent de ceux dont ce n’est pas le tour.
qv-deal-waits = Le marché { $number } est sur la table : répondez-y ou retirez-le d’abord.
qv-offers-differ = Les offres { $first } et { $second } ne portent pas sur la même action.
qv-between-others = Le marché { $number } se fait entre d’autres familles : on ne peut ni le prendre ni y répondre par un autre, seulement l’accepter ou le refuser.

## Variants

qv-no-disclosure = On ne peut demander à personne de montrer ses lauriers maintenant.
qv-no-recall = Vous n’avez pas de sénateur à retirer du plateau maintenant.
qv-nobody-to-recall = Vous n’avez pas de sénateur à retirer du plateau en { $committee }.

## Positions

qv-position-committee = { $where } : il n’y a { $seats ->
    [one] qu’un siège
   *[other] que { $seats } sièges
} ici.
qv-position-senators = { $where } : une famille n’a que { $limit } sénateurs, sur le plateau et en dehors.
qv-position-deal = { $where } : un tel marché ne peut pas être sur la table ({ $clause }).
qv-position-no-deal = { $where } : c’est illisible ; regardez : { $term }.
