### Puzzles: how they are judged, their titles, and why the solution is one.

# Puzzles: their titles, and why the solution is one.
puzzle-goal-patricians = Trouvez le tour qui gagne le plus de patriciens, en moyenne sur tout ce qui peut être caché : ceux que vous gagnez, moins ceux que vous perdez avant qu’il soit fini. Votre adversaire joue un veto chaque fois qu’il le peut.
puzzle-solved-patricians = Résolu : votre tour vaut { NUMBER($played, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $played ->
        [one] patricien
       *[other] patriciens
    }, et aucun ne vaut plus.
puzzle-not-yet-patricians = Votre tour vaut { NUMBER($played, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $played ->
        [one] patricien
       *[other] patriciens
    } ; le meilleur en vaut { NUMBER($best, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
puzzle-goes-on = La partie continue après ce tour : personne n’a donc gagné.
puzzle-wide = Il y a { $worlds } mondes possibles ; on peut en calculer { $most } au plus.

puzzle-both-at-once = Les deux d’un coup
    .why = La seule carte Suffrage restante désigne les sénateurs, où César a 4. Une carte ne suffit pas. Votre 2 et votre 3, tous deux visibles, font 5.
puzzle-the-right-victim = La bonne victime
    .why = Sans son 5, César a 4 chez les censeurs, et votre propre 5 fait mieux. Toute autre victime lui laisse au moins 6. Les préteurs sont déjà à vous.
puzzle-equal-is-not-enough = L’égalité ne suffit pas
    .why = 5 contre 5, c’est ajourné. Assassinez d’abord son 5 : votre 5 n’a alors personne en face.
puzzle-a-clean-table = Table rase
    .why = D’abord la colère des dieux, ensuite l’influence : les deux 5 disparaissent, et votre 3 gagne seul. Dans l’autre ordre, il disparaîtrait aussi.
puzzle-a-one-is-enough = Un 1 suffit
    .why = Chez les édiles, c’est 3 contre 3 : votre 1 tranche. Un philosophe inverse la somme qui gagne, mais des sommes égales restent ajournées.
puzzle-all-in-one-place = Tout au même endroit
    .why = Les préteurs et les édiles sont à vous quoi qu’il arrive. Seuls les questeurs ont besoin d’aide, et il faut vos deux 4 pour y faire 7 à 1.
puzzle-what-is-asked-next = Ce qui vient ensuite
    .why = La seule carte Suffrage restante désigne les questeurs, et il vous y manque 1. Chez les édiles, le 4 serait la huitième carte et gagnerait aussitôt un suffrage, si aucun philosophe ne s’y cache, mais il perdrait les questeurs.
puzzle-the-eighth-card = La huitième carte
    .why = Les deux cartes portent les préteurs à huit, ce qui suffit à provoquer un suffrage : 8 contre 6. Votre 3 et l’un de ses 2 s’en vont, et à 5 contre 4 vous restez en tête pour la carte Suffrage des préteurs. Chez les censeurs, vos philosophes perdent de toute façon contre le côté vide.
puzzle-philosopher-against-philosopher = Philosophe contre philosophe
    .why = Chez les préteurs, son philosophe fait perdre votre 5 contre son 1. Le vôtre l’annule. Les censeurs ont besoin du 5 : deux cartes visibles, une pour chacun.
puzzle-the-smaller-sum = La plus petite somme
    .why = Chez les censeurs, vous ne pouvez pas rattraper votre retard, et c’est inutile : avec votre philosophe, votre 1 est la plus petite somme et gagne. Le 3 prend les édiles, 5 contre 4.
puzzle-twice-in-one-turn = Deux fois en un tour
    .why = Avec les deux cartes, il y en a huit chez les censeurs : un suffrage exceptionnel, que votre philosophe inverse, 9 contre 10. Puis il s’en va, le 4 de César s’en va, votre 1 s’en va, et la carte Suffrage vous trouve en tête, 8 contre 6.
puzzle-rather-nothing = Plutôt rien que trop
    .why = Son philosophe retourne contre vous vos 12 chez les édiles. La colère des dieux vide le groupe, et ce que vous y posez ensuite gagne, quoi que ce soit. Les questeurs sont à vous de toute façon.
puzzle-clear-one-break-one = Vider l’un, départager l’autre
    .why = Chez les édiles, son philosophe gagnerait avec rien ; la colère des dieux le chasse avec vos cartes. Ensuite, une carte visible devant chaque groupe : l’égalité des sénateurs est rompue, et les édiles n’ont personne d’autre.
puzzle-a-quiet-turn = Un tour tranquille
    .why = Les deux cartes Suffrage restantes vous coûtent un patricien : chez les préteurs, vous avez trop peu ; chez les questeurs, votre propre philosophe fait gagner le côté vide. Sans influence posée, aucune carte Suffrage n’est retournée : passez, ou échangez des cartes.
puzzle-strength-does-not-help = La force n’y fait rien
    .why = Les sénateurs viennent ensuite, et son philosophe fait gagner la plus petite somme : elle est à lui, et poser davantage n’arrange rien. N’insistez pas : passez, ou échangez des cartes.
puzzle-a-philosopher-alone = Un philosophe tout seul
    .why = Votre philosophe seul compte pour 0, la plus petite somme qui soit : chez les questeurs, il gagne contre presque tout ce qui s’y cache. Rien d’autre ne doit se trouver à côté de lui ; l’autre carte prend les édiles.
puzzle-far-behind = Loin derrière
    .why = Chez les édiles, votre retard est si grand que le philosophe les gagne à coup sûr. N’importe laquelle de vos cartes gagne les censeurs : posez les deux face visible.
puzzle-three-in-one-turn = Trois en un tour
    .why = Vos cartes portent deux groupes à huit cartes : les sénateurs, 13 contre 12, et les questeurs, 13 contre 7. Cela ferme les questeurs, si bien que leur carte Suffrage est ignorée si elle vient. Ce sont les censeurs qui votent, et son propre philosophe y fait gagner votre plus petite somme.
puzzle-the-philosopher-travels = Le philosophe voyage
    .why = Le roque mène votre philosophe, seul, chez les sénateurs, où la plus petite somme est la vôtre, et laisse les chiffres agir chez les questeurs. Avec cinq de vos cartes, il y en a huit devant ce groupe : il vote aussitôt, et encore une fois si sa carte Suffrage vient.
puzzle-where-he-is-needed = Là où l’on a besoin de lui
    .why = Chez les censeurs, votre philosophe vous fait perdre contre personne ; chez les questeurs, où vous êtes plus faible, il vous fait gagner. Faites-le passer là-bas par un roque, avec vos petites cartes : huit cartes font voter aussitôt les questeurs, et un 3 laissé seul prend les censeurs.
puzzle-everything-on-one-table = Tout sur une table
    .why = Amenez tout chez les édiles : 12 contre 10, et huit cartes provoquent aussitôt un suffrage. Il reste ensuite 8 contre 7 pour la carte Suffrage. Les censeurs sont vides des deux côtés : rien ne s’y perd.
puzzle-look-before-you-lay = Regarder avant de poser
    .why = Ce qui se cache chez les préteurs décide de la place de vos deux 5 : contre une petite somme, ils y gagnent ; contre un philosophe ou une grande somme, ils servent mieux ailleurs. Le courtisan vous le dit avant que vous choisissiez.
