### `curia arena`: bots measured against each other.

help-arena =
    curia arena GAME BOT BOT  bots play each other, on all cores; as many bots as
                              you like

    A bot may have a time of its own: “consul:0.1s” thinks for a tenth of a second,
    “consul:500” makes 500 iterations. Two bots play the same deal twice with the
    seats swapped. At a larger table (quovadis) one of the first plays among the
    others, once in each seat.

    --player FILE             a program of your own, as in “--player ./mybot”
    --games N                 at most so many games of each pair (default 400)
    --seconds N               the time for each move; without it bots take their
                              own
    --iterations N            the same effort for each move: such games can be
                              repeated
    --seats N                 how many play (quovadis: 3 to 5)
    --mix NAME                at larger tables: “alone” (default), one among others
                              of a kind; “together”, all bots at one table
    --edition NAME            the edition of the rules
    --option NAME=VALUE       any other option of the game
    --stop WHEN               “fair” (default): once one of a pair is surely the
                              better; a share like “0.57”: once that is surely
                              passed or missed; “never”: play all games
    --seed N                  the same deals every time
    --out FOLDER              keep games and report there; a folder that has some
                              games already goes on
    --workers N               play so many games at a time (default: one for each
                              core)
    --cluster ADDRESS         play on a Dask cluster, as in “--cluster
                              tcp://host:8786”
    --language NAME           speak another language, as far as there is one

    docs/arena.md tells how to read the results.

progress-left = { $time } left
arena-begins = { $there ->
        [0] { $games ->
            [one] One game is played
           *[other] { $games } games are played
        }, kept in “{ $folder }”.
       *[other] { $there ->
            [one] One game is
           *[other] { $there } games are
        } in “{ $folder }” already; { $games ->
            [0] nothing is left to play.
            [one] one more is played.
           *[other] { $games } more are played.
        }
    }
arena-so-far = { $bot } { $share } ({ $low } to { $high })
arena-interrupted = Stopped. What has been played is kept; the same command with “{ $command }” goes on.
arena-ends =
    Report: { $page }
    Every game with its record: { $games }
    To see one: { $command }

arena-pair = { $one } against { $other }
arena-alone = { $one } among { $seats } { $other }
arena-interval = { $low } to { $high }
arena-games = games
arena-share = share
arena-95 = 95 % interval
arena-fair = fair
arena-test = test
arena-won = won
arena-forfeits = forfeits
arena-skill = skill
arena-spread = ±
arena-thinking = ms a move
arena-why = why
arena-above = above { $level }
arena-below = below { $level }
arena-undecided = open
arena-all-played = -
arena-game-of = game { $number }, { $bot }
arena-lost = { $deals ->
        [one] One deal does not count: a game of it could not be played.
       *[other] { $deals } deals do not count: games of theirs could not be played.
    }
arena-title-early = Share of wins (the intervals hold whenever one stops)
arena-title-fixed = Share of wins (the number of games was fixed before)
arena-title-matrix = Share of wins of the row against the column
arena-title-players = Players
arena-title-ends = How games ended
arena-title-failures = What went wrong
arena-page-title = Arena: { $game }
arena-page-about = { $seats } seats, seed { $seed }; options: { $options }.
arena-plot-intervals = Share of wins with its 95 % interval; dashed: the fair share
arena-plot-course = { $contest }: the share as it went, with an interval that holds at every moment
arena-plot-results = { $contest }: results of the deals

arena-two = An arena takes two bots or more, as in “curia arena caesar-cleopatra greedy random”.
arena-time = Either --seconds or --iterations, not both.
arena-too-many = “--games { $games }” is too much: an arena plays at most { $most } games, all pairs together.
arena-workers = A cluster has its own workers: --workers does not go with --cluster.
arena-mix = There is no mix “{ $mix }”. There are: { $mixes }.
arena-crowd = { $bots } bots do not fit at a table of { $seats }.
arena-stop = --stop takes “fair”, “never” or a share between 0 and 1, not “{ $stop }”.
arena-no-program = “{ $file }” is no program that can be run: there is no such file, or it is not executable.
arena-folder = The folder “{ $folder }” cannot be used: { $why }.
arena-other = In “{ $folder }” an arena with other bots or other settings is kept. Choose another folder.
arena-no-setting = The folder “{ $folder }” holds games, but not the setting of an arena.
arena-line = Line { $line } of “{ $file }” is no game of an arena.
arena-nowhere = The games cannot be played: { $why }
arena-gone = The cluster is gone. What has been played is kept; the same command with “--out” goes on.
arena-no-dask = A cluster needs Dask, which is not installed. { install-extra }
arena-cluster-address = --cluster takes a scheme, a host and a port, as in “tcp://host:8786”, not “{ $address }”.
arena-no-cluster = There is no Dask cluster at “{ $address }”: { $why }
arena-bot-raised = The bot has failed: { $error }
