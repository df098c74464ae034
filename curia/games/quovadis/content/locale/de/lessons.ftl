### The tutorial.

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
