### Sheets for the real table.

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

print-pad-game = Partij { $number }
print-pad-senate = Senaat: volgorde
print-pad-laurels = Lauweren
print-pad-promises = Beloften
print-pad-who = Wie
print-pad-whom = Aan wie
print-pad-what = Wat
print-pad-until = Tot
print-pad-kept = Gehouden?
