### Advice in words, for terminal and page: why a move, and what a game was like.

hint-only = It is the only move.
hint-ahead = It is ahead of the next best by { $points ->
        [0] less than one percentage point.
        [one] one percentage point.
       *[other] { $points } percentage points.
    }
hint-alike = { $moves ->
        [one] Nothing else is quite as good.
       *[other] { $moves } moves are about equally good.
    }
hint-clear = Nothing else is worth a thought.
hint-opening = One good opening among many: one that can be foretold can be answered.

## Hints at a table

advice-hint = Hint
advice-thinking = A bot is thinking about it …
advice-chance = Your chance to win is about { $chance }%.
advice-play = Do that
advice-switch = Hints
advice-on = Hints are on: everyone agrees to them.
advice-agreed = { $who } would allow hints for everyone.
advice-all = There are hints once everyone agrees.
advice-lobby-on = With hints: whoever sits down agrees that everyone may ask a bot for advice.
advice-lobby-off = Without hints, unless everyone agrees later on.
advice-setup = Hints.
    .about = Ask a strong bot for advice.
    .people = Whoever sits down agrees that everyone may.

## The review of a finished game

advice-review = Review
advice-waits = The review waits for its turn …
advice-works = The game is being looked at again: { $done } of { $of }
advice-curve = Chances to win
advice-curve-about = After each move, as far as each one could see the game.
advice-curve-line = { $who }: { $start }% at the start, between { $low }% and { $high }%, { $end }% at the end.
advice-turns = Turning points
advice-turns-none = No single move changed much.
advice-turn = Move { $step } · { $who }: { $from }% → { $to }%
advice-mistakes = What cost most
advice-cost = Move { $step } · cost { $points ->
        [one] about one percentage point
       *[other] about { $points } percentage points
    }
advice-instead = { $bot } would have chosen:
advice-why = Why, as { $who } sees it:
advice-account = Luck and decisions
advice-account-about = Where each one’s chances came from.
advice-judged = Judged by bots, with { $iterations } tries for each decision: small differences mean little.
advice-all-moves = All moves as a table
advice-step = Move
advice-player = Player
advice-again = Try again

# Parts of an account, and of the curve.
review-start = start
review-no-mistakes = No move cost much.
review-own = own moves
review-others = others’ moves
review-luck = luck
review-end = end
