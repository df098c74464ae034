### The tutorial.

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
