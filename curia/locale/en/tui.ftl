### The terminal table (`curia play --tui`, `curia join`): keys, forms and what is said around the games.

tui-name = Curia
tui-missing = The terminal table needs Textual, which is not installed. Without --tui, at a server's table with --line, the game is played in plain lines. { install-extra }
tui-no-terminal = The terminal table needs a terminal that it can fill. Without --tui, at a server's table with --line, the game is played in plain lines.
tui-panel = Your choice
tui-log = What happened
tui-type = a move, as in “{ $move }”
tui-generic-type = one from the list
tui-generic-help = This game is shown in plain text. Choose a move from the list, or type it.

## The line at the top

tui-title = { $game } · { $who ->
    [you] Your turn
   *[other] Turn of { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}
tui-title-begin = { $game } · The table is being set up
tui-title-over = { $game } · The game is over

## Keys

tui-key-help = Help
tui-key-rules = Rules
tui-key-log = Log
tui-key-lists = Lists
tui-key-take-back = Undo
tui-key-resign = Resign
tui-key-save = Save
tui-key-type = Type
tui-key-theme = Theme
tui-key-leave = Leave
tui-help =
    Choose with the arrow keys and Enter, with the number or letter in front of a choice, or with the mouse. Escape goes back a step. Whole moves can be typed, too.
    Click on anything on the board to see what you can do with it.

    ?        this help
    r        the rules; after a refusal, the rule that it rests on
    l        everything that happened
    c        cards discarded, promises, offers
    u        takes your last move back, if it revealed nothing and nobody has answered
    x        resigns, at a server’s table
    s        saves the game
    / or :   goes to the line where moves are typed
    t        light or dark
    q        leaves the table

## Asking

tui-thinks = { $bot } ({ $seat }) is thinking.
tui-touched = Which of these?
tui-touched-nothing = There is nothing you can do with that now.
tui-paused = The next turn is about to begin. Have you something to say first?
tui-watching = The next turn is about to begin.
tui-go-on = go on
tui-always = go on, and do not stop any more
tui-offer = make an offer
tui-offer-by = an offer by { $seat }
tui-answer-by = { $seat } answers a deal
tui-withdraw = withdraw deal { $number }
tui-ready = Nobody is looking
tui-do = Do it
tui-sheet-leave = Esc: close

## Saving and leaving

tui-save = Save the game
tui-save-name = Name of the file:
tui-save-server = The server keeps this game. Once it is over you can save it here.
tui-leave = Leave the table
tui-leave-save = Save it
tui-leave-leave = Leave without
tui-leave-stay = Stay

## The rules

tui-rules = The rules
tui-rules-hint = a clause such as { $clause }.1, a section such as { $clause }, a card, or words to look for

## Joining a server's table

help-join =
    curia join LINK           take a seat at a server's table; LINK is as in the
                              browser

    --name NAME               what the others see
    --seat SEAT               the seat you take, if several are free
    --watch                   take no seat, only watch
    --line                    play in plain lines instead of the terminal table
    --memory-aids, --no-memory-aids
                              agree to memory aids (the order of your own action
                              cards is shown), or no longer
    --language NAME           speak another language, as far as there is one

    The server knows you again when you join from the same machine: your seat
    is kept.
join-link = “{ $link }” is no link to a table. A link looks like http://127.0.0.1:8611/t/abc123#secret.
join-refused = { $why }
join-lost = The server { $address } cannot be reached: { $why }.
join-elsewhere = There is no Curia at { $address }.
join-name = Your name? >{" "}
join-watch = There is no free seat: you watch.
join-resign = Resign?
join-back = “curia join” with the same link takes your seat back.
join-gone = This table is no longer there for you.
join-reconnect = The connection is lost. Trying again …
join-seat = { $seat } ({ $name ->
    [none] free
   *[other] { $name }
})
join-seats = At the table: { $seats }.
join-waiting-seats = Waiting for the others to sit down.
join-waiting-host = All are here. The host lets the game begin.
join-waiting = Waiting for { $seats }.
join-help =
    A number chooses from the list; an empty line goes back or takes what is offered.
    A move can be typed at any time instead.
    table         shows the table again
    resign        gives up; what follows is said first
    quit          leaves; the same command brings you back
tui-said = { $name }: “{ $text }”
tui-begin = let the game begin
tui-key-say = Say
tui-say = Say something to the table:
