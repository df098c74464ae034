### Quo Vadis?: names of families, committees and laurels, and what happened at the table.

## The game and its seats

qv-name = Quo Vadis?
    .about = Three to five families bring senators up to the Senate and bargain for every step.
qv-seat-red = Red
qv-seat-blue = Blue
qv-seat-green = Green
qv-seat-yellow = Yellow
qv-seat-purple = Purple

## The board

qv-senate = the Senate
    .about = The game ends when the fifth senator enters it. Only families with a senator there are scored (QV-8.1, QV-8.2).
qv-committee = committee { $committee }
qv-caesar = Caesar
    .about = Along the path where he lies a senator leaves without consent, and nobody gets laurels (QV-7.3, QV-7.4).

## Laurels

qv-laurel-I = I
    .about = One laurel. Earned for each consent given to another family (QV-6.2).
qv-laurel-II = II
    .about = Two laurels.
qv-laurel-IIc = II with Caesar's head
    .about = Two laurels. Whoever takes it from a path may also move Caesar (QV-7.2).
qv-laurel-III = III
    .about = Three laurels.
qv-laurel-IV = IV
    .about = Four laurels.
qv-laurel-V = V
    .about = Five laurels.

## Names inside sentences. $who and $to are "you" for the person who reads, else a seat; $kind is a tile.

qv-who = { $who ->
    [you] you
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[purple] Purple
}
qv-to = { $to ->
    [you] you
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[purple] Purple
}
qv-against = { $against ->
    [you] you
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[purple] Purple
}
qv-giver = { $who ->
    [you] you
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[purple] Purple
}
qv-awaited = { $who ->
    [you] you
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[purple] Purple
}
qv-letter = { $seat ->
    [red] R
    [blue] B
    [green] G
    [yellow] Y
   *[purple] P
}
qv-place = { $committee ->
    [senate] the Senate
   *[other] { $committee }
}
qv-tile = { $kind ->
    [IIc] II with Caesar's head
   *[other] { $kind }
}
qv-tiles = { $number ->
    [1] { $kind }
   *[other] { $number } times { $kind }
}
qv-laurels = { $laurels ->
    [one] 1 laurel
   *[other] { $laurels } laurels
}
qv-nothing = nothing

## What happened

qv-happened-position = The game begins from a position that was set up by hand.
qv-happened-started = { $who ->
    [you] You begin.
   *[other] { qv-who } begins.
}
qv-happened-laid-out = The laurels are laid out on the paths.
qv-happened-entered = { $who ->
    [you] You bring a senator in at { $committee }.
   *[other] { qv-who } brings a senator in at { $committee }.
}
qv-happened-moved = { $who ->
    [you] You move a senator from { $from } to { qv-place }
   *[other] { qv-who } moves a senator from { $from } to { qv-place }
}{ $consents ->
    [0] {""}
   *[other] {" "}with the consent of { $givers }
}{ $kind ->
    [none] .
    [hidden] { $who ->
        [you] {" "}and take the laurel.
       *[other] {" "}and takes the laurel.
    }
   *[other] { $who ->
        [you] {" "}and take a { qv-tile }.
       *[other] {" "}and takes a { qv-tile }.
    }
}
qv-happened-new-tile = The new laurel from { $from } to { qv-place }: { qv-tile }.
qv-happened-earned = { $who ->
    [you] You earn
   *[other] { qv-who } earns
} { $ones ->
    [one] a laurel I
   *[other] { $ones } laurels I
} for the consent.
qv-happened-caesar = { $who ->
    [you] You put Caesar
   *[other] { qv-who } puts Caesar
} between { $from } and { qv-place }.
qv-happened-skipped = { $who ->
    [you] You leave Caesar where he is.
   *[other] { qv-who } leaves Caesar where he is.
}
qv-happened-paid = { $who ->
    [you] You pay
   *[other] { qv-who } pays
} { qv-laurels } to { qv-to }.
qv-happened-paid-tiles = { $who ->
    [you] You pay
   *[other] { qv-who } pays
} { qv-laurels } to { qv-to }: { $tiles }.
qv-happened-paid-change = { $who ->
    [you] You pay
   *[other] { qv-who } pays
} { qv-laurels } to { qv-to }: { $tiles }, with { $change } in change.
qv-happened-disclosed = { $who ->
    [you] You ask for the laurels.
   *[other] { qv-who } asks for the laurels.
} They are: { $totals }.
qv-happened-disclosed-then = { $who ->
    [you] You ask for the laurels, and all show them.
   *[other] { qv-who } asks for the laurels, and all show them.
}
qv-total = { $seat ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[purple] Purple
} { $laurels }
qv-shown = { $seat ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[purple] Purple
} { $laurels } ({ $tiles })
qv-happened-proposed = { $who ->
    [you] You propose
   *[other] { qv-who } proposes
} deal { $number }: { $deal }.
qv-happened-countered = { $who ->
    [you] You answer
   *[other] { qv-who } answers
} deal { $answers } with deal { $number }: { $deal }.
qv-happened-offered = { $who ->
    [you] You offer
   *[other] { qv-who } offers
} deal { $number }: { $deal }.
qv-happened-offered-others = { $who ->
    [you] You offer
   *[other] { qv-who } offers
} deal { $number } to others: { $deal }. Open to: { $seats }.
qv-happened-took = { $who ->
    [you] You take
   *[other] { qv-who } takes
} offer { $number }: { $deal }.
qv-happened-took-two = { $who ->
    [you] You take
   *[other] { qv-who } takes
} the offers { $number } and { $second } together: { $deal }.
qv-happened-accepted = { $who ->
    [you] You accept
   *[other] { qv-who } accepts
} deal { $number }.
qv-happened-declined = { $who ->
    [you] You decline
   *[other] { qv-who } declines
} deal { $number }.
qv-happened-withdrew = { $who ->
    [you] You withdraw
   *[other] { qv-who } withdraws
} deal { $number }.
qv-happened-done = Deal { $number } is carried out.
qv-happened-off = Deal { $number } is off: the payments cannot be made with these tiles.
qv-happened-promised = { $promise }.
qv-happened-judged = A promise is { $status ->
    [kept] kept
    [broken] broken
   *[never] over, for it never came up
}: { $promise }.
qv-happened-judged-number = Promise { $number } is { $status ->
    [kept] kept.
    [broken] broken.
   *[never] over, for it never came up.
}
qv-happened-recalled = { $who ->
    [you] You take a senator off the board, from { $committee }.
   *[other] { qv-who } takes a senator off the board, from { $committee }.
}
qv-happened-game-over = { $reason ->
    [senate] The game is over: the fifth senator has entered the Senate (QV-8.1).
   *[idle] The game is over: for 15 turns each, all that was done was to move Caesar (QV-8.4).
} Laurels: { $totals }.
qv-happened-resigned = { $who ->
    [you] You resign.
   *[other] { qv-who } resigns.
}
qv-happened-forfeit = { $who ->
    [you] You forfeit the game.
   *[other] { qv-who } forfeits the game.
}
qv-happened-abandoned = The game is abandoned.
qv-happened-back = The last moves are taken back.
qv-happened-upgraded = The rules have changed with an update, and a move is no longer legal: the game goes on from just before it.

## Deals: who gives what to whom. The parts of a deal are joined to one sentence.

qv-deal-move = { $who ->
    [you] you move
   *[other] { qv-who } moves
} a senator from { $from } to { qv-place }
qv-deal-enter = { $who ->
    [you] you bring
   *[other] { qv-who } brings
} a senator in at { $committee }
qv-deal-caesar = { $who ->
    [you] you put
   *[other] { qv-who } puts
} Caesar between { $from } and { qv-place }
qv-deal-caesar-then = { $who ->
    [you] you then put
   *[other] { qv-who } then puts
} Caesar between { $from } and { qv-place }
qv-deal-consent = { $who ->
    [you] you give
   *[other] { qv-who } gives
} { $number ->
    [one] one consent
   *[other] { $number } consents
}
qv-deal-payment = { $who ->
    [you] you pay
   *[other] { qv-who } pays
} { $to ->
    [you] you
   *[other] { qv-to }
} { qv-laurels }
qv-deal-ones = if laurels I run short, they go first to { $seats }

qv-until = { $turns ->
    [end] {""}
    [one] {" "}(within one turn of everyone)
   *[other] {" "}(within { $turns } turns of everyone)
}
qv-for = { $turns ->
    [end] {""}
    [0] {" "}(for the rest of this turn)
    [one] {" "}(for one turn of everyone)
   *[other] {" "}(for { $turns } turns of everyone)
}
qv-promise-consent = { $who ->
    [you] you promise
   *[other] { qv-who } promises
} { qv-to } consent some time{ qv-until }
qv-promise-consent-at = { $who ->
    [you] you promise
   *[other] { qv-who } promises
} { qv-to } consent at { $committee }{ qv-until }
qv-promise-no-consent = { $who ->
    [you] you promise
   *[other] { qv-who } promises
} { qv-to } no consent to { qv-against }{ qv-for }
qv-promise-caesar = { $who ->
    [you] you promise
   *[other] { qv-who } promises
} { qv-to } to put Caesar between { $from } and { qv-place }{ qv-until }
qv-promise-no-caesar = { $who ->
    [you] you promise
   *[other] { qv-who } promises
} { qv-to } not to put Caesar between { $from } and { qv-place }{ qv-for }
qv-promise-no-enter = { $who ->
    [you] you promise
   *[other] { qv-who } promises
} { qv-to } not to bring a senator in at { $committee }{ qv-for }
qv-promise-no-move = { $who ->
    [you] you promise
   *[other] { qv-who } promises
} { qv-to } not to move a senator from { $from } to { qv-place }{ qv-for }
qv-promise-pay = { $who ->
    [you] you promise
   *[other] { qv-who } promises
} { qv-to } { qv-laurels }{ qv-until }
qv-promise-words = { $who ->
    [you] you tell
   *[other] { qv-who } tells
} { qv-to }: “{ $text }”{ qv-for }

## The table

qv-table-committee = { $committee ->
    [senate] Senate
   *[other] { $committee }
}
qv-table-path = to { $committee ->
    [senate] Senate
   *[other] { $committee }
}
qv-table-path-laurel = to { $committee ->
    [senate] Senate
   *[other] { $committee }
}: { $kind ->
    [none] no laurel
   *[other] { $kind }
}
qv-table-path-caesar = to { $committee ->
    [senate] Senate
   *[other] { $committee }
}: { $kind ->
    [none] Caesar, no laurel
   *[other] Caesar on { $kind }, no laurel
}
qv-table-key = Seats are shown by letter, free ones by a dot; paths lead up. IIc is a II with Caesar's head.
qv-text-committee = { $seats }; { $paths }
qv-table-player = { $who ->
    [you] You ({ $name }, { $letter })
   *[other] { qv-who } ({ $letter })
}: { $tiles ->
    [0] no laurel tiles
    [one] one laurel tile
   *[other] { $tiles } laurel tiles
}; { $reserve ->
    [0] no senators to bring in
    [one] one senator to bring in
   *[other] { $reserve } senators to bring in
}
qv-table-player-tiles = { $who ->
    [you] You ({ $name }, { $letter })
   *[other] { qv-who } ({ $letter })
}: { qv-laurels } ({ $cards }); { $reserve ->
    [0] no senators to bring in
    [one] one senator to bring in
   *[other] { $reserve } senators to bring in
}
qv-table-bank = Bank: { $bank ->
    [one] 1 laurel I
   *[other] { $bank } laurels I
}. Stock: { $stock ->
    [one] 1 tile
   *[other] { $stock } tiles
}.
qv-table-consul = Game { $game } of three, for the election of the consul.
qv-table-noted = Noted after game { $game }: { $totals }.
qv-table-deal = On the table: deal { $number } by { qv-who }. { $deal }. Waiting for: { $seats }.
qv-table-offer = Offer { $number } by { qv-who }: { $deal }.
qv-table-offer-others = Deal { $number } between others, by { qv-who }: { $deal }. Open to: { $seats }.
qv-table-promise = { $status ->
    [open] Open
    [kept] Kept
    [broken] Broken
    [never] Never came up
   *[unjudged] Not judged
}: { $promise }.
qv-table-no-promises = Nobody has promised anything.
qv-table-barred = Agreed for this turn: Caesar does not go between { $from } and { qv-place }.
qv-table-no-enter = Agreed for this turn: no senator is brought in at { $committee }.
qv-table-no-move = Agreed for this turn: nobody moves from { $from } to { qv-place }.
qv-table-no-consent = Agreed for this turn: { $who ->
    [you] you give
   *[other] { qv-who } gives
} no consent.

## What is being asked

qv-ask-action = What do you do?
qv-ask-deal = Deal { $number } is before you. { $deal }. What do you say?
qv-ask-caesar = You have taken a laurel with Caesar's head. Do you move Caesar?
qv-ask-recall = Take one of your senators off the board.
qv-ask-aside = { qv-who } is on turn. (Enter: go on; offer, table, ?) >{" "}
qv-aside-accept = accept deal { $number }
qv-aside-decline = decline deal { $number }
qv-aside-leave = leave it standing

## Moves, as choices and in a list

qv-move-enter = Bring a senator in at { $committee }
qv-move-move = Move a senator from { $from } to { qv-place }
qv-move-caesar = Put Caesar between { $from } and { qv-place }
qv-move-skip = Leave Caesar where he is
qv-move-disclose = Ask that all show their laurels
qv-move-recall = Take a senator off the board, from { $committee }
qv-move-accept = Accept deal { $number }
qv-move-decline = Decline deal { $number }
qv-move-withdraw = Withdraw deal { $number }
qv-move-take = Take offer { $number }
qv-move-take-two = Take the offers { $number } and { $second } together
qv-move-propose = Propose: { $deal }
qv-move-offer = Offer: { $deal }
qv-move-counter = Answer deal { $number } with: { $deal }

## Choosing step by step

qv-choose-enter = bring in a senator
qv-choose-move = move a senator
qv-choose-caesar = move Caesar
qv-choose-propose = propose a deal
qv-choose-take = take an offer
qv-choose-disclose = ask that all show their laurels
qv-choose-skip = leave Caesar where he is
qv-choose-accept = accept
qv-choose-decline = decline
qv-choose-counter = answer with another deal
qv-choose-where = Where?
qv-choose-which-move = Which way?
qv-choose-which-offer = Which offer?
qv-choose-path = { $from } to { qv-place }{ $caesar ->
    [yes] { $kind ->
        [none] , no laurel: Caesar is there
       *[other] , no laurel: Caesar lies on the { qv-tile }
    }
   *[no] { $kind ->
        [none] {""}
       *[other] , laurel { qv-tile }
    }
}
qv-choose-path-consents = { $from } to { qv-place }{ $kind ->
    [none] {""}
   *[other] , laurel { qv-tile }
}; lacks { $lacking ->
    [one] one consent
   *[other] { $lacking } consents
}

## Composing a deal

qv-compose-action = What is the deal about?
qv-compose-action-move = { $who ->
    [you] you move a senator
   *[other] { qv-who } moves a senator
}
qv-compose-action-enter = { $who ->
    [you] you bring in a senator
   *[other] { qv-who } brings in a senator
}
qv-compose-action-caesar = { $who ->
    [you] you move Caesar
   *[other] { qv-who } moves Caesar
}
qv-compose-action-none = payments or promises only
qv-compose-keep = The action stays the same: { $deal }.
qv-compose-consents = { $lacking ->
    [0] No other consent is needed, but others' may be counted.
    [one] One consent is lacking.
   *[other] { $lacking } consents are lacking.
} Who should consent? There are: { $seats }. Type as in “red” or “red 2, blue”.
qv-compose-payments = Who pays? Type as in “2 to red” or “blue 1 to red”, one payment or several with commas; Enter for none.
qv-compose-caesar = This takes a laurel with Caesar's head. Where does Caesar go then?
qv-compose-caesar-open = leave that open
qv-compose-promises = What is promised besides?
qv-compose-promise-none = nothing more
qv-compose-promise-consent = consent later
qv-compose-promise-no-consent = no consent to somebody
qv-compose-promise-caesar = to put Caesar somewhere
qv-compose-promise-no-caesar = not to put Caesar somewhere
qv-compose-promise-no-enter = not to bring a senator in somewhere
qv-compose-promise-no-move = not to move along a path
qv-compose-promise-pay = laurels later
qv-compose-promise-words = something in words
qv-compose-promise-by = Who promises?
qv-compose-promise-to = To whom?
qv-compose-promise-against = No consent to whom?
qv-compose-promise-at = At which committee? Enter for any.
qv-compose-promise-laurels = How many laurels?
qv-compose-promise-text = What? At most 200 letters.
qv-compose-promise-turns = For how many turns of everyone? Enter: to the end of the game.
qv-compose-promise-turns-now = For how many turns of everyone? 0: this turn only. Enter: to the end of the game.
qv-compose-say = The deal: { $deal }.
qv-compose-say-it = say it
qv-compose-again = start again
qv-compose-forget = forget it
qv-compose-unclear = I cannot make that out: “{ $text }”.
qv-compose-empty = That would be a deal about nothing.

## The end

qv-score = { qv-who }: { qv-laurels } ({ $tiles }){ $scored ->
    [yes] {""}
   *[no] , but nobody in the Senate, so not scored (QV-8.2)
}
qv-score-consul = { qv-who }: { $points } in all three games ({ $games })
qv-won = { $who ->
    [you] You win
   *[other] { qv-who } wins
}.
qv-won-first = { $who ->
    [you] You win: of those with as many laurels you were the first in the Senate
   *[other] { qv-who } wins: of those with as many laurels the first in the Senate
} (QV-8.3).
qv-shared = The game is shared by { $seats }.
qv-nobody-won = Nobody wins.
