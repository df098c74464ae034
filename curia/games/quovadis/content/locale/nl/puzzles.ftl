# Puzzles of Quo Vadis?: how they are judged, their titles, and why the solution is one.
puzzle-goal-laurels = Zoek de zet of de deal waarmee je aan het eind de meeste lauweren hebt.
puzzle-goal-lead = Zoek de zet of de deal waarmee je aan het eind de grootste voorsprong hebt: jouw lauweren min die van de beste van de anderen.
puzzle-turns = { $later ->
    [0] Na deze beurt wordt geteld zoals het staat: lauweren tellen voor wie een senator in de Senaat heeft.
    [one] Na de jouwe volgt nog één beurt, zonder deals. Dan wordt geteld zoals het staat: lauweren tellen voor wie een senator in de Senaat heeft. De anderen willen eerst dat, dan lauweren, dan jou er weinig laten.
   *[other] Na de jouwe volgen nog { $later } beurten, zonder deals. Dan wordt geteld zoals het staat: lauweren tellen voor wie een senator in de Senaat heeft. Iedereen wil eerst dat, dan lauweren, en de anderen daarna jou er weinig laten.
}
puzzle-wants = Wie iets gevraagd wordt, stemt in als die eindigt met minstens zoveel lauweren meer dan na het beste wat je zonder deal kunt doen: { $wants }. Beloften helpen niet.
puzzle-laurels = { qv-who } { $laurels }
puzzle-declined = { qv-who } stemt niet in. Wat overblijft, is het beste wat je zonder deal kunt doen.
puzzle-ends = Aan het eind: { $ends }.
puzzle-solved-laurels = Opgelost: { $played ->
    [one] 1 lauwer
   *[other] { $played } lauweren
}, en meer zit er niet in.
puzzle-not-yet-laurels = Dat is { $played ->
    [one] 1 lauwer
   *[other] { $played } lauweren
} voor jou; { $best } is mogelijk.
puzzle-solved-lead = Opgelost: een voorsprong van { $played }, en meer zit er niet in.
puzzle-not-yet-lead = Dat is een voorsprong van { $played }; { $best } is mogelijk.
puzzle-deal = Een puzzel beoordeelt één deal: met een actie, hooguit één betaling tussen jou en elke andere speler, en zonder beloften.

puzzle-in-at-last = Eindelijk binnen
    .why = Lauweren tellen alleen voor wie een senator in de Senaat heeft. Uit m3 heb je één toestemming nodig, en Blauw geeft die voor de lauwer I uit de bank. De V tussen i3 en m3 lokt, maar buiten de Senaat is die niets waard.
puzzle-the-cheaper-friend = De goedkopere vriend
    .why = Elke toestemming levert een lauwer I uit de bank op. Blauw wil er 2 en komt er dus 1 tekort; Groen wil er 3 en komt er 2 tekort. Betaal Blauw 1; zonder betaling stemt niemand in.
puzzle-out-of-the-yield = Uit de opbrengst
    .why = Je hebt nog niets, maar de V die deze zet zelf oplevert, kun je delen. Blauw wil 3 en krijgt een I uit de bank: geef 2 van de 5 en houd er 3. Meer geven is weggeven.
puzzle-your-own-people = Je eigen mensen
    .why = Je tweede senator in n3 geeft toestemming, en dat kost niets. Blauw zou ook instemmen, maar krijgt daar een lauwer I voor en komt langszij: 8 tegen 8 in plaats van 8 tegen 7.
puzzle-your-own-counts = De jouwe telt mee
    .why = Uit een commissie met vijf plaatsen zijn twee toestemmingen nodig, en één geeft je eigen tweede senator. Vraag alleen Groen: een I uit de bank en 1 van jou. Blauw zou 2 kosten, allebei samen 3.
puzzle-caesar-asks-nothing = Caesar vraagt niets
    .why = Over Caesars pad verlaat je senator n3 zonder iemands toestemming, al krijg je geen lauwer. De V bij j5 vraagt Blauw en Groen, en Groen heeft niemand in de Senaat en is niet met lauweren te winnen. Liever 5 binnen dan 10 buiten.
puzzle-worth-its-price = Zijn prijs waard
    .why = Caesar laat je voor niets binnen, maar de IV op zijn pad blijft liggen: je zou er 5 hebben. Bij j5 kost de V je 2 voor Blauw en 2 voor Groen, en houd je er 1 over: 6.
puzzle-two-for-one = Twee voor één
    .why = Er zijn twee toestemmingen nodig, en elk levert een lauwer I uit de bank op. Blauw kan ze allebei geven en heeft dan 2 van de gewenste 3: 1 erbij is genoeg. Twee verschillende spelers kosten minstens 3.
puzzle-small-change = Kleingeld
    .why = De bank is leeg, dus Blauw en Groen willen allebei 2 van jou, en je hebt straks alleen een V en een III. Groen geeft je op de III een I als wisselgeld. Blauw kan dat niet: daar ben je er 3 kwijt.
puzzle-what-is-the-senate-worth = Wat is de Senaat waard?
    .why = Blauw heeft 9 lauweren en niemand in de Senaat: zo tellen ze niet. Met Caesar tussen n3 en de Senaat gaat Blauw alleen omhoog, en zelfs 1 is meer dan niets. Dus betaalt Blauw 8. De III bij i3 is daar niets bij.
puzzle-out-of-the-way = Uit de weg
    .why = Blauw wil uit n3 omhoog, maar waar Caesar ligt, blijft de V liggen. Leg hem ergens anders, en Blauw wint er 5; daarvoor betaalt Blauw er 4. Dat is meer dan de III tussen i3 en m3.
puzzle-close-the-doors = Deuren dicht
    .why = Beide IV's liggen voor het grijpen, maar alleen die onder de Senaat beëindigt de partij: jouw senator is de vijfde. Na de andere pakt Blauw de V en is het afgelopen: 8 tegen 5 in plaats van 8 tegen 3.
puzzle-caesar-as-a-wall = Caesar als muur
    .why = Het blauwe paar in n3 gaat de V pakken. Leg Caesar daar: op zijn pad krijgt niemand lauweren. Je laat de II liggen, maar Blauw blijft op 0 en jij staat 2 voor. Met de II was het 5 tegen 5.
puzzle-the-smaller-laurel = De kleinere lauwer
    .why = De III is meer dan de II, maar op de II staat Caesars hoofd: na de zet mag je hem op het pad van Blauw naar de Senaat leggen, en dan krijgt daar niemand de V. Het eindigt 5 tegen 1 in plaats van 6 tegen 5.
puzzle-the-last-seat = De laatste plaats
    .why = Blauw wil de V op weg naar i3, waar één plaats vrij is. Bezet die vanuit e1: daar is geen toestemming voor nodig. Caesar op de V helpt niet, want dan krijgt Blauw de IV op weg naar f1. Met de II was het 5 tegen 5.
puzzle-two-steps = Twee stappen
    .why = Van k1 naar n3 is geen toestemming nodig. Dan staan er twee van jou, en de volgende beurt geeft de een de ander toestemming: 6 en de II. Caesar laat je ook binnen, maar zonder de II. Met de V blijf je buiten, waar niets telt.
puzzle-caesar-first = Eerst Caesar
    .why = Je senator in m3 is alleen: niemand daar kan toestemming geven. Leg Caesar nu op het pad naar de Senaat en ga de volgende beurt omhoog; Blauw en Groen hebben lauweren te pakken en laten hem daar. De V kun je krijgen, maar buiten telt die niet.
puzzle-the-threat = De dreiging
    .why = Alleen zou je Caesar in de weg van Blauw leggen: 8 tegen 6. Blauw weet dat en staat, om de V toch te krijgen, 4 van die 5 lauweren af. Jij pakt ook nog de III: 15 tegen 7. Dreigen kan meer waard zijn dan doen.
puzzle-the-richer-customer = De rijkere klant
    .why = Blauw en Groen zijn allebei niet in de Senaat, en Caesar kan een van beiden binnenlaten. Elk zou daar alles op één lauwer na voor geven: Blauw 6 van 7, Groen 9 van 10. Intussen pakt Blauw bij b5 een lauwer en laat Caesar liggen.
puzzle-make-room = Maak plaats
    .why = Groen wil 4 voor de toestemming: een I uit de bank en 3 van jou, meer dan de II oplevert. Maar Blauw wacht in i3 op jouw plaats in m3: daarmee komt de V binnen bereik, en dat is Blauw 4 waard. Blauw betaalt, Groen geeft toestemming, en jij eindigt met 6.
puzzle-caesars-head = Caesars hoofd
    .why = Met de II met Caesars hoofd mag je na je zet Caesar verleggen. Groen heeft niemand in de Senaat en heeft niets aan jouw lauweren, maar wel aan Caesar tussen m3 en de Senaat: de senator daar gaat alleen omhoog, en Groen betaalt daar 6 van 7 voor. Het moet in de deal staan; blijft het open, dan rekent Groen op het ergste.
puzzle-the-last-door = De laatste deur
    .why = Jouw senator is de vijfde en beëindigt de partij meteen: Caesar wordt niet meer verlegd, wat er ook op het fiche staat. Groen in n3 heeft niemand in de Senaat, en je hebt Groen niets te bieden. In m3 wil Blauw 3: een I uit de bank en 2 van jou.
puzzle-whom-not-to-ask = Wie je niet vraagt
    .why = Blauw geeft beide toestemmingen voor twee lauweren I, maar heeft er dan net als jij 11. Groen en Geel kosten je 1, maar staan ver achter: 10 tegen 9. Hulp van wie voorop ligt, is de duurste.
puzzle-both-pay = Allebei betalen
    .why = Caesar ligt waar Blauw de V wil, en ontbreekt waar Groen, alleen in m3, niet omhoog kan. Eén zet helpt allebei: Blauw wint er 5 en betaalt er 4, Groen zou met niets eindigen en betaalt 6 van 7. Vraag je er maar één, of pak je de IV, dan laat je de rest liggen.
puzzle-the-price-of-waiting = De prijs van wachten
    .why = Alleen zou je de IV pakken en de partij met de vijfde senator beëindigen, voordat Blauw de V krijgt. Pak in plaats daarvan de III tussen i3 en m3 en laat Blauw daar 4 van de 5 voor betalen: 3 en 4 is meer dan 4.
