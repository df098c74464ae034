### The tutorial.

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
