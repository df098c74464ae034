# The tutorials. A chapter is one message: its title, and what the guiding voice says at each step; “-other”
# is what it says to a legal move that is not the one of the lesson.
lesson-other = Les règles le permettent. Mais restons-en à ceci pour l’instant.
lesson-read = Il n’y a rien à jouer ici : lisez la suite.
lesson-astray = Le coup { $number } n’est pas de ceux qui font avancer le chapitre « { $chapter } ». Recommencez le chapitre.
lesson-game = Il n’y a pas d’initiation à { $game }, seulement à : { $games }.
lesson-unknown = Il n’y a pas de chapitre { $chapter }, seulement : { $chapters }.

## In the terminal

lesson-list-how = « curia learn GAME » commence, ou reprend où vous en étiez ; « --chapter NAME » commence un chapitre.
lesson-finished-chapter = { $title } (terminé)
lesson-chapter = Chapitre { $number } sur { $chapters } : { $title }
lesson-clauses = (Les règles : { $clauses })
lesson-continue = Entrée pour lire la suite.
lesson-next = Entrée pour le chapitre suivant, « quit » pour arrêter.
lesson-left = Interrompu. « curia learn { $game } » reprend ici.
lesson-finished = C’était le dernier chapitre. « curia play { $game } --bot tiro » est une vraie partie contre le bot le plus doux ; « curia puzzle » propose des problèmes.

## Caesar & Cleopatra

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

## Quo Vadis?

lesson-qv-first = Le premier sénateur
    .welcome = Salve ! Vous menez la famille rouge. Conduisez vos sénateurs de comité en comité jusqu’au Sénat, tout en haut, et récoltez des lauriers en chemin. Bleu et Vert veulent la même chose.
    .enter = À chaque tour, vous faites une seule chose. Faites entrer un sénateur : en a1, en bas à gauche, un comité à un seul siège.
    .enter-other = C’est possible aussi. Mais commencez en a1 : de là, un sénateur avance sans l’aide de personne.
    .up = D’un comité à un siège, un sénateur part sans rien demander à personne. Déplacez le vôtre de a1 à e1.
    .up-other = Faites avancer votre premier sénateur : de a1 à e1.
    .more = Les chemins ne font que monter, et ceux qui partent des comités à un siège n’ont pas de lauriers. Faites donc entrer un deuxième sénateur, en d3.
    .more-other = En partant de d3, il y a des lauriers à prendre : faites-y entrer un sénateur.
    .end = Trois familles siègent maintenant en d3, avec un sénateur chacune. Pour partir, il faut l’accord d’un autre : c’est tout l’enjeu de ce jeu.

lesson-qv-majority = Quitter un comité
    .three = Pour quitter un comité à trois sièges, un sénateur a besoin de l’accord d’un autre sénateur du comité. L’un des vôtres peut aussi le donner. Vous en avez deux en d3 : déplacez-en un à g3.
    .three-other = Allez de d3 à g3 : votre deuxième sénateur en d3 donne son accord.
    .five = Vous avez pris le III de ce chemin, et une nouvelle tuile l’a remplacé. Pour quitter un comité à cinq sièges, il faut deux accords. En b5 vous avez trois sénateurs : déplacez-en un à i3, où se trouve un IV.
    .five-other = De b5 à i3 cette fois, pour le IV.
    .end = Avec assez de sénateurs à vous, vous n’avez besoin de personne. Mais qui est seul dans un comité à trois sièges, ou à deux seulement dans un comité à cinq, est bloqué. Vos lauriers sont face cachée : personne ne voit combien vous en avez.

lesson-qv-consent = L’accord, donné et demandé
    .asked = Bleu veut quitter d3 et demande votre accord. Pour chaque accord qui sert, la famille qui le donne reçoit un I de la banque. Acceptez.
    .asked-other = Vous pouvez refuser, ou demander plus. Mais ici, un laurier pour un mot suffit : acceptez.
    .ask = À vous de demander. Choisissez votre sénateur en g3 et le chemin vers l1 ; proposez que Vert donne son accord, et rien d’autre.
    .ask-other = De g3 à l1, avec l’accord de Vert, sans versement ni promesse : proposez exactement cela.
    .end = Vert a accepté. Vous avez le IV, et Vert a reçu un I de la banque. En cas de refus, vous auriez pu redemander, ou faire autre chose.

lesson-qv-deal = Un marché avec des lauriers
    .pay = Pour un simple I, Bleu ne lèvera pas le petit doigt. Choisissez votre sénateur en g3 et le chemin vers j5, où se trouve un V. Demandez l’accord de Bleu, et ajoutez un versement : vous versez 1 laurier à Bleu.
    .pay-other = De g3 à j5, avec l’accord de Bleu, et vous versez 1 laurier à Bleu : proposez exactement cela.
    .accept = Bleu répond par un autre marché et veut 2 lauriers. Le V les vaut toujours : acceptez.
    .accept-other = Vous pourriez continuer à marchander, ou refuser. Mais 5 lauriers pour 2, c’est une bonne affaire : acceptez.
    .take = Accord, déplacement, versement : tout s’est fait d’un coup. Vert vous fait maintenant une offre : son accord en b5 et 1 laurier pour vous, si vous allez à f1. Prenez-la.
    .take-other = Vert vous donne l’accord qui vous manque, et paie en plus : prenez son offre.
    .end = Ce qui peut se faire dans le tour même engage. Un marché s’exécute dès que tous ceux qui donnent quelque chose l’ont accepté : en entier, ou pas du tout.

lesson-qv-promise = Une promesse
    .promise = Vous pouvez aussi payer de votre parole. Choisissez votre sénateur en g3 et le chemin vers l1, demandez l’accord de Vert, et ajoutez une promesse : vous promettez un accord à Vert, n’importe où, d’ici deux tours de table.
    .promise-other = De g3 à l1, avec l’accord de Vert, et vous promettez un accord à Vert, n’importe où, d’ici deux tours de table ; pas de lauriers.
    .ledger = Vert vous fait confiance. Votre promesse est au registre, où tous peuvent la lire ; mais elle dépasse ce tour, donc elle ne vous oblige à rien. Aux autres de jouer.
    .keep = Nous y voilà : Vert demande votre accord en i3, et rien d’autre. Tenez parole : acceptez.
    .keep-other = Libre à vous de manquer à votre parole. Mais le registre le dira à tous, et qui vous croira la prochaine fois ? Acceptez.
    .end = Le registre dit que vous avez tenu votre promesse. Votre parole vaut quelque chose maintenant, et l’accord vous a encore rapporté un I.

lesson-qv-caesar = César
    .place = Votre sénateur est seul en g3, et personne ne peut donner son accord. Mais il y a César. Le déplacer est aussi une action : mettez-le sur le chemin de g3 à j5.
    .place-other = C’est de g3 que vous voulez sortir : mettez César sur le chemin de g3 à j5.
    .through = Par le chemin où se trouve César, un sénateur part sans aucun accord. Déplacez le vôtre de g3 à j5.
    .through-other = Avant que quelqu’un n’emmène César : allez de g3 à j5.
    .head = Sur le chemin de César, personne ne reçoit de lauriers ; le IV y est donc resté. Regardez maintenant d3 : le II du chemin vers h1 porte la tête de César. Déplacez l’un de vos deux sénateurs de d3 à h1.
    .head-other = C’est la tuile à tête de César qu’il vous faut : de d3 à h1.
    .door = Qui prend une telle tuile peut déplacer César aussitôt. Mettez-le sur le chemin de j5 au Sénat.
    .door-other = Votre sénateur en j5 attend César : mettez-le sur le chemin de j5 au Sénat.
    .in = Personne ne l’a emmené. Entrez au Sénat depuis j5 !
    .in-other = La voie est libre maintenant : de j5 au Sénat.
    .end = Votre premier sénateur est au Sénat, et vous n’avez rien demandé à personne. Le V est resté derrière : César vous épargne des accords, mais vous coûte des lauriers. Et même avec lui, il faut un siège libre à l’arrivée.

lesson-qv-senate = Le Sénat
    .count = Quatre des cinq sièges du Sénat sont pris ; le cinquième sénateur met fin à la partie. Le plus de lauriers gagne, mais seules comptent les familles qui ont un sénateur au Sénat. Vous avez 13 lauriers, et personne à l’intérieur !
    .fifth = Vous avez deux sénateurs en n3. Déplacez-en un au Sénat, et prenez le II en chemin.
    .fifth-other = Si un autre vous devance, tous vos lauriers ne valent plus rien : de n3 au Sénat !
    .end = La partie est finie. Vous avez 15 lauriers et un sénateur au Sénat : vous gagnez. À lauriers égaux, c’est le premier entré au Sénat qui l’aurait emporté. Vous connaissez le jeu maintenant. À vous de jouer !
