### The page around the two games: start, lobby, table, replay, settings.

## Everywhere

web-skip-to-main = Naar de inhoud
web-settings = Instellingen
web-lost = Geen verbinding. Nieuwe poging …
web-loading = Een ogenblik …
web-part-missing = Dit deel van de pagina kon niet worden geladen. Misschien is er een nieuwere versie, of was het netwerk even weg.
web-reload = Pagina opnieuw laden
web-close = Sluiten
web-cancel = Annuleren
web-back = Terug
web-home = Naar de startpagina
web-nothing-here = Hier is niets.
web-about = Over Curia
web-look = Uiterlijk
web-look-system = Zoals het apparaat
web-look-light = Licht
web-look-dark = Donker
web-notices = Als je aan de beurt bent
web-sound = Een geluid
web-notify = Een melding van de browser
web-language = Taal
web-licences = Licenties van lettertypen en bibliotheken
web-version = Curia { $version }
web-rules-compiled = Bots denken met gecompileerde regels.
web-rules-interpreted = Bots denken met geïnterpreteerde regels, enkele keren langzamer dan met gecompileerde.
web-rules = Regels
web-contents = Inhoud
web-rules-of = Regels van { $game }
web-label = { $name }: { $what }
web-rules-search = In de regels zoeken
web-rules-hits = { $number ->
    [one] Eén punt.
   *[other] { $number } punten.
}
web-rules-no-hit = Geen enkel punt zegt “{ $words }”.
web-rules-example = Voorbeeld:
web-rules-options = Opties en edities
web-rules-any-edition = Alle edities
web-rules-variant = Variant
web-rules-applies = Geldt hier.
web-rules-not = Geldt hier niet.
web-legend = Kaarten, stukken en hun regels
web-legend-all = Alle regels
web-guest = Gast
web-you = jij
web-bot-name = Bot: { $bot }
web-bot-for = Bot: { $bot }, voor { $who }
web-name-of-seat = { $name } ({ $seat })

## Start page

web-welcome = Twee spellen over Romeinse politiek
web-welcome-about = Speel meteen. Geen account: een naam is genoeg.
web-play = Spelen
web-go-on = Verder met mijn partijen
web-watch = Toekijken of meedoen
web-watch-none = Op dit moment geen open tafel.
web-replays = Terugkijken
web-waiting = wacht op spelers
web-running = bezig
web-free-seat = vrije plaats
web-your-turn = Jouw beurt
web-their-turn = ander aan de beurt
web-won-by = gewonnen door { $who }

## A new game

web-how = Hoe wil je spelen?
web-mode-bot = Tegen een bot
    .about = Begint meteen.
web-mode-friends = Met vrienden
    .about = Via een link of een code; bots voor de rest.
web-mode-hotseat = Op één apparaat
    .about = Geef het door; tussen de beurten zijn de handen afgedekt.
web-mode-table = Rond één scherm
    .about = Hier het bord, de handen op jullie telefoons.
web-name = Je naam
web-seat = Jouw kant
web-seat-any = Maakt niet uit
web-seats = Spelers
web-level = Niveau
web-listed = Open tafel.
    .about = Iedereen die deze pagina vindt, mag meedoen of toekijken.
web-may-take-back = Terugnemen.
    .about = Een zet die niets heeft onthuld, mag worden teruggenomen; alleen tegen bots ook nadat zij aan zet zijn geweest.
web-memory = Geheugensteun
web-memory-on = Geheugensteun mag: iedereen vindt het goed.
web-memory-agreed = { $who } vindt geheugensteun voor iedereen goed.
web-memory-all = Er is geheugensteun zodra iedereen het goedvindt.
web-memory-lobby-on = Met geheugensteun: iedereen ziet de volgorde van de eigen actiekaarten. Wie gaat zitten, vindt dat goed.
web-memory-lobby-off = Zonder geheugensteun, tenzij iedereen het later goedvindt.
web-clock = Klok
web-clock-none = Geen: neem de tijd
web-clock-quick = 10 minuten per speler, 10 seconden extra per zet
web-clock-calm = 30 minuten per speler, 20 seconden extra per zet
web-clock-day = Per post: één dag voor elke zet
web-clock-three-days = Per post: drie dagen voor elke zet
web-options = Editie en varianten
web-begin = Begin
web-open-table = Open een tafel
web-edition = Editie

## Before the game

web-lobby-about = De partij begint als elke plaats bezet is
web-seats-title = Plaatsen
web-seat-free = vrij
web-seat-bot = Een bot voor de plaats { $seat }
web-seat-bot-choose = Een bot …
web-seat-clear = Vrijmaken
web-sit = Ga hier zitten
web-stand-up = Opstaan
web-host = host
web-begin-when-full = Vul eerst de vrije plaatsen met mensen of bots.
web-host-begins = Iedereen is er. De host begint.
web-seats-wait = Wachten op de anderen.
web-invite = Uitnodigen
web-invite-about = Stuur deze link, of laat telefoons de code lezen. Wie hem heeft, kan aanschuiven of toekijken.
web-link = Link naar deze tafel
web-copy = Kopieer de link
web-copied = Gekopieerd
web-share = Delen
web-qr = De link als code voor telefoons
web-lan = Dit adres werkt alleen op dit apparaat.
web-lan-let-in = Laat apparaten in mijn netwerk meedoen
web-lan-open = Wie in jouw netwerk zit, kan deze link openen. Dat stopt als de server stopt.
web-lan-none = Dit adres werkt alleen op dit apparaat, en er is geen netwerk waardoor anderen kunnen komen.

## At the table

web-no-table = Deze tafel kan niet worden getoond
web-gone = Deze tafel is er niet meer voor jou.
web-talk = Verloop en chat
web-log = Verloop
web-log-none = Er is nog niets gebeurd.
web-chat = Chat
web-chat-none = Niemand heeft nog iets gezegd.
web-chat-earlier = Eerder
web-chat-say = Zeg iets
web-send = Stuur
web-unread = { $number } nieuw
web-watching = Je kijkt toe.
web-back-bot = Een bot speelt voor je.
web-back-free = Je plaats is vrij.
web-seat-back = Je plaats weer innemen
web-take-back = Terugnemen
web-resign = Opgeven
web-resign-sure = Ja, ik geef op
web-resign-end = De partij eindigt en { $who } wint.
web-resign-alone = De partij eindigt hier.
web-resign-bot = De partij gaat door: een bot speelt voor je verder. Je kunt toekijken, maar niet terugkomen.
web-hand-only = Alleen hand
web-whole-table = Hele tafel
web-move-seat = Ander apparaat
web-move-seat-about = Lees deze code met het andere apparaat: je plaats verhuist daarheen. De code is tien minuten geldig.
web-absent = { $who } is weg. Wat nu?
web-left = De plaats van { $who } is vrij. Wat nu?
web-late = De tijd van { $who } is op. Wat nu?
web-late-you = Je tijd is op. Je kunt nog zetten; de anderen mogen kiezen om zonder jou verder te gaan.
web-absent-chosen = { $who } koos: { $what }
web-absent-all = Het gebeurt als iedereen die er is hetzelfde kiest.
table-stand-in = Een bot speelt verder voor { $who }.
table-resigned = { $who } geeft op. Een bot speelt verder.
table-back = { $who } is terug.
table-removed = { $who } is van de tafel verwijderd. Een bot speelt verder.
table-left = { $who } heeft de plaats verlaten.
table-new = { $who } speelt hier nu verder.
web-apply = Vragen om hier verder te spelen
web-applies = { $who } wil graag als { $seat } verder spelen.
web-admit = Laten meespelen
web-admit-no = Nee
web-apply-waiting = Wachten tot de anderen instemmen …
web-seat-kept = vrijgehouden voor { $who }
web-seat-again = Nog eens spelen
web-clocks = Klokken
web-clock-out = tijd op
web-clock-none-runs = Op dit moment loopt er geen klok.
web-clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
} { $hours } u
web-clock-hours = { $hours } u { $minutes } min
web-clock-minutes = { $minutes } min
web-absent-bot = Een bot gaat verder
web-absent-wait = Wachten
web-absent-end = De partij beëindigen
web-away = weg
web-hand-over = Geef het apparaat aan { $seat }
web-hand-over-about = Tot dan blijven de kaarten afgedekt.
web-hand-over-ready = Ik ben { $seat }
web-rematch = Nog een partij
web-rematch-there = Naar de volgende partij
web-after = Na de partij
web-replay = Terugkijken
web-replay-link = Link om terug te kijken
web-record = Verslag
web-deals-checking = Kijken of er eerlijk is gedeeld …
web-deals-fair = Er is eerlijk gedeeld: alles volgt uit wat de server voor de partij had vastgelegd en uit je eigen aandeel.
web-deals-kept = Er is gedeeld wat de server voor de partij had vastgelegd.
web-deals-unchecked = Of er eerlijk is gedeeld, kon nu niet worden nagegaan.
web-deals-commitment = De server heeft zijn woord gebroken: het geheim is niet wat er was vastgelegd.
web-deals-nonce = De server heeft jouw aandeel in het toeval weggelaten: misschien zijn de kaarten uitgezocht.
web-deals-bot-nonce = De server heeft het aandeel van een bot verzonnen: misschien zijn de kaarten uitgezocht.
web-deals-deal = Wat er is gedeeld, volgt niet uit wat was afgesproken: het is veranderd.
web-deals-again = Er is teruggenomen en opnieuw gedeeld: misschien heeft de server de kaarten uitgezocht.
web-deals-unreadable = Deze pagina kan dit niet nagaan; “curia verify” wel, met het verslag.
web-sending = Een ogenblik …
web-waits-for = Wachten op { $seats }.
web-question = Wat je wordt gevraagd
web-thinks = aan zet

## Replay

web-first = Naar het begin
web-previous = Eén stap terug
web-next = Eén stap verder
web-last = Naar het einde
web-step = Stap { $step } van { $steps }
web-eyes = Gezien door
web-eyes-all = iedereen, alles open
web-eyes-of = { $who }
web-eyes-none = een toeschouwer

## Caesar & Cleopatra
web-score = Puntentelling
web-score-total = Totaal

## De tafel van een spel dat er zelf geen meebrengt

web-generic-view = De stand
web-generic-nothing = geen
web-generic-ask = Jij bent aan de beurt: kies een zet.
web-generic-aside = Ook nu mag je:
web-generic-moves = je zetten
web-generic-type = Zoek een zet, of typ er een
web-generic-play = Spelen
web-generic-none = Geen zet van de lijst past. Enter speelt wat je hebt getypt.
web-generic-shown = { $shown } van { $all } zetten
web-generic-text = { $text }
web-generic-you = Jij: { $what }
web-generic-player = Speler
web-generic-points = Punten
web-generic-winner = Winnaar
web-generic-won = { $who } wint.
web-generic-you-won = Je wint.
web-generic-shared = Gedeelde winst: { $who }.
web-generic-nobody-won = Niemand wint.
web-generic-ended = De partij is afgelopen ({ $clause }).
web-generic-resigned = { $who } geeft op.
web-generic-forfeit = { $who } verliest de partij reglementair.
web-generic-abandoned = De partij is afgebroken.
web-generic-back = De laatste zetten zijn teruggenomen.
web-generic-upgraded = Met een update zijn de regels veranderd, en een zet is niet meer toegestaan: de partij gaat verder van vlak daarvoor.

## Lessons

web-learn = Leren
web-learn-about = Korte lessen aan een echte tafel: een beetje lezen, een zet doen, kijken wat ervan komt. Ongeveer tien minuten per spel; je kunt op elk moment weggaan en later verdergaan.
web-learn-start = Beginnen
web-learn-resume = Verdergaan
web-learn-chapters = Hoofdstukken
web-learn-done = klaar
web-learn-voice = Wat de les zegt
web-learn-step = Stap { $step } van { $steps }
web-learn-continue = Verder
web-learn-next = Volgend hoofdstuk
web-learn-again = Dit hoofdstuk opnieuw
web-learn-show = Laat het zien
web-learn-shown = Nu licht alleen op wat de les wil.
web-learn-play = Tegen { $bot } spelen
web-puzzles = Puzzels
web-puzzles-about = Telkens één beurt, aan een echte tafel: zoek wat duidelijk het beste is. Proberen kost niets.
web-puzzles-solved = { $solved } van { $all } opgelost
web-puzzle-grade = { $grade ->
    [1] Makkelijk
    [2] Minder makkelijk
   *[3] Moeilijk
}
web-puzzle-solved = opgelost
web-puzzle-question = De vraag
web-puzzle-judged = Hoe het telt
web-puzzle-right = Goed gedaan!
web-puzzle-wrong = Nog niet
web-puzzle-again = Nog eens
web-puzzle-show = Toon de oplossing
web-puzzle-solution = De oplossing
web-puzzle-next = Volgende puzzel
web-puzzle-all = Alle puzzels
