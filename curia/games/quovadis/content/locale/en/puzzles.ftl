# Puzzles of Quo Vadis?: how they are judged, their titles, and why the solution is one.
puzzle-goal-laurels = Find the move or the deal that leaves you with the most laurels in the end.
puzzle-goal-lead = Find the move or the deal that gives you the largest lead in the end: your laurels less those of the best of the others.
puzzle-turns = { $later ->
    [0] After this turn the game is scored as it stands: laurels count for those who have a senator in the Senate.
    [one] After yours one more turn is played, without deals. Then the game is scored as it stands: laurels count for those who have a senator in the Senate. All the others want that first, then laurels, then to leave you few.
   *[other] After yours { $later } more turns are played, without deals. Then the game is scored as it stands: laurels count for those who have a senator in the Senate. All want that first, then laurels, and the others then to leave you few.
}
puzzle-wants = Whoever is asked agrees if they end with at least so many laurels more than after the best that you can do without a deal: { $wants }. Promises move nobody.
puzzle-laurels = { qv-who } { $laurels }
puzzle-declined = { qv-who } does not agree. That leaves the best that you can do without a deal.
puzzle-ends = In the end: { $ends }.
puzzle-solved-laurels = Solved: { $played ->
    [one] 1 laurel
   *[other] { $played } laurels
}, and more can't be had.
puzzle-not-yet-laurels = That makes { $played ->
    [one] 1 laurel
   *[other] { $played } laurels
} for you; { $best } can be had.
puzzle-solved-lead = Solved: a lead of { $played }, and a larger one can't be had.
puzzle-not-yet-lead = That makes a lead of { $played }; one of { $best } can be had.
puzzle-deal = A puzzle judges one deal: with an action, at most one payment between you and each other player, and no promises.

puzzle-in-at-last = In at last
    .why = Laurels count only for those who have a senator in the Senate. From m3 you need one consent, and Blue gives it for the laurel I from the bank. The V between i3 and m3 is tempting, but outside the Senate it is worth nothing.
puzzle-the-cheaper-friend = The cheaper friend
    .why = Each consent brings its owner a laurel I from the bank. So Blue, who wants 2, lacks 1, and Green, who wants 3, lacks 2. Pay Blue 1; without paying, neither agrees.
puzzle-out-of-the-yield = Out of the yield
    .why = You own nothing yet, but the V that this very move brings can be shared. Blue wants 3 and gets a I from the bank: give 2 of the 5 and keep 3. Giving more would be a present.
puzzle-your-own-people = Your own people
    .why = Your second senator in n3 consents, and that costs nothing. Blue would agree as well, but would get a laurel I for it and draw level: 8 against 8 instead of 8 against 7.
puzzle-your-own-counts = Your own counts too
    .why = Out of a five-seat committee two consents are needed, and one is your own second senator's. Ask only Green: a I from the bank and 1 from you. Blue instead would cost 2, both of them 3.
puzzle-caesar-asks-nothing = Caesar asks nothing
    .why = Along Caesar's path your senator leaves n3 without anyone's consent, with no laurel. The V at j5 needs Blue and Green, and Green, who has nobody in the Senate, can't be won over with laurels. 5 inside are better than 10 outside.
puzzle-worth-its-price = Worth its price
    .why = Caesar lets you in for nothing, but the IV on his path stays where it is: you would end with 5. At j5 the V costs you 2 for Blue and 2 for Green, and 1 is left over: 6.
puzzle-two-for-one = Two for one
    .why = Two consents are needed, and each brings a laurel I from the bank. Blue can give both, and then has 2 of the 3 that Blue wants: 1 more is enough. Any two different players cost at least 3.
puzzle-small-change = Small change
    .why = The bank is empty, so Blue and Green both want 2 from you, and all you will hold is a V and a III. Green gives you a I in change for the III. Blue can't: there you would have to part with 3.
puzzle-what-is-the-senate-worth = What is the Senate worth?
    .why = Blue holds 9 laurels and nobody in the Senate: as it stands they count nothing. With Caesar between n3 and the Senate Blue goes up alone, and even 1 is more than none. So Blue pays 8. The III at i3 is nothing against that.
puzzle-out-of-the-way = Out of the way
    .why = Blue is about to go up from n3, but where Caesar lies the V stays. Put him anywhere else, and Blue gains 5; for that Blue pays 4. It is more than the III between i3 and m3.
puzzle-close-the-doors = Close the doors
    .why = Both IVs are yours for the taking, but only the one below the Senate ends the game: your senator is the fifth. After the other one Blue takes the V and ends it: 8 against 5, instead of 8 against 3.
puzzle-caesar-as-a-wall = Caesar as a wall
    .why = Blue's pair in n3 is about to take the V. Put Caesar there: along his path nobody gets laurels. You forgo the II, but Blue stays at 0, and you lead by 2. With the II it would be 5 against 5.
puzzle-the-smaller-laurel = The smaller laurel
    .why = The III is more than the II, but on the II is Caesar's head: after the move you may put him on Blue's way to the Senate, where nobody then gets the V. It ends 5 against 1, instead of 6 against 5.
puzzle-the-last-seat = The last seat
    .why = Blue wants the V on the way to i3, where one seat is free. Take it from e1: that needs no consent. Caesar on the V would be no help, as he would leave the IV on the way to f1 to Blue. With the II it would be 5 against 5.
puzzle-two-steps = Two steps
    .why = From k1 to n3 no consent is needed. Then two of yours are there, and next turn one of them consents to the other: 6 and the II. Caesar would let you in as well, but without the II. With the V you would stay outside, where nothing counts.
puzzle-caesar-first = Caesar first
    .why = Your senator in m3 is alone: nobody there can consent. Put Caesar on the way to the Senate now, and go up next turn; Blue and Green have laurels to take, and leave him there. The V would be yours, but outside the Senate it counts nothing.
puzzle-the-threat = The threat
    .why = Alone you would put Caesar in Blue's way: 8 against 6. Blue knows that, and to get the V after all gives up 4 of its 5 laurels. You take the III as well: 15 against 7. A threat can be worth more than carrying it out.
puzzle-the-richer-customer = The richer customer
    .why = Blue and Green are both outside the Senate, and Caesar can let either in. Each would give all but one laurel for it: Blue 6 of 7, Green 9 of 10. Meanwhile Blue takes a laurel at b5 and leaves Caesar where he is.
puzzle-make-room = Make room
    .why = Green wants 4 for the consent: a I from the bank and 3 from you, more than the II brings. But Blue is waiting in i3 for your seat in m3: with it the V is within reach, and that is worth 4 to Blue. Blue pays, Green consents, and you end with 6.
puzzle-caesars-head = Caesar's head
    .why = The II with Caesar's head lets you move Caesar after your move. Green has nobody in the Senate, so your laurels are no use to Green, but Caesar between m3 and the Senate is: Green's senator there goes up alone, and Green pays 6 of 7 for it. It has to be in the deal; where it is left open, Green expects the worst.
puzzle-the-last-door = The last door
    .why = Your senator will be the fifth and end the game at once: Caesar is not moved any more, whatever is on the tile. So there is nothing that you could offer Green in n3, who has nobody in the Senate. In m3 Blue wants 3: a I from the bank and 2 from you.
puzzle-whom-not-to-ask = Whom not to ask
    .why = Blue would give both consents for two laurels I, and would then have 11 like you. Green and Yellow cost you 1, but they are far behind: 10 against 9. Help from the leader is the most expensive.
puzzle-both-pay = Both pay
    .why = Caesar lies where Blue wants the V, and is missing where Green, alone in m3, can't go up. One move helps both: Blue gains 5 and pays 4, Green would end with nothing and pays 6 of 7. Ask only one of them, or take the IV, and you leave the rest.
puzzle-the-price-of-waiting = The price of waiting
    .why = Alone you would take the IV and end the game with the fifth senator, before Blue gets the V. Take the III between i3 and m3 instead, and let Blue pay 4 of the 5 for it: 3 and 4 are more than 4.
