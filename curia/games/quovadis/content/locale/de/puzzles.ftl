# Puzzles of Quo Vadis?: how they are judged, their titles, and why the solution is one.
puzzle-goal-laurels = Finde den Zug oder den Handel, mit dem du am Ende die meisten Lorbeeren hast.
puzzle-goal-lead = Finde den Zug oder den Handel, mit dem du am Ende am weitesten vorn liegst: deine Lorbeeren weniger die des Besten unter den anderen.
puzzle-turns = { $later ->
    [0] Nach diesem Zug wird gewertet, wie es steht: Lorbeeren zählen für die, die einen Senator im Senat haben.
    [one] Nach deinem folgt noch ein Zug, ohne Handel. Dann wird gewertet, wie es steht: Lorbeeren zählen für die, die einen Senator im Senat haben. Die anderen wollen zuerst das, dann Lorbeeren, dann dir wenige lassen.
   *[other] Nach deinem folgen noch { $later } Züge, ohne Handel. Dann wird gewertet, wie es steht: Lorbeeren zählen für die, die einen Senator im Senat haben. Alle wollen zuerst das, dann Lorbeeren, und die anderen dann dir wenige lassen.
}
puzzle-wants = Wer gefragt wird, stimmt zu, wenn am Ende mindestens so viele Lorbeeren mehr herauskommen als nach dem Besten, was du ohne Handel tun kannst: { $wants }. Versprechen bewegen niemanden.
puzzle-laurels = { qv-who } { $laurels }
puzzle-declined = { qv-who } stimmt nicht zu. Es bleibt das Beste, was du ohne Handel tun kannst.
puzzle-ends = Am Ende: { $ends }.
puzzle-solved-laurels = Gelöst: { $played ->
    [one] 1 Lorbeer
   *[other] { $played } Lorbeeren
}, und mehr ist nicht zu haben.
puzzle-not-yet-laurels = Das sind { $played ->
    [one] 1 Lorbeer
   *[other] { $played } Lorbeeren
} für dich; { $best } sind zu haben.
puzzle-solved-lead = Gelöst: ein Vorsprung von { $played }, und ein größerer ist nicht zu haben.
puzzle-not-yet-lead = Das ist ein Vorsprung von { $played }; { $best } ist zu haben.
puzzle-deal = Ein Rätsel beurteilt einen Handel: mit einer Aktion, höchstens einer Zahlung zwischen dir und jedem anderen und ohne Versprechen.

puzzle-in-at-last = Endlich drin
    .why = Lorbeeren zählen nur für die, die einen Senator im Senat haben. Aus m3 brauchst du eine Zustimmung, und Blau gibt sie für den Einer-Lorbeer aus der Bank. Die V zwischen i3 und m3 lockt, aber ohne Senator im Senat ist sie nichts wert.
puzzle-the-cheaper-friend = Der billigere Freund
    .why = Jede Zustimmung bringt einen Einer-Lorbeer aus der Bank. Blau will 2, also fehlt noch 1; Grün will 3, also fehlen noch 2. Zahle Blau 1; ganz ohne Zahlung stimmt niemand zu.
puzzle-out-of-the-yield = Vom Ertrag bezahlt
    .why = Du hast noch nichts, aber die V, die dieser Zug selbst bringt, lässt sich teilen. Blau will 3 und bekommt einen Einer-Lorbeer aus der Bank: Gib 2 von den 5 und behalte 3. Mehr abzugeben wäre geschenkt.
puzzle-your-own-people = Die eigenen Leute
    .why = Dein zweiter Senator in n3 stimmt zu, und das kostet nichts. Blau würde auch zustimmen, bekäme dafür aber einen Einer-Lorbeer und holte auf: 8 gegen 8 statt 8 gegen 7.
puzzle-your-own-counts = Der eigene zählt mit
    .why = Aus einem Fünfer-Gremium braucht es zwei Zustimmungen, und eine gibt dein eigener zweiter Senator. Frag nur Grün: ein Einer-Lorbeer aus der Bank und 1 von dir. Blau würde 2 kosten, beide zusammen 3.
puzzle-caesar-asks-nothing = Cäsar verlangt nichts
    .why = Auf Cäsars Weg verlässt dein Senator n3 ohne jede Zustimmung, wenn auch ohne Lorbeer. Die V bei j5 braucht Blau und Grün, und Grün hat niemanden im Senat und ist mit Lorbeeren nicht zu gewinnen. 5 drinnen sind besser als 10 draußen.
puzzle-worth-its-price = Seinen Preis wert
    .why = Cäsar lässt dich umsonst hinein, aber die IV auf seinem Weg bleibt liegen: Du hättest 5. Bei j5 kostet die V dich 2 für Blau und 2 für Grün, und 1 bleibt übrig: 6.
puzzle-two-for-one = Zwei auf einmal
    .why = Zwei Zustimmungen braucht es, und jede bringt einen Einer-Lorbeer aus der Bank. Blau kann beide geben und hat dann 2 von den 3, die Blau will: 1 dazu genügt. Zwei verschiedene kosten mindestens 3.
puzzle-small-change = Kleingeld
    .why = Die Bank ist leer, also wollen Blau und Grün beide 2 von dir, und du wirst nur eine V und eine III haben. Grün kann dir auf die III einen Einer-Lorbeer herausgeben. Blau kann nicht wechseln: Dort gingen 3 weg.
puzzle-what-is-the-senate-worth = Was ist der Senat wert?
    .why = Blau hat 9 Lorbeeren und niemanden im Senat: So zählen sie nichts. Mit Cäsar auf dem Weg n3–Senat kommt Blau allein hinauf, und auch 1 ist mehr als keiner. Also zahlt Blau 8. Die III bei i3 ist nichts dagegen.
puzzle-out-of-the-way = Aus dem Weg
    .why = Blau will aus n3 hinauf, aber wo Cäsar liegt, bleibt die V liegen. Versetze ihn irgendwohin, und Blau gewinnt 5; dafür zahlt Blau 4. Das ist mehr als die III zwischen i3 und m3.
puzzle-close-the-doors = Tür zu
    .why = Beide IV kannst du haben, aber nur die unter dem Senat beendet die Partie: Dein Senator ist der fünfte. Nach der anderen holt Blau die V und beendet sie: 8 gegen 5 statt 8 gegen 3.
puzzle-caesar-as-a-wall = Cäsar als Mauer
    .why = Das blaue Paar in n3 will die V holen. Versetze Cäsar dorthin: Auf seinem Weg bekommt niemand Lorbeeren. Du verzichtest auf die II, aber Blau bleibt bei 0, und du führst mit 2. Mit der II stünde es 5 gegen 5.
puzzle-the-smaller-laurel = Der kleinere Lorbeer
    .why = Die III ist mehr als die II, aber die II zeigt Cäsars Kopf: Nach dem Zug darfst du ihn auf den blauen Weg zum Senat versetzen, und dort bekommt dann niemand die V. Am Ende steht es 5 gegen 1 statt 6 gegen 5.
puzzle-the-last-seat = Das letzte Feld
    .why = Blau will die V auf dem Weg nach i3, und dort ist ein Feld frei. Besetze es von e1 aus: Das braucht keine Zustimmung. Cäsar auf der V hülfe nicht, denn dann bekäme Blau die IV auf dem Weg nach f1. Mit der II stünde es 5 gegen 5.
puzzle-two-steps = Zwei Schritte
    .why = Von k1 nach n3 braucht es keine Zustimmung. Dann sind zwei von deinen dort, und im nächsten Zug stimmt einer dem anderen zu: 6 und die II. Auch Cäsar ließe dich hinein, aber ohne die II. Mit der V bliebst du draußen, wo nichts zählt.
puzzle-caesar-first = Erst Cäsar
    .why = Dein Senator in m3 ist allein: Niemand dort kann zustimmen. Versetze Cäsar jetzt auf den Weg zum Senat und zieh im nächsten Zug hinauf; Blau und Grün haben Lorbeeren zu holen und lassen ihn dort. Die V bekämst du, aber draußen zählt sie nichts.
puzzle-the-threat = Die Drohung
    .why = Allein würdest du Cäsar Blau in den Weg versetzen: 8 gegen 6. Blau weiß das und gibt, um die V doch zu bekommen, 4 von ihren 5 Lorbeeren ab. Du nimmst noch die III: 15 gegen 7. Eine Drohung kann mehr wert sein als ihre Ausführung.
puzzle-the-richer-customer = Der reichere Kunde
    .why = Blau und Grün sind beide nicht im Senat, und Cäsar kann einen von beiden hineinlassen. Jeder gäbe dafür alles bis auf einen Lorbeer: Blau 6 von 7, Grün 9 von 10. Blau holt sich inzwischen bei b5 einen Lorbeer und lässt Cäsar, wo er ist.
puzzle-make-room = Mach Platz
    .why = Grün will 4 für die Zustimmung: einen Einer-Lorbeer aus der Bank und 3 von dir, mehr als die II bringt. Aber Blau wartet in i3 auf dein Feld in m3: Damit ist die V zu haben, und das ist Blau 4 wert. Blau zahlt, Grün stimmt zu, und du hast am Ende 6.
puzzle-caesars-head = Cäsars Kopf
    .why = Mit der II mit Cäsar darfst du nach deinem Zug Cäsar versetzen. Grün hat niemanden im Senat und kann deine Lorbeeren nicht brauchen, wohl aber Cäsar auf dem Weg m3–Senat: Der Senator dort steigt allein auf, und Grün zahlt dafür 6 von 7. Es muss im Handel stehen; bleibt es offen, rechnet Grün mit dem Schlimmsten.
puzzle-the-last-door = Die letzte Tür
    .why = Dein Senator ist der fünfte und beendet die Partie sofort: Cäsar wird nicht mehr versetzt, was immer auf dem Plättchen ist. Grün in n3 hat niemanden im Senat, und du hast Grün nichts zu bieten. In m3 will Blau 3: einen Einer-Lorbeer aus der Bank und 2 von dir.
puzzle-whom-not-to-ask = Wen man nicht fragt
    .why = Blau gäbe beide Zustimmungen für zwei Einer-Lorbeeren und hätte dann 11 wie du. Grün und Gelb kosten dich 1, liegen aber weit zurück: 10 gegen 9. Hilfe von denen, die führen, ist die teuerste.
puzzle-both-pay = Beide zahlen
    .why = Cäsar liegt, wo Blau die V will, und fehlt, wo Grün allein in m3 nicht weiterkommt. Ein Zug hilft beiden: Blau gewinnt 5 und zahlt 4, Grün ginge leer aus und zahlt 6 von 7. Fragst du nur einen von ihnen oder nimmst du die IV, entgeht dir der Rest.
puzzle-the-price-of-waiting = Der Preis des Wartens
    .why = Allein nähmst du die IV und würdest die Partie mit dem fünften Senator beenden, bevor Blau die V bekommt. Nimm stattdessen die III zwischen i3 und m3 und lass Blau dafür 4 von den 5 zahlen: 3 und 4 sind mehr als 4.
