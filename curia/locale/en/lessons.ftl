# The tutorials. A chapter is one message: its title, and what the guiding voice says at each step; “-other”
# is what it says to a legal move that is not the one of the lesson.
lesson-other = The rules allow that. But stay with this for now.
lesson-read = There is nothing to play here: read on.
lesson-astray = Move { $number } is not one that the chapter “{ $chapter }” goes on with. Start the chapter again.
lesson-game = There is no tutorial for { $game }, only for: { $games }.
lesson-unknown = There is no chapter { $chapter }, only: { $chapters }.

## In the terminal

lesson-list-how = “curia learn GAME” starts or goes on where you left it; “--chapter NAME” begins a chapter.
lesson-finished-chapter = { $title } (finished)
lesson-chapter = Chapter { $number } of { $chapters }: { $title }
lesson-clauses = (The rules: { $clauses })
lesson-continue = Press Enter to read on.
lesson-next = Press Enter for the next chapter, or type “quit”.
lesson-left = Left. “curia learn { $game }” goes on from here.
lesson-finished = This was the last chapter. “curia play { $game } --bot tiro” is a real game against the gentlest bot, “curia puzzle” has puzzles.

## Caesar & Cleopatra

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

## Quo Vadis?

lesson-qv-first = The first senator
    .welcome = Salve! You lead the red family. Bring your senators up through the committees to the Senate at the top, and collect laurels on the way. Blue and Green want just the same.
    .enter = In each turn you do one thing. Bring in a senator: to a1 at the bottom left, a committee with a single seat.
    .enter-other = That is possible too. But start in a1: from there a senator gets on without anybody's help.
    .up = Out of a committee with one seat a senator leaves without asking anyone. Move yours from a1 to e1.
    .up-other = Let your first senator get on: from a1 to e1.
    .more = Paths lead upwards only, and those out of one-seat committees have no laurels. So bring in a second senator, to d3.
    .more-other = There are laurels to be had from d3: bring in a senator there.
    .end = Now three families sit in d3, with one senator each. Whoever wants to leave needs the consent of another: that is what this game is about.

lesson-qv-majority = Leaving a committee
    .three = Out of a committee with three seats a senator needs the consent of one other senator there. Your own may give it too. You have two in d3: move one of them to g3.
    .three-other = Go from d3 to g3: your second senator in d3 consents.
    .five = You took the III from that path, and a new tile was put there. Out of a committee with five seats it takes two consents. In b5 you have three senators: move one of them to i3, along the path with the IV.
    .five-other = From b5 to i3 this time, for the IV.
    .end = With enough senators of your own you need nobody. But one who is alone in a committee of three, or one of only two in a committee of five, is stuck. Your laurels lie face down: nobody sees how many you have.

lesson-qv-consent = Consent, given and asked for
    .asked = Blue wants to leave d3 and asks for your consent. For each consent that is used, the bank pays the family that gives it one laurel. Accept.
    .asked-other = You may refuse, or ask for more. But here a laurel for one word will do: accept.
    .ask = Now it is you who asks. Choose your senator in g3 and the path to l1; propose that Green consents, and nothing else.
    .ask-other = From g3 to l1, with Green's consent, no payments and no promises: propose just that.
    .end = Green agreed. You have the IV, and Green got one laurel from the bank. Had Green refused, you could have asked again, or done something else.

lesson-qv-deal = A deal with laurels
    .pay = For the bank's one laurel Blue won't lift a finger. Choose your senator in g3 and the path to j5, where the V lies. Ask for Blue's consent, and add a payment: you pay Blue 1 laurel.
    .pay-other = From g3 to j5, with Blue's consent, and you pay Blue 1 laurel: propose just that.
    .accept = Blue answers with another deal, and wants 2 laurels. The V is still worth it: accept.
    .accept-other = You could go on bargaining, or refuse. But 5 laurels for 2 is good business: accept.
    .take = Consent, move, payment: all of it was carried out at once. Now Green makes you an offer: consent in b5 and 1 laurel for you, if you move to f1. Take it.
    .take-other = Green gives you the consent that you lack and pays for it: take the offer.
    .end = What can be done in the same turn is binding. A deal is carried out as soon as everyone who gives something has agreed, as a whole or not at all.

lesson-qv-promise = A promise
    .promise = You can also pay with your word. Choose your senator in g3 and the path to l1, ask for Green's consent, and add a promise: you promise Green a consent, anywhere, within two turns.
    .promise-other = From g3 to l1, with Green's consent, and you promise Green a consent, anywhere, within two turns; no laurels.
    .ledger = Green trusts you. Your promise stands in the ledger, where everyone can read it; but it reaches past this turn, so it binds you to nothing. Now the others play.
    .keep = Here it is: Green asks for your consent in i3, and for nothing else. Keep your word: accept.
    .keep-other = You are free to break your word. But then the ledger says so for all to see, and who would believe you the next time? Accept.
    .end = The ledger says that you kept your promise. Your word is worth something now, and the consent earned you a laurel as well.

lesson-qv-caesar = Caesar
    .place = Your senator sits alone in g3, and nobody can consent. But there is Caesar. To move him is an action too: put him on the path from g3 to j5.
    .place-other = It is g3 that you want to get out of: put Caesar on the path from g3 to j5.
    .through = Along the path where Caesar lies a senator leaves without any consent. Move yours from g3 to j5.
    .through-other = Before somebody takes Caesar away: move from g3 to j5.
    .head = Along Caesar's path nobody gets laurels, so the IV stayed there. Now look at d3: the II on the path to h1 bears Caesar's head. Move one of your two senators from d3 to h1.
    .head-other = It is the tile with Caesar's head that you want: from d3 to h1.
    .door = Whoever takes such a tile may move Caesar at once. Put him on the path from j5 to the Senate.
    .door-other = Your senator in j5 is waiting for Caesar: put him on the path from j5 to the Senate.
    .in = Nobody took him away. Move from j5 into the Senate!
    .in-other = The way is free now: from j5 into the Senate.
    .end = Your first senator is in the Senate, and you asked nobody. The V stayed behind: Caesar saves you consents, but costs you laurels. And even he needs a free seat at the other end.

lesson-qv-senate = The Senate
    .count = Four of the five seats in the Senate are taken; the fifth senator ends the game. The most laurels win, but only families with a senator in the Senate are scored. You have 13 laurels, and nobody in there!
    .fifth = You have two senators in n3. Move one of them into the Senate, and take the II on the way.
    .fifth-other = If somebody else goes first, all your laurels are worth nothing: from n3 into the Senate!
    .end = The game is over. You have 15 laurels and a senator in the Senate: you win. With equal laurels it would have been whoever was in the Senate first. Now you know the game. Play one!
