### `curia hint` and `curia review`: what a position is like, and what a game was like.

help-hint =
    curia hint FILE           advice for whoever is to move in a saved game
    curia hint POSITION       the same for a position: a file, or JSON written out

    The seat’s own view is all that is looked at: nothing hidden is told.

    --seat SEAT               the seat that wants advice, where several are to move
    --game N                  the game of this number, of an arena’s “games.jsonl”
    --iterations N            how long to think (default 400)
    --seed N                  the same advice every time (default 0)
    --language NAME           speak another language, as far as there is one
help-review =
    curia review FILE         look at a finished game again: who was how likely to win
                              after each move, from each seat’s own view; the moves that
                              cost most; how much was luck

    --iterations N            how long to think about each move (default 100)
    --svg FILE                draw the curves
    --json FILE               write all of it as JSON
    --game N                  the game of this number, of an arena’s “games.jsonl”
    --seed N                  another seed for what is sampled (default 0)
    --workers N               use so many processes (default: one for each core)
    --language NAME           speak another language, as far as there is one

hint-which = Which game? “curia hint game.json” gives advice on a saved one.
hint-no-json = That is neither a file nor a position in JSON.
hint-over = The game is over: there is nothing to advise.
hint-seat = Several are to move now. Say for whom with --seat: { $seats }.
hint-not-yet = It is not for { $seat } to move now, but for: { $seats }.
hint-chances = Chances to win, as this seat can judge them:
hint-advice = Advice: { $move }
hint-moves = The best moves, with the chance to win after each:

review-which = Which game? “curia review game.json” looks at a finished one.
review-running = The game is not over: a review would tell what is still hidden. “curia hint” gives advice.
review-stopped = The record follows older rules, and its entry { $number } is refused now.
review-broken = A process that was judging has ended: there is no review. Fewer --workers may help.
review-about = Each seat’s chance to win from its own view, judged with { $iterations } iterations.
review-mark = ! { $cost }
review-mistakes = The moves that cost most:
review-mistake = { $number }  { $seat }: { $move }. It cost { $cost }; { $adviser } would have played: { $instead }
review-account = Where each seat’s chances came from:
review-title = Chances to win: { $game }
review-below = entries of the record
review-instead = { $number }: { $move }, better: { $instead }
review-written = Written to “{ $file }”.
