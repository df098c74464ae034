### The page around the two games: start, lobby, table, replay, settings.

## Everywhere

web-skip-to-main = Skip to the content
web-settings = Settings
web-lost = No connection. Trying again …
web-loading = One moment …
web-part-missing = This part of the page could not be loaded. There may be a newer version, or the network was gone for a moment.
web-reload = Load the page again
web-close = Close
web-cancel = Cancel
web-back = Back
web-home = To the start page
web-nothing-here = There is nothing here.
web-about = About
web-look = Look
web-look-system = As the device
web-look-light = Light
web-look-dark = Dark
web-notices = When it is your turn
web-sound = A sound
web-notify = A notification of the browser
web-language = Language
web-licences = Licences of fonts and libraries
web-version = Curia { $version }
web-rules-compiled = Bots think with compiled rules.
web-rules-interpreted = Bots think with interpreted rules, several times more slowly than with compiled ones.
web-rules = Rules
web-contents = Contents
web-rules-of = Rules of { $game }
web-label = { $name }: { $what }
web-rules-search = Search the rules
web-rules-hits = { $number ->
    [one] One clause.
   *[other] { $number } clauses.
}
web-rules-no-hit = No clause says “{ $words }”.
web-rules-example = Example:
web-rules-options = Options and editions
web-rules-any-edition = All editions
web-rules-variant = Variant
web-rules-applies = Applies here.
web-rules-not = Does not apply here.
web-legend = Cards, pieces and their rules
web-legend-all = All rules
web-guest = Guest
web-you = you
web-bot-name = Bot: { $bot }
web-bot-for = Bot: { $bot }, for { $who }
web-name-of-seat = { $name } ({ $seat })

## Start page

web-welcome = Two games about Roman politics
web-welcome-about = Play at once. No account: a name is enough.
web-play = Play
web-go-on = Continue my games
web-watch = Watch, or take a seat
web-watch-none = No open table at the moment.
web-replays = Replays
web-waiting = waiting for players
web-running = running
web-free-seat = free seat
web-your-turn = Your turn
web-their-turn = their turn
web-won-by = won by { $who }

## A new game

web-how = How would you like to play?
web-mode-bot = Against a bot
    .about = Begins at once.
web-mode-friends = With friends
    .about = By a link or a code; bots for the rest.
web-mode-hotseat = On one device
    .about = Pass it on; hands are covered between turns.
web-mode-table = Around one screen
    .about = The board here, the hands on your phones.
web-name = Your name
web-seat = Your side
web-seat-any = Any
web-seats = Players
web-level = Level
web-listed = Open table.
    .about = Everyone who finds this page may join or watch.
web-may-take-back = Take back.
    .about = A move that revealed nothing may be taken back; alone against bots, also after they have moved.
web-memory = Memory aids
web-memory-on = Memory aids are on: everyone agrees to them.
web-memory-agreed = { $who } would allow memory aids for everyone.
web-memory-all = There are memory aids once everyone agrees.
web-memory-lobby-on = With memory aids: all are shown the order of their own action cards. Whoever sits down agrees.
web-memory-lobby-off = Without memory aids, unless everyone agrees later on.
web-clock = Clock
web-clock-none = None: take your time
web-clock-quick = 10 minutes each, 10 seconds more for every move
web-clock-calm = 30 minutes each, 20 seconds more for every move
web-clock-day = By mail: one day for every move
web-clock-three-days = By mail: three days for every move
web-options = Edition and variants
web-begin = Begin
web-open-table = Open a table
web-edition = Edition

## Before the game

web-lobby-about = The game begins when every seat is taken
web-seats-title = Seats
web-seat-free = free
web-seat-bot = A bot for the seat { $seat }
web-seat-bot-choose = A bot …
web-seat-clear = Free it
web-sit = Sit here
web-stand-up = Leave
web-host = host
web-begin-when-full = Fill the free seats with people or bots first.
web-host-begins = All are here. The host begins.
web-seats-wait = Waiting for the others.
web-invite = Invite
web-invite-about = Send this link, or let phones read the code. Whoever has it can sit down or watch.
web-link = Link to this table
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-qr = The link as a code for phones
web-lan = This address works on this device only.
web-lan-let-in = Let devices in my network join
web-lan-open = Whoever is in your network can open this link. That ends when the server is stopped.
web-lan-none = This address works on this device only, and there is no network that others could come by.

## At the table

web-no-table = This table can't be shown
web-gone = It is no longer there for you.
web-talk = Log and chat
web-log = Log
web-log-none = Nothing has happened yet.
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-earlier = Earlier
web-chat-say = Say something
web-send = Send
web-unread = { $number } new
web-watching = You are watching.
web-back-bot = A bot is playing for you.
web-back-free = Your seat is free.
web-seat-back = Take your seat back
web-take-back = Take back
web-resign = Resign
web-resign-sure = Yes, resign
web-resign-end = The game ends, and { $who } wins.
web-resign-alone = The game ends here.
web-resign-bot = The game goes on: a bot plays on for you. You can watch, but not come back.
web-hand-only = Hand only
web-whole-table = Whole table
web-move-seat = Other device
web-move-seat-about = Read this code with the other device: your seat moves there. It holds for ten minutes.
web-absent = { $who } is away. What now?
web-left = The seat of { $who } is free. What now?
web-late = { $who } is out of time. What now?
web-late-you = Your time has run out. You can still move; the others may choose to go on without you.
web-absent-chosen = { $who } chose: { $what }
web-absent-all = It happens when everyone who is here chooses the same.
table-stand-in = A bot plays on for { $who }.
table-resigned = { $who } has resigned. A bot plays on.
table-back = { $who } is back.
table-removed = { $who } has been removed. A bot plays on.
table-left = { $who } has left the seat.
table-new = { $who } plays on here now.
web-apply = Ask to play on here
web-applies = { $who } would like to play on as { $seat }.
web-admit = Let them in
web-admit-no = No
web-apply-waiting = Waiting for the others to accept you …
web-seat-kept = kept for { $who }
web-seat-again = Play again
web-clocks = Clocks
web-clock-out = out of time
web-clock-none-runs = No clock runs at the moment.
web-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-minutes = { $minutes } min
web-absent-bot = A bot goes on
web-absent-wait = Wait
web-absent-end = End the game
web-away = away
web-hand-over = Hand the device to { $seat }
web-hand-over-about = The cards stay covered until then.
web-hand-over-ready = I am { $seat }
web-rematch = Play again
web-rematch-there = To the next game
web-after = After the game
web-replay = Replay
web-replay-link = Link to the replay
web-record = Record
web-deals-checking = Checking the deals …
web-deals-fair = The deals were fair: they follow from what the server had committed to before play, and from your own share.
web-deals-kept = The deals are those that the server had committed to before play.
web-deals-unchecked = The deals could not be checked just now.
web-deals-commitment = The server has broken its word: the secret is not the one that it had committed to.
web-deals-nonce = The server left out your share in the deals: they may have been chosen.
web-deals-bot-nonce = The server made up a share for a bot: the deals may have been chosen.
web-deals-deal = The deals do not follow from what was agreed: they were changed.
web-deals-again = Deals were taken back and made again: the server may have chosen among them.
web-deals-unreadable = This page can't check these deals: “curia verify” can, with the record.
web-sending = One moment …
web-waits-for = Waiting for { $seats }.
web-question = What you are asked
web-thinks = to move

## Replay

web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-step = Step { $step } of { $steps }
web-eyes = Seen by
web-eyes-all = everyone, all revealed
web-eyes-of = { $who }
web-eyes-none = a spectator

## Caesar & Cleopatra
web-score = Scoring
web-score-total = Total

## The table of a game that brings none of its own

web-generic-view = The position
web-generic-nothing = none
web-generic-ask = Your turn: choose a move.
web-generic-aside = Even now you may:
web-generic-moves = your moves
web-generic-type = Find a move, or type one
web-generic-play = Play
web-generic-none = No listed move fits. Enter plays what you have typed.
web-generic-shown = { $shown } of { $all } moves
web-generic-text = { $text }
web-generic-you = You: { $what }
web-generic-player = Player
web-generic-points = Points
web-generic-winner = Winner
web-generic-won = { $who } wins.
web-generic-you-won = You win.
web-generic-shared = Shared win: { $who }.
web-generic-nobody-won = Nobody wins.
web-generic-ended = The game is over ({ $clause }).
web-generic-resigned = { $who } has resigned.
web-generic-forfeit = { $who } forfeits the game.
web-generic-abandoned = The game is abandoned.
web-generic-back = The last moves are taken back.
web-generic-upgraded = The rules have changed with an update, and a move is no longer legal: the game goes on from just before it.

## Lessons

web-learn = Learn
web-learn-about = Short lessons at a real table: read a little, make a move, see what comes of it. About ten minutes for each game; you can leave at any time and go on later.
web-learn-start = Start
web-learn-resume = Go on
web-learn-chapters = Chapters
web-learn-done = finished
web-learn-voice = What the lesson says
web-learn-step = Step { $step } of { $steps }
web-learn-continue = Continue
web-learn-next = Next chapter
web-learn-again = Start this chapter again
web-learn-show = Show me
web-learn-shown = Only what the lesson wants is lit up now.
web-learn-play = Play against { $bot }
web-puzzles = Puzzles
web-puzzles-about = One turn each, at a real table: find what is clearly the best. Nothing is lost by trying.
web-puzzles-solved = { $solved } of { $all } solved
web-puzzle-grade = { $grade ->
    [1] Easy
    [2] Not so easy
   *[3] Hard
}
web-puzzle-solved = solved
web-puzzle-question = The question
web-puzzle-judged = How it is judged
web-puzzle-right = Well done!
web-puzzle-wrong = Not yet
web-puzzle-again = Try again
web-puzzle-show = Show the solution
web-puzzle-solution = The solution
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
