### Quo Vadis? in the browser: the board, the deal desk, the ledger, the end.

## The board

qv-web-board = The board, from the Senate down
qv-web-committee = { $committee ->
    [senate] The Senate
   *[other] Committee { $committee }
}: { $number ->
    [0] empty
   *[other] { $seats }
}; { $free ->
    [0] no free seat
    [one] one free seat
   *[other] { $free } free seats
}
qv-web-sitting = { qv-who } { $number }
qv-web-choose-senator = { $who ->
    [you] Choose your senator at { $committee }
   *[other] Choose { qv-who }'s senator at { $committee }
}
qv-web-choose-caesar = Choose Caesar
qv-web-ask-propose = { $what }: ask for consent
qv-web-ask-offer = { $what }: make an offer for it
qv-web-shut = { $from } to { qv-place }: { $reason ->
    [full] no free seat there (QV-5.1).
    [bound] agreed not to be taken this turn (QV-9.2).
    [refused] who would have to consent has agreed not to this turn (QV-9.2).
   *[few] too few senators in { $from } to give consent (QV-5.5).
}
qv-web-place = { $from } – { $committee ->
    [senate] Senate
   *[other] { $committee }
}{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
}
qv-web-between = between { $from } and { qv-place }

## What you are asked

qv-web-answer = Deal { $number } is before you. What do you say?
qv-web-how = Choose one of your senators or Caesar on the board, bring a senator in, or propose a deal.
qv-web-how-hand = Choose one of your senators, bring one in, move Caesar, or propose a deal.
qv-web-how-offer = To offer { $who ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[purple] Purple
} something, choose one of their senators or Caesar on the board, or compose a deal.
qv-web-how-senator = From { $committee }: a full line is a way that is open to you, a broken one needs the consent of others.
qv-web-how-caesar = Choose where Caesar goes.
qv-web-how-reserve = Choose where the senator comes in.
qv-web-bring-in = Bring in a senator ({ $reserve } left)
qv-web-make-offer = Offer { $who ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[purple] Purple
} a deal
qv-web-senators = Senators
qv-web-choices = Ways to go on
qv-web-disclosed = For a moment all show their laurels: { $totals }.

## Around the table

qv-web-families = The families
qv-web-on-turn = on turn
qv-web-answers = has to answer
qv-web-reserve = Senators to bring in
qv-web-tiles = Laurel tiles
qv-web-kept = Promises kept
qv-web-broken = Promises broken
qv-web-no-laurels = { $who ->
    [you] You have no laurels yet.
   *[other] { qv-who } has no laurels yet.
}

## Deals and offers

qv-web-on-table = The deal on the table
qv-web-deal = Deal { $number } by { qv-who }
qv-web-agreed = Agreed: { $seats }.
qv-web-waiting = Waiting for: { $seats }.
qv-web-cannot-pay = You do not hold what you would have to pay.
qv-web-bound = You have agreed not to consent this turn (QV-9.2).
qv-web-bound-now = Agreed for this turn
qv-web-bribe = Pay { qv-to } not to consent
qv-web-said = Said about deal { $number }
qv-web-offers = Standing offers
qv-web-offer = Offer { $number } by { qv-who }
qv-web-offer-others = Deal { $number } between others, by { qv-who }
qv-web-open-to = Open to: { $seats }. Nobody has to answer.
qv-web-cannot-accept = You cannot accept it: you do not hold what you would have to pay, or it contradicts what is agreed this turn (QV-9.2).
qv-web-cannot-take = { $together ->
    [yes] Only together with another one.
   *[no] It cannot be taken as it stands: consents are lacking, or laurels to pay with.
}

## The deal desk

qv-web-desk-propose = Propose a deal
qv-web-desk-offer = Offer { $who ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[purple] Purple
} a deal
qv-web-desk-others = A deal between others
qv-web-desk-counter = Answer deal { $number } with another
qv-web-do-propose = Propose it
qv-web-do-offer = Offer it
qv-web-do-counter = Answer with it
qv-web-consents = Whose consents at { $committee }?
qv-web-consents-about = { $caesar ->
    [yes] Caesar lies on this way: nobody's consent is needed, and nobody gets laurels (QV-7.3, QV-7.4).
   *[no] { $seats ->
        [1] Nobody's consent is needed here.
        [3] One consent is needed; one's own senators here fill up what is left open. Each consent of another family earns it a laurel I (QV-6.2).
       *[other] Two consents are needed; one's own senators here fill up what is left open. Each consent of another family earns it a laurel I (QV-6.2).
    }
}
qv-web-consents-of = Consents of { qv-who }
qv-web-of = ({ $number } here)
qv-web-nobody-there = No other family has a senator there.
qv-web-ones = The bank has only { $bank ->
    [one] one laurel I
   *[other] { $bank } laurels I
}. Who is paid first?
qv-web-ones-order = in turn order
qv-web-payments = Laurels now: who pays whom?
qv-web-payer = Who pays
qv-web-paid = Who is paid
qv-web-pays = to
qv-web-laurels = Laurels
qv-web-add-payment = Add a payment
qv-web-drop-payment = Leave this payment out
qv-web-promises = Promises: who promises whom?
qv-web-promises-about = What somebody agrees not to do binds them for this turn (QV-9.2). What reaches past it binds nobody, but everyone sees what became of it (QV-9.3, QV-9.8).
qv-web-promises-to = to
qv-web-at = At which committee
qv-web-anywhere = some time
qv-web-at-committee = at { $committee }
qv-web-turns = How long
qv-web-to-the-end = to the end
qv-web-this-turn = this turn only
qv-web-for-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
qv-web-add-promise = Add a promise
qv-web-drop-promise = Leave this promise out
qv-web-unfinished = Choose what the deal is about, or add a payment or a promise.
qv-web-draft = Go on with your draft
qv-web-draft-declined = Change the declined deal
qv-web-draft-drop = Discard it
qv-web-held-turn = { $who ->
    [you] Composed for your own turn
   *[other] Composed for when { qv-who } is on turn
}. It is kept here until then.
qv-web-held-wait = It can't be said at the moment. The draft is kept here.
qv-web-held-adapt = Use it for this turn
qv-web-fault-senator = { $who ->
    [you] You have no senator there now.
   *[other] { qv-who } has no senator there now.
}
qv-web-fault-consents = { $who ->
    [you] You have fewer senators there now.
   *[other] { qv-who } has fewer senators there now.
}
qv-web-fault-seat = There is no free seat there now.
qv-web-fault-reserve = There is no senator left to bring in.
qv-web-fault-caesar = Caesar is there already.
qv-web-fault-bare = Caesar goes to a laurel, and there is none (QV-7.1).
qv-web-fault-drop = Leave it out
qv-web-less = { $what }: one less
qv-web-more = { $what }: one more

## The ledger

qv-web-ledger = Promises
qv-web-legend-one = committee with one seat
    .about = A senator leaves it without consent; there are no laurels on its path (QV-5.2, QV-1.4).
qv-web-legend-three = committee with three seats
    .about = Leaving it takes the consent of one other senator in it (QV-5.3).
qv-web-legend-five = committee with five seats
    .about = Leaving it takes the consent of two other senators in it (QV-5.4).
qv-web-legend-laurel = laurel on a path
    .about = Taken by whoever moves along the path, and replaced at once (QV-6.1). Laurels decide the game (QV-8.2).
qv-web-legend-deal = deal
    .about = Carried out as a whole once all who give something agree (QV-9.7). Whatever can be done this turn is binding (QV-9.2).
qv-web-legend-promise = promise
    .about = Reaches past this turn and binds nobody (QV-9.3); how it went is listed (QV-9.8).
qv-web-ledger-count = { $open } open, { $kept } kept, { $broken } broken
qv-web-only-open = Only open ones
qv-web-status = { $status ->
    [open] Open
    [kept] Kept
    [broken] Broken
    [never] Never came up
   *[unjudged] Not judged
}
qv-web-from-deal = Deal { $number }.
qv-web-left = { $turns ->
    [one] Ends with this turn.
   *[other] Ends after { $turns } more turns.
}

## The end

qv-web-ended = { $reason ->
    [senate] The fifth senator has entered the Senate.
    [consul] Three games have been played.
   *[idle] All that was done was to move Caesar.
}
qv-web-family = Family
qv-web-in-senate = Places in the Senate
qv-web-laurel-tiles = Laurels
qv-web-game = Game { $game }
qv-web-last-game = Last game:
qv-web-not-scored = Nobody in the Senate, so not scored: { $seats }.

## Start page

web-qv-short = For three to five from the age of 12, 45 minutes: committees, consent and deals.

## A new game

web-qv-ones = Laurels of one
web-qv-ones-all = All of them are in the game.
web-qv-ones-few = Only some of them: laurels are short.
web-qv-disclosure = Showing laurels
web-qv-disclosure-false = Totals stay hidden to the end.
web-qv-disclosure-true = After the first three senators in the Senate anyone may ask that all show theirs for a moment.
web-qv-consul = Length
web-qv-consul-false = One game.
web-qv-consul-true = Three games in a row, for the rank of consul.
web-qv-laurels = Laurels
web-qv-laurels-hidden = Each player's laurels lie face down.
web-qv-laurels-open = Everyone's laurels lie open.
