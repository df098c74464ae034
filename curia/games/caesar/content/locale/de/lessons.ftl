### The tutorial.

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
