### The tutorial.

lesson-cc-laying = Poser de l’influence
    .welcome = Salve ! Vous êtes Cléopâtre ; César est assis en face. Entre vous se tiennent cinq groupes de patriciens. Quand un groupe est consulté, celui qui y a le plus d’influence gagne l’un d’eux. Les cartes les plus proches de vous sont les vôtres.
    .hidden = Votre main va de 1 à 5. Posez votre 5 face cachée devant les sénateurs : César voit qu’il y a une carte, mais pas laquelle.
    .hidden-other = Cela peut attendre. Commencez par le 5, face cachée, devant les sénateurs : César n’a pas à savoir où vous êtes forte.
    .done = Après la pose aussi, vous pouvez jouer une carte Manipulation, une par tour. Vous n’en avez pas encore : choisissez « { cc-move-done } ».
    .draw = On complète maintenant votre main à cinq cartes, dans la réserve de votre choix. Prenez la première carte Manipulation : vous les avez rangées vous-même avant la partie, et vous savez que c’est un courtisan.
    .draw-other = L’influence n’est jamais de trop. Mais prenez le courtisan cette fois : les cartes Manipulation aussi doivent être piochées.
    .orgy = Chaque tour actif se termine par une carte Suffrage. Celle-ci est une orgie : personne n’est consulté. C’est maintenant le tour de César.
    .open = Au lieu d’une carte cachée, vous pouvez en poser deux face visible, devant un groupe ou deux : deux fois plus d’influence, mais plus de secret. Posez votre 3 et votre 4 face visible devant les censeurs, l’un après l’autre.
    .open-other = Cette fois deux cartes visibles, le 3 et le 4, toutes deux devant les censeurs.
    .second = À l’autre maintenant, devant les censeurs aussi.
    .end = La carte Suffrage a consulté les censeurs : 9 contre 1, votre premier patricien ! Désormais on complétera votre main pour vous, et là où vous n’avez pas besoin de carte Manipulation, on le dira aussi pour vous.

lesson-cc-vote = Le suffrage
    .deck = À côté de la table se trouvent les cartes Suffrage : une par groupe, et trois orgies. Celles qui ont été retournées restent visibles ; vous voyez donc qui reste à consulter : les édiles, les préteurs et les questeurs.
    .lay = Devant les édiles, vous avez un 2 et un 3, César un 3 et une carte cachée. Posez-y votre 3, face cachée.
    .lay-other = Gardez cela pour plus tard. Les édiles peuvent être consultés tout de suite, et votre 3 peut y faire pencher la balance.
    .won = Toutes les cartes ont été retournées : 8 contre 7, un édile pour vous. Puis chacun paie : celui qui a le plus d’influence y perd sa carte la plus haute, l’autre sa plus basse. C’est le tour de César.
    .end = Les préteurs ont été consultés : 4 contre 4. À influence égale, rien n’est décidé. Personne ne gagne, personne ne perd de carte, et toutes restent là, visibles.

lesson-cc-philosopher = Le philosophe
    .lay = Devant les censeurs, César a 9 et vous 3 ; impossible de le rattraper. Posez-y votre philosophe, face cachée. Il compte pour 0, mais il renverse le suffrage : la plus petite influence gagne.
    .lay-other = Contre 9, les chiffres ne suffisent pas. Le philosophe, si : posez-le face cachée devant les censeurs.
    .turned = 3 bat 9 ! Des cartes partent comme toujours, le 5 de César et votre 3, et le philosophe avec elles. César aussi a des philosophes : regardez les sénateurs.
    .end = Votre philosophe s’y trouvait, et César a ajouté le sien : un contre un, ils s’annulent, et 5 bat 1. Un philosophe agit là où un camp en a plus que l’autre ; même alors, une influence égale ne décide rien.

lesson-cc-scout = Courtisan et assassinat
    .scout = À chaque tour, vous pouvez jouer une carte Manipulation. Devant les questeurs, César a deux cartes cachées : avant d’en poser d’autres, envoyez-y votre courtisan.
    .scout-other = D’abord le courtisan, chez les questeurs : mieux vaut savoir que deviner.
    .lay = Un 4 et un philosophe ! Avec lui, votre total plus grand perdrait. Votre carte Manipulation de ce tour est jouée : posez votre 1 ou votre 2 face cachée devant les censeurs, et attendez.
    .lay-other = Pas maintenant : posez le 1 ou le 2 face cachée devant les censeurs. Le 5 servira bientôt.
    .hit = Ce qui est visible peut être touché. Jouez votre assassinat contre le philosophe, chez les questeurs.
    .hit-other = Le philosophe d’abord, chez les questeurs : tant qu’il est là, la force ne sert à rien.
    .five = Sans lui, les chiffres comptent de nouveau : 6 contre 4. Posez-y aussi votre 5, face cachée.
    .five-other = Les questeurs peuvent être consultés tout de suite : posez-y le 5, face cachée.
    .end = 11 contre 4 : le questeur est à vous. Retenez ce duo : les cartes retournées par le courtisan restent visibles, et un assassinat ne touche que ce qui est visible.

lesson-cc-castling = Le roque
    .castle = Devant les sénateurs, votre 1 et votre 4 affrontent 12 ; devant les préteurs, votre propre philosophe ferait perdre votre 5 contre un 3. Rien n’est à sa place : jouez le roque, et choisissez les sénateurs et les préteurs.
    .castle-other = Le roque d’abord, entre sénateurs et préteurs. Vous poserez de l’influence après.
    .anew = César laisse faire. Reposez vos quatre cartes face cachée : le 1 et le philosophe devant les sénateurs, le 4 et le 5 devant les préteurs.
    .anew-other = Vous pourriez les poser ainsi. Mais contre 12, le philosophe a besoin d’un petit total à côté de lui, et contre 3 il faut des chiffres : 1 et philosophe devant les sénateurs, 4 et 5 devant les préteurs.
    .lay = Il faut poser de l’influence, comme toujours : votre 2 ou un 3, face cachée, devant les édiles.
    .lay-other = Sénateurs et préteurs sont parfaits maintenant. Posez le 2 ou un 3 face cachée devant les édiles.
    .senators = 1 bat 12, grâce au philosophe. Ce qu’il y a devant les préteurs, César ne peut que le deviner. C’est son tour.
    .end = 9 contre 3 : les quatre mêmes cartes ont gagné les deux groupes. Après un roque, les cartes sont toujours face cachée : on peut donc aussi cacher ce qui avait été vu.

lesson-cc-veto = Veto et espion
    .veto = César joue une carte Manipulation : un assassinat contre votre 5, devant les édiles. Vous avez un veto. Il arrête toute carte Manipulation au moment où elle est jouée : jouez-le.
    .veto-other = Votre 5 disparaîtrait. Vous avez un veto : jouez-le.
    .spy = L’assassinat n’a servi à rien, et pour votre veto vous avez pioché une nouvelle carte. Envoyez maintenant votre espion : il regarde la main de César.
    .spy-other = L’espion d’abord ; vous poserez de l’influence après lui.
    .take = César a laissé faire. Un veto aurait arrêté l’espion, et votre manipulation de ce tour aurait été perdue quand même. Vous voyez sa main : faites défausser le philosophe, avant qu’il ne renverse un suffrage.
    .take-other = Une bonne carte. Mais le philosophe est pire pour vous : il renverse tout un suffrage.
    .lay = Devant les édiles, vous ne menez que d’un point. Posez-y votre 4, face cachée.
    .lay-other = Votre avance devant les édiles est mince : posez-y le 4, face cachée.
    .end = 11 contre 6 : gagné. Encore une chose : après chaque carte Manipulation, on demande à l’adversaire s’il joue un veto, qu’il en ait un ou non. La question ne trahit donc rien.

lesson-cc-eighth = La huitième carte, et les dieux
    .lay = Sept cartes se trouvent devant les questeurs. Un groupe a de la place pour huit, dont cinq d’un même côté. Posez-y votre 4, face cachée : la huitième carte provoque un suffrage exceptionnel, sans carte Suffrage.
    .lay-other = Devant les questeurs, il manque une carte pour le suffrage, et votre 4 le gagnerait : posez-le là, face cachée.
    .asked = 12 contre 10, un questeur pour vous. Ensuite on a complété votre main (selon les règles françaises : avant), et la carte Suffrage ordinaire était une orgie. C’est le tour de César.
    .wrath = Devant les édiles, 9 contre votre 1. C’est l’affaire des dieux : jouez leur colère sur les édiles.
    .wrath-other = La colère des dieux d’abord, sur les édiles. Ce que vous y poseriez avant disparaîtrait aussi.
    .alone = Toute l’influence devant les édiles a disparu, celle de César et la vôtre. Une petite carte suffit maintenant : posez-y votre 2, face cachée.
    .alone-other = Il n’y a plus rien devant les édiles, et n’importe quel chiffre y gagne contre rien, tant qu’aucun philosophe ne l’accompagne : posez-y le 2, face cachée.
    .end = 2 contre rien : un édile. Usez bien des dieux ; vous n’avez qu’une seule carte de ce genre dans toute la partie.

lesson-cc-scoring = Le dernier patricien
    .count = Il reste un patricien, un questeur. Chaque patricien gagné compte 1 point. La majorité d’un groupe compte 1 de plus, sa totalité encore 1, et la majorité du groupe de votre mission secrète 2. La vôtre : les questeurs.
    .last = Deux questeurs sont à vous, deux à César. Vous avez 6, César un 5 et une carte cachée. Posez-y votre 3, face cachée.
    .last-other = C’est maintenant ou jamais : votre 3, face cachée, devant les questeurs.
    .end = La carte des édiles a été passée, puisqu’il n’y a plus personne ; la suivante a consulté les questeurs : 9 contre 7. Avec le dernier patricien, la partie est finie, 18 à 14. Vous connaissez le jeu maintenant. À vous de jouer !
