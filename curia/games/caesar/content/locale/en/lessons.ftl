### The tutorial.

lesson-cc-laying = Laying influence
    .welcome = Salve! You are Cleopatra; Caesar sits across from you. Between you stand five groups of patricians. When a group is asked, whoever has more influence there wins one of them. The cards nearest to you are yours.
    .hidden = Your hand is 1 to 5. Lay your 5 face down at the senators: Caesar sees that a card lies there, but not which.
    .hidden-other = That can wait. Begin with the 5, face down, at the senators: Caesar need not know where you are strong.
    .done = After laying, too, you may play an action card, one in a turn. You hold none yet, so choose “{ cc-move-done }”.
    .draw = Now your hand is filled up to five, from a reserve of your choice. Take the top action card: you put them in order before the game, so you know that it is a scout.
    .draw-other = Influence is never wrong. But take the scout this time: action cards have to be drawn too.
    .orgy = Each active turn ends with a vote card. This one is an orgy, and nobody is asked. Now it is Caesar's turn.
    .open = Instead of one hidden card you may lay two face up, at one group or at two: twice the influence, but no secret. Lay your 3 and your 4 face up at the censors, one after the other.
    .open-other = This time two open cards, the 3 and the 4, both at the censors.
    .second = Now the other one, at the censors too.
    .end = The vote card asked the censors: 9 against 1, your first patrician! From now on the lesson fills up your hand for you, and says that you play no action card where you need none.

lesson-cc-vote = The vote of confidence
    .deck = Beside the table lies the deck of vote cards: one for each group, and three orgies. Those turned up lie open, so you can see who has still to be asked: the aediles, the praetors and the quaestors.
    .lay = At the aediles you have a 2 and a 3, Caesar has a 3 and a hidden card. Lay your 3 there, face down.
    .lay-other = Keep that for later. The aediles may be asked right now, and there your 3 can tip the scales.
    .won = All cards there were turned up: 8 against 7, an aedile for you. Then both pay: the side with more influence loses its highest card there, the side with less its lowest. Now it is Caesar's turn.
    .end = The praetors were asked: 4 against 4. Equal influence decides nothing. Nobody wins, nobody loses a card, and all cards stay there, face up.

lesson-cc-philosopher = The philosopher
    .lay = At the censors Caesar has 9 and you have 3; you can't catch up. Lay your philosopher there, face down. He counts 0, but he turns the vote round: the smaller influence wins.
    .lay-other = Numbers won't do against 9. The philosopher will: lay him face down at the censors.
    .turned = 3 beat 9! Cards leave as always, Caesar's 5 and your 3, and the philosopher goes with them. Caesar has philosophers too: watch the senators.
    .end = Your philosopher lay there, and Caesar added one of his: one against one cancel out, and 5 beat 1. A philosopher works where one side has more of them than the other; equal influence stays undecided even then.

lesson-cc-scout = Scout and assassin
    .scout = You may play one action card in each turn. At the quaestors Caesar has two hidden cards: before you lay more there, send your scout to them.
    .scout-other = The scout first, at the quaestors: better to know than to guess.
    .lay = A 4 and a philosopher! With him there, your larger sum would lose. Your action card is played for this turn, so lay your 1 or your 2 face down at the censors, and wait.
    .lay-other = Not now: lay the 1 or the 2 face down at the censors. You will need the 5 soon.
    .hit = What lies face up can be hit. Play your assassination on the philosopher at the quaestors.
    .hit-other = The philosopher first, at the quaestors: as long as he is there, strength is of no use.
    .five = Without him numbers count again: 6 against 4. Lay your 5 there as well, face down.
    .five-other = The quaestors may be asked right now: lay the 5 there, face down.
    .end = 11 against 4: the quaestor is yours. Remember the pair: scouted cards stay face up, and only what lies face up can be hit.

lesson-cc-castling = Castling
    .castle = At the senators your 1 and 4 stand against 12; at the praetors your own philosopher would make your 5 lose to a 3. Everything is in the wrong place: play castling, and choose the senators and the praetors.
    .castle-other = Castle first, the senators with the praetors. You lay influence after that.
    .anew = Caesar lets it happen. Now lay your four cards anew, face down: the 1 and the philosopher at the senators, the 4 and the 5 at the praetors.
    .anew-other = You may lay them like that. But against 12 the philosopher needs a small sum beside him, and against 3 you need numbers: 1 and philosopher at the senators, 4 and 5 at the praetors.
    .lay = Influence has to be laid as always: your 2 or a 3, face down, at the aediles.
    .lay-other = Senators and praetors are just right now. Lay the 2 or a 3 face down at the aediles.
    .senators = 1 beat 12, thanks to the philosopher. What lies at the praetors Caesar can only guess. It is his turn.
    .end = 9 against 3: the same four cards won both groups. Castled cards always come back face down, so castling is also a way to hide what was seen.

lesson-cc-veto = Veto and spy
    .veto = Caesar plays an action card: an assassin for your 5 at the aediles. You hold a veto. It stops any action card at the moment it is played: play it.
    .veto-other = Then your 5 would be gone. You hold a veto: play it.
    .spy = The assassin came for nothing, and for your veto you drew a new card. Now send your spy: he looks at Caesar's hand.
    .spy-other = The spy first; you can lay influence after him.
    .take = Caesar let it happen. A veto would have stopped the spy, and your action for this turn would have been used up all the same. You see his hand now: make him discard the philosopher, before it turns a vote round.
    .take-other = A good card. But the philosopher is worse for you: he turns a whole vote round.
    .lay = At the aediles you lead by one only. Lay your 4 there, face down.
    .lay-other = Your lead at the aediles is thin: lay the 4 there, face down.
    .end = 11 against 6: won. One more thing: whenever an action card is played, the other side is asked for a veto, whether they hold one or not. So the question betrays nothing.

lesson-cc-eighth = The eighth card, and the gods
    .lay = Seven cards lie at the quaestors. A group has room for eight, five of them on one side. Lay your 4 there, face down: the eighth card asks an extraordinary vote, without any vote card.
    .lay-other = At the quaestors one card is missing for the vote, and your 4 would win it: lay it there, face down.
    .asked = 12 against 10, a quaestor for you. After that your hand was filled up (with the French rules: before), and the ordinary vote card was an orgy. Now it is Caesar's turn.
    .wrath = At the aediles 9 stand against your 1. That is for the gods to settle: play their wrath on the aediles.
    .wrath-other = The wrath of the gods first, on the aediles. Whatever you lay there before it would be gone too.
    .alone = All influence at the aediles is gone, Caesar's and yours. Now a small card will do: lay your 2 there, face down.
    .alone-other = The aediles are empty, and any number wins against nothing, as long as no philosopher lies beside it: lay the 2 there, face down.
    .end = 2 against nothing: an aedile. Use the gods well; you have only one such card in the whole game.

lesson-cc-scoring = The last patrician
    .count = One patrician is left, a quaestor. Each one won counts 1 point. The majority of a group counts 1 more, the whole group another 1, and the majority of the group on your secret bonus card 2. Yours says: quaestors.
    .last = Two quaestors are yours, two are Caesar's. You have 6 there, Caesar a 5 and a hidden card. Lay your 3 there, face down.
    .last-other = It is now or never: your 3, face down, at the quaestors.
    .end = The aediles' vote card was passed over, since nobody is left there; the next one asked the quaestors: 9 against 7. With the last patrician the game is over, 18 to 14. Now you know the game. Play one!
