# The tutorials. A chapter is one message: its title, and what the guiding voice says at each step; “-other”
# is what it says to a legal move that is not the one of the lesson.
lesson-other = Dat mag volgens de regels. Maar blijf voorlopig hierbij.
lesson-read = Hier valt niets te spelen: lees verder.
lesson-astray = Met zet { $number } gaat het hoofdstuk “{ $chapter }” niet verder. Begin het hoofdstuk opnieuw.
lesson-game = Voor { $game } is er geen spelles, alleen voor: { $games }.
lesson-unknown = Er is geen hoofdstuk { $chapter }, alleen: { $chapters }.

## In the terminal

lesson-list-how = “curia learn GAME” begint, of gaat verder waar je was; “--chapter NAME” begint een hoofdstuk.
lesson-finished-chapter = { $title } (klaar)
lesson-chapter = Hoofdstuk { $number } van { $chapters }: { $title }
lesson-clauses = (De regels: { $clauses })
lesson-continue = Druk op Enter om verder te lezen.
lesson-next = Enter voor het volgende hoofdstuk, “quit” om te stoppen.
lesson-left = Verlaten. “curia learn { $game }” gaat hier verder.
lesson-finished = Dit was het laatste hoofdstuk. “curia play { $game } --bot tiro” is een echte partij tegen de zachtste bot, “curia puzzle” heeft puzzels.

## Caesar & Cleopatra

lesson-cc-laying = Invloed leggen
    .welcome = Salve! Jij bent Cleopatra; Caesar zit tegenover je. Tussen jullie staan vijf facties patriciërs. Als een factie wordt ondervraagd, wint wie daar meer invloed heeft er een. De kaarten die het dichtst bij je liggen, zijn van jou.
    .hidden = Je hebt 1 tot en met 5 in je hand. Leg je 5 gedekt bij de senatoren: Caesar ziet dat daar een kaart ligt, maar niet welke.
    .hidden-other = Dat kan wachten. Begin met de 5, gedekt, bij de senatoren: Caesar hoeft niet te weten waar je sterk bent.
    .done = Ook na het leggen mag je een actiekaart spelen, één per beurt. Je hebt er nog geen, dus kies “{ cc-move-done }”.
    .draw = Nu wordt je hand aangevuld tot vijf, van een stapel naar keuze. Neem de bovenste actiekaart: je hebt ze voor de partij zelf op volgorde gelegd, dus je weet dat het een verkenner is.
    .draw-other = Invloed is nooit verkeerd. Maar neem deze keer de verkenner: ook actiekaarten moet je trekken.
    .orgy = Elke actieve beurt eindigt met een vraagkaart. Deze is een orgie, en er wordt niemand ondervraagd. Nu is Caesar aan de beurt.
    .open = In plaats van één gedekte kaart mag je er twee open leggen, bij één factie of bij twee: tweemaal zoveel invloed, maar geen geheim. Leg je 3 en je 4 open bij de censoren, de een na de ander.
    .open-other = Deze keer twee open kaarten, de 3 en de 4, allebei bij de censoren.
    .second = Nu de andere, ook bij de censoren.
    .end = De vraagkaart ondervroeg de censoren: 9 tegen 1, je eerste patriciër! Vanaf nu wordt je hand voor je aangevuld, en waar je geen actiekaart nodig hebt, wordt ook dat voor je gezegd.

lesson-cc-vote = De vertrouwensvraag
    .deck = Naast de tafel liggen de vraagkaarten: een voor elke factie, en drie orgieën. De omgedraaide liggen open, dus je ziet wie nog ondervraagd kan worden: de aedilen, de praetoren en de quaestoren.
    .lay = Bij de aedilen heb jij een 2 en een 3, Caesar een 3 en een gedekte kaart. Leg je 3 daar gedekt neer.
    .lay-other = Bewaar dat voor later. De aedilen kunnen zo meteen ondervraagd worden, en daar kan je 3 de doorslag geven.
    .won = Alle kaarten daar zijn omgedraaid: 8 tegen 7, een aedilis voor jou. Daarna betalen jullie allebei: wie meer invloed heeft, verliest daar de hoogste kaart, wie minder heeft de laagste. Nu is Caesar aan de beurt.
    .end = De praetoren werden ondervraagd: 4 tegen 4. Gelijke invloed beslist niets. Niemand wint, niemand verliest een kaart, en alle kaarten blijven open liggen.

lesson-cc-philosopher = De filosoof
    .lay = Bij de censoren heeft Caesar 9 en jij 3; dat haal je niet in. Leg je filosoof daar gedekt neer. Hij telt voor 0, maar hij draait de vraag om: de kleinste invloed wint.
    .lay-other = Tegen 9 helpen geen getallen. De filosoof wel: leg hem gedekt bij de censoren.
    .turned = 3 verslaat 9! Zoals altijd gaan er kaarten weg, Caesars 5 en jouw 3, en de filosoof gaat mee. Ook Caesar heeft filosofen: let op de senatoren.
    .end = Jouw filosoof lag daar, en Caesar legde er een van hem bij: een tegen een heffen ze elkaar op, en 5 verslaat 1. Een filosoof werkt waar de ene kant er meer heeft dan de andere; gelijke invloed blijft ook dan onbeslist.

lesson-cc-scout = Verkenner en aanslag
    .scout = In elke beurt mag je één actiekaart spelen. Bij de quaestoren heeft Caesar twee gedekte kaarten: stuur je verkenner erheen voordat je daar meer legt.
    .scout-other = Eerst de verkenner, bij de quaestoren: weten is beter dan gissen.
    .lay = Een 4 en een filosoof! Met hem erbij zou jouw grotere som verliezen. Je actiekaart voor deze beurt is gespeeld, dus leg je 1 of je 2 gedekt bij de censoren en wacht.
    .lay-other = Nu niet: leg de 1 of de 2 gedekt bij de censoren. De 5 heb je zo nodig.
    .hit = Wat open ligt, kan geraakt worden. Speel je aanslag op de filosoof bij de quaestoren.
    .hit-other = Eerst de filosoof bij de quaestoren: zolang hij er is, heb je niets aan kracht.
    .five = Zonder hem tellen de getallen weer: 6 tegen 4. Leg ook je 5 daar gedekt neer.
    .five-other = De quaestoren kunnen zo meteen ondervraagd worden: leg de 5 daar gedekt neer.
    .end = 11 tegen 4: de quaestor is van jou. Onthoud dit tweetal: wat de verkenner omdraait blijft open, en alleen wat open ligt kan een aanslag raken.

lesson-cc-castling = De rokade
    .castle = Bij de senatoren staan je 1 en je 4 tegenover 12; bij de praetoren zou je eigen filosoof je 5 van een 3 laten verliezen. Alles ligt op de verkeerde plek: speel de rokade en kies de senatoren en de praetoren.
    .castle-other = Eerst de rokade, senatoren met praetoren. Daarna leg je invloed.
    .anew = Caesar laat het gebeuren. Leg je vier kaarten opnieuw en gedekt neer: de 1 en de filosoof bij de senatoren, de 4 en de 5 bij de praetoren.
    .anew-other = Zo mag je ze leggen. Maar tegen 12 heeft de filosoof een kleine som naast zich nodig, en tegen 3 heb je getallen nodig: 1 en filosoof bij de senatoren, 4 en 5 bij de praetoren.
    .lay = Invloed leg je zoals altijd: je 2 of een 3, gedekt, bij de aedilen.
    .lay-other = De senatoren en praetoren liggen nu precies goed. Leg de 2 of een 3 gedekt bij de aedilen.
    .senators = 1 verslaat 12, dankzij de filosoof. Wat er bij de praetoren ligt, kan Caesar alleen raden. Hij is aan de beurt.
    .end = 9 tegen 3: dezelfde vier kaarten hebben beide facties gewonnen. Na een rokade liggen de kaarten altijd gedekt, dus je kunt er ook mee verbergen wat al gezien was.

lesson-cc-veto = Veto en spion
    .veto = Caesar speelt een actiekaart: een aanslag op je 5 bij de aedilen. Je hebt een veto. Dat houdt elke actiekaart tegen op het moment dat die gespeeld wordt: speel het.
    .veto-other = Dan zou je 5 weg zijn. Je hebt een veto: speel het.
    .spy = De aanslag was voor niets, en voor je veto heb je een nieuwe kaart getrokken. Stuur nu je spion: hij bekijkt Caesars hand.
    .spy-other = Eerst de spion; daarna kun je invloed leggen.
    .take = Caesar liet het gebeuren. Een veto had de spion tegengehouden, en toch was je actie voor deze beurt op geweest. Nu zie je zijn hand: laat hem de filosoof afleggen, voordat die een vraag omdraait.
    .take-other = Een goede kaart. Maar de filosoof is erger voor je: hij draait een hele vraag om.
    .lay = Bij de aedilen sta je maar één voor. Leg je 4 daar gedekt neer.
    .lay-other = Je voorsprong bij de aedilen is klein: leg de 4 daar gedekt neer.
    .end = 11 tegen 6: gewonnen. Nog iets: na elke actiekaart wordt de andere kant naar een veto gevraagd, of die er een heeft of niet. Zo verraadt de vraag niets.

lesson-cc-eighth = De achtste kaart, en de goden
    .lay = Bij de quaestoren liggen zeven kaarten. Een factie heeft plaats voor acht, waarvan vijf aan één kant. Leg je 4 daar gedekt neer: de achtste kaart stelt een buitengewone vertrouwensvraag, zonder vraagkaart.
    .lay-other = Bij de quaestoren ontbreekt nog één kaart voor de vraag, en je 4 zou die winnen: leg hem daar gedekt neer.
    .asked = 12 tegen 10, een quaestor voor jou. Daarna is je hand aangevuld (volgens de Franse regels: ervoor), en de gewone vraagkaart was een orgie. Nu is Caesar aan de beurt.
    .wrath = Bij de aedilen staat 9 tegenover jouw 1. Dat is iets voor de goden: speel hun toorn op de aedilen.
    .wrath-other = Eerst de toorn der goden, op de aedilen. Wat je daar eerder legt, zou ook weg zijn.
    .alone = Alle invloed bij de aedilen is weg, die van Caesar en die van jou. Nu is een kleine kaart genoeg: leg je 2 daar gedekt neer.
    .alone-other = De aedilen zijn leeg, en elk getal wint van niets, zolang er geen filosoof bij ligt: leg de 2 daar gedekt neer.
    .end = 2 tegen niets: een aedilis. Gebruik de goden goed; je hebt in de hele partij maar één zo’n kaart.

lesson-cc-scoring = De laatste patriciër
    .count = Er is nog één patriciër over, een quaestor. Elke gewonnen patriciër telt voor 1 punt. De meerderheid van een factie telt voor 1 extra, de hele factie nog eens voor 1, en de meerderheid van de factie op je geheime bonuskaart voor 2. Op die van jou staan de quaestoren.
    .last = Twee quaestoren zijn van jou, twee van Caesar. Jij hebt daar 6, Caesar een 5 en een gedekte kaart. Leg je 3 daar gedekt neer.
    .last-other = Nu of nooit: je 3, gedekt, bij de quaestoren.
    .end = De kaart van de aedilen werd overgeslagen, want daar is niemand meer; de volgende ondervroeg de quaestoren: 9 tegen 7. Met de laatste patriciër is de partij afgelopen, 18 tegen 14. Nu ken je het spel. Speel een partij!

## Quo Vadis?

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
