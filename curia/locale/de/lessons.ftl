# The tutorials. A chapter is one message: its title, and what the guiding voice says at each step; “-other”
# is what it says to a legal move that is not the one of the lesson.
lesson-other = Das erlauben die Regeln. Aber bleib vorerst hierbei.
lesson-read = Hier ist nichts zu spielen: Lies weiter.
lesson-astray = Mit Zug { $number } geht das Kapitel „{ $chapter }“ nicht weiter. Beginne das Kapitel von vorn.
lesson-game = Einen Lehrgang zu { $game } gibt es nicht, nur zu: { $games }.
lesson-unknown = Ein Kapitel { $chapter } gibt es nicht, nur: { $chapters }.

## In the terminal

lesson-list-how = „curia learn GAME“ beginnt oder macht weiter, wo du warst; „--chapter NAME“ beginnt ein Kapitel.
lesson-finished-chapter = { $title } (fertig)
lesson-chapter = Kapitel { $number } von { $chapters }: { $title }
lesson-clauses = (Die Regeln: { $clauses })
lesson-continue = Weiter mit der Eingabetaste.
lesson-next = Eingabetaste: nächstes Kapitel; „quit“: aufhören.
lesson-left = Verlassen. „curia learn { $game }“ macht hier weiter.
lesson-finished = Das war das letzte Kapitel. „curia play { $game } --bot tiro“ ist eine echte Partie gegen den sanftesten Bot, „curia puzzle“ hat Rätsel.

## Caesar & Cleopatra

lesson-cc-laying = Einfluss anlegen
    .welcome = Salve! Du bist Cleopatra, Caesar sitzt dir gegenüber. Zwischen euch stehen fünf Gruppen von Patriziern. Wird eine Gruppe befragt, gewinnt einen von ihnen, wer dort mehr Einfluss hat. Die Karten, die dir am nächsten liegen, sind deine.
    .hidden = Du hast 1 bis 5 auf der Hand. Lege deine 5 verdeckt bei den Senatoren an: Caesar sieht, dass dort eine Karte liegt, aber nicht, welche.
    .hidden-other = Das kann warten. Beginne mit der 5, verdeckt, bei den Senatoren: Caesar muss nicht wissen, wo du stark bist.
    .done = Auch nach dem Anlegen darfst du eine Aktionskarte spielen, eine in jedem Zug. Noch hast du keine, also wähle „{ cc-move-done }“.
    .draw = Jetzt wird deine Hand auf fünf aufgefüllt, aus einer Reserve deiner Wahl. Nimm die oberste Aktionskarte: Du hast sie vor der Partie selbst geordnet und weißt, dass es ein Kundschafter ist.
    .draw-other = Einfluss ist nie verkehrt. Aber nimm diesmal den Kundschafter: Auch Aktionskarten wollen gezogen sein.
    .orgy = Jeder aktive Zug endet mit einer Vertrauensfrage-Karte. Diese ist eine Orgie, und niemand wird befragt. Nun ist Caesar am Zug.
    .open = Statt einer verdeckten Karte darfst du zwei offene anlegen, bei einer Gruppe oder bei zweien: doppelt so viel Einfluss, aber kein Geheimnis. Lege deine 3 und deine 4 offen bei den Zensoren an, eine nach der anderen.
    .open-other = Diesmal zwei offene Karten, die 3 und die 4, beide bei den Zensoren.
    .second = Jetzt die andere, auch bei den Zensoren.
    .end = Die Vertrauensfrage-Karte befragte die Zensoren: 9 gegen 1, dein erster Patrizier! Von nun an wird deine Hand für dich aufgefüllt, und wo du keine Aktionskarte brauchst, wird auch das für dich gesagt.

lesson-cc-vote = Die Vertrauensfrage
    .deck = Neben dem Tisch liegen die Vertrauensfrage-Karten: eine für jede Gruppe und drei Orgien. Die aufgedeckten liegen offen da, also siehst du, wer noch zu befragen ist: Aedilen, Praetoren und Quaestoren.
    .lay = Bei den Aedilen hast du eine 2 und eine 3, Caesar eine 3 und eine verdeckte Karte. Lege dort deine 3 verdeckt an.
    .lay-other = Heb dir das auf. Die Aedilen können gleich befragt werden, und dort kann deine 3 den Ausschlag geben.
    .won = Alle Karten dort wurden aufgedeckt: 8 gegen 7, ein Aedil für dich. Danach zahlen beide: Wer mehr Einfluss hat, verliert dort die höchste Karte, wer weniger hat, die niedrigste. Nun ist Caesar am Zug.
    .end = Die Praetoren wurden befragt: 4 gegen 4. Gleicher Einfluss entscheidet nichts, die Frage ist vertagt. Niemand gewinnt, niemand verliert eine Karte, und alle bleiben offen liegen.

lesson-cc-philosopher = Der Philosoph
    .lay = Bei den Zensoren hat Caesar 9 und du hast 3; das holst du nicht auf. Lege dort deinen Philosophen verdeckt an. Er zählt 0, aber er dreht die Vertrauensfrage um: Der kleinere Einfluss gewinnt.
    .lay-other = Gegen 9 helfen keine Zahlen. Der Philosoph hilft: Lege ihn verdeckt bei den Zensoren an.
    .turned = 3 schlägt 9! Karten gehen wie immer, Caesars 5 und deine 3, und der Philosoph geht mit. Auch Caesar hat Philosophen: Sieh dir die Senatoren an.
    .end = Dort lag dein Philosoph, und Caesar hat einen von seinen dazugelegt: Einer gegen einen heben sich auf, und 5 schlägt 1. Ein Philosoph wirkt, wo die eine Seite mehr davon hat als die andere; gleicher Einfluss bleibt auch dann vertagt.

lesson-cc-scout = Kundschafter und Anschlag
    .scout = In jedem Zug darfst du eine Aktionskarte spielen. Bei den Quaestoren hat Caesar zwei verdeckte Karten: Bevor du dort mehr anlegst, schick deinen Kundschafter hin.
    .scout-other = Erst der Kundschafter, bei den Quaestoren: Wissen ist besser als raten.
    .lay = Eine 4 und ein Philosoph! Mit ihm würde deine größere Summe verlieren. Deine Aktionskarte für diesen Zug ist gespielt, also lege deine 1 oder deine 2 verdeckt bei den Zensoren an und warte.
    .lay-other = Jetzt nicht: Lege die 1 oder die 2 verdeckt bei den Zensoren an. Die 5 brauchst du bald.
    .hit = Was offen liegt, kann getroffen werden. Spiele deinen Anschlag auf den Philosophen bei den Quaestoren.
    .hit-other = Zuerst der Philosoph bei den Quaestoren: Solange er da ist, nützt alle Stärke nichts.
    .five = Ohne ihn zählen wieder Zahlen: 6 gegen 4. Lege auch deine 5 dort verdeckt an.
    .five-other = Die Quaestoren können gleich befragt werden: Lege dort die 5 verdeckt an.
    .end = 11 gegen 4: Der Quaestor gehört dir. Merk dir das Paar: Was der Kundschafter aufdeckt, bleibt offen, und nur was offen liegt, trifft ein Anschlag.

lesson-cc-castling = Die Rochade
    .castle = Bei den Senatoren stehen deine 1 und deine 4 gegen 12; bei den Praetoren ließe dein eigener Philosoph deine 5 gegen eine 3 verlieren. Alles liegt am falschen Ort: Spiele die Rochade und wähle Senatoren und Praetoren.
    .castle-other = Erst die Rochade, Senatoren mit Praetoren. Angelegt wird danach.
    .anew = Caesar lässt es geschehen. Lege deine vier Karten neu und verdeckt an: die 1 und den Philosophen bei den Senatoren, die 4 und die 5 bei den Praetoren.
    .anew-other = So dürftest du sie legen. Aber gegen 12 braucht der Philosoph eine kleine Summe neben sich, und gegen 3 brauchst du Zahlen: 1 und Philosoph zu den Senatoren, 4 und 5 zu den Praetoren.
    .lay = Einfluss ist anzulegen wie immer: deine 2 oder eine 3, verdeckt, bei den Aedilen.
    .lay-other = Senatoren und Praetoren sind jetzt genau richtig. Lege die 2 oder eine 3 verdeckt bei den Aedilen an.
    .senators = 1 schlägt 12, dank dem Philosophen. Was bei den Praetoren liegt, kann Caesar nur raten. Er ist am Zug.
    .end = 9 gegen 3: Dieselben vier Karten haben beide Gruppen gewonnen. Nach einer Rochade liegen die Karten immer verdeckt, so lässt sich auch verbergen, was schon zu sehen war.

lesson-cc-veto = Veto und Spion
    .veto = Caesar spielt eine Aktionskarte: einen Anschlag auf deine 5 bei den Aedilen. Du hast ein Veto. Es hält jede Aktionskarte in dem Augenblick auf, in dem sie gespielt wird: Spiele es.
    .veto-other = Dann wäre deine 5 weg. Du hast ein Veto: Spiele es.
    .spy = Der Anschlag war umsonst, und für dein Veto hast du eine neue Karte gezogen. Nun schick deinen Spion: Er sieht sich Caesars Hand an.
    .spy-other = Erst der Spion; Einfluss kannst du nach ihm anlegen.
    .take = Caesar ließ es geschehen. Ein Veto hätte den Spion aufgehalten, und deine Aktion für diesen Zug wäre trotzdem verbraucht gewesen. Jetzt siehst du seine Hand: Lass ihn den Philosophen ablegen, bevor der eine Vertrauensfrage umdreht.
    .take-other = Eine gute Karte. Aber der Philosoph ist schlimmer für dich: Er dreht eine ganze Vertrauensfrage um.
    .lay = Bei den Aedilen liegst du nur um eins vorn. Lege dort deine 4 verdeckt an.
    .lay-other = Dein Vorsprung bei den Aedilen ist dünn: Lege dort die 4 verdeckt an.
    .end = 11 gegen 6: gewonnen. Noch etwas: Nach jeder Aktionskarte wird die Gegenseite nach einem Veto gefragt, ob sie eines hat oder nicht. So verrät die Frage nichts.

lesson-cc-eighth = Die achte Karte und die Götter
    .lay = Bei den Quaestoren liegen sieben Karten. Eine Gruppe hat Platz für acht, fünf davon auf einer Seite. Lege dort deine 4 verdeckt an: Die achte Karte stellt eine außerordentliche Vertrauensfrage, ganz ohne Vertrauensfrage-Karte.
    .lay-other = Bei den Quaestoren fehlt noch eine Karte zur Vertrauensfrage, und deine 4 würde sie gewinnen: Lege sie dort verdeckt an.
    .asked = 12 gegen 10, ein Quaestor für dich. Danach wurde deine Hand aufgefüllt (nach den französischen Regeln: davor), und die gewöhnliche Vertrauensfrage-Karte war eine Orgie. Nun ist Caesar am Zug.
    .wrath = Bei den Aedilen stehen 9 gegen deine 1. Das ist etwas für die Götter: Spiele ihren Zorn auf die Aedilen.
    .wrath-other = Erst der Zorn der Götter, auf die Aedilen. Was du vorher dort anlegst, wäre auch weg.
    .alone = Aller Einfluss bei den Aedilen ist weg, Caesars und deiner. Jetzt genügt eine kleine Karte: Lege dort deine 2 verdeckt an.
    .alone-other = Die Aedilen sind leer, und jede Zahl gewinnt gegen nichts, solange kein Philosoph dabeiliegt: Lege dort die 2 verdeckt an.
    .end = 2 gegen nichts: ein Aedil. Nutze die Götter gut; in der ganzen Partie hast du nur eine solche Karte.

lesson-cc-scoring = Der letzte Patrizier
    .count = Ein Patrizier ist übrig, ein Quaestor. Jeder gewonnene zählt 1 Punkt. Die Mehrheit einer Gruppe zählt 1 dazu, die ganze Gruppe noch 1, und die Mehrheit der Gruppe auf deiner geheimen Bonuskarte 2. Auf deiner stehen die Quaestoren.
    .last = Zwei Quaestoren gehören dir, zwei Caesar. Du hast dort 6, Caesar eine 5 und eine verdeckte Karte. Lege dort deine 3 verdeckt an.
    .last-other = Jetzt oder nie: deine 3, verdeckt, bei den Quaestoren.
    .end = Die Karte der Aedilen wurde übergangen, denn dort ist niemand mehr; die nächste befragte die Quaestoren: 9 gegen 7. Mit dem letzten Patrizier ist die Partie zu Ende, 18 zu 14. Nun kennst du das Spiel. Spiel eine Partie!

## Quo Vadis?

lesson-qv-first = Der erste Senator
    .welcome = Salve! Du führst die rote Familie. Bring deine Senatoren durch die Gremien hinauf in den Senat ganz oben, und sammle unterwegs Lorbeeren. Blau und Grün wollen dasselbe.
    .enter = In jedem Zug tust du eines. Setze einen Senator ein: in a1 unten links, ein Gremium mit einem einzigen Feld.
    .enter-other = Auch das ist möglich. Aber beginne in a1: Von dort kommt ein Senator ohne fremde Hilfe weiter.
    .up = Aus einem Einer-Gremium geht ein Senator, ohne jemanden zu fragen. Bewege deinen von a1 nach e1.
    .up-other = Bring deinen ersten Senator weiter: von a1 nach e1.
    .more = Wege führen nur nach oben, und auf denen aus Einer-Gremien gibt es keine Lorbeeren. Setze also einen zweiten Senator ein, in d3.
    .more-other = Von d3 aus sind Lorbeeren zu holen: Setze dort einen Senator ein.
    .end = In d3 sitzen nun drei Familien mit je einem Senator. Wer hinauswill, braucht die Zustimmung eines anderen: Darum geht es in diesem Spiel.

lesson-qv-majority = Ein Gremium verlassen
    .three = Aus einem Dreier-Gremium braucht ein Senator die Zustimmung eines anderen Senators dort. Auch dein eigener kann sie geben. In d3 hast du zwei: Bewege einen davon nach g3.
    .three-other = Geh von d3 nach g3: Dein zweiter Senator in d3 stimmt zu.
    .five = Du hast die III von diesem Weg genommen, und ein neues Plättchen kam hin. Aus einem Fünfer-Gremium braucht es zwei Zustimmungen. In b5 hast du drei Senatoren: Bewege einen davon nach i3, auf dem Weg liegt eine IV.
    .five-other = Diesmal von b5 nach i3, für die IV.
    .end = Mit genug eigenen Senatoren brauchst du niemanden. Aber wer allein in einem Dreier-Gremium sitzt, oder nur zu zweit in einem Fünfer-Gremium, kommt nicht hinaus. Deine Lorbeeren liegen verdeckt: Niemand sieht, wie viele du hast.

lesson-qv-consent = Zustimmung geben und erbitten
    .asked = Blau will aus d3 hinaus und bittet um deine Zustimmung. Für jede Zustimmung, die zählt, bekommt die Familie, die sie gibt, eine I aus der Bank. Nimm an.
    .asked-other = Du darfst ablehnen oder mehr verlangen. Aber hier genügt ein Lorbeer für ein Wort: Nimm an.
    .ask = Jetzt fragst du. Wähle deinen Senator in g3 und den Weg nach l1; schlage vor, dass Grün zustimmt, sonst nichts.
    .ask-other = Von g3 nach l1, mit der Zustimmung von Grün, ohne Zahlungen und Versprechen: Schlage genau das vor.
    .end = Grün war einverstanden. Du hast die IV, und Grün bekam eine I aus der Bank. Bei einem Nein hättest du noch einmal fragen oder etwas anderes tun können.

lesson-qv-deal = Ein Handel mit Lorbeeren
    .pay = Für eine I allein rührt Blau keinen Finger. Wähle deinen Senator in g3 und den Weg nach j5, wo eine V liegt. Bitte um die Zustimmung von Blau und füge eine Zahlung hinzu: Du zahlst Blau 1 Lorbeer.
    .pay-other = Von g3 nach j5, mit der Zustimmung von Blau, und du zahlst Blau 1 Lorbeer: Schlage genau das vor.
    .accept = Blau antwortet mit einem anderen Handel und will 2 Lorbeeren. Das ist die V immer noch wert: Nimm an.
    .accept-other = Du könntest weiter feilschen oder ablehnen. Aber 5 Lorbeeren für 2 sind ein gutes Geschäft: Nimm an.
    .take = Zustimmung, Bewegung, Zahlung: Alles wurde auf einmal ausgeführt. Nun macht Grün dir ein Angebot: Zustimmung in b5 und 1 Lorbeer für dich, wenn du nach f1 gehst. Greif zu.
    .take-other = Grün gibt dir die Zustimmung, die dir fehlt, und zahlt noch dafür: Nimm das Angebot.
    .end = Was im selben Zug geschehen kann, ist bindend. Ein Handel wird ausgeführt, sobald alle zugestimmt haben, die etwas geben: ganz oder gar nicht.

lesson-qv-promise = Ein Versprechen
    .promise = Du kannst auch mit deinem Wort zahlen. Wähle deinen Senator in g3 und den Weg nach l1, bitte um die Zustimmung von Grün und füge ein Versprechen hinzu: Du versprichst Grün eine Zustimmung, irgendwo, binnen zwei Runden.
    .promise-other = Von g3 nach l1, mit der Zustimmung von Grün, und du versprichst Grün eine Zustimmung, irgendwo, binnen zwei Runden; keine Lorbeeren.
    .ledger = Grün vertraut dir. Dein Versprechen steht im Verzeichnis, wo alle es lesen können; aber es reicht über diesen Zug hinaus, also bindet es dich an nichts. Nun spielen die anderen.
    .keep = Da ist es: Grün bittet um deine Zustimmung in i3, um nichts sonst. Halte dein Wort: Nimm an.
    .keep-other = Es steht dir frei, dein Wort zu brechen. Aber dann steht das im Verzeichnis, und wer glaubt dir beim nächsten Mal? Nimm an.
    .end = Im Verzeichnis steht: gehalten. Dein Wort ist jetzt etwas wert, und eine I für die Zustimmung gab es auch.

lesson-qv-caesar = Cäsar
    .place = Dein Senator sitzt allein in g3, und niemand kann zustimmen. Aber es gibt Cäsar. Ihn zu versetzen ist auch eine Aktion: Lege ihn auf den Weg von g3 nach j5.
    .place-other = Aus g3 willst du hinaus: Lege Cäsar auf den Weg von g3 nach j5.
    .through = Auf dem Weg, auf dem Cäsar liegt, geht ein Senator ohne jede Zustimmung. Bewege deinen von g3 nach j5.
    .through-other = Bevor jemand Cäsar wegnimmt: Geh von g3 nach j5.
    .head = Auf Cäsars Weg bekommt niemand Lorbeeren, also blieb die IV liegen. Nun sieh auf d3: Die II auf dem Weg nach h1 trägt Cäsars Kopf. Bewege einen deiner zwei Senatoren von d3 nach h1.
    .head-other = Du willst das Plättchen mit Cäsars Kopf: von d3 nach h1.
    .door = Wer ein solches Plättchen nimmt, darf Cäsar gleich versetzen. Lege ihn auf den Weg von j5 in den Senat.
    .door-other = Dein Senator in j5 wartet auf Cäsar: Lege ihn auf den Weg von j5 in den Senat.
    .in = Niemand hat ihn weggenommen. Geh von j5 in den Senat!
    .in-other = Jetzt ist der Weg frei: von j5 in den Senat.
    .end = Dein erster Senator ist im Senat, und du hast niemanden gefragt. Die V blieb zurück: Cäsar erspart dir Zustimmungen und kostet dich Lorbeeren. Und ein freies Feld am anderen Ende braucht auch er.

lesson-qv-senate = Der Senat
    .count = Vier der fünf Felder im Senat sind besetzt; der fünfte Senator beendet die Partie. Die meisten Lorbeeren gewinnen, aber gewertet werden nur Familien mit einem Senator im Senat. Du hast 13 Lorbeeren und niemanden drin!
    .fifth = In n3 hast du zwei Senatoren. Bewege einen davon in den Senat, und nimm die II auf dem Weg mit.
    .fifth-other = Kommt dir jemand zuvor, sind alle deine Lorbeeren nichts wert: von n3 in den Senat!
    .end = Die Partie ist zu Ende. Du hast 15 Lorbeeren und einen Senator im Senat: Du gewinnst. Bei gleich vielen Lorbeeren hätte gewonnen, wer zuerst im Senat war. Nun kennst du das Spiel. Spiel eine Partie!
