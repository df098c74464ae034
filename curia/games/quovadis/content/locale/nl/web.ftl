### Quo Vadis? in the browser: the board, the deal desk, the ledger, the end.

## The board

qv-web-board = Het bord, van de Senaat naar beneden
qv-web-committee = { $committee ->
    [senate] De Senaat
   *[other] Commissie { $committee }
}: { $number ->
    [0] leeg
   *[other] { $seats }
}; { $free ->
    [0] geen vrije plaats
    [one] één vrije plaats
   *[other] { $free } vrije plaatsen
}
qv-web-sitting = { qv-who } { $number }
qv-web-choose-senator = { $who ->
    [you] Kies je senator in { $committee }
   *[other] Kies de senator van { qv-who } in { $committee }
}
qv-web-choose-caesar = Kies Caesar
qv-web-ask-propose = { $what }: vraag om toestemming
qv-web-ask-offer = { $what }: doe er een aanbod voor
qv-web-shut = { $from } naar { qv-place }: { $reason ->
    [full] daar is geen vrije plaats (QV-5.1).
    [bound] voor deze beurt uitgesloten, zo is het afgesproken (QV-9.2).
    [refused] wie toestemming zou moeten geven, heeft afgesproken dat deze beurt niet te doen (QV-9.2).
   *[few] te weinig senatoren in { $from } om toestemming te geven (QV-5.5).
}
qv-web-place = { $from } – { $committee ->
    [senate] Senaat
   *[other] { $committee }
}{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
}
qv-web-between = tussen { $from } en { qv-place }

## What you are asked

qv-web-answer = Deal { $number } ligt voor je. Wat zeg je?
qv-web-how = Kies een van je senatoren of Caesar op het bord, zet een senator in, of stel een deal voor.
qv-web-how-hand = Kies een van je senatoren, zet er een in, verplaats Caesar, of stel een deal voor.
qv-web-how-offer = Wil je { $who ->
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
} iets aanbieden, kies dan een senator van die familie of Caesar op het bord, of stel een deal samen.
qv-web-how-senator = Vanuit { $committee }: een volle lijn is een weg die voor je openstaat, een onderbroken lijn vraagt toestemming van anderen.
qv-web-how-caesar = Kies waar Caesar heen gaat.
qv-web-how-reserve = Kies waar de senator begint.
qv-web-bring-in = Zet een senator in (nog { $reserve })
qv-web-make-offer = Bied { $who ->
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
} een deal aan
qv-web-senators = Senatoren
qv-web-choices = Hoe je verder kunt
qv-web-disclosed = Even tonen allen hun lauweren: { $totals }.

## Around the table

qv-web-families = De families
qv-web-on-turn = aan de beurt
qv-web-answers = moet antwoorden
qv-web-reserve = Senatoren om in te zetten
qv-web-tiles = Lauwerfiches
qv-web-kept = Beloften gehouden
qv-web-broken = Beloften gebroken
qv-web-no-laurels = { $who ->
    [you] Je hebt nog geen lauweren.
   *[other] { qv-who } heeft nog geen lauweren.
}

## Deals and offers

qv-web-on-table = De deal op tafel
qv-web-deal = Deal { $number } van { $who ->
    [you] jou
   *[other] { qv-who }
}
qv-web-agreed = Akkoord: { $seats }.
qv-web-waiting = Wacht op antwoord van: { $seats }.
qv-web-cannot-pay = Je hebt niet wat je zou moeten betalen.
qv-web-bound = Je hebt afgesproken deze beurt geen toestemming te geven (QV-9.2).
qv-web-bound-now = Afgesproken voor deze beurt
qv-web-bribe = Betaal { qv-to } om geen toestemming te geven
qv-web-said = Gezegd over deal { $number }
qv-web-offers = Openstaande aanbiedingen
qv-web-offer = Aanbod { $number } van { $who ->
    [you] jou
   *[other] { qv-who }
}
qv-web-offer-others = Deal { $number } tussen anderen, van { $who ->
    [you] jou
   *[other] { qv-who }
}
qv-web-open-to = Open voor: { $seats }. Niemand hoeft te antwoorden.
qv-web-cannot-accept = Je kunt niet akkoord gaan: je hebt niet wat je zou moeten betalen, of het is in strijd met wat deze beurt is afgesproken (QV-9.2).
qv-web-cannot-take = { $together ->
    [yes] Alleen samen met een ander.
   *[no] Zo kan het niet worden aangenomen: er ontbreken toestemmingen, of lauweren om te betalen.
}

## The deal desk

qv-web-desk-propose = Stel een deal voor
qv-web-desk-offer = Bied { $who ->
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
} een deal aan
qv-web-desk-others = Een deal tussen anderen
qv-web-desk-counter = Beantwoord deal { $number } met een andere
qv-web-do-propose = Stel voor
qv-web-do-offer = Bied aan
qv-web-do-counter = Antwoord zo
qv-web-consents = Wiens toestemming in { $committee }?
qv-web-consents-about = { $caesar ->
    [yes] Caesar ligt op deze weg: niemands toestemming is nodig, en niemand krijgt lauweren (QV-7.3, QV-7.4).
   *[no] { $seats ->
        [1] Hier is niemands toestemming nodig.
        [3] Er is één toestemming nodig; eigen senatoren hier vullen aan wat openblijft. Elke toestemming van een andere familie levert die een lauwer I op (QV-6.2).
       *[other] Er zijn twee toestemmingen nodig; eigen senatoren hier vullen aan wat openblijft. Elke toestemming van een andere familie levert die een lauwer I op (QV-6.2).
    }
}
qv-web-consents-of = Toestemmingen van { $who ->
    [you] jou
   *[other] { qv-who }
}
qv-web-of = (hier { $number })
qv-web-nobody-there = Geen andere familie heeft daar een senator.
qv-web-ones = De bank heeft maar { $bank ->
    [one] 1 lauwer I
   *[other] { $bank } lauweren I
}. Wie gaat voor?
qv-web-ones-order = in beurtvolgorde
qv-web-payments = Nu lauweren: wie betaalt wie?
qv-web-payer = Wie betaalt
qv-web-paid = Wie krijgt
qv-web-pays = aan
qv-web-laurels = Lauweren
qv-web-add-payment = Betaling toevoegen
qv-web-drop-payment = Deze betaling weglaten
qv-web-promises = Beloften: wie belooft wie iets?
qv-web-promises-about = Wie toezegt iets niet te doen, is daar deze beurt aan gebonden (QV-9.2). Wat verder reikt, bindt niemand, maar iedereen ziet wat ervan is geworden (QV-9.3, QV-9.8).
qv-web-promises-to = aan
qv-web-at = In welke commissie
qv-web-anywhere = een keer
qv-web-at-committee = in { $committee }
qv-web-turns = Hoelang
qv-web-to-the-end = tot het einde
qv-web-this-turn = alleen deze beurt
qv-web-for-turns = { $turns ->
    [one] één ronde
   *[other] { $turns } rondes
}
qv-web-add-promise = Belofte toevoegen
qv-web-drop-promise = Deze belofte weglaten
qv-web-unfinished = Kies waar de deal over gaat, of voeg een betaling of een belofte toe.
qv-web-draft = Verder met je ontwerp
qv-web-draft-declined = Wijzig de afgewezen deal
qv-web-draft-drop = Weggooien
qv-web-held-turn = { $who ->
    [you] Opgesteld voor je eigen beurt
   *[other] Opgesteld voor de beurt van { qv-who }
}. Tot dan blijft het hier staan.
qv-web-held-wait = Dat kan nu even niet. Het ontwerp blijft hier staan.
qv-web-held-adapt = Gebruik het voor deze beurt
qv-web-fault-senator = { $who ->
    [you] Je hebt daar geen senator meer.
   *[other] { qv-who } heeft daar geen senator meer.
}
qv-web-fault-consents = { $who ->
    [you] Je hebt daar minder senatoren.
   *[other] { qv-who } heeft daar minder senatoren.
}
qv-web-fault-seat = Daar is nu geen plaats vrij.
qv-web-fault-reserve = Er is geen senator meer om in te zetten.
qv-web-fault-caesar = Caesar ligt daar al.
qv-web-fault-bare = Caesar gaat naar een lauwer, en daar ligt er geen (QV-7.1).
qv-web-fault-drop = Laat weg
qv-web-less = { $what }: één minder
qv-web-more = { $what }: één meer

## The ledger

qv-web-ledger = Beloften
qv-web-legend-one = commissie met één plaats
    .about = Een senator vertrekt er zonder toestemming; op het pad liggen geen lauweren (QV-5.2, QV-1.4).
qv-web-legend-three = commissie met drie plaatsen
    .about = Om te vertrekken is toestemming nodig van één andere senator daar (QV-5.3).
qv-web-legend-five = commissie met vijf plaatsen
    .about = Om te vertrekken is toestemming nodig van twee andere senatoren daar (QV-5.4).
qv-web-legend-laurel = lauwer op een pad
    .about = Wie over het pad gaat, neemt hem; er komt meteen een nieuwe (QV-6.1). Lauweren beslissen de partij (QV-8.2).
qv-web-legend-deal = deal
    .about = Wordt als geheel uitgevoerd zodra iedereen die iets geeft akkoord gaat (QV-9.7). Wat deze beurt kan, is bindend (QV-9.2).
qv-web-legend-promise = belofte
    .about = Reikt verder dan deze beurt en bindt niemand (QV-9.3); het overzicht zegt wat ervan kwam (QV-9.8).
qv-web-ledger-count = { $open } open, { $kept } gehouden, { $broken } gebroken
qv-web-only-open = Alleen open
qv-web-status = { $status ->
    [open] Open
    [kept] Gehouden
    [broken] Gebroken
    [never] Nooit aan de orde gekomen
   *[unjudged] Niet beoordeeld
}
qv-web-from-deal = Deal { $number }.
qv-web-left = { $turns ->
    [one] Eindigt met deze beurt.
   *[other] Eindigt na nog { $turns } beurten.
}

## The end

qv-web-ended = { $reason ->
    [senate] De vijfde senator is in de Senaat.
    [consul] Er zijn drie partijen gespeeld.
   *[idle] Er werd alleen nog Caesar verplaatst.
}
qv-web-family = Familie
qv-web-in-senate = Plaatsen in de Senaat
qv-web-laurel-tiles = Lauweren
qv-web-game = Partij { $game }
qv-web-last-game = Laatste partij:
qv-web-not-scored = Niemand in de Senaat, dus telt niet mee: { $seats }.

## Start page

web-qv-short = Voor drie tot vijf vanaf 12 jaar, 45 minuten: commissies, toestemming en deals.

## A new game

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
