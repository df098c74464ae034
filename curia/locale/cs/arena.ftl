### `curia arena`: bots measured against each other.

help-arena =
    curia arena GAME BOT BOT  boti hrají mezi sebou na všech jádrech; může jich
                              být, kolik chceš

    Bot může mít vlastní čas: „consul:0.1s“ přemýšlí desetinu sekundy,
    „consul:500“ udělá 500 iterací. Dva boti hrají stejné rozdání dvakrát,
    s vyměněnými místy. U většího stolu (quovadis) hraje jeden z prvních mezi
    ostatními, jednou na každém místě.

    --player FILE             vlastní program, třeba „--player ./mybot“
    --games N                 nejvýše tolik her každé dvojice (výchozí 400)
    --seconds N               čas na tah; bez něj má každý bot svůj vlastní
    --iterations N            na každý tah stejné úsilí: takové hry jde zopakovat
    --seats N                 kolik hráčů hraje (quovadis: 3 až 5)
    --mix NAME                u větších stolů: „alone“ (výchozí), jeden mezi
                              ostatními téhož druhu; „together“, všichni boti
                              u jednoho stolu
    --edition NAME            vydání pravidel
    --option NAME=VALUE       jakákoli jiná volba hry
    --stop WHEN               „fair“ (výchozí): jakmile je jeden z dvojice jistě
                              lepší; podíl jako „0.57“: jakmile je jistě
                              překročen nebo nedosažen; „never“: všechny hry
    --seed N                  pokaždé stejná rozdání
    --out FOLDER              ukládat hry a zprávu sem; ve složce, která už
                              nějaké hry má, se pokračuje
    --workers N               hrát tolik her najednou (výchozí: jedna na jádro)
    --cluster ADDRESS         hrát na clusteru Dask, třeba
                              „--cluster tcp://host:8786“
    --language NAME           mluvit jiným jazykem, pokud je k dispozici

    docs/arena.md říká, jak výsledky číst.

progress-left = zbývá { $time }
arena-begins = { $there ->
        [0] { $games ->
            [one] Hraje se jedna hra
            [few] Hrají se { $games } hry
           *[other] Hraje se { $games } her
        }, ukládá se do „{ $folder }“.
       *[other] V „{ $folder }“ už { $there ->
            [one] je jedna hra
            [few] jsou { $there } hry
           *[other] je { $there } her
        }; { $games ->
            [0] nezbývá nic odehrát.
            [one] hraje se ještě jedna.
            [few] hrají se ještě { $games }.
           *[other] hraje se ještě { $games }.
        }
    }
arena-so-far = { $bot } { $share } ({ $low } až { $high })
arena-interrupted = Zastaveno. Co je odehráno, zůstává; stejný příkaz s „{ $command }“ pokračuje.
arena-ends =
    Zpráva: { $page }
    Všechny hry se záznamem: { $games }
    Jednu si ukážeš takto: { $command }

arena-pair = { $one } proti { $other }
arena-alone = { $one } proti { $seats }× { $other }
arena-interval = { $low } až { $high }
arena-games = her
arena-share = podíl
arena-95 = interval 95 %
arena-fair = férový
arena-test = test
arena-won = výhry
arena-forfeits = kontumace
arena-skill = síla
arena-spread = ±
arena-thinking = ms na tah
arena-why = proč
arena-above = nad { $level }
arena-below = pod { $level }
arena-undecided = otevřené
arena-all-played = -
arena-game-of = hra { $number }, { $bot }
arena-lost = { $deals ->
        [one] Jedno rozdání se nepočítá: některou jeho hru nešlo odehrát.
        [few] { $deals } rozdání se nepočítají: některé jejich hry nešlo odehrát.
       *[other] { $deals } rozdání se nepočítá: některé jejich hry nešlo odehrát.
    }
arena-title-early = Podíl výher (intervaly platí, ať se skončí kdykoli)
arena-title-fixed = Podíl výher (počet her byl dán předem)
arena-title-matrix = Podíl výher řádku proti sloupci
arena-title-players = Hráči
arena-title-ends = Jak hry končily
arena-title-failures = Co se nepovedlo
arena-page-title = Aréna: { $game }
arena-page-about = Počet míst { $seats }, semínko náhody { $seed }; volby: { $options }.
arena-plot-intervals = Podíl výher s intervalem 95 %; čárkovaně: férový podíl
arena-plot-course = { $contest }: vývoj podílu s intervalem, který platí v každé chvíli
arena-plot-results = { $contest }: výsledky rozdání

arena-two = Aréna chce dva boty nebo víc, třeba „curia arena caesar-cleopatra greedy random“.
arena-time = Buď --seconds, nebo --iterations, ne obojí.
arena-too-many = „--games { $games }“ je moc: aréna hraje nejvýše { $most } her, všechny dvojice dohromady.
arena-workers = Cluster má své vlastní procesy: --workers se s --cluster nesnese.
arena-mix = Složení „{ $mix }“ neexistuje. Na výběr: { $mixes }.
arena-crowd = Tolik botů ({ $bots }) se ke stolu s tolika místy ({ $seats }) nevejde.
arena-stop = --stop chce „fair“, „never“ nebo podíl mezi 0 a 1, ne „{ $stop }“.
arena-no-program = „{ $file }“ není program, který by šlo spustit: takový soubor není, nebo není spustitelný.
arena-folder = Složku „{ $folder }“ nejde použít: { $why }.
arena-other = Ve složce „{ $folder }“ je aréna s jinými boty nebo jiným nastavením. Zvol jinou složku.
arena-no-setting = Ve složce „{ $folder }“ jsou hry, ale chybí nastavení arény.
arena-line = Řádek { $line } v „{ $file }“ není hra z arény.
arena-nowhere = Hry nejde odehrát: { $why }
arena-gone = Cluster zmizel. Co je odehráno, zůstává; stejný příkaz s „--out“ pokračuje.
arena-no-dask = Cluster potřebuje Dask a ten není nainstalovaný. { install-extra }
arena-cluster-address = --cluster chce schéma, hostitele a port, třeba „tcp://host:8786“, ne „{ $address }“.
arena-no-cluster = Na „{ $address }“ žádný cluster Dask není: { $why }
arena-bot-raised = Bot selhal: { $error }
