### The terminal table (`curia play --tui`, `curia join`): keys, forms and what is said around the games.

tui-name = Curia
tui-missing = Der Terminaltisch braucht Textual, und das ist nicht installiert. Ohne --tui, am Tisch eines Servers mit --line, wird in einfachen Zeilen gespielt. { install-extra }
tui-no-terminal = Der Terminaltisch braucht ein Terminal, das er füllen kann. Ohne --tui, am Tisch eines Servers mit --line, wird in einfachen Zeilen gespielt.
tui-panel = Deine Wahl
tui-log = Was geschah
tui-type = ein Zug, etwa „{ $move }“
tui-generic-type = einer aus der Liste
tui-generic-help = Dieses Spiel wird als einfacher Text gezeigt. Wähle einen Zug aus der Liste, oder tippe ihn.

## The line at the top

tui-title = { $game } · { $who ->
    [you] Du bist am Zug
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    } ist am Zug
}
tui-title-begin = { $game } · Der Tisch wird aufgebaut
tui-title-over = { $game } · Die Partie ist zu Ende

## Keys

tui-key-help = Hilfe
tui-key-rules = Regeln
tui-key-log = Log
tui-key-lists = Listen
tui-key-take-back = Zurück
tui-key-resign = Aufgeben
tui-key-save = Sichern
tui-key-type = Zug
tui-key-theme = Stil
tui-key-leave = Ende
tui-help =
    Wähle mit den Pfeiltasten und Enter, mit der Zahl oder dem Buchstaben vor einer Auswahl, oder mit der Maus. Escape geht einen Schritt zurück. Ganze Züge lassen sich auch tippen.
    Klick etwas auf dem Tisch an, um zu sehen, was du damit tun kannst.

    ?        diese Hilfe
    r        die Regeln; nach einer Ablehnung die, auf der sie beruht
    l        alles, was geschehen ist
    c        abgelegte Karten, Versprechen, Angebote
    u        nimmt deinen letzten Zug zurück, wenn er nichts verriet und niemand antwortete
    x        gibt auf, am Tisch eines Servers
    s        speichert die Partie
    / oder : geht zur Zeile, in der Züge getippt werden
    t        hell oder dunkel
    q        verlässt den Tisch

## Asking

tui-thinks = { $bot } ({ $seat }) denkt nach.
tui-touched = Was davon?
tui-touched-nothing = Damit kannst du jetzt nichts tun.
tui-paused = Gleich beginnt der nächste Zug. Hast du vorher etwas zu sagen?
tui-watching = Gleich beginnt der nächste Zug.
tui-go-on = weiter
tui-always = weiter, und nicht mehr anhalten
tui-offer = ein Angebot machen
tui-offer-by = ein Angebot von { $seat }
tui-answer-by = { $seat } beantwortet einen Handel
tui-withdraw = Handel { $number } zurückziehen
tui-ready = Niemand sieht zu
tui-do = Ausführen
tui-sheet-leave = Esc: schließen

## Saving and leaving

tui-save = Partie speichern
tui-save-name = Name der Datei:
tui-save-server = Der Server bewahrt diese Partie auf. Wenn sie zu Ende ist, kannst du sie hier speichern.
tui-leave = Tisch verlassen
tui-leave-save = Speichern
tui-leave-leave = Nicht speichern
tui-leave-stay = Bleiben

## The rules

tui-rules = Die Regeln
tui-rules-hint = ein Regelpunkt wie { $clause }.1, ein Abschnitt wie { $clause }, eine Karte oder Suchwörter

## Joining a server's table

help-join =
    curia join LINK           sich an den Tisch eines Servers setzen; LINK wie im
                              Browser

    --name NAME               was die anderen sehen
    --seat SEAT               dein Platz, wenn mehrere frei sind
    --watch                   keinen Platz einnehmen, nur zusehen
    --line                    in einfachen Zeilen spielen statt am Terminaltisch
    --memory-aids, --no-memory-aids
                              mit Merkhilfen einverstanden sein (die Reihenfolge der
                              eigenen Aktionskarten wird gezeigt) oder nicht mehr
    --language NAME           eine andere Sprache sprechen, soweit es sie gibt

    Kommst du vom selben Rechner wieder, erkennt dich der Server: Dein Platz bleibt
    dir erhalten.
join-link = „{ $link }“ ist kein Link zu einem Tisch. Ein Link sieht so aus: http://127.0.0.1:8611/t/abc123#secret.
join-refused = { $why }
join-lost = Der Server { $address } ist nicht zu erreichen: { $why }.
join-elsewhere = Unter { $address } läuft kein Curia.
join-name = Dein Name? >{" "}
join-watch = Es ist kein Platz frei: Du siehst zu.
join-resign = Aufgeben?
join-back = „curia join“ mit demselben Link bringt dich auf deinen Platz zurück.
join-gone = Dieser Tisch ist für dich nicht mehr da.
join-reconnect = Die Verbindung ist verloren. Neuer Versuch …
join-seat = { $seat } ({ $name ->
    [none] frei
   *[other] { $name }
})
join-seats = Am Tisch: { $seats }.
join-waiting-seats = Warten, bis sich die anderen gesetzt haben.
join-waiting-host = Alle sind da. Wer den Tisch eröffnet hat, beginnt die Partie.
join-waiting = Warten auf { $seats }.
join-help =
    Eine Zahl wählt aus der Liste; Enter geht zurück oder nimmt die Vorgabe.
    Stattdessen kannst du jederzeit einen Zug tippen.
    table         zeigt den Tisch noch einmal
    resign        gibt auf; vorher steht da, was dann geschieht
    quit          verlässt ihn; derselbe Befehl bringt dich zurück
tui-said = { $name }: „{ $text }“
tui-begin = die Partie beginnen
tui-key-say = Sagen
tui-say = Sag etwas zum Tisch:
