# Puzzles: their titles, and why the solution is one.
puzzle-goal-patricians = Find the turn that wins the most patricians, on average over all that may be hidden: those you win during it, less those you lose. Your opponent vetoes whenever they can.

puzzle-list = Puzzles for { $game }:
puzzle-grade = { $grade ->
    [1] easy
    [2] not so easy
   *[3] hard
}
puzzle-list-how = “curia puzzle NAME” sets one up.
puzzle-solved-patricians = Solved: your turn is worth { NUMBER($played, minimumFractionDigits: 2, maximumFractionDigits: 2) } patricians, and none is worth more.
puzzle-not-yet-patricians = Your turn is worth { NUMBER($played, minimumFractionDigits: 2, maximumFractionDigits: 2) } patricians; the best one is worth { NUMBER($best, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
puzzle-again = “curia puzzle { $id }” sets it up again.
puzzle-over = This turn is over. Begin the puzzle again.
puzzle-solution = What every best turn has in it: { $moves }.
puzzle-clauses = The rules: { $clauses }.
puzzle-left = Left. “curia puzzle { $id }” sets it up again.

puzzle-unknown = There is no puzzle { $puzzle }.
puzzle-game = There are no puzzles for { $game }, only for: { $games }.
puzzle-goes-on = The game goes on after this turn, so nobody has won.
puzzle-wide = There are { $worlds } worlds that fit; at most { $most } can be worked out.

puzzle-both-at-once = Both at once
    .why = The only vote card left asks the senators, where Caesar has 4. One card is too little. Your 2 and your 3, both laid open, make 5.
puzzle-the-right-victim = The right victim
    .why = With the 5 gone, Caesar has 4 at the censors, and your own 5 beats that. Any other victim leaves him at least 6. The praetors are yours already.
puzzle-equal-is-not-enough = Equal is not enough
    .why = 5 against 5 is undecided. Have his 5 assassinated first: then your 5 stands against nobody.
puzzle-a-clean-table = A clean table
    .why = The wrath of the gods first, the influence after it: the two 5s are gone, and your 3 wins alone. The other way round it would be gone too.
puzzle-a-one-is-enough = A one is enough
    .why = The aediles stand 3 against 3: your 1 decides them. A philosopher turns around which sum wins, but equal sums stay undecided.
puzzle-all-in-one-place = All in one place
    .why = Praetors and aediles are yours whatever happens. Only the quaestors need help, and 7 to 1 takes both of your 4s.
puzzle-what-is-asked-next = What is asked next
    .why = The only vote card left asks the quaestors, and there you lack 1. At the aediles the 4 would be the eighth card and win a vote at once, if no philosopher is hidden there, but it would lose the quaestors.
puzzle-the-eighth-card = The eighth card
    .why = Both cards bring the praetors to eight, and that asks a vote by itself: 8 against 6. Your 3 and one of his 2s leave, and with 5 against 4 you are ready for the praetors' vote card too. At the censors your philosophers lose to the empty side either way.
puzzle-philosopher-against-philosopher = Philosopher against philosopher
    .why = At the praetors his philosopher makes your 5 lose to his 1. Yours cancels it out. The censors need the 5: two open cards, one for each.
puzzle-the-smaller-sum = The smaller sum
    .why = At the censors you can't catch up, and need not: with your philosopher there, your 1 is the smaller sum and wins. The 3 takes the aediles, 5 against 4.
puzzle-twice-in-one-turn = Twice in one turn
    .why = With both cards eight lie at the censors: an extraordinary vote, which your philosopher turns around, 9 against 10. Then he leaves, Caesar's 4 leaves, your 1 leaves, and the vote card finds you ahead with 8 against 6.
puzzle-rather-nothing = Rather nothing than too much
    .why = His philosopher turns your 12 at the aediles against you. The wrath of the gods clears the group, and whatever you lay there afterwards wins. The quaestors are yours anyway.
puzzle-clear-one-break-one = Clear one, break the other
    .why = At the aediles his philosopher would win with nothing; the wrath of the gods sends him away with your cards. Then one open card at each group: the senators' tie is broken, and the aediles have nobody else.
puzzle-a-quiet-turn = A quiet turn
    .why = Both vote cards that are left cost you a patrician: at the praetors you have too little, at the quaestors your own philosopher lets the empty side win. Without influence laid no vote card is turned up: pass, or exchange cards.
puzzle-strength-does-not-help = Strength does not help
    .why = The senators are asked next, and his philosopher lets the smaller sum win: that is his, and laying more makes it worse. Don't ask: pass, or exchange cards.
puzzle-a-philosopher-alone = A philosopher alone
    .why = Your philosopher alone counts 0, the smallest sum there is: at the quaestors he wins against almost anything hidden there. Nothing else may lie beside him; the other card takes the aediles.
puzzle-far-behind = Far behind
    .why = At the aediles you are so far behind that the philosopher wins them for sure. Any card of yours wins the censors: lay both open.
puzzle-three-in-one-turn = Three in one turn
    .why = Your cards make two groups eight cards strong: the senators, 13 against 12, and the quaestors, 13 against 7. That closes the quaestors, so that their vote card is passed over if it comes. The censors are asked, and there his own philosopher lets your smaller sum win.
puzzle-the-philosopher-travels = The philosopher travels
    .why = Castling takes your philosopher to the senators, alone, where the smaller sum is yours, and leaves the numbers to work at the quaestors. With five of your cards there eight lie at the group: it is asked at once, and once more if its vote card comes.
puzzle-where-he-is-needed = Where he is needed
    .why = At the censors your philosopher makes you lose to nobody; at the quaestors, where you are weaker, he makes you win. Castle him over with your small cards: eight cards ask the quaestors at once, and a 3 left alone takes the censors.
puzzle-everything-on-one-table = Everything on one table
    .why = Move everything to the aediles: 12 against 10, and eight cards ask a vote at once. Afterwards 8 stand against 7 for the vote card. The censors are left empty on both sides, so nothing is lost there.
puzzle-look-before-you-lay = Look before you lay
    .why = What lies hidden at the praetors decides where your two 5s belong: against a small sum they win there, against a philosopher or a large sum they are better used elsewhere. The scout tells you before you choose.
