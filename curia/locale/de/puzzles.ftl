# Puzzles: their titles, and why the solution is one.
puzzle-goal-patricians = Finde den Zug, der die meisten Patrizier gewinnt, im Durchschnitt über alles, was verdeckt sein kann: Es zählen die, die du dabei gewinnst, abzüglich derer, die du verlierst. Die Gegenseite spielt ein Veto, wann immer sie kann.

puzzle-list = Rätsel zu { $game }:
puzzle-grade = { $grade ->
    [1] leicht
    [2] nicht so leicht
   *[3] schwer
}
puzzle-list-how = „curia puzzle NAME“ baut eines auf.
puzzle-solved-patricians = Gelöst: Dein Zug ist { NUMBER($played, minimumFractionDigits: 2, maximumFractionDigits: 2) } Patrizier wert, und keiner ist mehr wert.
puzzle-not-yet-patricians = Dein Zug ist { NUMBER($played, minimumFractionDigits: 2, maximumFractionDigits: 2) } Patrizier wert, der beste { NUMBER($best, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
puzzle-again = „curia puzzle { $id }“ baut das Rätsel wieder auf.
puzzle-over = Dieser Zug ist vorbei. Beginne das Rätsel von vorn.
puzzle-solution = Was jeder beste Zug enthält: { $moves }.
puzzle-clauses = Die Regeln: { $clauses }.
puzzle-left = Verlassen. „curia puzzle { $id }“ baut das Rätsel wieder auf.

puzzle-unknown = Ein Rätsel { $puzzle } gibt es nicht.
puzzle-game = Rätsel zu { $game } gibt es nicht, nur zu: { $games }.
puzzle-goes-on = Die Partie geht nach diesem Zug weiter, also hat niemand gewonnen.
puzzle-wide = { $worlds } Welten passen; höchstens { $most } lassen sich durchrechnen.

puzzle-both-at-once = Beide auf einmal
    .why = Die einzige verbliebene Vertrauensfrage-Karte befragt die Senatoren, und dort hat Caesar 4. Eine Karte ist zu wenig. Deine 2 und deine 3, beide offen, machen 5.
puzzle-the-right-victim = Das richtige Opfer
    .why = Ist die 5 weg, hat Caesar bei den Zensoren 4, und deine eigene 5 schlägt das. Jedes andere Opfer lässt ihm mindestens 6. Die Praetoren gehören dir ohnehin.
puzzle-equal-is-not-enough = Gleich ist nicht genug
    .why = 5 gegen 5 ist vertagt. Erst der Anschlag auf seine 5: Dann steht deine 5 gegen niemanden.
puzzle-a-clean-table = Reiner Tisch
    .why = Erst der Zorn der Götter, dann der Einfluss: Die beiden 5 sind weg, und deine 3 gewinnt allein. Andersherum wäre auch sie weg.
puzzle-a-one-is-enough = Eine Eins genügt
    .why = Bei den Aedilen steht es 3 gegen 3: Deine 1 entscheidet. Ein Philosoph dreht um, welche Summe gewinnt, aber gleiche Summen bleiben vertagt.
puzzle-all-in-one-place = Alles an einen Ort
    .why = Praetoren und Aedilen gehören dir so oder so. Nur die Quaestoren brauchen Hilfe, und 7 zu 1 verlangt deine beiden 4.
puzzle-what-is-asked-next = Was als Nächstes gefragt wird
    .why = Die einzige verbliebene Vertrauensfrage-Karte befragt die Quaestoren, und dort fehlt dir 1. Bei den Aedilen wäre die 4 die achte Karte und gewänne sofort eine Vertrauensfrage, wenn dort kein Philosoph verdeckt liegt, aber dafür wären die Quaestoren verloren.
puzzle-the-eighth-card = Die achte Karte
    .why = Mit beiden Karten liegen bei den Praetoren acht, und das stellt von selbst eine Vertrauensfrage: 8 gegen 6. Deine 3 und eine seiner 2 gehen, und mit 5 gegen 4 bist du auch für die Vertrauensfrage-Karte der Praetoren bereit. Bei den Zensoren verlieren deine Philosophen so oder so gegen die leere Seite.
puzzle-philosopher-against-philosopher = Philosoph gegen Philosoph
    .why = Bei den Praetoren lässt sein Philosoph deine 5 gegen seine 1 verlieren. Deiner hebt ihn auf. Die Zensoren brauchen die 5: zwei offene Karten, für jede Gruppe eine.
puzzle-the-smaller-sum = Die kleinere Summe
    .why = Bei den Zensoren kannst du nicht aufholen und musst es nicht: Mit deinem Philosophen dort ist deine 1 die kleinere Summe und gewinnt. Die 3 holt die Aedilen, 5 gegen 4.
puzzle-twice-in-one-turn = Zweimal in einem Zug
    .why = Mit beiden Karten liegen bei den Zensoren acht: eine außerordentliche Vertrauensfrage, die dein Philosoph umdreht, 9 gegen 10. Dann geht er, Caesars 4 geht, deine 1 geht, und die Vertrauensfrage-Karte findet dich mit 8 gegen 6 vorn.
puzzle-rather-nothing = Lieber nichts als zu viel
    .why = Sein Philosoph wendet deine 12 bei den Aedilen gegen dich. Der Zorn der Götter räumt die Gruppe leer, und was du danach dort anlegst, gewinnt. Die Quaestoren gehören dir ohnehin.
puzzle-clear-one-break-one = Eine leeren, eine entscheiden
    .why = Bei den Aedilen würde sein Philosoph mit nichts gewinnen; der Zorn der Götter schickt ihn samt deinen Karten fort. Dann je eine offene Karte: Der Gleichstand bei den Senatoren ist gebrochen, und bei den Aedilen ist sonst niemand.
puzzle-a-quiet-turn = Ein stiller Zug
    .why = Beide verbliebenen Vertrauensfrage-Karten kosten dich einen Patrizier: Bei den Praetoren hast du zu wenig, bei den Quaestoren lässt dein eigener Philosoph die leere Seite gewinnen. Ohne angelegten Einfluss wird keine aufgedeckt: Passe, oder tausche Karten.
puzzle-strength-does-not-help = Stärke hilft nicht
    .why = Als Nächstes werden die Senatoren befragt, und sein Philosoph lässt die kleinere Summe gewinnen: Das ist seine, und mehr anzulegen macht es schlimmer. Frag nicht: Passe, oder tausche Karten.
puzzle-a-philosopher-alone = Ein Philosoph allein
    .why = Dein Philosoph allein zählt 0, die kleinste Summe, die es gibt: Bei den Quaestoren gewinnt er gegen fast alles, was dort verdeckt liegt. Nichts anderes darf neben ihm liegen; die andere Karte holt die Aedilen.
puzzle-far-behind = Weit zurück
    .why = Bei den Aedilen liegst du so weit zurück, dass der Philosoph sie sicher gewinnt. Jede deiner Karten gewinnt die Zensoren: Lege beide offen an.
puzzle-three-in-one-turn = Drei in einem Zug
    .why = Mit deinen Karten liegen an zwei Gruppen acht: bei den Senatoren 13 gegen 12 und bei den Quaestoren 13 gegen 7. Damit sind die Quaestoren abgeschlossen, sodass ihre Vertrauensfrage-Karte übergangen wird, wenn sie kommt. Befragt werden die Zensoren, und dort lässt sein eigener Philosoph deine kleinere Summe gewinnen.
puzzle-the-philosopher-travels = Der Philosoph auf Reisen
    .why = Die Rochade bringt deinen Philosophen allein zu den Senatoren, wo die kleinere Summe deine ist, und lässt die Zahlen bei den Quaestoren wirken. Mit fünf deiner Karten liegen dort acht: Die Gruppe wird sofort befragt, und noch einmal, wenn ihre Vertrauensfrage-Karte kommt.
puzzle-where-he-is-needed = Wo er gebraucht wird
    .why = Bei den Zensoren lässt dich dein Philosoph sogar gegen eine leere Seite verlieren; bei den Quaestoren, wo du schwächer bist, lässt er dich gewinnen. Bring ihn mit einer Rochade samt deinen kleinen Karten hinüber: Acht Karten befragen sofort die Quaestoren, und eine 3, die allein zurückbleibt, holt die Zensoren.
puzzle-everything-on-one-table = Alles an einen Tisch
    .why = Bring alles zu den Aedilen: 12 gegen 10, und acht Karten stellen sofort eine Vertrauensfrage. Danach steht es 8 gegen 7 für die Vertrauensfrage-Karte. Die Zensoren bleiben auf beiden Seiten leer, dort ist also nichts verloren.
puzzle-look-before-you-lay = Erst sehen, dann legen
    .why = Was bei den Praetoren verdeckt liegt, entscheidet, wohin deine beiden 5 gehören: Gegen eine kleine Summe gewinnen sie dort, gegen einen Philosophen oder eine große Summe nützen sie anderswo mehr. Der Kundschafter sagt es dir, bevor du wählst.
