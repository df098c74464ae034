### Sheets for the real table.

print-qv-turn = Dein Zug
print-qv-one = Tu eines davon. Passen kannst du nicht.
print-qv-enter = Einen Senator einsetzen
    .how = auf ein beliebiges freies Feld der vier untersten Gremien.
print-qv-move = Einen Senator bewegen
    .how = einen Weg hinauf, auf ein freies Feld. Du brauchst die Zustimmungen und nimmst den Lorbeer des Weges.
print-qv-caesar = Cäsar versetzen
    .how = auf jeden anderen Lorbeer.
print-qv-consents = Zustimmung, je nach Feldern des Gremiums
print-qv-needed = { $seats ->
    [1] Keine.
    [3] Die eines anderen Senators darin, eines eigenen oder fremden.
   *[5] Die von zwei anderen Senatoren darin, eigenen oder fremden.
}
print-qv-stuck = Zu wenige andere im Gremium? Dann hilft nur Cäsar heraus.
print-qv-laurels = Lorbeeren und Cäsar
print-qv-tiles = Die Plättchen
print-qv-take = Nimm das Plättchen deines Weges und leg es verdeckt vor dich. Ein neues aus dem Vorrat kommt an seine Stelle.
print-qv-earn = Für jede Zustimmung eines fremden Senators bekommt dessen Familie eine I aus der Bank.
print-qv-room = Ein freies Feld darüber braucht es trotzdem.
print-qv-deals = Handel und Versprechen
print-qv-anything = Über alles darf verhandelt werden, von allen mit allen, jederzeit in einem Zug, auch gegen die Familie am Zug.
print-qv-binding = Bindend: in diesem Zug
    .how = Zustimmungen, Lorbeeren, was tut, wer am Zug ist (einen Senator bewegen, einen einsetzen, Cäsar versetzen), und was jemand zu unterlassen zusagt.
print-qv-promise = Ein Versprechen: später
    .how = Zustimmung ein andermal, eine Weile keine für einen Dritten, Cäsar irgendwohin oder gerade nicht. Ein Versprechen bindet niemanden.
print-qv-others = Auch die anderen dürfen untereinander handeln, um Lorbeeren und Versprechen: sobald alle, die etwas geben, zugesagt haben.
print-qv-whole = Ein Handel gilt ganz oder gar nicht, sobald alle, die etwas geben, zugesagt haben.
print-qv-pay = Du zahlst mit Plättchen, die du hast oder mit eben diesem Zug bekommst. Gewechselt wird unter den Spielern, nie aus der Bank.
print-qv-end = Ende und Sieg
print-qv-fifth = Die Partie endet sofort, wenn der fünfte Senator in den Senat einzieht.
print-qv-scored = Gewertet wird nur, wer einen Senator im Senat hat.
print-qv-most = Davon gewinnt, wer die meisten Lorbeeren hat. Bei Gleichstand: wer zuerst in den Senat eingezogen ist.
print-qv-variants = Varianten
print-qv-few = Wenige Einer-Lorbeeren
    .how = zu dritt 10, zu viert 14, zu fünft 18.
print-qv-disclosure = Aufdecken
    .how = Nach dem ersten, zweiten und dritten Senator im Senat dürfen alle verlangen, dass die Lorbeeren gezeigt werden.
print-qv-consul = Konsulwahl
    .how = Drei Partien hintereinander. Die Lorbeeren aller, die gewertet werden, zählen zusammen; je höchstens zwei Senatoren bleiben auf dem Plan.

## Pads

print-pad-game = Partie { $number }
print-pad-senate = Senat: Reihenfolge
print-pad-laurels = Lorbeeren
print-pad-promises = Versprechen
print-pad-who = Wer
print-pad-whom = Wem
print-pad-what = Was
print-pad-until = Bis wann
print-pad-kept = Gehalten?
