### What the terminal says around the two games: prompts, headings and help.

terminal-welcome = Curia: zwei Spiele um römische Politik.
terminal-choose-game = Welches Spiel möchtest du spielen?
terminal-prompt-default = (Enter: { $number }) >{" "}
terminal-prompt-back = (Enter: zurück) >{" "}
terminal-choose-number = Bitte tippe eine Zahl von 1 bis { $most }.
terminal-not-understood = Das verstehe ich nicht. Tippe ? für Hilfe.
terminal-refused = { $why } ({ $clause })
terminal-about = { $name }: { $about }
terminal-label = { $name }:
terminal-then = { $first }; { $second }
terminal-number = { $value }
terminal-ended = Die Eingabe ist zu Ende, also ist hier Schluss.
terminal-interrupted = Abgebrochen.

## The command line; words in capitals stand for what you put in

help-curia =
    Curia: Caesar & Cleopatra und Quo Vadis?

    curia                     im Browser spielen, auf diesem Rechner
    curia play GAME           im Terminal spielen: gegen Bots, mit anderen an
                              dieser Tastatur, oder zusehen
    curia join LINK           sich an den Tisch eines Servers setzen, im Terminal
    curia learn GAME          ein Spiel beim Spielen lernen: kurze Lektionen
    curia puzzle              Rätsel: je ein Zug, und wie man ihn am besten spielt
    curia replay FILE         eine aufgezeichnete Partie durchgehen
    curia hint FILE           ein Tipp, wie eine gespeicherte Partie weitergeht
    curia review FILE         wer wann welche Chancen hatte; die teuersten Züge
    curia print WHAT          Hilfen für den echten Tisch als PDF
    curia rules CC-4.6        Regelpunkte, Abschnitte oder alle Regeln lesen
    curia arena GAME BOT BOT  Bots aneinander messen
    curia referee             Partien für ein anderes Programm leiten (JSON-Zeilen)
    curia serve               Tische für Browser bereithalten
    curia backup FILE         alle Tische eines Servers in eine Datei schreiben
    curia restore FILE        sie zurückholen
    curia verify FILE         prüfen, dass am Zufall nicht gedreht wurde
    curia train FOLDER        das Netz der Bots lehren, im Spiel gegen sich selbst
    curia bench               wie schnell die Regeln auf diesem Rechner sind

    --language NAME           eine andere Sprache sprechen, soweit es sie gibt
    --version                 die Version von Curia
    -h, --help                diese Hilfe; „curia play --help“ erklärt play
help-play =
    curia play [GAME]         GAME ist caesar-cleopatra, caesar-cleopatra-small
                              oder quovadis

    --as SEAT                 dein Platz, etwa „--as caesar“; mehrere Menschen an
                              dieser Tastatur: „--as red,blue“ oder „--as all“
    --bot NAME                wer die anderen Plätze spielt: tiro, eques, praetor,
                              consul oder imperator, von schwach bis stark, oder
                              ein eigenes Programm, etwa „--bot ./mybot“; auch
                              mehrfach, einmal für jeden Platz
    --watch                   Bots spielen, du siehst zu
    --tui                     auf dem ganzen Bildschirm, mit Maus und Tastatur
    --memory-aids, --no-memory-aids
                              die Reihenfolge der eigenen Aktionskarten zeigen oder
                              merken lassen; sonst wird sie nur gegen Bots gezeigt
    --seats N                 wie viele spielen (quovadis: 3 bis 5)
    --edition NAME            die Ausgabe: kosmos, czech, dutch oder french
    --option NAME=VALUE       jede andere Option, etwa „--option actions=shuffled“
    --seed N                  jedes Mal derselbe Zufall
    --seconds N               wie lange ein Bot über jeden Zug nachdenken darf
    --load FILE               eine gespeicherte Partie fortsetzen
    --save FILE               nach jedem Zug speichern
    --language NAME           eine andere Sprache sprechen, soweit es sie gibt

    Am Tisch hilft dir ? weiter.
help-replay =
    curia replay FILE         eine aufgezeichnete Partie nacherzählen

    --game N                  die Partie mit dieser Nummer aus „games.jsonl“
    --seat SEAT               wie dieser Platz sie sah
    --all                     mit allem, was verdeckt war (das ist die Vorgabe)
    --step                    nach jedem Zug anhalten
    --language NAME           eine andere Sprache sprechen, soweit es sie gibt
help-rules =
    curia rules               die Abschnitte beider Regelwerke
    curia rules CC-4.6        ein Regelpunkt mit Beispielen
    curia rules CC-4          ein Abschnitt
    curia rules WORD          die Regelpunkte mit diesem Wort
    curia rules GAME          alle Regeln von caesar-cleopatra oder quovadis

    --search WORDS            die Regelpunkte, in denen diese Wörter stehen
    --language NAME           eine andere Sprache sprechen, soweit es sie gibt
help-learn =
    curia learn               die Kapitel beider Lehrgänge, und was fertig ist
    curia learn GAME          anfangen, oder weitermachen, wo du warst

    --chapter NAME            dieses Kapitel beginnen
    --language NAME           eine andere Sprache sprechen, soweit es sie gibt
help-puzzle =
    curia puzzle              alle Rätsel, die leichten zuerst
    curia puzzle NAME         eines aufbauen, deinen Zug spielen und sehen, was er
                              wert ist

    --language NAME           eine andere Sprache sprechen, soweit es sie gibt
help-referee =
    curia referee             Anfragen als JSON-Zeilen lesen, jede beantworten

    Ein anderes Programm leitet damit Partien: Es beginnt sie, spielt Züge und
    fragt nach Ansichten. Die Anfragen sind in docs/referee.md beschrieben.

    --language NAME           eine andere Sprache sprechen, soweit es sie gibt
usage-hint = „curia --help“ zeigt, was es gibt.
usage-command = Einen Befehl „{ $command }“ gibt es nicht. Es gibt: { $commands }.
usage-unknown = „{ $argument }“ gehört nicht zu diesem Befehl.
usage-argument = „{ $argument }“ wird so nicht verwendet: Vielleicht fehlt der Wert.
usage-missing = Hier fehlt etwas: „curia { $command } --help“ sagt, was.
usage-language = Curia spricht „{ $language }“ nicht. Es spricht: { $languages }.
usage-number = { $argument } braucht eine ganze Zahl, und „{ $value }“ ist keine, die passt.
usage-seconds = --seconds braucht eine Zahl über 0 und bis 3600, nicht „{ $value }“.
usage-minutes = --minutes braucht eine Zahl über 0 und bis 10080, nicht „{ $value }“.
usage-option = Eine Option wird als Name mit Wert angegeben, etwa „actions=shuffled“, und nicht als „{ $option }“.

## Files

file-missing = Eine Datei „{ $file }“ gibt es nicht.
file-unreadable = Die Datei „{ $file }“ kann nicht gelesen werden: { $why }.
file-which-game = Die Datei „{ $file }“ enthält viele Partien: „--game 0“ ist die erste.
file-no-game = Die Datei „{ $file }“ hat keine Partie { $game }.
file-damaged = Die Datei „{ $file }“ hat keine unversehrte Partie { $game }: beschädigte Zeilen: { $lines }.
file-too-big = Die Datei „{ $file }“ ist zu groß für eine Aufzeichnung.
file-no-record = Die Datei „{ $file }“ ist keine Aufzeichnung einer Partie: Sie enthält kein JSON.
save-exists = Eine Datei „{ $file }“ gibt es schon, und sie bleibt, wie sie ist. Wähle einen anderen Namen.
save-failed = Die Partie lässt sich nicht in „{ $file }“ speichern: { $why }.
save-done = Gespeichert in { $file }, samt allen verdeckten Karten. So geht es später weiter:
    { $command }
save-done-over = Gespeichert in { $file }. So siehst du die Partie wieder:
    { $command }
save-not = Die Partie wurde nicht gespeichert.
save-before-leaving = Die Partie ist nicht gespeichert. Tippe einen Dateinamen, um sie zu speichern, oder geh mit Enter, ohne zu speichern.
save-at-end = Um die Partie zu behalten, tippe einen Dateinamen; sonst drücke Enter.

## Playing

play-how = Wie möchtest du spielen?
play-how-one = { $seats ->
    [2] du gegen einen Bot
   *[other] du gegen Bots
}
play-how-all = { $seats ->
    [2] zu zweit an dieser Tastatur
    [3] zu dritt an dieser Tastatur
    [4] zu viert an dieser Tastatur
   *[other] { $seats } Menschen an dieser Tastatur
}
play-how-watch = den Bots zusehen
play-as = Welcher Platz ist deiner?
play-seats = Wie viele spielen? ({ $least } bis { $most }; Enter: { $default }) >{" "}
play-seat-person = { $seat } wird hier gespielt.
play-seat-bot = { $seat } wird von { $bot } gespielt.
play-generic-hint = Wähle mit einer Zahl, oder tippe einen Zug. ? hilft, quit beendet.
play-generic-help = Dieses Spiel wird als einfacher Text gezeigt, seine Züge mit Nummern.
play-since = Seit deinem letzten Zug:
play-hand-over = Bitte gib die Tastatur weiter an { $seat }.
play-hand-over-prompt = { $seat }, drücke Enter, wenn sonst niemand zusieht.{" "}
play-aside-many = { $seat } ist am Zug. Wer macht ein Angebot? ({ $seats }; Enter: niemand) >{" "}
play-left = Auf Wiedersehen.
play-moves = Was du jetzt tippen kannst (wo die Möglichkeiten endlos sind, stehen Beispiele):
play-help =
    Eine Zahl wählt aus der Liste; Enter geht zurück oder nimmt die Vorgabe.
    Stattdessen kannst du jederzeit einen Zug tippen.
    table         zeigt den Tisch noch einmal
    log           erzählt die letzten Züge noch einmal
    moves         listet alle Züge auf, die du jetzt tippen könntest
    save FILE     speichert die Partie; ohne Namen bekommt sie einen
    quit          verlässt den Tisch
play-watch-prompt = (Enter: weiter; table, end, quit) >{" "}
play-watch-help = Enter geht weiter, table zeigt den Tisch, end geht ohne Halt weiter, save FILE speichert, quit beendet.
play-bot-failed = { $bot } ({ $seat }) verliert die Partie, weil kein spielbarer Zug kam. { $why }
play-stopped = Diese Partie wurde nach älteren Regeln gespielt und kann nicht weitergehen: Eintrag { $number }, „{ $move }“, wird jetzt abgelehnt. „curia replay“ zeigt sie bis dorthin.
play-other-game = „{ $file }“ ist eine Partie { $game }.
play-no-table = Das Spiel „{ $game }“ kann das Terminal noch nicht zeigen.
play-load-alone = Eine gespeicherte Partie bringt ihre Optionen mit: --edition, --option, --seats und --seed passen nur zu einer neuen.
play-watch-alone = Entweder siehst du zu (--watch), oder du nimmst einen Platz ein (--as).
play-too-many-bots = { $bots ->
    [one] Es gibt einen Bot
   *[other] Es gibt { $bots } Bots
} für { $seats ->
    [0] keinen Platz
    [one] einen Platz
   *[other] { $seats } Plätze
}.

## Bots that are programs of their own

bot-no-start = „{ $bot }“ lässt sich nicht starten: { $why }.
bot-gone = „{ $bot }“ hat sich beendet. Die letzten Worte: { $why }
bot-too-slow = „{ $bot }“ hat nicht innerhalb von { $seconds } Sekunden geantwortet.
bot-garbage = „{ $bot }“ hat mit etwas geantwortet, das kein JSON-Objekt ist: { $answer }
bot-flood = „{ $bot }“ hat weit mehr geschrieben, als gefragt war.
bot-no-move = „{ $bot }“ hat ohne einen Zug geantwortet.

## Replaying

replay-which = Welche Datei? Zum Beispiel: curia replay game.json
replay-seat-or-all = Entweder mit den Augen eines Platzes (--seat) oder alles sehend (--all).
replay-help = Enter geht einen Schritt weiter, turn einen ganzen Zug, end bis zum Ende; table zeigt den Tisch, ? CC-4.6 eine Regel, quit beendet.
replay-prompt = >{" "}
replay-stopped = Hier endet die Aufzeichnung. Nach heutigen Regeln wird ihr Eintrag { $number }, „{ $move }“ von { $seat }, abgelehnt ({ $clause }).
replay-goes-on = Die Partie ist nicht zu Ende. Jetzt am Zug: { $seats }.

## The rules

rules-contents = Die Abschnitte der Regeln. „curia rules CC-4“ zeigt einen davon, „curia rules CC-4.6“ einen Regelpunkt.
rules-no-game = Regeln für „{ $game }“ gibt es nicht, nur für: { $games }.
rules-no-clause = Einen Regelpunkt oder ein Spiel „{ $clause }“ gibt es nicht. Regelpunkte heißen etwa CC-4.6 oder QV-9.7.
rules-not-found = In keiner Regel steht „{ $words }“.
rules-found-many = „{ $words }“ steht in vielen Regeln: { $clauses }. Tippe ? und eine davon.
rules-option = Option { $option }: { $values }.
rules-example = Beispiel: { $caption }

## The referee's requests

request-no-json = Diese Zeile ist kein JSON.
request-no-object = Eine Anfrage muss ein JSON-Objekt sein.
request-unknown = Eine Anfrage „{ $request }“ gibt es nicht. Es gibt: { $requests }.
request-lacks = Die Anfrage „{ $request }“ braucht „{ $key }“.
request-key = Die Anfrage „{ $request }“ kennt kein „{ $key }“.
request-value = „{ $key }“ hat einen Wert der falschen Art.
request-match = Eine Partie „{ $match }“ gibt es nicht.
request-too-many = Es gibt schon { $most } Partien. Schließe einige.
request-failed = Hier hat Curia einen Fehler gemacht: { $problem }
