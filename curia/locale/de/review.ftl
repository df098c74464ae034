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

review-which = Welche Partie? „curia review game.json“ analysiert eine beendete.
review-running = Die Partie ist nicht zu Ende: Eine Analyse würde verraten, was noch verdeckt ist. „curia hint“ gibt einen Tipp.
review-stopped = Die Aufzeichnung folgt älteren Regeln, und ihr Eintrag { $number } wird jetzt abgelehnt.
review-broken = Ein Prozess, der urteilte, hat sich beendet: Es gibt keine Analyse. Weniger --workers könnten helfen.
review-about = Die Gewinnchance jedes Platzes aus seiner eigenen Sicht, beurteilt mit { $iterations } Iterationen.
review-mark = ! { $cost }
review-mistakes = Die teuersten Züge:
review-mistake = { $number }  { $seat }: { $move }. Das kostete { $cost }; { $adviser } hätte gespielt: { $instead }
review-account = Woher die Chancen jedes Platzes kamen:
review-title = Gewinnchancen: { $game }
review-below = Einträge der Aufzeichnung
review-instead = { $number }: { $move }, besser: { $instead }
review-written = In „{ $file }“ geschrieben.
