### `curia arena`: bots measured against each other.

help-arena =
    curia arena GAME BOT BOT  bots spelen tegen elkaar, op alle kernen; zoveel bots
                              als je wilt

    Een bot mag een eigen tijd hebben: “consul:0.1s” denkt een tiende seconde na,
    “consul:500” maakt 500 iteraties. Twee bots spelen dezelfde kaarten twee keer,
    met verwisselde plaatsen. Aan een grotere tafel (quovadis) speelt één van de
    eerste tussen de andere, één keer op elke plaats.

    --player FILE             een eigen programma, zoals “--player ./mybot”
    --games N                 hooguit zoveel partijen per paar (standaard 400)
    --seconds N               de tijd voor elke zet; anders kiezen bots hun eigen
    --iterations N            dezelfde moeite voor elke zet: zulke partijen zijn te
                              herhalen
    --seats N                 hoeveel er spelen (quovadis: 3 tot 5)
    --mix NAME                aan grotere tafels: “alone” (standaard), één tussen
                              anderen van één soort; “together”, alle bots aan één
                              tafel
    --edition NAME            de editie van de regels
    --option NAME=VALUE       elke andere optie van het spel
    --stop WHEN               “fair” (standaard): zodra één van twee zeker beter
                              is; een aandeel zoals “0.57”: zodra dat zeker gehaald
                              of gemist is; “never”: alle partijen spelen
    --seed N                  telkens dezelfde kaarten
    --out FOLDER              partijen en rapport daar bewaren; een map met
                              partijen gaat verder
    --workers N               zoveel partijen tegelijk (standaard: één per kern)
    --cluster ADDRESS         op een Dask-cluster spelen, zoals
                              “--cluster tcp://host:8786”
    --language NAME           een andere taal spreken, voor zover die er is

    docs/arena.md vertelt hoe je de resultaten leest.

progress-left = nog { $time }
arena-begins = { $there ->
        [0] { $games ->
            [one] Er wordt één partij gespeeld
           *[other] Er worden { $games } partijen gespeeld
        }, bewaard in “{ $folder }”.
       *[other] { $there ->
            [one] Er staat al één partij
           *[other] Er staan al { $there } partijen
        } in “{ $folder }”; { $games ->
            [0] er hoeft niets meer te worden gespeeld.
            [one] er wordt er nog één gespeeld.
           *[other] er worden er nog { $games } gespeeld.
        }
    }
arena-so-far = { $bot } { $share } ({ $low } tot { $high })
arena-interrupted = Gestopt. Wat is gespeeld, blijft bewaard; hetzelfde commando met “{ $command }” gaat verder.
arena-ends =
    Rapport: { $page }
    Elke partij met haar verslag: { $games }
    Om er een te zien: { $command }

arena-pair = { $one } tegen { $other }
arena-alone = { $one } tussen { $seats } { $other }
arena-interval = { $low } tot { $high }
arena-games = partijen
arena-share = aandeel
arena-95 = 95%-interval
arena-fair = eerlijk
arena-test = toets
arena-won = gewonnen
arena-forfeits = reglementair
arena-skill = sterkte
arena-spread = ±
arena-thinking = ms per zet
arena-why = waarom
arena-above = boven { $level }
arena-below = onder { $level }
arena-undecided = open
arena-all-played = -
arena-game-of = partij { $number }, { $bot }
arena-lost = { $deals ->
        [one] Eén kaartverdeling telt niet mee: een partij ermee kon niet worden gespeeld.
       *[other] { $deals } kaartverdelingen tellen niet mee: partijen ermee konden niet worden gespeeld.
    }
arena-title-early = Aandeel gewonnen (de intervallen gelden, wanneer je ook stopt)
arena-title-fixed = Aandeel gewonnen (het aantal partijen stond vooraf vast)
arena-title-matrix = Aandeel gewonnen van de rij tegen de kolom
arena-title-players = Spelers
arena-title-ends = Hoe partijen eindigden
arena-title-failures = Wat er misging
arena-page-title = Arena: { $game }
arena-page-about = { $seats } plaatsen, startwaarde { $seed }; opties: { $options }.
arena-plot-intervals = Aandeel gewonnen met 95%-interval; gestreept: het eerlijke aandeel
arena-plot-course = { $contest }: het verloop van het aandeel, met een interval dat op elk moment geldt
arena-plot-results = { $contest }: uitslagen per kaartverdeling

arena-two = Een arena heeft twee of meer bots nodig, zoals “curia arena caesar-cleopatra greedy random”.
arena-time = Ofwel --seconds ofwel --iterations, niet allebei.
arena-too-many = “--games { $games }” is te veel: een arena speelt hoogstens { $most } partijen, alle paren samen.
arena-workers = Een cluster heeft eigen werkers: --workers gaat niet samen met --cluster.
arena-mix = Er is geen mix “{ $mix }”. Er zijn: { $mixes }.
arena-crowd = { $bots } bots passen niet aan een tafel voor { $seats }.
arena-stop = Bij --stop hoort “fair”, “never” of een aandeel tussen 0 en 1, niet “{ $stop }”.
arena-no-program = “{ $file }” is geen programma dat kan draaien: het bestand is er niet, of het is niet uitvoerbaar.
arena-folder = De map “{ $folder }” kan niet worden gebruikt: { $why }.
arena-other = In “{ $folder }” wordt een arena met andere bots of andere instellingen bewaard. Kies een andere map.
arena-no-setting = In de map “{ $folder }” staan partijen, maar niet de instelling van een arena.
arena-line = Regel { $line } van “{ $file }” is geen partij van een arena.
arena-nowhere = De partijen kunnen niet worden gespeeld: { $why }
arena-gone = Het cluster is weg. Wat is gespeeld, blijft bewaard; hetzelfde commando met “--out” gaat verder.
arena-no-dask = Een cluster heeft Dask nodig, en dat is niet geïnstalleerd. { install-extra }
arena-cluster-address = Bij --cluster horen een schema, een host en een poort, zoals “tcp://host:8786”, niet “{ $address }”.
arena-no-cluster = Er is geen Dask-cluster op “{ $address }”: { $why }
arena-bot-raised = De bot is vastgelopen: { $error }
