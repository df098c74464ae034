# Puzzles of Quo Vadis?: how they are judged, their titles, and why the solution is one.
puzzle-goal-laurels = Trouvez le coup ou le marché qui vous laisse à la fin le plus de lauriers.
puzzle-goal-lead = Trouvez le coup ou le marché qui vous donne à la fin la plus grande avance : vos lauriers moins ceux du meilleur des autres.
puzzle-turns = { $later ->
    [0] Après ce tour, on compte les lauriers en l’état : ils valent pour ceux qui ont un sénateur au Sénat.
    [one] Après le vôtre, on joue encore un tour, sans marché. Puis on compte les lauriers en l’état : ils valent pour ceux qui ont un sénateur au Sénat. Les autres veulent d’abord cela, puis des lauriers, puis vous en laisser peu.
   *[other] Après le vôtre, on joue encore { $later } tours, sans marché. Puis on compte les lauriers en l’état : ils valent pour ceux qui ont un sénateur au Sénat. Tous veulent d’abord cela, puis des lauriers, et les autres enfin vous en laisser peu.
}
puzzle-wants = Qui est sollicité accepte s’il finit avec au moins ce nombre de lauriers de plus qu’après le mieux que vous puissiez faire sans marché : { $wants }. Les promesses ne touchent personne.
puzzle-laurels = { qv-who } { $laurels }
puzzle-declined = { qv-who } refuse. Reste le mieux que vous puissiez faire sans marché.
puzzle-ends = À la fin : { $ends }.
puzzle-solved-laurels = Résolu : { $played ->
    [one] { $played } laurier
   *[other] { $played } lauriers
}, et on ne peut avoir mieux.
puzzle-not-yet-laurels = Cela vous fait { $played ->
    [one] { $played } laurier
   *[other] { $played } lauriers
} ; on peut en avoir { $best }.
puzzle-solved-lead = Résolu : une avance de { $played }, et on ne peut avoir mieux.
puzzle-not-yet-lead = Cela fait une avance de { $played } ; on peut en avoir une de { $best }.
puzzle-deal = Un problème juge un seul marché : avec une action, au plus un versement entre vous et chacun des autres, et sans promesses.

puzzle-in-at-last = Enfin dedans
    .why = Les lauriers ne comptent que pour qui a un sénateur au Sénat. Pour quitter m3, il vous faut un accord, et Bleu le donne pour le laurier I de la banque. Le V entre i3 et m3 est tentant, mais hors du Sénat il ne vaut rien.
puzzle-the-cheaper-friend = L’ami le moins cher
    .why = Chaque accord rapporte un laurier I de la banque. À Bleu, qui en veut 2, il en manque donc 1 ; à Vert, qui en veut 3, il en manque 2. Versez 1 à Bleu ; sans rien verser, aucun des deux n’accepte.
puzzle-out-of-the-yield = Payé sur le gain
    .why = Vous n’avez encore rien, mais le V que ce coup rapporte peut se partager. Bleu veut 3 et reçoit un I de la banque : donnez 2 des 5 et gardez 3. Donner davantage serait un cadeau.
puzzle-your-own-people = Les vôtres d’abord
    .why = Votre second sénateur en n3 donne son accord, et cela ne coûte rien. Bleu accepterait aussi, mais recevrait un laurier I et vous rattraperait : 8 contre 8 au lieu de 8 contre 7.
puzzle-your-own-counts = Le vôtre compte aussi
    .why = Pour quitter un comité à cinq sièges il faut deux accords, et votre second sénateur en donne un. Ne demandez qu’à Vert : un I de la banque et 1 de vous. Bleu coûterait 2, les deux ensemble 3.
puzzle-caesar-asks-nothing = César ne demande rien
    .why = Sur le chemin de César, votre sénateur quitte n3 sans l’accord de personne, mais sans laurier. Le V en j5 demande Bleu et Vert, et Vert, qui n’a personne au Sénat, ne s’achète pas avec des lauriers. Mieux vaut 5 dedans que 10 dehors.
puzzle-worth-its-price = Il vaut son prix
    .why = César vous laisse entrer pour rien, mais le IV de son chemin reste en place : vous finiriez avec 5. En j5, le V vous coûte 2 pour Bleu et 2 pour Vert, et il reste 1 : cela fait 6.
puzzle-two-for-one = Deux pour un
    .why = Il faut deux accords, et chacun rapporte un laurier I de la banque. Bleu peut donner les deux et a alors 2 des 3 qu’il veut : 1 de plus suffit. Deux joueurs différents coûtent au moins 3.
puzzle-small-change = La petite monnaie
    .why = La banque est vide : Bleu et Vert veulent chacun 2 de vous, et vous n’aurez qu’un V et un III. Vert vous rend un I sur le III. Bleu ne peut pas rendre la monnaie : il vous en coûterait 3.
puzzle-what-is-the-senate-worth = Que vaut le Sénat ?
    .why = Bleu a 9 lauriers et personne au Sénat : ainsi ils ne comptent pas. Avec César entre n3 et le Sénat, Bleu monte seul, et même 1 vaut mieux que rien. Bleu verse donc 8. Le III en i3 n’est rien à côté.
puzzle-out-of-the-way = Ôte-toi de là
    .why = Bleu va monter de n3, mais là où est César, le V reste en place. Placez-le n’importe où ailleurs, et Bleu gagne 5 ; pour cela, il verse 4. C’est plus que le III entre i3 et m3.
puzzle-close-the-doors = Fermez les portes
    .why = Les deux IV sont à votre portée, mais seul celui sous le Sénat termine la partie : votre sénateur est le cinquième. Après l’autre, Bleu prend le V et la termine : 8 contre 5 au lieu de 8 contre 3.
puzzle-caesar-as-a-wall = César fait mur
    .why = La paire bleue de n3 va prendre le V. Placez-y César : sur son chemin, personne ne reçoit de laurier. Vous renoncez au II, mais Bleu reste à 0 et vous menez de 2. Avec le II, ce serait 5 contre 5.
puzzle-the-smaller-laurel = Le plus petit laurier
    .why = Le III vaut plus que le II, mais le II porte la tête de César : après le coup, vous pouvez le placer sur le chemin de Bleu vers le Sénat, où personne ne reçoit alors le V. Cela finit à 5 contre 1 au lieu de 6 contre 5.
puzzle-the-last-seat = Le dernier siège
    .why = Bleu veut le V vers i3, où un siège est libre. Occupez-le depuis e1 : cela ne demande aucun accord. César sur le V n’aiderait pas, car il laisserait à Bleu le IV vers f1. Avec le II, ce serait 5 contre 5.
puzzle-two-steps = Deux pas
    .why = De k1 à n3, aucun accord n’est nécessaire. Vous y serez alors deux, et au tour suivant l’un donnera son accord à l’autre : 6 et le II. César vous ferait entrer aussi, mais sans le II. Avec le V, vous resteriez dehors, où rien ne compte.
puzzle-caesar-first = César d’abord
    .why = Votre sénateur en m3 est seul : personne ne peut y donner son accord. Placez maintenant César sur le chemin du Sénat et montez au tour suivant ; Bleu et Vert ont des lauriers à prendre et l’y laissent. Le V serait à vous, mais dehors il ne compte pas.
puzzle-the-threat = La menace
    .why = Seul, vous placeriez César en travers du chemin de Bleu : 8 contre 6. Bleu le sait et, pour avoir tout de même le V, cède 4 de ses 5 lauriers. Vous prenez encore le III : 15 contre 7. Une menace peut valoir plus que son exécution.
puzzle-the-richer-customer = Le client le plus riche
    .why = Bleu et Vert sont tous deux hors du Sénat, et César peut faire entrer l’un ou l’autre. Chacun donnerait pour cela tout sauf un laurier : Bleu 6 sur 7, Vert 9 sur 10. Entre-temps, Bleu prend un laurier en b5 et laisse César à sa place.
puzzle-make-room = Faites de la place
    .why = Vert veut 4 pour son accord : un I de la banque et 3 de vous, plus que le II ne rapporte. Mais Bleu attend en i3 votre siège en m3 : il ouvre la voie au V, et cela vaut 4 pour Bleu. Bleu verse, Vert donne son accord, et vous finissez avec 6.
puzzle-caesars-head = La tête de César
    .why = Le II à tête de César vous permet de déplacer César après votre coup. Vert n’a personne au Sénat et n’a que faire de vos lauriers, mais César entre m3 et le Sénat lui sert : son sénateur y monte seul, et Vert verse pour cela 6 sur 7. Il faut l’écrire dans le marché ; s’il reste ouvert, Vert s’attend au pire.
puzzle-the-last-door = La dernière porte
    .why = Votre sénateur sera le cinquième et termine aussitôt la partie : César ne bouge plus, quoi que montre la tuile. Vous n’avez donc rien à offrir à Vert en n3, qui n’a personne au Sénat. En m3, Bleu veut 3 : un I de la banque et 2 de vous.
puzzle-whom-not-to-ask = À qui ne pas demander
    .why = Bleu donnerait les deux accords pour deux lauriers I, et aurait alors 11 comme vous. Vert et Jaune vous coûtent 1, mais ils sont loin derrière : 10 contre 9. L’aide de qui mène est la plus chère.
puzzle-both-pay = Les deux paient
    .why = César est là où Bleu veut le V, et manque là où Vert, seul en m3, ne peut monter. Un coup aide les deux : Bleu gagne 5 et verse 4, Vert finirait sans rien et verse 6 sur 7. N’en solliciter qu’un, ou prendre le IV, c’est renoncer au reste.
puzzle-the-price-of-waiting = Le prix de l’attente
    .why = Seul, vous prendriez le IV et termineriez la partie avec le cinquième sénateur, avant que Bleu ait le V. Prenez plutôt le III entre i3 et m3 et faites payer à Bleu 4 des 5 : 3 et 4 valent mieux que 4.
