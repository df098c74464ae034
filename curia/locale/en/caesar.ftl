### Caesar & Cleopatra: names of cards and groups, and what happened at the table.

## The game and its seats

cc-name = Caesar & Cleopatra
    .about = Two players win over the patricians of Rome with influence laid open or in secret.
cc-seat-cleopatra = Cleopatra
cc-seat-caesar = Caesar

## The five groups, in table order

cc-group-senators = senators
    .about = Five patricians who speak for the people (CC-1.2).
cc-group-praetors = praetors
    .about = Five patricians who sit in judgement (CC-1.2).
cc-group-quaestors = quaestors
    .about = Five patricians who keep the treasury (CC-1.2).
cc-group-censors = censors
    .about = Three patricians who watch over morals (CC-1.2).
cc-group-aediles = aediles
    .about = Three patricians who keep order in the city (CC-1.2).

## Influence cards

cc-card-influence = influence { $value }
    .about = Counts { $value } for its owner in a vote of confidence at its group (CC-4.4).
cc-card-philosopher = philosopher
    .about = Counts 0. If one side has more philosophers than the other, the smaller influence wins the vote (CC-4.6). Discarded when the vote is decided (CC-4.8).

## Action cards

cc-card-assassination = assassination
    .about = Remove one face-up influence card of your opponent, a philosopher too (CC-5.1).
cc-card-spy = spy
    .about = Look at your opponent's hand and choose one card that they discard (CC-5.2).
cc-card-castling = castling
    .about = Take up all your own cards at two groups and lay them there again, face down, split as you like (CC-5.3).
cc-card-scout = scout
    .about = Turn up all of your opponent's cards at one group. They stay face up (CC-5.4).
cc-card-wrath = wrath of the gods
    .about = Discard all influence at one group, yours and your opponent's (CC-5.5).
cc-card-veto = veto
    .about = Out of turn, stop the action card that your opponent has just played (CC-5.6).

## Vote cards

cc-vote-group = vote of confidence: { $group }
    .about = A vote is asked at this group (CC-4.1).
cc-vote-orgy = orgy
    .about = There is no vote this turn (CC-4.11).
cc-vote-reshuffle = orgy, reshuffle
    .about = There is no vote this turn, and all vote cards still in the game are shuffled into a new deck (CC-4.11).

## Influence bonus

cc-bonus = influence bonus: { $group }
    .about = Worth 2 more points to the player who holds it and wins three of this group's five patricians (CC-7.4).
