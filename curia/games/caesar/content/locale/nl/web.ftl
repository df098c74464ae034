### The table on the page.

## Everywhere

web-rules-edition = { $edition ->
    [kosmos] Duitse editie
    [czech] Tsjechische editie
    [dutch] Nederlandse editie
   *[french] Franse editie
}
web-legend-influence = invloed 1 tot 5
    .about = Telt voor zijn waarde bij een vertrouwensvraag bij zijn factie (CC-4.4). In elke actieve beurt leg je één kaart gedekt of twee open (CC-3.5).
web-legend-vote =
    .about = Aan het eind van elke actieve beurt wordt de bovenste omgedraaid (CC-3.11); dan komt er een vertrouwensvraag bij die factie (CC-4.1).

## Start page

web-cc-short = Voor twee, een half uur: bluf, timing en acht vraagkaarten.

## A new game

web-cc-memory = Geheugensteun.
    .about = Je ziet de volgorde van je eigen actiekaarten; volgens de regels moet je die onthouden.
    .people = Wie gaat zitten, vindt het goed dat iedereen die heeft.
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
web-score-for = Punten voor
web-score-patricians = patriciërs
web-score-majority = meerderheid
web-score-whole = allemaal
web-score-bonus = invloedbonus
