### Quo Vadis?: what is said when a move or a position is refused.

## The turn

qv-no-passing = You cannot pass: bring in a senator, move one, or move Caesar.
qv-action-done = You have taken your action this turn: only Caesar can still be moved.
qv-one-action = A deal can hold only one action: bring in a senator, move one, or move Caesar.
qv-nothing-left = That would leave the player on turn no action that they can do alone.
qv-no-path = No path leads there: senators go up, from one committee to the next.
qv-no-senator = You have no senator in { $committee } to move.
qv-no-reserve = All your senators are on the board already.
qv-enter-low = New senators come in at the four lowest committees, not { $committee ->
    [senate] in the Senate
   *[other] at { $committee }
}.
qv-committee-full = Every seat in { $committee ->
    [senate] the Senate
   *[other] { $committee }
} is taken.

## Consent

qv-too-few-there = Nobody can leave { $committee } yet: { $needed ->
    [one] there has to be another senator
   *[other] there have to be { $needed } other senators
} to consent.
qv-too-few-consents = Leaving { $committee } takes the consent of { $needed ->
    [one] one other senator
   *[other] { $needed } other senators
} there.
qv-too-many-consents = Leaving { $committee } takes the consent of exactly { $needed ->
    [one] one other senator
   *[other] { $needed } other senators
}: that is more.
qv-not-in-committee = { $seat } has not enough senators in { $committee } to give that consent.
qv-no-consent-needed = Nobody's consent is needed along { $path }.
qv-own-consent = Your own senators consent by themselves: a deal names only the others' consent ({ $seat } is on turn).
qv-consent-without-move = Consent is given to a move, and this deal has none.

## Caesar

qv-caesar-there = Caesar is on { $path } already.
qv-caesar-bare = Caesar goes to a laurel, and there is none on { $path }.
qv-caesar-barred = It is agreed that Caesar does not go to { $path } this turn.

## What was agreed not to be done this turn

qv-enter-barred = It is agreed that no senator is brought in at { $committee } this turn.
qv-move-barred = It is agreed that nobody moves along { $path } this turn.
qv-consent-barred = { $seat ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[purple] Purple
} has agreed not to consent to this player's move this turn.
qv-consent-agreed = { $seat ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[purple] Purple
} has already agreed to consent, in deal { $number }.

## Deals

qv-no-deal = That cannot be read as a deal; look at: { $where }.
qv-cannot-pay = { $seat } will not hold that many laurels.
qv-not-asked = Deal { $number } does not wait for your answer.
qv-no-offer = There is no standing offer { $number }.
qv-nothing-to-withdraw = You have no deal or offer { $number } to withdraw.
qv-proposals-used = All { $limit } proposals of this turn have been made.
qv-offers-used = You have made all your { $limit } offers of this turn.
qv-too-many-payments = A deal holds at most { $limit } payments.
qv-too-many-promises = A deal holds at most { $limit } promises.
qv-offer-in-turn = Offers are made by those who are not on turn.
qv-deal-waits = Deal { $number } is on the table: answer or withdraw it first.
qv-offers-differ = The offers { $first } and { $second } are not for the same action.
qv-between-others = Deal { $number } is between others: it cannot be taken or countered, only accepted or declined.

## Variants

qv-no-disclosure = Nobody can be asked to show their laurels now.
qv-no-recall = No senator is yours to take off the board now.
qv-nobody-to-recall = You have no senator in { $committee } to take off the board.

## Positions

qv-position-committee = { $where }: there { $seats ->
    [one] is only one seat
   *[other] are only { $seats } seats
} here.
qv-position-senators = { $where }: a family has only { $limit } senators, on the board and off it together.
qv-position-deal = { $where }: no such deal can be on the table ({ $clause }).
qv-position-no-deal = { $where }: this cannot be read; look at: { $term }.
