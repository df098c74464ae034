### The page around the two games: start, lobby, table, replay, settings.

## Everywhere

web-skip-to-main = Zum Inhalt springen
web-settings = Einstellungen
web-lost = Keine Verbindung. Neuer Versuch …
web-loading = Einen Moment …
web-part-missing = Dieser Teil der Seite konnte nicht geladen werden. Vielleicht gibt es eine neuere Version, oder das Netz war kurz weg.
web-reload = Seite neu laden
web-close = Schließen
web-cancel = Abbrechen
web-back = Zurück
web-home = Zur Startseite
web-nothing-here = Hier ist nichts.
web-about = Über Curia
web-look = Aussehen
web-look-system = Wie das Gerät
web-look-light = Hell
web-look-dark = Dunkel
web-notices = Wenn du am Zug bist
web-sound = Ein Ton
web-notify = Eine Meldung des Browsers
web-language = Sprache
web-licences = Lizenzen der Schriften und Bibliotheken
web-version = Curia { $version }
web-rules-compiled = Bots denken mit kompilierten Regeln.
web-rules-interpreted = Bots denken mit interpretierten Regeln, um ein Mehrfaches langsamer als mit kompilierten.
web-rules = Regeln
web-contents = Inhalt
web-rules-of = Regeln: { $game }
web-label = { $name }: { $what }
web-rules-search = Regeln durchsuchen
web-rules-hits = { $number ->
    [one] Ein Regelpunkt.
   *[other] { $number } Regelpunkte.
}
web-rules-no-hit = In keinem Regelpunkt steht „{ $words }“.
web-rules-example = Beispiel:
web-rules-options = Optionen und Ausgaben
web-rules-any-edition = Alle Ausgaben
web-rules-variant = Variante
web-rules-applies = Gilt hier.
web-rules-not = Gilt hier nicht.
web-legend = Karten, Figuren und ihre Regeln
web-legend-all = Alle Regeln
web-guest = Gast
web-you = du
web-bot-name = Bot: { $bot }
web-bot-for = Bot: { $bot }, für { $who }
web-name-of-seat = { $name } ({ $seat })

## Start page

web-welcome = Zwei Spiele um römische Politik
web-welcome-about = Spiel sofort los. Ohne Konto: Ein Name genügt.
web-play = Spielen
web-go-on = Meine Partien fortsetzen
web-watch = Zusehen oder mitspielen
web-watch-none = Gerade ist kein Tisch offen.
web-replays = Wiedergaben
web-waiting = wartet auf Mitspieler
web-running = läuft
web-free-seat = freier Platz
web-your-turn = Du bist am Zug
web-their-turn = andere am Zug
web-won-by = Sieg: { $who }

## A new game

web-how = Wie möchtest du spielen?
web-mode-bot = Gegen einen Bot
    .about = Beginnt sofort.
web-mode-friends = Mit Freunden
    .about = Mit einem Link oder Code; Bots für den Rest.
web-mode-hotseat = An einem Gerät
    .about = Reicht es weiter; zwischen den Zügen ist die Hand verdeckt.
web-mode-table = Um einen Bildschirm
    .about = Der Tisch hier, die Hände auf euren Handys.
web-name = Dein Name
web-seat = Deine Seite
web-seat-any = Egal
web-seats = Spielerzahl
web-level = Stufe
web-listed = Offener Tisch.
    .about = Alle, die diese Seite finden, dürfen mitspielen oder zusehen.
web-may-take-back = Zurücknehmen.
    .about = Ein Zug, der nichts verraten hat, darf zurückgenommen werden; allein gegen Bots auch, nachdem sie gezogen haben.
web-memory = Merkhilfen
web-memory-on = Merkhilfen sind an: Alle sind einverstanden.
web-memory-agreed = { $who } wäre mit Merkhilfen für alle einverstanden.
web-memory-all = Merkhilfen gibt es, sobald alle einverstanden sind.
web-memory-lobby-on = Mit Merkhilfen: Alle sehen die Reihenfolge ihrer eigenen Aktionskarten. Wer sich setzt, ist einverstanden.
web-memory-lobby-off = Ohne Merkhilfen, außer alle sind später einverstanden.
web-clock = Uhr
web-clock-none = Keine: lasst euch Zeit
web-clock-quick = Je 10 Minuten, dazu 10 Sekunden für jeden Zug
web-clock-calm = Je 30 Minuten, dazu 20 Sekunden für jeden Zug
web-clock-day = Fernpartie: ein Tag für jeden Zug
web-clock-three-days = Fernpartie: drei Tage für jeden Zug
web-options = Ausgabe und Varianten
web-begin = Beginnen
web-open-table = Tisch eröffnen
web-edition = Ausgabe

## Before the game

web-lobby-about = Die Partie beginnt, wenn alle Plätze besetzt sind
web-seats-title = Plätze
web-seat-free = frei
web-seat-bot = Ein Bot für den Platz { $seat }
web-seat-bot-choose = Ein Bot …
web-seat-clear = Freigeben
web-sit = Hier sitzen
web-stand-up = Aufstehen
web-host = Gastgeber
web-begin-when-full = Besetze zuerst die freien Plätze mit Menschen oder Bots.
web-host-begins = Alle sind da. Wer den Tisch eröffnet hat, beginnt die Partie.
web-seats-wait = Warten auf die anderen.
web-invite = Einladen
web-invite-about = Schick diesen Link, oder lass Handys den Code lesen. Wer ihn hat, kann sich setzen oder zusehen.
web-link = Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = Der Link als Code für Handys
web-lan = Diese Adresse gilt nur auf diesem Gerät.
web-lan-let-in = Geräte in meinem Netz hereinlassen
web-lan-open = Alle in deinem Netz können diesen Link öffnen. Das endet, wenn der Server beendet wird.
web-lan-none = Diese Adresse gilt nur auf diesem Gerät, und es gibt kein Netz, über das andere kommen könnten.

## At the table

web-no-table = Dieser Tisch kann nicht gezeigt werden
web-gone = Er ist für dich nicht mehr da.
web-talk = Verlauf und Chat
web-log = Verlauf
web-log-none = Noch ist nichts geschehen.
web-chat = Chat
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-earlier = Früheres
web-chat-say = Sag etwas
web-send = Senden
web-unread = { $number } neu
web-watching = Du siehst zu.
web-back-bot = Ein Bot spielt für dich.
web-back-free = Dein Platz ist frei.
web-seat-back = Deinen Platz wieder einnehmen
web-take-back = Zurücknehmen
web-resign = Aufgeben
web-resign-sure = Ja, aufgeben
web-resign-end = Die Partie endet, und { $who } gewinnt.
web-resign-alone = Die Partie endet hier.
web-resign-bot = Die Partie geht weiter: Ein Bot spielt für dich. Du kannst zusehen, aber nicht zurückkommen.
web-hand-only = Nur die Hand
web-whole-table = Ganzer Tisch
web-move-seat = Anderes Gerät
web-move-seat-about = Lies diesen Code mit dem anderen Gerät: Dein Platz zieht dorthin um. Der Code gilt zehn Minuten.
web-absent = { $who } ist weg. Was nun?
web-left = Dieser Platz ist frei geworden: { $who }. Was nun?
web-late = Zeit abgelaufen: { $who }. Was nun?
web-late-you = Deine Zeit ist abgelaufen. Du kannst noch ziehen; die anderen können beschließen, ohne dich weiterzuspielen.
web-absent-chosen = { $who } hat gewählt: { $what }
web-absent-all = Es geschieht, wenn alle Anwesenden dasselbe wählen.
table-stand-in = Ein Bot spielt für { $who } weiter.
table-resigned = { $who } gibt auf. Ein Bot spielt weiter.
table-back = { $who } ist zurück.
table-removed = { $who } wurde vom Tisch entfernt. Ein Bot spielt weiter.
table-left = { $who } hat den Platz verlassen.
table-new = { $who } spielt hier jetzt weiter.
web-apply = Bitten, hier weiterzuspielen
web-applies = { $who } möchte als { $seat } weiterspielen.
web-admit = Mitspielen lassen
web-admit-no = Nein
web-apply-waiting = Warten, bis die anderen zustimmen …
web-seat-kept = freigehalten für { $who }
web-seat-again = Noch einmal spielen
web-clocks = Uhren
web-clock-out = Zeit abgelaufen
web-clock-none-runs = Gerade läuft keine Uhr.
web-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-minutes = { $minutes } min
web-absent-bot = Ein Bot übernimmt
web-absent-wait = Warten
web-absent-end = Partie beenden
web-away = weg
web-hand-over = Gib das Gerät weiter an { $seat }
web-hand-over-about = Bis dahin bleiben die Karten verdeckt.
web-hand-over-ready = Ich bin { $seat }
web-rematch = Noch einmal
web-rematch-there = Zur nächsten Partie
web-after = Nach der Partie
web-replay = Wiedergabe
web-replay-link = Link zur Wiedergabe
web-record = Aufzeichnung
web-deals-checking = Wird geprüft, ob ehrlich gegeben wurde …
web-deals-fair = Es wurde ehrlich gegeben: Alles folgt aus dem, worauf sich der Server vor der Partie festgelegt hat, und aus deinem eigenen Anteil.
web-deals-kept = Gegeben wurde, worauf sich der Server vor der Partie festgelegt hatte.
web-deals-unchecked = Ob ehrlich gegeben wurde, ließ sich gerade nicht prüfen.
web-deals-commitment = Der Server hat sein Wort gebrochen: Das Geheimnis ist nicht das, auf das er sich festgelegt hatte.
web-deals-nonce = Der Server hat deinen Anteil am Zufall weggelassen: Vielleicht wurden die Karten ausgesucht.
web-deals-bot-nonce = Der Server hat sich den Anteil eines Bots ausgedacht: Vielleicht wurden die Karten ausgesucht.
web-deals-deal = Was gegeben wurde, folgt nicht aus dem Vereinbarten: Es wurde verändert.
web-deals-again = Es wurde zurückgenommen und neu gegeben: Vielleicht hat der Server die Karten ausgesucht.
web-deals-unreadable = Diese Seite kann das nicht prüfen, „curia verify“ schon: mit der Aufzeichnung.
web-sending = Einen Moment …
web-waits-for = Warten auf { $seats }.
web-question = Was du gefragt wirst
web-thinks = am Zug

## Replay

web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-last = Zum Ende
web-step = Schritt { $step } von { $steps }
web-eyes = Sicht
web-eyes-all = alle, alles aufgedeckt
web-eyes-of = { $who }
web-eyes-none = Zuschauer

## Caesar & Cleopatra
web-score = Wertung
web-score-total = Summe

## Der Tisch eines Spiels, das keinen eigenen mitbringt

web-generic-view = Die Stellung
web-generic-nothing = keine
web-generic-ask = Du bist am Zug: Wähle einen Zug.
web-generic-aside = Auch jetzt darfst du:
web-generic-moves = deine Züge
web-generic-type = Zug suchen oder eintippen
web-generic-play = Spielen
web-generic-none = Kein aufgeführter Zug passt. Die Eingabetaste spielt, was du getippt hast.
web-generic-shown = { $shown } von { $all } Zügen
web-generic-text = { $text }
web-generic-you = Du: { $what }
web-generic-player = Spieler
web-generic-points = Punkte
web-generic-winner = Sieger
web-generic-won = { $who } gewinnt.
web-generic-you-won = Du gewinnst.
web-generic-shared = Geteilter Sieg: { $who }.
web-generic-nobody-won = Niemand gewinnt.
web-generic-ended = Die Partie ist zu Ende ({ $clause }).
web-generic-resigned = { $who } gibt auf.
web-generic-forfeit = Für { $who } wird die Partie als verloren gewertet.
web-generic-abandoned = Die Partie wird abgebrochen.
web-generic-back = Die letzten Züge werden zurückgenommen.
web-generic-upgraded = Mit einer Aktualisierung haben sich die Regeln geändert, und ein Zug ist nicht mehr erlaubt: Die Partie geht vor ihm weiter.

## Lessons

web-learn = Lernen
web-learn-about = Kurze Lektionen am echten Tisch: ein wenig lesen, einen Zug machen, sehen, was daraus wird. Etwa zehn Minuten für jedes Spiel; du kannst jederzeit gehen und später weitermachen.
web-learn-start = Anfangen
web-learn-resume = Weitermachen
web-learn-chapters = Kapitel
web-learn-done = fertig
web-learn-voice = Was die Lektion sagt
web-learn-step = Schritt { $step } von { $steps }
web-learn-continue = Weiter
web-learn-next = Nächstes Kapitel
web-learn-again = Kapitel von vorn
web-learn-show = Zeig es mir
web-learn-shown = Jetzt leuchtet nur auf, was die Lektion möchte.
web-learn-play = Gegen { $bot } spielen
web-puzzles = Rätsel
web-puzzles-about = Je ein Zug an einem echten Tisch: Finde, was klar das Beste ist. Probieren kostet nichts.
web-puzzles-solved = { $solved } von { $all } gelöst
web-puzzle-grade = { $grade ->
    [1] Leicht
    [2] Nicht so leicht
   *[3] Schwer
}
web-puzzle-solved = gelöst
web-puzzle-question = Die Frage
web-puzzle-judged = Wie gewertet wird
web-puzzle-right = Gut gemacht!
web-puzzle-wrong = Noch nicht
web-puzzle-again = Noch einmal
web-puzzle-show = Lösung zeigen
web-puzzle-solution = Die Lösung
web-puzzle-next = Nächstes Rätsel
web-puzzle-all = Alle Rätsel
