### Aids for the real table, on paper: reference cards, score pads, puzzle sheets.

help-print =
    curia print WHAT          hulp voor de echte tafel, als pdf: cards (overzichtskaarten),
                              pads (scoreblokken), puzzles (puzzels) of all
    curia print WHAT GAME     van één spel: caesar-cleopatra of quovadis

    --out FILE                waarheen; anders curia-WHAT.pdf in deze map
    --paper NAME              a4 (standaard) of letter
    --edition NAME            voor welke regels van Caesar & Cleopatra de kaarten zijn:
                              kosmos, czech, dutch of french; anders die van de taal
    --language NAME           in een andere taal afdrukken, voor zover die er is
print-missing = Afdrukken heeft fpdf2 en twee lettertypen nodig, en die zijn niet allemaal geïnstalleerd. { install-extra }
print-what = “{ $what }” kan niet worden afgedrukt. Er is: { $aids }.
print-game = Voor “{ $game }” valt er niets af te drukken, alleen voor: { $games }.
print-paper = Er is geen papier “{ $paper }”, alleen: { $papers }.
print-failed = “{ $file }” kan niet worden geschreven: { $why }.
print-done = { $pages ->
    [one] Eén pagina in { $file }.
   *[other] { $pages } pagina's in { $file }.
}
print-title = { $what ->
    [cards] Overzichtskaarten
    [pads] Scoreblokken
    [puzzles] Puzzels
   *[all] Hulp voor de tafel
}
print-lead = { $name }:

## Reference cards: Caesar & Cleopatra. The options are those of the edition.

print-edition = { $edition ->
    [czech] Tsjechische regels
    [dutch] Nederlandse regels
    [french] Franse regels
   *[kosmos] Duitse regels
}
print-cc-turn = Je beurt
print-cc-active = Actief, in deze volgorde
print-cc-action = Je mag één actiekaart spelen, op elk moment tot je klaar bent met leggen{ $late_action ->
    [yes] {" "}of later, waar het erbij staat.
   *[no] .
}
print-cc-lay = Leg invloed: één kaart gedekt, of twee kaarten open, bij één factie of bij twee.
print-cc-extraordinary = Waar acht kaarten liggen, wordt een buitengewone vertrouwensvraag gesteld.{ $vote_action ->
    [yes] {" "}Voordat die is beslist, mag je je actiekaart nog spelen, en dan trek je één kaart.
   *[no] {""}
}
print-cc-refill = Vul je hand aan tot vijf. Kies voor elke kaart een reservestapel.
print-cc-vote-card = Draai de bovenste vraagkaart om.{ $late_action ->
    [yes] {" "}Vlak ervoor mag je je actiekaart nog spelen, ook als je hem net hebt getrokken.
   *[no] {""}
}
print-cc-passive = Of passief
    .how = Leg zo veel handkaarten af als je wilt en trek er evenveel. Geen actiekaart, geen invloed, geen vraagkaart.
print-cc-no-influence = Zonder invloedkaart in je hand moet je passief zijn{ $no_influence ->
    [must-swap] {" "}en voor invloed ruilen.
   *[may-pass] .
}
print-cc-limits = Ruimte
    .how = Hooguit vijf kaarten aan één kant van een factie, en acht aan beide kanten samen. Geen bij een gesloten factie.
print-cc-cards = De kaarten
print-cc-each = elk { $number }
print-cc-spied = { $spied ->
    [must] Daarna moet je tegenstander een kaart trekken.
   *[may] Daarna mag je tegenstander een kaart trekken.
}
print-cc-vetoer = { $vetoer ->
    [must] Daarna moet je een kaart trekken.
   *[may] Daarna mag je een kaart trekken.
}
print-cc-vote = De vertrouwensvraag
print-cc-reveal = Draai alle gedekte kaarten bij de factie om, aan beide kanten.
print-cc-sum = Tel elke kant op. Een filosoof telt voor 0.
print-cc-decide = De grootste invloed wint de bovenste patriciër. Maar heeft één kant meer filosofen, dan wint de kleinste.
print-cc-equal = Gelijke invloed: onbeslist. Niemand wint, en alle kaarten blijven liggen.
print-cc-discards = Wie de grootste invloed heeft, legt daar de hoogste kaart af, wie de kleinste heeft het laagste getal. Alle filosofen worden afgelegd.
print-cc-closes = Is de laatste patriciër gewonnen, dan is de factie gesloten en wordt alle invloed daar afgelegd.
print-cc-vote-cards = Vraagkaarten
print-cc-each-group = Eén voor elke factie
print-cc-points = Punten en einde
print-cc-patrician = voor elke patriciër die je hebt gewonnen
print-cc-majority = voor de meerderheid in een factie, 3 van de 5 of 2 van de 3{ $majority ->
    [group-won] , als al haar patriciërs zijn gewonnen
   *[absolute] {""}
}
print-cc-whole = { $whole_group ->
    [won-so-far] voor alle gewonnen patriciërs van een factie
   *[whole] voor alle patriciërs van een factie
}
print-cc-bonus = voor je invloedbonus, als je in die factie de meerderheid hebt
print-cc-example = Vijf quaestoren met hun bonus: 5 + 1 + 1 + 2 = 9.
print-cc-most = De meeste punten winnen. Bij gelijke punten de meeste patriciërs.
print-cc-end = De partij eindigt
print-cc-all-won = als alle 21 patriciërs zijn gewonnen;
print-cc-spent = als niemand nog invloed heeft, in de hand of op de reservestapel.
print-cc-alone = Heeft maar één speler nog invloed, dan speelt die alleen verder{ $lone_end ->
    [last-hand] {" "}zonder te trekken, tot de laatste invloedkaart uit de hand is gelegd.
    [no-room] {" "}tot er geen ruimte meer is voor een kaart.
   *[five] {" "}tot er bij elke open factie vijf kaarten aan de eigen kant liggen.
}

## Reference cards: Quo Vadis?

print-qv-turn = Je beurt
print-qv-one = Doe een van deze dingen. Passen kan niet.
print-qv-enter = Een senator inzetten
    .how = op een vrije plaats naar keuze in de vier laagste commissies.
print-qv-move = Een senator verplaatsen
    .how = een pad omhoog, naar een vrije plaats. Je hebt de toestemming nodig, en je neemt de lauwer van het pad.
print-qv-caesar = Caesar verplaatsen
    .how = naar een andere lauwer.
print-qv-consents = Toestemming, naar plaatsen van de commissie
print-qv-needed = { $seats ->
    [1] Van niemand.
    [3] Van één andere senator die er zit, van jou of van een ander.
   *[5] Van twee andere senatoren die er zitten, van jou of van anderen.
}
print-qv-stuck = Te weinig anderen in de commissie? Dan helpt alleen Caesar je eruit.
print-qv-laurels = Lauweren en Caesar
print-qv-tiles = De fiches
print-qv-take = Neem het fiche van je pad en leg het gedekt voor je. Er komt een nieuw uit de voorraad.
print-qv-earn = Voor elke toestemming van een senator van een andere speler krijgt de eigenaar een I uit de bank.
print-qv-room = Een vrije plaats erboven is toch nodig.
print-qv-deals = Deals en beloften
print-qv-anything = Over alles mag worden onderhandeld, door iedereen met iedereen, op elk moment van een beurt, ook tegen de speler aan de beurt.
print-qv-binding = Bindend: deze beurt
    .how = Toestemming, lauweren, wat de speler aan de beurt doet (een senator verplaatsen, er een inzetten, Caesar verplaatsen), en wat iemand afspreekt niet te doen.
print-qv-promise = Een belofte: later
    .how = Een andere keer toestemming, een tijdlang geen voor een derde, Caesar ergens heen of juist niet. Een belofte bindt niemand.
print-qv-others = Ook de anderen mogen onderling een deal sluiten, om lauweren en beloften: zodra iedereen die iets geeft akkoord is.
print-qv-whole = Een deal geldt helemaal of helemaal niet, zodra iedereen die iets geeft akkoord is.
print-qv-pay = Je betaalt met fiches die je hebt of met deze verplaatsing krijgt. Wisselgeld komt van de spelers, nooit uit de bank.
print-qv-end = Einde en winnaar
print-qv-fifth = De partij eindigt meteen als de vijfde senator de Senaat binnengaat.
print-qv-scored = Alleen spelers met een senator in de Senaat tellen mee.
print-qv-most = Van hen wint wie de meeste lauweren heeft. Bij gelijke lauweren: wie het eerst in de Senaat was.
print-qv-variants = Varianten
print-qv-few = Weinig fiches I
    .how = 10 met drie spelers, 14 met vier, 18 met vijf.
print-qv-disclosure = Lauweren tonen
    .how = Na de eerste, tweede en derde senator in de Senaat mag elke speler vragen dat allen hun lauweren tonen.
print-qv-consul = Consul
    .how = Drie partijen achter elkaar. De lauweren van wie meetelt worden opgeteld; ieder houdt hooguit twee senatoren op het bord.

## Pads

print-pad-score = Score
print-pad-name = Naam
print-pad-date = Datum
print-pad-group = Factie
print-pad-patricians = Patriciërs
print-pad-majority = Meerderheid
print-pad-whole = Hele factie
print-pad-bonus = Bonus
print-pad-sum = Som
print-pad-total = Totaal
print-pad-game = Partij { $number }
print-pad-senate = Senaat: volgorde
print-pad-laurels = Lauweren
print-pad-promises = Beloften
print-pad-who = Wie
print-pad-whom = Aan wie
print-pad-what = Wat
print-pad-until = Tot
print-pad-kept = Gehouden?

## Puzzle sheets

print-solutions = Oplossingen
print-face-down = Een kaart met een donkere voet ligt gedekt.
