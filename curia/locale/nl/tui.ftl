### The terminal table (`curia play --tui`, `curia join`): keys, forms and what is said around the games.

tui-name = Curia
tui-missing = De terminaltafel heeft Textual nodig, en dat is niet geïnstalleerd. Zonder --tui, aan de tafel van een server met --line, wordt de partij in gewone regels gespeeld. { install-extra }
tui-no-terminal = De terminaltafel heeft een terminal nodig die ze kan vullen. Zonder --tui, aan de tafel van een server met --line, wordt de partij in gewone regels gespeeld.
tui-panel = Jouw keuze
tui-log = Wat er gebeurde
tui-type = een zet, zoals “{ $move }”
tui-type-CC = down 4 senators
tui-type-QV = enter b5

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
tui-help-CC =
    Een kaart met * ligt gedekt; een * alleen is een kaart die je niet kunt zien. Het getal naast een naam is de invloed die je daar kunt zien. Handen en reservestapels worden geteld als invloed+actiekaarten.
    Kort mag ook: “down 4 sen”, “up P praetors”, “swap 1 5 spy”, “castle sen aed”.
tui-help-QV =
    Senatoren staan er met de letter van hun familie, vrije plaatsen met een punt. Paden gaan omhoog; de lauwer van een pad staat tussen haakjes, en C is Caesar.
    Deals mag je typen: “propose b5>i3; consent red; pay 2 to red; promise red consent at g3”.

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

## Caesar & Cleopatra

tui-cc-table-sum = { $influence }
tui-cc-table-sum-more = { $influence }+
tui-cc-plate = { $who ->
    [you] Jij ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} · gewonnen: { $won }
tui-cc-hand = Hand:
tui-cc-hand-count = hand { $influence }+{ $action }
tui-cc-reserves = stapels { $influence }+{ $action }
tui-cc-bonus = bonus: { cc-group }
tui-cc-form-order = een eigen volgorde
tui-cc-form-arrange = op een andere manier
tui-cc-form-rearrange = kies de kaarten
tui-cc-swap = Welke kaarten leg je af? Je trekt er evenveel.
tui-cc-rearrange = Welke ervan leg je bij de { cc-group-first }? De andere gaan naar de { cc-group-second }.
tui-cc-order = De bovenste kaart wordt het eerst getrokken. Enter of t legt een kaart bovenop, u en d schuiven hem omhoog en omlaag.
tui-cc-order-up = Omhoog (u)
tui-cc-order-down = Omlaag (d)
tui-cc-order-top = Bovenop (t)
tui-cc-arrange = Kies een factie, dan haar waarde: 1 tot { $most }. De waarde die daar lag, gaat naar de andere factie.

## Quo Vadis?

tui-qv-caesar = C
tui-qv-plate = { $who ->
    [you] Jij ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $tiles ->
    [one] 1 fiche
   *[other] { $tiles } fiches
}, nog { $reserve ->
    [one] 1 senator
   *[other] { $reserve } senatoren
}
tui-qv-plate-known = { $who ->
    [you] Jij ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}: { $laurels ->
    [one] 1 lauwer
   *[other] { $laurels } lauweren
}, nog { $reserve ->
    [one] 1 senator
   *[other] { $reserve } senatoren
}
tui-qv-tiles = Fiches: { $tiles }
tui-qv-promises = { $number ->
    [one] Er staat één belofte
   *[other] Er staan { $number } beloften
} open.

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
