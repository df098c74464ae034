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
web-rules-edition = { $edition ->
    [kosmos] Duitse editie
    [czech] Tsjechische editie
    [dutch] Nederlandse editie
   *[french] Franse editie
}
web-rules-variant = Variant
web-rules-applies = Geldt hier.
web-rules-not = Geldt hier niet.
web-legend = Kaarten, stukken en hun regels
web-legend-all = Alle regels
web-legend-influence = invloed 1 tot 5
    .about = Telt voor zijn waarde bij een vertrouwensvraag bij zijn factie (CC-4.4). In elke actieve beurt leg je één kaart gedekt of twee open (CC-3.5).
web-legend-vote =
    .about = Aan het eind van elke actieve beurt wordt de bovenste omgedraaid (CC-3.11); dan komt er een vertrouwensvraag bij die factie (CC-4.1).
web-guest = Gast
web-you = jij
web-bot-name = Bot: { $bot }
web-bot-for = Bot: { $bot }, voor { $who }
web-name-of-seat = { $name } ({ $seat })

## Start page

web-welcome = Twee spellen over Romeinse politiek
web-welcome-about = Speel meteen. Geen account: een naam is genoeg.
web-play = Spelen
web-cc-short = Voor twee, een half uur: bluf, timing en acht vraagkaarten.
web-qv-short = Voor drie tot vijf vanaf 12 jaar, 45 minuten: commissies, toestemming en deals.
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
web-cc-memory = Geheugensteun.
    .about = Je ziet de volgorde van je eigen actiekaarten; volgens de regels moet je die onthouden.
    .people = Wie gaat zitten, vindt het goed dat iedereen die heeft.
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
web-edition-kosmos = Duits.
    .about = De regels van 1997, en de gebruikelijke keuze.
web-edition-czech = Tsjechisch.
    .about = Speelt als de Duitse.
web-edition-dutch = Nederlands.
    .about = Wie geen invloed in de hand heeft, moet er kaarten voor ruilen.
web-edition-french = Frans.
    .about = Vertrouwensvragen bij acht kaarten komen na het aanvullen, met een actiekaart ertussen of erna; meerderheden tellen alleen in facties die helemaal gewonnen zijn.
web-cc-actions = Actiekaarten
web-cc-actions-chosen = Elke speler legt de actiestapel op volgorde.
web-cc-actions-shuffled = De actiestapels worden geschud: goed voor een eerste partij.
web-cc-orgies = Orgieën
web-cc-orgies-all = Alle drie de orgieën blijven bij de vraagkaarten.
web-cc-orgies-late = Zodra twee facties gesloten zijn, gaat een gewone orgie die wordt omgedraaid uit het spel.
web-cc-orgies-early = Eén gewone orgie wordt vóór de partij weggenomen.
web-cc-extraordinary = Vertrouwensvraag bij acht kaarten
web-cc-extraordinary-before = Gesteld voordat de hand wordt aangevuld.
web-cc-extraordinary-after = Gesteld nadat de hand is aangevuld.
web-cc-vote-action = Een actiekaart bij zo'n vertrouwensvraag
web-cc-vote-action-no = Niet meer als de kaarten zijn omgedraaid.
web-cc-vote-action-yes = Wie aan de beurt is, mag er een spelen als de kaarten zijn omgedraaid.
web-cc-late-action = Een actiekaart voor de vraagkaart
web-cc-late-action-no = Niet meer als de hand is aangevuld.
web-cc-late-action-yes = Wie aan de beurt is, mag er na het aanvullen nog een spelen, voordat de vraagkaart wordt omgedraaid.
web-cc-no-influence = Geen invloed in de hand
web-cc-no-influence-may-pass = Wie er geen heeft, mag passen.
web-cc-no-influence-must-swap = Wie er geen heeft, moet kaarten ruilen.
web-cc-spied = Na een spion
web-cc-spied-may = Wie een kaart verloor, mag er een trekken.
web-cc-spied-must = Wie een kaart verloor, moet er een trekken.
web-cc-vetoer = Na een veto
web-cc-vetoer-may = Wie het speelde, mag een kaart trekken.
web-cc-vetoer-must = Wie het speelde, moet een kaart trekken.
web-cc-lone-end = Alleen verder spelen
web-cc-lone-end-five = Eindigt met vijf eigen kaarten bij elke open factie.
web-cc-lone-end-no-room = Eindigt als er niets meer kan worden gelegd, om welke reden ook.
web-cc-lone-end-last-hand = Eindigt met de laatste invloedkaart in de hand; er wordt niet getrokken.
web-cc-majority = Het punt voor de meerderheid
web-cc-majority-absolute = Voor drie van de vijf of twee van de drie.
web-cc-majority-group-won = Hetzelfde, maar alleen als de hele factie is gewonnen.
web-cc-whole-group = Het punt voor een hele factie
web-cc-whole-group-whole = Voor alle patriciërs van een factie.
web-cc-whole-group-won-so-far = Voor alle die tot dan toe zijn gewonnen, ook als er nog liggen.
web-qv-ones = Lauweren van één
web-qv-ones-all = Ze doen allemaal mee.
web-qv-ones-few = Slechts een deel: lauweren zijn schaars.
web-qv-disclosure = Lauweren tonen
web-qv-disclosure-false = Totalen blijven tot het einde verborgen.
web-qv-disclosure-true = Na elk van de eerste drie senatoren in de Senaat mag iedereen vragen dat allen ze even tonen.
web-qv-consul = Lengte
web-qv-consul-false = Eén partij.
web-qv-consul-true = Drie partijen achter elkaar, om het consulschap.
web-qv-laurels = Lauweren
web-qv-laurels-hidden = De lauweren van elke speler liggen gedekt.
web-qv-laurels-open = De lauweren van iedereen liggen open.

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

web-card-back = { $kind ->
    [action] een actiekaart van { $side ->
        [cleopatra] Cleopatra
       *[caesar] Caesar
    }, gedekt
   *[influence] een invloedkaart van { $side ->
        [cleopatra] Cleopatra
       *[caesar] Caesar
    }, gedekt
}
web-card-down = { $card }, gedekt
web-side = { $seat ->
    [cleopatra] Cleopatra
   *[caesar] Caesar
} bij de { cc-group }
web-sum = Invloed
web-sum-about = De invloed die hier te zien is
web-group-state = nog { $left } van de { $size } patriciërs; gewonnen: Cleopatra { $cleopatra }, Caesar { $caesar }
web-bonus = Bonus
web-zone = { $what }: { cc-group }
web-face-up = Open
web-face-down = Gedekt
web-here-scout = Verken hier
web-here-wrath = Toorn hier
web-here-castle-first = Deze …
web-here-castle-second = … en deze
web-reserve-influence = Invloedstapel
web-reserve-action = Actiestapel
web-on-top = bovenop: { cc-card }
web-patricians = Gewonnen patriciërs
web-points = Punten tot nu toe
web-votes = Vraagkaarten
web-votes-shown = Omgedraaid
web-votes-come = Komen nog ({ $number })
web-none-yet = nog geen
web-your-hand = Jouw hand
web-main-how = Kies een kaart uit je hand, of sleep hem naar een factie. Leg één kaart gedekt, of twee open.
web-second-how = Kies de tweede kaart, en waar je hem legt.
web-choose-group = Kies een factie.
web-choose-hit = Kies de kaart die je treft.
web-card-not-now = Dit kan nu niet worden gespeeld.
web-let-pass = Altijd laten gaan; er wordt je niets meer gevraagd
web-standing = Als er een actiekaart wordt gespeeld
web-standing-is-ask = vraag het mij
web-standing-is-pass = altijd laten gaan
web-standing-is-own = mijn vaste antwoorden
web-standing-about = Antwoorden die je hier achterlaat, worden voor je gegeven. Niemand kan ze onderscheiden van een keuze van het moment. Een veto wordt alleen gespeeld zolang je er een hebt.
web-standing-others = Alle andere
web-standing-ask = Vraag het mij
web-standing-allow = Laat gaan
web-standing-veto = Veto
web-swap-how = Kies de kaarten die je aflegt. Je trekt er evenveel.
web-swap-do = { $number ->
    [one] Leg één kaart af
   *[other] Leg { $number } kaarten af
}
web-order-how = Sleep de kaarten in de volgorde die je wilt (met een vinger aan de greep), of verplaats ze met de pijlen. Je trekt van boven af, nummer 1 eerst.
web-order-up = { cc-card }: één plek omhoog
web-order-down = { cc-card }: één plek omlaag
web-order-grip = { cc-card }: verplaats met de pijltjestoetsen
web-order-moved = { cc-card }: plek { $place }
web-order-done = In deze volgorde
web-shuffle = Schudden
web-shuffled = Geschud.
web-suggestion = Suggestie { $number }
web-arrange-how = Sleep een kaart op een andere om ze te wisselen, of kies er twee.
web-arrange-item = { cc-card } bij de { cc-group }
web-arrange-done = Leg ze zo neer
web-castle-how = Sleep een kaart naar de andere factie, of druk erop.
web-castle-item = { cc-card }: verplaats naar de { cc-group }
web-castle-done = Leg ze zo neer
web-castle-full = Voor zoveel is er geen plaats.
web-vote-scene = Vertrouwensvraag: { cc-group }
web-skip = Verder
web-skip-votes = Alles overslaan (nog { $number })
web-score = Puntentelling
web-score-for = Punten voor
web-score-patricians = patriciërs
web-score-majority = meerderheid
web-score-whole = allemaal
web-score-bonus = invloedbonus
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
