### What the terminal says around the two games: prompts, headings and help.

terminal-welcome = Curia: two games about Roman politics.
terminal-choose-game = Which game would you like to play?
terminal-prompt-default = (Enter: { $number }) >{" "}
terminal-prompt-back = (Enter: back) >{" "}
terminal-choose-number = Please type a number from 1 to { $most }.
terminal-not-understood = I do not understand that. Type ? for help.
terminal-refused = { $why } ({ $clause })
terminal-about = { $name }: { $about }
terminal-label = { $name }:
terminal-then = { $first }; { $second }
terminal-number = { $value }
terminal-ended = The input has ended, and so this ends here.
terminal-interrupted = Stopped.

## The command line; words in capitals stand for what you put in

help-curia =
    Curia: Caesar & Cleopatra and Quo Vadis?

    curia                     play in the browser, on this machine
    curia play GAME           play in the terminal: against bots, with others at
                              this keyboard, or watch
    curia join LINK           take a seat at a server's table, in the terminal
    curia learn GAME          learn a game by playing: short lessons at a real table
    curia puzzle              puzzles: one turn each, with one best way to play it
    curia replay FILE         go through a recorded game
    curia hint FILE           advice for whoever is to move in a saved game
    curia review FILE         who was how likely to win, and which moves cost most
    curia print WHAT          aids for the real table as a PDF: cards, pads,
                              puzzles
    curia rules CC-4.6        read a clause, a section or all of the rules
    curia arena GAME BOT BOT  measure bots against each other
    curia referee             hold matches for another program (JSON lines)
    curia serve               hold tables for browsers
    curia backup FILE         write all tables of a server to a file
    curia restore FILE        bring them back
    curia verify FILE         check that a record's chance was not tampered with
    curia train FOLDER        teach the bots' network, by play against itself
    curia bench               how fast the rules are on this machine

    --language NAME           speak another language, as far as there is one
    --version                 the version of Curia
    -h, --help                this help; “curia play --help” tells about play
help-play =
    curia play [GAME]         GAME is caesar-cleopatra, caesar-cleopatra-small or
                              quovadis

    --as SEAT                 the seat you take, as in “--as caesar”; several
                              people at this keyboard: “--as red,blue”, or “--as
                              all”
    --bot NAME                who plays the other seats: tiro, eques, praetor,
                              consul or imperator, from weak to strong, or a
                              program of your own, as in “--bot ./mybot”; may be
                              repeated, one for each seat
    --watch                   bots play, you watch
    --tui                     on the whole screen, with mouse and keyboard
    --memory-aids, --no-memory-aids
                              show the order of your own action cards, or have it
                              remembered; otherwise it is shown against bots only
    --seats N                 how many play (quovadis: 3 to 5)
    --edition NAME            the edition of the rules: kosmos, czech, dutch or
                              french
    --option NAME=VALUE       any other option, as in “--option actions=shuffled”
    --seed N                  the same chance every time
    --seconds N               the time that a bot may think for each move
    --load FILE               go on with a saved game, and go on saving it
    --save FILE               save after every move
    --language NAME           speak another language, as far as there is one

    At the table, type ? for help.
help-replay =
    curia replay FILE         tell a recorded game from beginning to end

    --game N                  the game of this number, of an arena’s “games.jsonl”
    --seat SEAT               as this seat saw it
    --all                     with everything that was hidden (this is the default)
    --step                    stop after every move
    --language NAME           speak another language, as far as there is one
help-rules =
    curia rules               the sections of both rulebooks
    curia rules CC-4.6        a clause, with examples drawn
    curia rules CC-4          a section
    curia rules WORD          the clauses that hold this word
    curia rules GAME          all of the rules of caesar-cleopatra or quovadis

    --search WORDS            the clauses that hold these words
    --language NAME           speak another language, as far as there is one
help-learn =
    curia learn               the chapters of both tutorials, and what is finished
    curia learn GAME          start, or go on where you left it

    --chapter NAME            begin this chapter
    --language NAME           speak another language, as far as there is one
help-puzzle =
    curia puzzle              all puzzles, the easy ones first
    curia puzzle NAME         set one up, play your turn, and see what it was worth

    --language NAME           speak another language, as far as there is one
help-referee =
    curia referee             read requests as JSON lines, write an answer to each

    Another program holds matches with it: it starts them, plays moves and asks for
    views.
    The requests are described in docs/referee.md.

    --language NAME           speak another language, as far as there is one
usage-hint = “curia --help” tells what there is.
usage-command = There is no command “{ $command }”. There are: { $commands }.
usage-unknown = “{ $argument }” is no argument of this command.
usage-argument = “{ $argument }” is not used like that: it may lack its value.
usage-missing = Something is missing here: “curia { $command } --help” tells what.
usage-language = Curia does not speak “{ $language }”. It speaks: { $languages }.
usage-number = { $argument } takes a whole number, and “{ $value }” is none that fits.
usage-seconds = --seconds takes a number above 0 and up to 3600, not “{ $value }”.
usage-minutes = --minutes takes a number above 0 and up to 10080, not “{ $value }”.
usage-option = An option is given as a name with its value, as in “actions=shuffled”, and not as “{ $option }”.

## Files

file-missing = There is no file “{ $file }”.
file-unreadable = The file “{ $file }” cannot be read: { $why }.
file-which-game = The file “{ $file }” holds many games: “--game 0” is the first.
file-no-game = The file “{ $file }” has no game { $game }.
file-damaged = The file “{ $file }” has no whole game { $game }: damaged lines: { $lines }.
file-too-big = The file “{ $file }” is too big to be a record.
file-no-record = The file “{ $file }” is no record of a game: it holds no JSON.
save-exists = There is a file “{ $file }” already, and it stays as it is. Choose another name.
save-failed = The game cannot be saved in “{ $file }”: { $why }.
save-done = Saved in { $file }, hidden cards and all. To go on with it later:
    { $command }
save-done-over = Saved in { $file }. To see it again:
    { $command }
save-not = The game was not saved.
save-before-leaving = The game is not saved. Type a file name to save it, or press Enter to leave without.
save-at-end = To keep the game, type a file name; else press Enter.

## Playing

play-how = How would you like to play?
play-how-one = { $seats ->
    [2] you against a bot
   *[other] you against bots
}
play-how-all = { $seats ->
    [2] two people at this keyboard
   *[other] { $seats } people at this keyboard
}
play-how-watch = watch the bots play
play-as = Which seat is yours?
play-seats = How many play? ({ $least } to { $most }; Enter: { $default }) >{" "}
play-seat-person = { $seat } is played here.
play-seat-bot = { $seat } is played by { $bot }.
play-generic-hint = Choose by number, or type a move. ? helps, quit leaves.
play-generic-help = This game is shown in plain text, and its moves by number.
play-since = Since your last move:
play-hand-over = Please hand the keyboard to { $seat }.
play-hand-over-prompt = { $seat }, press Enter when nobody else is looking.{" "}
play-aside-many = { $seat } is on turn. Who makes an offer? ({ $seats }; Enter: nobody) >{" "}
play-left = Goodbye.
play-moves = What you can type now (an open-ended move is listed by examples):
play-help =
    A number chooses from the list; an empty line goes back or takes what is
    offered.
    A move can be typed at any time instead.
    table         shows the table again
    log           tells the last turns again
    moves         lists all moves that you could type now
    save FILE     saves the game; without a name it gets one
    quit          leaves the table
play-watch-prompt = (Enter: go on; table, end, quit) >{" "}
play-watch-help = Enter goes on, table shows the table, end goes on without stopping, save FILE saves, quit leaves.
play-bot-failed = { $bot } ({ $seat }) loses the game, because it gave no move that can be played. { $why }
play-stopped = This game was played by older rules, and cannot go on: entry { $number }, “{ $move }”, is refused now. “curia replay” shows it up to there.
play-other-game = “{ $file }” is a game of { $game }.
play-no-table = The terminal cannot show the game “{ $game }” yet.
play-load-alone = A saved game brings its own options: --edition, --option, --seats and --seed only go with a new one.
play-watch-alone = Either you watch (--watch), or you take a seat (--as).
play-too-many-bots = { $bots ->
    [one] There is a bot
   *[other] There are { $bots } bots
} for { $seats ->
    [0] no seat
    [one] one seat
   *[other] { $seats } seats
}.

## Bots that are programs of their own

bot-no-start = “{ $bot }” cannot be started: { $why }.
bot-gone = “{ $bot }” has ended. Its last words: { $why }
bot-too-slow = “{ $bot }” did not answer within { $seconds } seconds.
bot-garbage = “{ $bot }” answered with something that is no JSON object: { $answer }
bot-flood = “{ $bot }” wrote far more than it was asked for.
bot-no-move = “{ $bot }” answered without a move.

## Replaying

replay-which = Which file? For example: curia replay game.json
replay-seat-or-all = Either from a seat's eyes (--seat) or all-seeing (--all).
replay-help = Enter goes on by a move, turn by a turn, end to the end; table shows the table, ? CC-4.6 a rule, quit leaves.
replay-prompt = >{" "}
replay-stopped = Here the record stops. By the rules of today its entry { $number }, “{ $move }” by { $seat }, is refused ({ $clause }).
replay-goes-on = The game is not over. Now to move: { $seats }.

## The rules

rules-contents = The sections of the rules. “curia rules CC-4” prints one of them, “curia rules CC-4.6” a clause.
rules-no-game = There are no rules of “{ $game }”, only of: { $games }.
rules-no-clause = There is no clause or game “{ $clause }”. A clause is named like CC-4.6 or QV-9.7.
rules-not-found = No rule says “{ $words }”.
rules-found-many = Many rules say “{ $words }”: { $clauses }. Type ? and one of them.
rules-option = Option { $option }: { $values }.
rules-example = Example: { $caption }

## The referee's requests

request-no-json = This line is no JSON.
request-no-object = A request has to be a JSON object.
request-unknown = There is no request “{ $request }”. There are: { $requests }.
request-lacks = The request “{ $request }” needs “{ $key }”.
request-key = The request “{ $request }” knows no “{ $key }”.
request-value = “{ $key }” has the wrong kind of value.
request-match = There is no match “{ $match }”.
request-too-many = There are { $most } matches already. Close some.
request-failed = Curia has made a mistake here: { $problem }
