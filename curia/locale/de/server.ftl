### What the server says: refusals that reach a client, and what `curia serve` and its kin print.

server-unknown = Wer bist du? Dafür braucht es einen Schlüssel, den der Server kennt.
server-forbidden = Das ist nicht für dich, oder es existiert nicht.
server-stale = Diese Frage ist beantwortet oder erledigt. Sieh noch einmal nach, und wähle neu.
server-which-seat = Welchen deiner Plätze meinst du? Du hast: { $seats }.
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
server-seat-taken = Der Platz { server-seat } ist besetzt.
server-seat-played = Der Platz { server-seat } gehört der Person, die dort gespielt hat; wer aufgegeben hat, kommt nicht zurück.
server-no-applicant = Um diesen Platz ({ $seat }) bittet niemand.
server-seat-asked = Um diesen Platz ({ $seat }) bittet schon jemand anderes.
server-seat-bot = Der Platz { server-seat } gehört einem Bot.
server-no-seat = An diesem Tisch ist kein Platz frei.
server-seats-free = Es sind noch Plätze frei: Besetze sie zuerst mit Menschen oder Bots.
server-started = Die Partie hat schon begonnen.
server-not-started = Die Partie hat noch nicht begonnen.
server-running = Die Partie ist noch nicht zu Ende.
server-over = Die Partie ist zu Ende.
server-stopped = Diese Partie wurde nach älteren Regeln gespielt und kann nicht weitergehen. Wer den Tisch eröffnet hat, kann sie beenden.
server-not-stopped = Diese Partie geht weiter: Du kannst sie aufgeben, oder sie endet, wenn jemand weg ist.
server-step = Diesen Schritt gibt es nicht: Die Partie hat { $steps } Züge.
server-takeback = Das lässt sich nicht zurücknehmen: Es ist nicht dein neuester Zug, jemand hat schon geantwortet, oder er hat etwas verraten.
server-takeback-off = An diesem Tisch wird nichts zurückgenommen.
server-hints-off = An diesem Tisch gibt es keine Tipps: Erst müssen alle, die spielen, einverstanden sein.
server-hint-idle = Für dich gibt es jetzt nichts zu entscheiden.
server-hint-failed = Gerade konnte kein Bot raten. Versuch es noch einmal.
server-review-failed = Die Analyse ist nicht gelungen. Versuch es später noch einmal.
server-not-absent = { server-seat } ist weder weg noch über der Zeit.
server-absent-end = Zu dritt und mehr geht die Partie weiter: Ein Bot übernimmt, oder ihr wartet.
server-muted = Du bist an diesem Tisch stummgeschaltet.
server-full = Der Server ist voll. Bitte versuch es später noch einmal.
server-stored = Dieser Server hat so viel gespeichert, wie er darf, und eröffnet keine Tische mehr.
server-many-streams = Zu viele Live-Verbindungen auf einmal. Schließ zuerst einige Tabs oder Programme.
server-log-full = Die Handel dieser Partie sind zu lang geworden. Von jetzt an gehen nur noch Züge ohne Handel.
server-chat-full = An diesem Tisch ist genug gesagt: Mehr Zeilen können nicht aufbewahrt werden.
server-many-tables = Du hast zu viele Tische offen. Beende zuerst einige davon.
server-rate = Das war zu viel auf einmal. Bitte warte ein wenig.
server-unread = Zu viel von dem, wonach gefragt wurde, ist noch nicht gelesen. Das kommt zuerst.
server-busy = Zu viele ändern gerade diesen Tisch. Bitte versuch es noch einmal.
server-body = Das ist zu groß.
server-slow = Das kam zu langsam an.
server-host = Unter diesem Namen ist dieser Server nicht bekannt.
server-origin = Diese Anfrage kommt von einer anderen Seite.
server-invalid = In der Anfrage fehlt etwas oder ist falsch: { $where }.
server-request = Die Anfrage ist nicht zu verstehen.
server-no-route = Hier ist nichts.
server-no-client = Dieser Server wurde ohne seine Seite für Browser installiert. „make client“ baut sie.
server-error = Im Server ist etwas schiefgegangen. Es wurde notiert.
server-webhook = Diese Adresse kann nicht aufgerufen werden: Sie muss öffentlich sein, mit http oder https am üblichen Port.
server-webhooks-off = Dieser Server verschickt keine Zugmeldungen.
server-setting = Die Einstellung { $setting } kann nicht „{ $value }“ sein.

proof-none = Diese Aufzeichnung enthält keinen Beweis.
proof-unreadable = Der Beweis in dieser Aufzeichnung ist nicht zu lesen.
proof-commitment = Der Beweis passt nicht zu seiner eigenen Festschreibung: Das Geheimnis wurde verändert.
proof-position = Eine Partie, die mit einer aufgebauten Stellung beginnt, lässt sich nicht beweisen.
proof-entry = Eintrag { $number } ist nicht das, was Geheimnis, Einmalwerte und Züge ergeben.
proof-dealt-again = Eintrag { $number } nimmt zurück, was gegeben war, und es wurde neu gegeben: Vielleicht hat der Server die Karten ausgesucht.
proof-nonce = Den Einmalwert „{ $nonce }“ hat an diesem Tisch niemand angegeben.

backup-not-empty = Die Datenbank ist nicht leer. Stelle in eine leere wieder her.
server-database-newer = Die Datenbank stammt von einer neueren Version von Curia. Installiere diese, oder nenne in CURIA_DATA einen anderen Ordner.
server-storage = Der Server kann gerade nichts speichern. Es geht nichts verloren; versuch es bitte gleich noch einmal.
server-data = Der Datenordner „{ $folder }“ lässt sich nicht verwenden: { $why }.
server-running-already = Den Datenordner „{ $folder }“ verwendet schon ein anderer Curia-Server. Beende diesen zuerst, oder nenne in CURIA_DATA einen anderen Ordner.
server-database = Die Datenbank lässt sich nicht verwenden: { $why }.
server-database-damaged = Die Datenbank ist beschädigt: { $why }. Stelle eine Sicherung in einem leeren Ordner wieder her, und nenne diesen in CURIA_DATA.
server-database-driver = Für PostgreSQL fehlt das Extra „postgres“: docs/start.md sagt, wie man es installiert.
backup-no-database = Unter „{ $file }“ gibt es keine Datenbank von Curia. CURIA_DATA nennt den Ordner, in dem sie liegt.
backup-newer = „{ $file }“ stammt von einer neueren Version von Curia. Installiere diese, um die Datei wiederherzustellen.
backup-unreadable = „{ $file }“ ist keine Sicherung, die diese Version lesen kann.

## curia serve, backup, restore, verify

help-serve =
    curia serve               Tische für Browser und Bots, nur auf diesem Rechner

    --lan                     für alle im lokalen Netz; zeigt einen Code für Handys
    --host ADDRESS            die Adresse, auf der gehört wird
    --port N                  der Port (8611)
    --no-browser              keinen Browser öffnen
    --language NAME           eine andere Sprache sprechen, soweit es sie gibt

    Weitere Einstellungen kommen aus der Umgebung: siehe docs/settings.md.
help-backup =
    curia backup FILE         alles, was der Server hat, in eine Datei schreiben

    Er darf dabei laufen. Die Datei enthält die Geheimnisse laufender Partien.
help-restore =
    curia restore FILE        eine leere Datenbank aus einer Sicherung füllen
help-verify =
    curia verify FILE         prüfen, dass in einer beendeten Partie niemand die
                              Karten ausgesucht hat

    --nonce TEXT              prüfen, ob dieser von dir angegebene Einmalwert
                              dabei ist

    Die angezeigte Festschreibung muss die sein, die der Tisch zuvor gezeigt hat.
file-unwritable = Die Datei „{ $file }“ kann nicht geschrieben werden: { $why }.
serve-ready = Curia ist unter { $address } zu finden. Strg+C beendet.
serve-missing = Hier ist nur die Bibliothek installiert, ohne den Server. { install-extra }
backup-written = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
} in „{ $file }“.
backup-restored = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
} aus „{ $file }“ zurück.
verify-true = „{ $file }“ stimmt: Alles Ausgeteilte folgt aus dem Geheimnis, das als { $commitment } festgeschrieben war.
verify-upgraded = Mit Eintrag { $number } hat der Server Einträge zurückgenommen und nach neueren Regeln weitergespielt. Was er dabei an Gegebenem zurücknahm, wurde wieder genauso gegeben.
verify-nonce = Dein Einmalwert gehört zu denen, aus denen gegeben wurde.
verify-given = Einmalwerte wurden angegeben bei: { $seats }. Die aller anderen Plätze folgen aus dem Geheimnis. Saß an einem davon von Anfang an ein Bot, so hat der Server dessen Einmalwert gewählt.
verify-given-none = Niemand hat einen Einmalwert angegeben: Alle folgen aus dem Geheimnis. Das zeigt, dass feststand, was gegeben wird, bevor jemand Platz nahm, nicht, dass es dabei fair zuging.
