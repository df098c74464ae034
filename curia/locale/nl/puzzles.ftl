# Puzzles: their titles, and why the solution is one.
puzzle-goal-patricians = Zoek de beurt die de meeste patriciërs wint, gemiddeld over alles wat verborgen kan zijn: die jij wint min die je verliest voordat de beurt voorbij is. Je tegenstander speelt een veto zodra het kan.

puzzle-list = Puzzels voor { $game }:
puzzle-grade = { $grade ->
    [1] makkelijk
    [2] minder makkelijk
   *[3] moeilijk
}
puzzle-list-how = “curia puzzle NAME” zet er een op.
puzzle-solved-patricians = Opgelost: je beurt is { NUMBER($played, minimumFractionDigits: 2, maximumFractionDigits: 2) } patriciërs waard, en geen enkele is meer waard.
puzzle-not-yet-patricians = Je beurt is { NUMBER($played, minimumFractionDigits: 2, maximumFractionDigits: 2) } patriciërs waard; de beste is er { NUMBER($best, minimumFractionDigits: 2, maximumFractionDigits: 2) } waard.
puzzle-again = “curia puzzle { $id }” zet de puzzel opnieuw op.
puzzle-over = Deze beurt is voorbij. Begin de puzzel opnieuw.
puzzle-solution = Wat in elke beste beurt zit: { $moves }.
puzzle-clauses = De regels: { $clauses }.
puzzle-left = Gestopt. “curia puzzle { $id }” zet de puzzel opnieuw op.

puzzle-unknown = Er is geen puzzel { $puzzle }.
puzzle-game = Er zijn geen puzzels voor { $game }, alleen voor: { $games }.
puzzle-goes-on = De partij gaat na deze beurt verder, dus niemand heeft gewonnen.
puzzle-wide = Er zijn { $worlds } mogelijkheden die passen; er kunnen er hooguit { $most } worden doorgerekend.

puzzle-both-at-once = Allebei tegelijk
    .why = De enige vraagkaart die nog komt, is voor de senatoren, waar Caesar 4 heeft. Eén kaart is te weinig. Je 2 en je 3, allebei open gelegd, zijn samen 5.
puzzle-the-right-victim = Het juiste slachtoffer
    .why = Is de 5 weg, dan heeft Caesar bij de censoren 4, en daar gaat je eigen 5 overheen. Elk ander slachtoffer laat hem minstens 6. De praetoren heb je al.
puzzle-equal-is-not-enough = Gelijk is niet genoeg
    .why = 5 tegen 5 is onbeslist. Pleeg eerst een aanslag op zijn 5: dan staat jouw 5 tegenover niemand.
puzzle-a-clean-table = Schone tafel
    .why = Eerst de toorn der goden, dan de invloed: de twee vijven zijn weg, en je 3 wint alleen. Andersom zou die ook weg zijn.
puzzle-a-one-is-enough = Een één is genoeg
    .why = Bij de aedilen staat het 3 tegen 3: je 1 beslist. Een filosoof draait om welke som wint, maar gelijke sommen blijven onbeslist.
puzzle-all-in-one-place = Alles op één plek
    .why = Praetoren en aedilen zijn hoe dan ook van jou. Alleen de quaestoren hebben hulp nodig, en 7 tegen 1 kost je allebei je vieren.
puzzle-what-is-asked-next = Wat er straks wordt gevraagd
    .why = De enige vraagkaart die nog komt, is voor de quaestoren, en daar kom je 1 tekort. Bij de aedilen zou de 4 de achtste kaart zijn en meteen een vertrouwensvraag winnen, als daar geen filosoof gedekt ligt, maar dan verlies je de quaestoren.
puzzle-the-eighth-card = De achtste kaart
    .why = Met beide kaarten liggen er acht bij de praetoren, en dat stelt vanzelf een vertrouwensvraag: 8 tegen 6. Je 3 en een van zijn tweeën gaan weg, en met 5 tegen 4 ben je ook klaar voor de vraagkaart van de praetoren. Bij de censoren verliezen je filosofen hoe dan ook van de lege kant.
puzzle-philosopher-against-philosopher = Filosoof tegen filosoof
    .why = Bij de praetoren laat zijn filosoof jouw 5 verliezen van zijn 1. De jouwe heft hem op. De censoren hebben de 5 nodig: twee open kaarten, voor elk één.
puzzle-the-smaller-sum = De kleinste som
    .why = Bij de censoren kun je hem niet inhalen, en dat hoeft ook niet: met je filosoof erbij is je 1 de kleinste som en wint. De 3 pakt de aedilen, 5 tegen 4.
puzzle-twice-in-one-turn = Twee keer in één beurt
    .why = Met beide kaarten liggen er acht bij de censoren: een buitengewone vertrouwensvraag, die je filosoof omdraait, 9 tegen 10. Dan gaat hij weg, Caesars 4 gaat weg, jouw 1 gaat weg, en bij de vraagkaart sta je voor met 8 tegen 6.
puzzle-rather-nothing = Liever niets dan te veel
    .why = Zijn filosoof keert je 12 bij de aedilen tegen je. De toorn der goden ruimt de factie leeg, en wat je er daarna legt, wint. De quaestoren zijn toch al van jou.
puzzle-clear-one-break-one = De ene leeg, de andere beslist
    .why = Bij de aedilen zou zijn filosoof met niets winnen; de toorn der goden stuurt hem weg, samen met jouw kaarten. Dan bij elke factie één open kaart: bij de senatoren is het niet meer gelijk, en bij de aedilen ligt verder niemand.
puzzle-a-quiet-turn = Een stille beurt
    .why = De twee vraagkaarten die nog over zijn, kosten je allebei een patriciër: bij de praetoren heb je te weinig, bij de quaestoren laat je eigen filosoof de lege kant winnen. Zonder invloed te leggen draai je geen vraagkaart om: pas, of ruil kaarten.
puzzle-strength-does-not-help = Kracht helpt niet
    .why = Straks zijn de senatoren aan de beurt, en zijn filosoof laat de kleinste som winnen: dat is de zijne, en meer leggen maakt het erger. Vraag er niet om: pas, of ruil kaarten.
puzzle-a-philosopher-alone = Een filosoof alleen
    .why = Je filosoof alleen telt voor 0, de kleinste som die er is: bij de quaestoren wint hij van bijna alles wat daar gedekt ligt. Er mag niets anders naast liggen; de andere kaart pakt de aedilen.
puzzle-far-behind = Ver achterop
    .why = Bij de aedilen sta je zo ver achter dat de filosoof ze zeker wint. Elke kaart van jou wint de censoren: leg ze allebei open.
puzzle-three-in-one-turn = Drie in één beurt
    .why = Met jouw kaarten komen twee facties op acht: de senatoren, 13 tegen 12, en de quaestoren, 13 tegen 7. Daarmee sluiten de quaestoren, zodat hun vraagkaart wordt overgeslagen als hij komt. De censoren zijn aan de beurt, en daar laat zijn eigen filosoof jouw kleinere som winnen.
puzzle-the-philosopher-travels = De filosoof gaat op reis
    .why = De rokade brengt je filosoof naar de senatoren, alleen, waar de kleinste som van jou is, en laat de getallen bij de quaestoren hun werk doen. Met vijf kaarten van jou liggen er daar acht: de vertrouwensvraag komt meteen, en nog een keer als de vraagkaart komt.
puzzle-where-he-is-needed = Waar hij nodig is
    .why = Bij de censoren laat je filosoof je verliezen van een lege kant; bij de quaestoren, waar je zwakker bent, laat hij je winnen. Breng hem met een rokade daarheen, samen met je kleine kaarten: met acht kaarten komt de vraag bij de quaestoren meteen, en een 3 die alleen achterblijft, pakt de censoren.
puzzle-everything-on-one-table = Alles op één kaart
    .why = Breng alles naar de aedilen: 12 tegen 10, en met acht kaarten komt de vertrouwensvraag meteen. Daarna staat het 8 tegen 7 voor de vraagkaart. Bij de censoren blijven beide kanten leeg, dus daar gaat niets verloren.
puzzle-look-before-you-lay = Eerst kijken, dan leggen
    .why = Wat bij de praetoren gedekt ligt, beslist waar je twee vijven horen: tegen een kleine som winnen ze daar, tegen een filosoof of een grote som zijn ze elders beter besteed. De verkenner vertelt het je voordat je kiest.
