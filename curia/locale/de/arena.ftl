### `curia arena`: bots measured against each other.

help-arena =
    curia arena GAME BOT BOT  Bots spielen gegeneinander, auf allen Kernen;
                              beliebig viele Bots

    Ein Bot kann seine eigene Zeit haben: „consul:0.1s“ denkt eine Zehntelsekunde,
    „consul:500“ macht 500 Iterationen. Zwei Bots spielen dieselbe Verteilung
    zweimal, mit getauschten Plätzen. An einem größeren Tisch (quovadis) spielt
    einer der ersten Sorte unter den anderen, einmal auf jedem Platz.

    --player FILE             ein eigenes Programm, etwa „--player ./mybot“
    --games N                 höchstens so viele Partien je Paar (Vorgabe 400)
    --seconds N               die Zeit für jeden Zug; sonst nehmen Bots ihre eigene
    --iterations N            gleicher Aufwand für jeden Zug: solche Partien lassen
                              sich wiederholen
    --seats N                 wie viele spielen (quovadis: 3 bis 5)
    --mix NAME                an größeren Tischen: „alone“ (Vorgabe), einer unter
                              lauter gleichen; „together“, alle Bots an einem Tisch
    --edition NAME            die Ausgabe der Regeln
    --option NAME=VALUE       jede andere Option des Spiels
    --stop WHEN               „fair“ (Vorgabe): sobald einer von zweien sicher der
                              bessere ist; ein Anteil wie „0.57“: sobald er sicher
                              übertroffen oder verfehlt ist; „never“: alle Partien
    --seed N                  jedes Mal dieselben Verteilungen
    --out FOLDER              Partien und Bericht dort ablegen; hat der Ordner
                              schon Partien, geht es dort weiter
    --workers N               so viele Partien zugleich (Vorgabe: eine je Kern)
    --cluster ADDRESS         auf einem Dask-Cluster, etwa „tcp://host:8786“
    --language NAME           eine andere Sprache sprechen, soweit es sie gibt

    docs/arena.md erklärt, wie die Ergebnisse zu lesen sind.

progress-left = noch { $time }
arena-begins = { $there ->
        [0] { $games ->
            [one] Eine Partie wird gespielt
           *[other] { $games } Partien werden gespielt
        }, abgelegt in „{ $folder }“.
       *[other] { $there ->
            [one] Eine Partie ist
           *[other] { $there } Partien sind
        } schon in „{ $folder }“; { $games ->
            [0] es ist nichts mehr zu spielen.
            [one] eine weitere wird gespielt.
           *[other] { $games } weitere werden gespielt.
        }
    }
arena-so-far = { $bot } { $share } ({ $low } bis { $high })
arena-interrupted = Abgebrochen. Was gespielt ist, bleibt erhalten; derselbe Befehl mit „{ $command }“ macht weiter.
arena-ends =
    Bericht: { $page }
    Jede Partie mit ihrer Aufzeichnung: { $games }
    Um eine anzusehen: { $command }

arena-pair = { $one } gegen { $other }
arena-alone = { $one } unter { $seats } { $other }
arena-interval = { $low } bis { $high }
arena-games = Partien
arena-share = Anteil
arena-95 = 95-%-Intervall
arena-fair = gerecht
arena-test = Test
arena-won = gewonnen
arena-forfeits = kampflos
arena-skill = Stärke
arena-spread = ±
arena-thinking = ms je Zug
arena-why = warum
arena-above = über { $level }
arena-below = unter { $level }
arena-undecided = offen
arena-all-played = -
arena-game-of = Partie { $number }, { $bot }
arena-lost = { $deals ->
        [one] Eine Verteilung zählt nicht: Eine ihrer Partien konnte nicht gespielt werden.
       *[other] { $deals } Verteilungen zählen nicht: Von ihnen konnten Partien nicht gespielt werden.
    }
arena-title-early = Anteil der Siege (die Intervalle gelten, wann immer man aufhört)
arena-title-fixed = Anteil der Siege (die Zahl der Partien stand vorher fest)
arena-title-matrix = Anteil der Siege der Zeile gegen die Spalte
arena-title-players = Spieler
arena-title-ends = Wie Partien endeten
arena-title-failures = Was schiefging
arena-page-title = Arena: { $game }
arena-page-about = { $seats } Plätze, Startwert { $seed }; Optionen: { $options }.
arena-plot-intervals = Anteil der Siege mit 95-%-Intervall; gestrichelt: der gerechte Anteil
arena-plot-course = { $contest }: der Anteil im Verlauf, mit einem Intervall, das jederzeit gilt
arena-plot-results = { $contest }: Ergebnisse der Verteilungen

arena-two = Eine Arena braucht mindestens zwei Bots, etwa „curia arena caesar-cleopatra greedy random“.
arena-time = Entweder --seconds oder --iterations, nicht beides.
arena-too-many = „--games { $games }“ ist zu viel: Eine Arena spielt höchstens { $most } Partien, alle Paare zusammen.
arena-workers = Ein Cluster hat seine eigenen Prozesse: --workers passt nicht zu --cluster.
arena-mix = Eine Mischung „{ $mix }“ gibt es nicht. Es gibt: { $mixes }.
arena-crowd = { $bots } Bots passen nicht an einen Tisch mit { $seats } Plätzen.
arena-stop = --stop braucht „fair“, „never“ oder einen Anteil zwischen 0 und 1, nicht „{ $stop }“.
arena-no-program = „{ $file }“ ist kein Programm, das sich starten lässt: Es gibt keine solche Datei, oder sie ist nicht ausführbar.
arena-folder = Der Ordner „{ $folder }“ kann nicht verwendet werden: { $why }.
arena-other = In „{ $folder }“ liegt eine Arena mit anderen Bots oder anderen Einstellungen. Wähle einen anderen Ordner.
arena-no-setting = Der Ordner „{ $folder }“ enthält Partien, aber nicht die Einstellungen einer Arena.
arena-line = Zeile { $line } von „{ $file }“ ist keine Partie einer Arena.
arena-nowhere = Die Partien können nicht gespielt werden: { $why }
arena-gone = Der Cluster ist weg. Was gespielt ist, bleibt erhalten; derselbe Befehl mit „--out“ macht weiter.
arena-no-dask = Ein Cluster braucht Dask, und das ist nicht installiert. { install-extra }
arena-cluster-address = --cluster braucht Schema, Rechner und Port, etwa „tcp://host:8786“, nicht „{ $address }“.
arena-no-cluster = Unter „{ $address }“ gibt es keinen Dask-Cluster: { $why }
arena-bot-raised = Der Bot ist gescheitert: { $error }
