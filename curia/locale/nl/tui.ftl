### The terminal table (`curia play --tui`, `curia join`): keys, forms and what is said around the games.

tui-name = Curia
tui-missing = De terminaltafel heeft Textual nodig, en dat is niet geïnstalleerd. Zonder --tui, aan de tafel van een server met --line, wordt de partij in gewone regels gespeeld. { install-extra }
tui-no-terminal = De terminaltafel heeft een terminal nodig die ze kan vullen. Zonder --tui, aan de tafel van een server met --line, wordt de partij in gewone regels gespeeld.
tui-panel = Jouw keuze
tui-log = Wat er gebeurde
tui-type = een zet, zoals “{ $move }”
tui-generic-type = een uit de lijst
tui-generic-help = Dit spel wordt als gewone tekst getoond. Kies een zet uit de lijst, of typ hem.

## The line at the top

tui-title = { $game } · { $who ->
    [you] Jouw beurt
   *[other] Beurt van { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}
tui-title-begin = { $game } · De tafel wordt klaargezet
tui-title-over = { $game } · De partij is afgelopen

## Keys

tui-key-help = Hulp
tui-key-rules = Regels
tui-key-log = Verloop
tui-key-lists = Lijsten
tui-key-take-back = Terug
tui-key-resign = Opgeven
tui-key-save = Opslaan
tui-key-type = Typen
tui-key-theme = Thema
tui-key-leave = Vertrek
tui-help =
    Kies met de pijltjestoetsen en Enter, met het cijfer of de letter voor een keuze, of met de muis. Escape gaat een stap terug. Je kunt ook hele zetten typen.
    Klik op iets op het bord om te zien wat je ermee kunt doen.

    ?        deze hulp
    r        de regels; na een weigering de regel waarop die berust
    l        alles wat er is gebeurd
    c        afgelegde kaarten, beloften, aanbiedingen
    u        neemt je laatste zet terug, als die niets onthulde en niemand heeft geantwoord
    x        geeft op, aan de tafel van een server
    s        slaat de partij op
    / of :   gaat naar de regel waar je zetten typt
    t        licht of donker
    q        verlaat de tafel

## Asking

tui-thinks = { $bot } ({ $seat }) denkt na.
tui-touched = Welke van deze?
tui-touched-nothing = Daar kun je nu niets mee doen.
tui-paused = De volgende beurt gaat zo beginnen. Wil je eerst nog iets zeggen?
tui-watching = De volgende beurt gaat zo beginnen.
tui-go-on = verder
tui-always = verder, en niet meer stoppen
tui-offer = doe een aanbod
tui-offer-by = een aanbod van { $seat }
tui-answer-by = { $seat } antwoordt op een deal
tui-withdraw = trek deal { $number } in
tui-ready = Niemand kijkt
tui-do = Doe het
tui-sheet-leave = Esc: sluiten

## Saving and leaving

tui-save = Sla de partij op
tui-save-name = Naam van het bestand:
tui-save-server = De server bewaart deze partij. Als ze is afgelopen, kun je haar hier opslaan.
tui-leave = Verlaat de tafel
tui-leave-save = Opslaan
tui-leave-leave = Niet opslaan
tui-leave-stay = Blijven

## The rules

tui-rules = De regels
tui-rules-hint = een punt zoals { $clause }.1, een hoofdstuk zoals { $clause }, een kaart, of woorden om te zoeken

## Joining a server's table

help-join =
    curia join LINK           aanschuiven aan de tafel van een server; LINK is die
                              uit de browser

    --name NAME               wat de anderen zien
    --seat SEAT               de plaats die je inneemt, als er meer vrij zijn
    --watch                   geen plaats innemen, alleen toekijken
    --line                    spelen in gewone regels in plaats van op het scherm
    --memory-aids, --no-memory-aids
                              geheugensteun goedvinden (de volgorde van je eigen
                              actiekaarten wordt getoond), of niet meer
    --language NAME           een andere taal spreken, voor zover die er is

    De server herkent je als je vanaf dezelfde computer terugkomt: je plaats
    blijft van jou.
join-link = “{ $link }” is geen link naar een tafel. Een link ziet eruit als http://127.0.0.1:8611/t/abc123#secret.
join-refused = { $why }
join-lost = De server { $address } is niet bereikbaar: { $why }.
join-elsewhere = Op { $address } draait geen Curia.
join-name = Je naam? >{" "}
join-watch = Er is geen vrije plaats: je kijkt toe.
join-resign = Opgeven?
join-back = “curia join” met dezelfde link geeft je je plaats terug.
join-gone = Deze tafel is er niet meer voor jou.
join-reconnect = De verbinding is weg. Nieuwe poging …
join-seat = { $seat } ({ $name ->
    [none] vrij
   *[other] { $name }
})
join-seats = Aan tafel: { $seats }.
join-waiting-seats = Wachten tot de anderen zitten.
join-waiting-host = Iedereen is er. De host laat de partij beginnen.
join-waiting = Wachten op { $seats }.
join-help =
    Een nummer kiest uit de lijst; een lege regel gaat terug of neemt het voorstel.
    Je kunt ook altijd een zet typen.
    table         toont de tafel nog eens
    resign        geeft op; eerst staat er wat er dan gebeurt
    quit          vertrekt; met hetzelfde commando kom je terug
tui-said = { $name }: “{ $text }”
tui-begin = laat de partij beginnen
tui-key-say = Zeg
tui-say = Zeg iets tegen de tafel:
