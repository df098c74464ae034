### The tutorial.

lesson-qv-first = De eerste senator
    .welcome = Salve! Je leidt de rode familie. Breng je senatoren via de commissies omhoog naar de Senaat helemaal bovenaan, en verzamel onderweg lauweren. Blauw en Groen willen hetzelfde.
    .enter = In elke beurt doe je één ding. Zet een senator in: in a1 linksonder, een commissie met één plaats.
    .enter-other = Dat kan ook. Maar begin in a1: vandaar komt een senator zonder andermans hulp verder.
    .up = Uit een commissie met één plaats vertrekt een senator zonder iemand iets te vragen. Verplaats de jouwe van a1 naar e1.
    .up-other = Breng je eerste senator verder: van a1 naar e1.
    .more = Paden leiden alleen omhoog, en op die uit commissies met één plaats liggen geen lauweren. Zet dus een tweede senator in, in d3.
    .more-other = Vanuit d3 zijn er lauweren te halen: zet daar een senator in.
    .end = In d3 zitten nu drie families met elk één senator. Wie eruit wil, heeft de toestemming van een ander nodig: daar draait dit spel om.

lesson-qv-majority = Een commissie verlaten
    .three = Uit een commissie met drie plaatsen heeft een senator de toestemming van één andere senator daar nodig. Ook die van jezelf telt. In d3 heb je er twee: verplaats er een naar g3.
    .three-other = Ga van d3 naar g3: je tweede senator in d3 geeft toestemming.
    .five = Je nam de III van dat pad, en er kwam een nieuwe fiche te liggen. Uit een commissie met vijf plaatsen zijn twee toestemmingen nodig. In b5 heb je drie senatoren: verplaats er een naar i3, waar een IV ligt.
    .five-other = Deze keer van b5 naar i3, voor de IV.
    .end = Met genoeg eigen senatoren heb je niemand nodig. Maar wie alleen in een commissie met drie plaatsen zit, of maar met zijn tweeën in een met vijf, zit vast. Je lauweren liggen gedekt: niemand ziet hoeveel je er hebt.

lesson-qv-consent = Toestemming geven en vragen
    .asked = Blauw wil weg uit d3 en vraagt om jouw toestemming. Voor elke toestemming die telt, krijgt de familie die haar geeft een I van de bank. Ga akkoord.
    .asked-other = Je mag weigeren, of meer vragen. Maar hier is een lauwer voor één woord genoeg: ga akkoord.
    .ask = Nu vraag jij. Kies je senator in g3 en het pad naar l1; stel voor dat Groen toestemming geeft, en verder niets.
    .ask-other = Van g3 naar l1, met toestemming van Groen, zonder betalingen en beloften: stel precies dat voor.
    .end = Groen ging akkoord. Jij hebt de IV, en Groen kreeg een I van de bank. Bij een weigering had je opnieuw kunnen vragen, of iets anders kunnen doen.

lesson-qv-deal = Een deal met lauweren
    .pay = Voor alleen een I steekt Blauw geen vinger uit. Kies je senator in g3 en het pad naar j5, waar een V ligt. Vraag toestemming aan Blauw en voeg een betaling toe: jij betaalt Blauw 1 lauwer.
    .pay-other = Van g3 naar j5, met toestemming van Blauw, en jij betaalt Blauw 1 lauwer: stel precies dat voor.
    .accept = Blauw antwoordt met een andere deal en wil 2 lauweren. De V is dat nog steeds waard: ga akkoord.
    .accept-other = Je kunt verder onderhandelen, of weigeren. Maar 5 lauweren voor 2 is een goede zaak: ga akkoord.
    .take = Toestemming, verplaatsing, betaling: alles werd in één keer uitgevoerd. Nu doet Groen je een aanbod: toestemming in b5 en 1 lauwer voor jou, als je naar f1 gaat. Neem het aan.
    .take-other = Groen geeft je de toestemming die je mist en betaalt er nog voor ook: neem het aanbod aan.
    .end = Wat in dezelfde beurt kan gebeuren, is bindend. Een deal wordt uitgevoerd zodra iedereen die iets geeft akkoord is: helemaal of helemaal niet.

lesson-qv-promise = Een belofte
    .promise = Je kunt ook met je woord betalen. Kies je senator in g3 en het pad naar l1, vraag toestemming aan Groen en voeg een belofte toe: je belooft Groen een toestemming, waar dan ook, binnen twee rondes.
    .promise-other = Van g3 naar l1, met toestemming van Groen, en je belooft Groen een toestemming, waar dan ook, binnen twee rondes; geen lauweren.
    .ledger = Groen vertrouwt je. Je belofte staat in de lijst, waar iedereen haar kan lezen; maar ze reikt verder dan deze beurt, dus ze bindt je nergens aan. Nu spelen de anderen.
    .keep = Het is zover: Groen vraagt je toestemming in i3, en verder niets. Houd je woord: ga akkoord.
    .keep-other = Je bent vrij om je woord te breken. Maar dan staat dat in de lijst, en wie gelooft je de volgende keer nog? Ga akkoord.
    .end = In de lijst staat dat je je belofte hebt gehouden. Je woord is nu iets waard, en je kreeg ook nog een I voor de toestemming.

lesson-qv-caesar = Caesar
    .place = Je senator zit alleen in g3, en niemand kan toestemming geven. Maar er is Caesar. Hem verplaatsen is ook een actie: leg hem op het pad van g3 naar j5.
    .place-other = Uit g3 wil je weg: leg Caesar op het pad van g3 naar j5.
    .through = Over het pad waar Caesar ligt, vertrekt een senator zonder enige toestemming. Verplaats de jouwe van g3 naar j5.
    .through-other = Voordat iemand Caesar weghaalt: ga van g3 naar j5.
    .head = Over Caesars pad krijgt niemand lauweren, dus bleef de IV liggen. Kijk nu naar d3: de II op het pad naar h1 draagt Caesars hoofd. Verplaats een van je twee senatoren van d3 naar h1.
    .head-other = Je wilt de fiche met Caesars hoofd: van d3 naar h1.
    .door = Wie zo’n fiche neemt, mag Caesar meteen verplaatsen. Leg hem op het pad van j5 naar de Senaat.
    .door-other = Je senator in j5 wacht op Caesar: leg hem op het pad van j5 naar de Senaat.
    .in = Niemand heeft hem weggehaald. Ga van j5 de Senaat in!
    .in-other = De weg is nu vrij: van j5 de Senaat in.
    .end = Je eerste senator zit in de Senaat, en je hebt niemand iets gevraagd. De V bleef achter: Caesar bespaart je toestemmingen, maar kost je lauweren. En ook bij hem moet er aan het andere eind een plaats vrij zijn.

lesson-qv-senate = De Senaat
    .count = Vier van de vijf plaatsen in de Senaat zijn bezet; de vijfde senator beëindigt de partij. De meeste lauweren winnen, maar alleen families met een senator in de Senaat tellen mee. Jij hebt 13 lauweren, en niemand daarbinnen!
    .fifth = In n3 heb je twee senatoren. Verplaats er een naar de Senaat, en neem onderweg de II mee.
    .fifth-other = Als iemand je voor is, zijn al je lauweren niets waard: van n3 de Senaat in!
    .end = De partij is afgelopen. Je hebt 15 lauweren en een senator in de Senaat: je wint. Bij evenveel lauweren had gewonnen wie het eerst in de Senaat was. Nu ken je het spel. Speel een partij!
