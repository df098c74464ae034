### `curia hint` and `curia review`: what a position is like, and what a game was like.

help-hint =
    curia hint FILE           ein Tipp, wie eine gespeicherte Partie weitergeht
    curia hint POSITION       dasselbe für eine Stellung: als Datei oder JSON

    Betrachtet wird nur, was der Platz selbst sieht: Verdecktes bleibt geheim.

    --seat SEAT               für welchen Platz, wenn mehrere am Zug sind
    --game N                  die Partie mit dieser Nummer aus „games.jsonl“
    --iterations N            wie lange nachdenken (Vorgabe 400)
    --seed N                  jedes Mal derselbe Tipp (Vorgabe 0)
    --language NAME           eine andere Sprache sprechen, soweit es sie gibt
help-review =
    curia review FILE         eine beendete Partie analysieren: wer nach jedem Zug
                              welche Chancen hatte, aus der Sicht jedes Platzes;
                              die teuersten Züge; wie viel davon Glück war

    --iterations N            wie lange über jeden Zug nachdenken (Vorgabe 100)
    --svg FILE                die Kurven zeichnen
    --json FILE               alles als JSON schreiben
    --game N                  die Partie mit dieser Nummer aus „games.jsonl“
    --seed N                  ein anderer Startwert für Stichproben (Vorgabe 0)
    --workers N               so viele Prozesse (Vorgabe: einer je Kern)
    --language NAME           eine andere Sprache sprechen, soweit es sie gibt

hint-which = Welche Partie? „curia hint game.json“ gibt einen Tipp zu einer gespeicherten.
hint-no-json = Das ist weder eine Datei noch eine Stellung in JSON.
hint-over = Die Partie ist zu Ende: Da hilft kein Tipp mehr.
hint-seat = Jetzt sind mehrere am Zug. Sag mit --seat, für wen: { $seats }.
hint-not-yet = { $seat } ist jetzt nicht am Zug, sondern: { $seats }.
hint-chances = Gewinnchancen, wie dieser Platz sie beurteilen kann:
hint-advice = Tipp: { $move }
hint-moves = Die besten Züge, mit der Gewinnchance nach jedem:
hint-only = Es ist der einzige Zug.
hint-ahead = Er liegt { $points ->
        [0] weniger als einen Prozentpunkt
        [one] einen Prozentpunkt
       *[other] { $points } Prozentpunkte
    } vor dem nächstbesten.
hint-alike = { $moves ->
        [one] Nichts anderes ist ganz so gut.
       *[other] { $moves } Züge sind etwa gleich gut.
    }
hint-clear = Nichts anderes lohnt einen Gedanken.
hint-laurel = Er bringt ein Plättchen: { $laurel ->
        [I] { qv-laurel-I }
        [II] { qv-laurel-II }
        [IIc] { qv-laurel-IIc }
        [III] { qv-laurel-III }
        [IV] { qv-laurel-IV }
       *[V] { qv-laurel-V }
    }.
hint-senate = Er bringt einen Senator in den Senat.
hint-paid = Lorbeeren: Du zahlst { $paid } und bekommst { $got }.
hint-consent = Deine Zustimmung bringt dir einen Einer-Lorbeer.
hint-enter = { $reserve ->
        [one] Er setzt den letzten Senator deiner Reserve ein.
       *[other] Er setzt einen der { $reserve } Senatoren deiner Reserve ein.
    }
hint-sums = Bei den { $group ->
        [senators] { cc-group-senators }
        [praetors] { cc-group-praetors }
        [quaestors] { cc-group-quaestors }
        [censors] { cc-group-censors }
       *[aediles] { cc-group-aediles }
    } steht es damit { $mine } für dich gegen sichtbare { $theirs }{ $down ->
        [0] .
        [one] {" "}und eine verdeckte Karte.
       *[other] {" "}und { $down } verdeckte Karten.
    }
hint-vote = Mit { $chance } % Wahrscheinlichkeit ist die nächste Vertrauensfrage-Karte die dieser Gruppe.
hint-allow = Dein Veto ist später mehr wert.
hint-veto = Diese Karte täte mehr weh als eine spätere.
hint-done = Die Aktionskarten auf der Hand sind später mehr wert.
hint-pass = Nichts, was du anlegen oder tauschen könntest, lohnt sich jetzt.
hint-swap = Bessere Karten sind mehr wert, als jetzt anzulegen.

review-which = Welche Partie? „curia review game.json“ analysiert eine beendete.
review-running = Die Partie ist nicht zu Ende: Eine Analyse würde verraten, was noch verdeckt ist. „curia hint“ gibt einen Tipp.
review-stopped = Die Aufzeichnung folgt älteren Regeln, und ihr Eintrag { $number } wird jetzt abgelehnt.
review-game = Für „{ $game }“ gibt es niemanden, der urteilen könnte.
review-broken = Ein Prozess, der urteilte, hat sich beendet: Es gibt keine Analyse. Weniger --workers könnten helfen.
review-about = Die Gewinnchance jedes Platzes aus seiner eigenen Sicht, beurteilt mit { $iterations } Iterationen.
review-start = Beginn
review-mark = ! { $cost }
review-mistakes = Die teuersten Züge:
review-no-mistakes = Kein Zug hat viel gekostet.
review-mistake = { $number }  { $seat }: { $move }. Das kostete { $cost }; { $adviser } hätte gespielt: { $instead }
review-account = Woher die Chancen jedes Platzes kamen:
review-own = eigene Züge
review-others = fremde Züge
review-luck = Glück
review-end = Ende
review-title = Gewinnchancen: { $game }
review-below = Einträge der Aufzeichnung
review-instead = { $number }: { $move }, besser: { $instead }
review-written = In „{ $file }“ geschrieben.
