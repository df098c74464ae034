### The tutorial.

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
