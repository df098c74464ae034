### What the server says: refusals that reach a client, and what `curia serve` and its kin print.

server-unknown = Wie ben je? Hiervoor is een sleutel nodig die de server kent.
server-forbidden = Dit is niet voor jou, of het bestaat niet.
server-stale = Deze vraag is al beantwoord, of is er niet meer. Kijk nog eens en kies opnieuw.
server-which-seat = Welke van je plaatsen bedoel je? Je hebt: { $seats }.
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
server-seat-taken = De plaats { server-seat } is bezet.
server-seat-bot = De plaats { server-seat } is van een bot.
server-no-seat = Aan deze tafel is geen plaats vrij.
server-seats-free = Er zijn vrije plaatsen: vul ze eerst met mensen of bots.
server-started = De partij is al begonnen.
server-not-started = De partij is nog niet begonnen.
server-running = De partij is nog niet afgelopen.
server-over = De partij is afgelopen.
server-stopped = Deze partij is met oudere regels gespeeld en kan niet verder. De host kan haar beëindigen.
server-not-stopped = Deze partij gaat door: je kunt opgeven, of haar beëindigen als iemand weg is.
server-step = Die stap is er niet: de partij heeft { $steps ->
    [one] 1 zet
   *[other] { $steps } zetten
}.
server-takeback = Dat kan niet worden teruggenomen: het is niet je laatste zet, iemand heeft geantwoord, of er is iets onthuld.
server-takeback-off = Aan deze tafel wordt niets teruggenomen.
server-hints-off = Aan deze tafel is er geen advies: eerst moet iedereen die speelt het goedvinden.
server-hint-idle = Je hebt nu niets te beslissen.
server-hint-failed = Geen bot kon je nu advies geven. Probeer het opnieuw.
server-review-failed = De nabespreking is niet gelukt. Probeer het later opnieuw.
server-not-absent = { server-seat } is niet weg en heeft nog tijd.
server-muted = De host heeft je aan deze tafel het zwijgen opgelegd.
server-full = De server is vol. Probeer het later nog eens.
server-many-tables = Je hebt te veel tafels open. Maak er eerst een paar af.
server-rate = Dat was te veel tegelijk. Wacht even.
server-busy = Te veel mensen veranderen deze tafel tegelijk. Probeer het nog eens.
server-body = Dit is te groot.
server-slow = Dit deed er te lang over om aan te komen.
server-host = Deze server luistert niet naar die naam.
server-origin = Dit verzoek komt van een andere site.
server-invalid = In het verzoek ontbreekt iets of klopt iets niet: { $where }.
server-request = Het verzoek is niet te begrijpen.
server-no-route = Hier is niets.
server-no-client = Deze server is geïnstalleerd zonder de pagina voor browsers. “make client” bouwt die.
server-error = Er ging iets mis in de server. Het is genoteerd.
server-webhook = Dit adres kan niet worden aangeroepen: het moet openbaar zijn, met http of https op de gewone poort.
server-webhooks-off = Deze server stuurt geen beurtmeldingen.
server-setting = De instelling { $setting } kan niet “{ $value }” zijn.

proof-none = Bij dit verslag zit geen bewijs.
proof-unreadable = Het bewijs in dit verslag kan niet worden gelezen.
proof-commitment = Het bewijs past niet bij de eigen vastlegging: het geheim is veranderd.
proof-position = Een partij die vanuit een stelling begint, kan niet worden bewezen.
proof-entry = Regel { $number } is niet wat er uit het geheim, de nonces en de zetten volgt.

backup-not-empty = De database is niet leeg. Zet de back-up terug in een lege.
server-database-newer = De database is geschreven door een nieuwere versie van Curia. Installeer die, of noem een andere map in CURIA_DATA.
backup-newer = “{ $file }” is geschreven door een nieuwere versie van Curia. Installeer die om het terug te zetten.
backup-unreadable = “{ $file }” is geen back-up die deze versie kan lezen.

## curia serve, backup, restore, verify

help-serve =
    curia serve               tafels voor browsers en bots, alleen op deze computer

    --lan                     voor iedereen in het lokale netwerk; toont een code
                              voor telefoons
    --host ADDRESS            het adres om op te luisteren
    --port N                  de poort (8611)
    --no-browser              geen browser openen
    --language NAME           een andere taal spreken, voor zover die er is

    Meer instellingen komen uit de omgeving: zie docs/settings.md.
help-backup =
    curia backup FILE         alles wat de server bewaart in een bestand schrijven

    De server mag draaien. Het bestand bevat de geheimen van partijen die nog niet
    zijn afgelopen.
help-restore =
    curia restore FILE        een lege database vullen uit een back-up
help-verify =
    curia verify FILE         nagaan dat er bij het delen niet is geknoeid

    De vastlegging die wordt afgedrukt, moet die zijn die de tafel voor het spelen
    toonde.
file-unwritable = Het bestand “{ $file }” kan niet worden geschreven: { $why }.
serve-ready = Curia staat op { $address }. Druk op Ctrl+C om te stoppen.
backup-written = { $rows ->
    [one] Eén rij staat
   *[other] { $rows } rijen staan
} in “{ $file }”.
backup-restored = { $rows ->
    [one] Eén rij is
   *[other] { $rows } rijen zijn
} terug uit “{ $file }”.
verify-true = “{ $file }” klopt: alles wat is gedeeld, volgt uit het geheim dat is vastgelegd als { $commitment }.
