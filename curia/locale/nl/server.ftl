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
server-seat-played = De plaats { server-seat } is van wie er heeft gespeeld; na opgeven komt niemand terug.
server-no-applicant = Niemand vraagt om die plaats ({ $seat }).
server-seat-asked = Iemand anders vraagt al om die plaats ({ $seat }).
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
server-absent-end = Met drie of meer spelers gaat de partij door: kies een bot of wacht.
server-muted = De host heeft je aan deze tafel het zwijgen opgelegd.
server-full = De server is vol. Probeer het later nog eens.
server-stored = Deze server heeft zoveel opgeslagen als mag en opent geen tafels meer.
server-many-streams = Te veel liveverbindingen tegelijk. Sluit eerst een paar tabbladen of programma’s.
server-log-full = De deals van deze partij zijn te lang geworden. Vanaf nu kan alleen nog een zet zonder deal.
server-chat-full = Aan deze tafel is genoeg gezegd: meer regels worden niet bewaard.
server-many-tables = Je hebt te veel tafels open. Maak er eerst een paar af.
server-rate = Dat was te veel tegelijk. Wacht even.
server-unread = Te veel van wat je hebt gevraagd is nog niet gelezen. Lees dat eerst.
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
proof-dealt-again = Regel { $number } neemt terug wat er was gedeeld, zodat er opnieuw is gedeeld: misschien heeft de server de kaarten uitgezocht.
proof-nonce = Niemand heeft aan deze tafel de nonce “{ $nonce }” gegeven.

backup-not-empty = De database is niet leeg. Zet de back-up terug in een lege.
server-database-newer = De database is geschreven door een nieuwere versie van Curia. Installeer die, of noem een andere map in CURIA_DATA.
server-storage = De server kan nu niets opslaan. Er gaat niets verloren; probeer het zo nog eens.
server-data = De gegevensmap “{ $folder }” is niet te gebruiken: { $why }.
server-running-already = Een andere Curia-server gebruikt de gegevensmap “{ $folder }”. Stop die eerst, of noem een andere map in CURIA_DATA.
server-database = De database is niet te gebruiken: { $why }.
server-database-damaged = De database is beschadigd: { $why }. Zet een back-up terug in een lege map en noem die in CURIA_DATA.
server-database-driver = PostgreSQL heeft het extra “postgres” nodig: docs/start.md zegt hoe je dat installeert.
backup-no-database = Bij “{ $file }” is geen database van Curia. CURIA_DATA noemt de map waarin die staat.
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

    --nonce TEKST             nagaan of deze nonce, die je zelf gaf, erbij is

    De vastlegging die wordt afgedrukt, moet die zijn die de tafel voor het spelen
    toonde.
file-unwritable = Het bestand “{ $file }” kan niet worden geschreven: { $why }.
serve-ready = Curia staat op { $address }. Druk op Ctrl+C om te stoppen.
serve-missing = Hier is alleen de bibliotheek geïnstalleerd, zonder de server. { install-extra }
backup-written = { $rows ->
    [one] Eén rij staat
   *[other] { $rows } rijen staan
} in “{ $file }”.
backup-restored = { $rows ->
    [one] Eén rij is
   *[other] { $rows } rijen zijn
} terug uit “{ $file }”.
verify-true = “{ $file }” klopt: alles wat is gedeeld, volgt uit het geheim dat is vastgelegd als { $commitment }.
verify-upgraded = Met regel { $number } heeft de server regels teruggenomen en is er volgens nieuwere spelregels verder gespeeld. Wat er daarbij aan gedeelde kaarten is teruggenomen, is precies zo opnieuw gedeeld.
verify-nonce = Je nonce is een van de waarden waaruit is gedeeld.
verify-given = Nonces zijn gegeven bij: { $seats }. Die van alle andere plaatsen volgen uit het geheim. Zat daar vanaf het begin een bot, dan heeft de server die nonce gekozen.
verify-given-none = Niemand heeft een nonce gegeven: ze volgen allemaal uit het geheim. Dat laat zien dat vaststond wat er gedeeld zou worden voordat iemand ging zitten, niet dat het eerlijk was.
