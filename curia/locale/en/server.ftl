### What the server says: refusals that reach a client, and what `curia serve` and its kin print.

server-unknown = Who are you? This needs a key that the server knows.
server-forbidden = This is not for you, or it does not exist.
server-stale = This question has been answered, or is gone. Look again, and choose anew.
server-which-seat = Which of your seats do you mean? You hold: { $seats }.
server-seat = { $seat ->
    [cleopatra] { cc-seat-cleopatra }
    [caesar] { cc-seat-caesar }
    [red] { qv-seat-red }
    [blue] { qv-seat-blue }
    [green] { qv-seat-green }
    [yellow] { qv-seat-yellow }
    [purple] { qv-seat-purple }
   *[other] { $seat }
}
server-seat-taken = The seat { server-seat } is taken.
server-seat-played = The seat { server-seat } belongs to whoever has played it; after resigning nobody comes back.
server-no-applicant = Nobody asks for that seat ({ $seat }).
server-seat-asked = Somebody else asks for that seat already ({ $seat }).
server-seat-bot = The seat { server-seat } belongs to a bot.
server-no-seat = There is no free seat at this table.
server-seats-free = There are free seats: fill them with people or bots first.
server-started = The game has begun already.
server-not-started = The game has not begun yet.
server-running = The game is not over yet.
server-over = The game is over.
server-stopped = This match was played by older rules, and can't go on. Its host can end it.
server-not-stopped = This match goes on: it can be resigned, or ended when somebody is away.
server-step = There is no such step: the match has { $steps } moves.
server-takeback = That can't be taken back: it is not your newest move, somebody has answered, or it revealed something.
server-takeback-off = At this table nothing is taken back.
server-hints-off = At this table there are no hints: everyone who plays has to agree first.
server-hint-idle = There is nothing for you to decide now.
server-hint-failed = No bot could advise you just now. Please try again.
server-review-failed = The review could not be made. Please try again later.
server-not-absent = { server-seat } is neither away nor out of time.
server-absent-end = With three or more players the game goes on: choose a bot, or wait.
server-muted = The host has muted you at this table.
server-full = The server is full. Please try again later.
server-stored = This server has stored as much as it may, and opens no more tables.
server-many-streams = Too many live connections at once. Close some tabs or clients first.
server-log-full = The deals of this match have become too long. Only moves without a deal are taken from now on.
server-chat-full = Enough has been said at this table: no more lines can be kept.
server-many-tables = You have too many tables open. Finish some of them first.
server-rate = That was too much at once. Please wait a little.
server-unread = Too much of what you asked for has not been read yet. Read it first.
server-busy = Too many are changing this table at the same time. Please try again.
server-body = This is too large.
server-slow = This took too long to arrive.
server-host = This server does not go by that name.
server-origin = This request comes from another site.
server-invalid = Something is missing or wrong in the request: { $where }.
server-request = The request can't be understood.
server-no-route = There is nothing here.
server-no-client = This server was installed without its page for browsers. “make client” builds it.
server-error = Something went wrong in the server. It has been noted.
server-webhook = This address can't be called: it has to be public, with http or https on the usual port.
server-webhooks-off = This server sends no turn notices.
server-setting = The setting { $setting } can't be “{ $value }”.

proof-none = This record carries no proof.
proof-unreadable = The proof in this record can't be read.
proof-commitment = The proof does not fit its own commitment: the secret has been changed.
proof-position = A match that begins from a position can't be proven.
proof-entry = Entry { $number } is not what the secret, the nonces and the moves make it.
proof-dealt-again = Entry { $number } takes deals back, so that they were made again: the server may have chosen among deals.
proof-nonce = Nobody has given the nonce “{ $nonce }” at this table.

backup-not-empty = The database is not empty. Restore into an empty one.
server-database-newer = The database was written by a newer release of Curia. Install that one, or name another folder in CURIA_DATA.
server-storage = The server can’t store anything right now. Nothing is lost; please try again in a moment.
server-data = The data folder “{ $folder }” can’t be used: { $why }.
server-running-already = Another Curia server is using the data folder “{ $folder }”. Stop that one first, or name another folder in CURIA_DATA.
server-database = The database can’t be used: { $why }.
server-database-damaged = The database is damaged: { $why }. Restore a backup into an empty folder, and name that one in CURIA_DATA.
server-database-driver = PostgreSQL needs the extra “postgres”: docs/start.md says how to install it.
backup-no-database = There is no database of Curia at “{ $file }”. CURIA_DATA names the folder that has it.
backup-newer = “{ $file }” was written by a newer release of Curia. Install that one to restore it.
backup-unreadable = “{ $file }” is no backup that this release can read.

## curia serve, backup, restore, verify

help-serve =
    curia serve               tables for browsers and bots, on this machine only

    --lan                     for everyone in the local network; shows a code for
                              phones
    --host ADDRESS            the address to listen at
    --port N                  the port (8611)
    --no-browser              open no browser
    --language NAME           speak another language, as far as there is one

    More settings come from the environment: see docs/settings.md.
help-backup =
    curia backup FILE         write everything that the server keeps into a file

    It may be running. The file holds the secrets of matches that are not over.
help-restore =
    curia restore FILE        fill an empty database from a backup
help-verify =
    curia verify FILE         check that the deals of a finished match were not
                              chosen

    --nonce TEXT              check that this nonce, which you gave, is in it

    The commitment that it prints must be the one that the table showed before
    play.
file-unwritable = The file “{ $file }” cannot be written: { $why }.
serve-ready = Curia is at { $address }. Press Ctrl+C to stop.
serve-missing = The library is installed without its server. { install-extra }
backup-written = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} in “{ $file }”.
backup-restored = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} back from “{ $file }”.
verify-true = “{ $file }” is true: every deal follows from the secret that was promised as { $commitment }.
verify-upgraded = With entry { $number } the server took entries back and went on by newer rules. Deals that it took back were made again the same.
verify-nonce = Your nonce is among those that the deals were drawn from.
verify-given = Nonces were given at: { $seats }. Those of all other seats follow from the secret. If a bot sat at one of these from the start, the server has chosen its nonce.
verify-given-none = Nobody has given a nonce: all of them follow from the secret. This shows that the deals were fixed before anyone sat down, not that they were fair.
