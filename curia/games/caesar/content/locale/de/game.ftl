### Caesar & Cleopatra: names of cards and groups, and what happened at the table.

## The game and its seats

cc-name = Caesar & Cleopatra
    .about = Zwei werben um die Patrizier Roms: mit Einfluss, offen oder heimlich angelegt.
cc-seat-cleopatra = Cleopatra
cc-seat-caesar = Caesar

## The five groups, in table order

cc-group-senators = Senatoren
    .about = Fünf Patrizier, die für das Volk sprechen (CC-1.2).
cc-group-praetors = Praetoren
    .about = Fünf Patrizier, die Recht sprechen (CC-1.2).
cc-group-quaestors = Quaestoren
    .about = Fünf Patrizier, die die Staatskasse hüten (CC-1.2).
cc-group-censors = Zensoren
    .about = Drei Patrizier, die über die Sitten wachen (CC-1.2).
cc-group-aediles = Aedilen
    .about = Drei Patrizier, die in der Stadt für Ordnung sorgen (CC-1.2).

## Influence cards

cc-card-influence = Einfluss { $value }
    .about = Zählt bei einer Vertrauensfrage an dieser Gruppe { $value } für die eigene Seite (CC-4.4).
cc-card-philosopher = Philosoph
    .about = Zählt 0. Hat eine Seite mehr Philosophen als die andere, gewinnt der kleinere Einfluss (CC-4.6). Wird abgelegt, sobald die Vertrauensfrage entschieden ist (CC-4.8).

## Action cards

cc-card-assassination = Anschlag
    .about = Entferne eine offene Einflusskarte der Gegenseite, auch einen Philosophen (CC-5.1).
cc-card-spy = Spion
    .about = Sieh dir die gegnerische Hand an und wähle eine Karte, die abgelegt werden muss (CC-5.2).
cc-card-castling = Rochade
    .about = Nimm alle deine Karten an zwei Gruppen auf und lege sie dort verdeckt neu an, verteilt wie du willst (CC-5.3).
cc-card-scout = Kundschafter
    .about = Decke an einer Gruppe alle gegnerischen Karten auf. Sie bleiben offen liegen (CC-5.4).
cc-card-wrath = Zorn der Götter
    .about = Aller Einfluss an einer Gruppe wird abgelegt, deiner und der gegnerische (CC-5.5).
cc-card-veto = Veto
    .about = Verhindere außer der Reihe die Aktionskarte, die die Gegenseite eben gespielt hat (CC-5.6).

## Vote cards

cc-vote-group = Vertrauensfrage: { $group }
    .about = An dieser Gruppe wird die Vertrauensfrage gestellt (CC-4.1).
cc-vote-orgy = Orgie
    .about = In diesem Zug gibt es keine Vertrauensfrage (CC-4.11).
cc-vote-reshuffle = Orgie, bitte mischen
    .about = In diesem Zug gibt es keine Vertrauensfrage, und alle Vertrauensfrage-Karten im Spiel werden zu einem neuen Stapel gemischt (CC-4.11).

## Influence bonus

cc-bonus = Einflussbonus: { $group }
    .about = Bringt 2 Punkte mehr, wenn du die Karte hast und drei der fünf Patrizier dieser Gruppe gewinnst (CC-7.4).

## Names inside sentences. $who is "you" for the person who reads, else a seat; $card, $group and $vote are
## the names that moves use. The groups have the same form in every case; `cc-a-card` and `cc-patrician` are
## accusatives.

cc-who = { $who ->
    [you] du
    [cleopatra] Cleopatra
   *[caesar] Caesar
}
cc-group = { $group ->
    [senators] Senatoren
    [praetors] Praetoren
    [quaestors] Quaestoren
    [censors] Zensoren
   *[aediles] Aedilen
}
cc-group-first = { $first ->
    [senators] Senatoren
    [praetors] Praetoren
    [quaestors] Quaestoren
    [censors] Zensoren
   *[aediles] Aedilen
}
cc-group-second = { $second ->
    [senators] Senatoren
    [praetors] Praetoren
    [quaestors] Quaestoren
    [censors] Zensoren
   *[aediles] Aedilen
}
cc-patrician = { $group ->
    [senators] einen Senator
    [praetors] einen Praetor
    [quaestors] einen Quaestor
    [censors] einen Zensor
   *[aediles] einen Aedilen
}
cc-card = { $card ->
    [P] Philosoph
    [assassination] Anschlag
    [castling] Rochade
    [scout] Kundschafter
    [spy] Spion
    [veto] Veto
    [wrath] Zorn der Götter
   *[other] { $card }
}
cc-a-card = { $card ->
    [P] einen Philosophen
    [assassination] einen Anschlag
    [castling] eine Rochade
    [scout] einen Kundschafter
    [spy] einen Spion
    [veto] ein Veto
    [wrath] den Zorn der Götter
   *[other] eine { $card }
}
cc-vote = { $vote ->
    [senators] Senatoren
    [praetors] Praetoren
    [quaestors] Quaestoren
    [censors] Zensoren
    [aediles] Aedilen
    [orgy] Orgie
   *[reshuffle] Orgie mit Mischen
}

## What happened

cc-happened-position = Die Partie beginnt mit einer von Hand aufgebauten Stellung.
cc-happened-ordered = { $who ->
    [you] Du sortierst deine Aktionskarten.
   *[other] { cc-who } hat die Aktionskarten sortiert.
}
cc-happened-ordered-cards = { $who ->
    [you] Du sortierst deine Aktionskarten, die oberste zuerst: { $cards }.
   *[other] { cc-who } sortiert die Aktionskarten, die oberste zuerst: { $cards }.
}
cc-happened-bonus = Beide erhalten verdeckt eine Bonuskarte.
cc-happened-bonus-card = { $who ->
    [you] Deine Bonuskarte gilt für die { cc-group }.
   *[other] Die Bonuskarte von { cc-who } gilt für die { cc-group }.
}
cc-happened-arranged = { $who ->
    [you] Du legst an jede Gruppe eine Karte verdeckt an.
   *[other] { cc-who } hat an jede Gruppe eine Karte verdeckt angelegt.
}
cc-happened-arranged-cards = { $who ->
    [you] Du legst verdeckt an, in der Reihenfolge der Gruppen: { $cards }.
   *[other] { cc-who } legt verdeckt an, in der Reihenfolge der Gruppen: { $cards }.
}
cc-happened-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { cc-who } ist am Zug.
}
cc-happened-laid-up = { $who ->
    [you] Du legst { cc-a-card } offen an die { cc-group } an.
   *[other] { cc-who } legt { cc-a-card } offen an die { cc-group } an.
}
cc-happened-laid-down = { $who ->
    [you] Du legst eine Karte verdeckt an die { cc-group } an.
   *[other] { cc-who } legt eine Karte verdeckt an die { cc-group } an.
}
cc-happened-laid-down-card = { $who ->
    [you] Du legst { cc-a-card } verdeckt an die { cc-group } an.
   *[other] { cc-who } legt { cc-a-card } verdeckt an die { cc-group } an.
}
cc-happened-assassination = { $who ->
    [you] Du spielst einen Anschlag auf { cc-a-card } bei den { cc-group }.
   *[other] { cc-who } spielt einen Anschlag auf { cc-a-card } bei den { cc-group }.
}
cc-happened-castling = { $who ->
    [you] Du spielst eine Rochade zwischen den { cc-group-first } und den { cc-group-second }.
   *[other] { cc-who } spielt eine Rochade zwischen den { cc-group-first } und den { cc-group-second }.
}
cc-happened-scout = { $who ->
    [you] Du spielst einen Kundschafter bei den { cc-group }.
   *[other] { cc-who } spielt einen Kundschafter bei den { cc-group }.
}
cc-happened-spy = { $who ->
    [you] Du spielst einen Spion.
   *[other] { cc-who } spielt einen Spion.
}
cc-happened-wrath = { $who ->
    [you] Du spielst den Zorn der Götter bei den { cc-group }.
   *[other] { cc-who } spielt den Zorn der Götter bei den { cc-group }.
}
cc-happened-vetoed = { $who ->
    [you] Du spielst ein Veto: Die Aktion ist verhindert.
   *[other] { cc-who } spielt ein Veto: Die Aktion ist verhindert.
}
cc-happened-allowed = { $who ->
    [you] Du spielst kein Veto.
   *[other] { cc-who } spielt kein Veto.
}
cc-happened-spied = { $who ->
    [you] Du siehst dir die gegnerische Hand an.
   *[other] { cc-who } sieht sich die gegnerische Hand an.
}
cc-happened-spied-hand = { $who ->
    [you] Du siehst dir die gegnerische Hand an: { $cards }.
   *[other] { cc-who } sieht sich diese Hand an: { $cards }.
}
cc-happened-lost = { $who ->
    [you] Du musst { cc-a-card } ablegen.
   *[other] { cc-who } muss { cc-a-card } ablegen.
}
cc-happened-drew = { $who ->
    [you] Du ziehst
   *[other] { cc-who } zieht
} { $influence ->
    [0] { $action ->
        [one] eine Aktionskarte
       *[other] { $action } Aktionskarten
    }
    [one] eine Einflusskarte{ $action ->
        [0] {""}
        [one] {" "}und eine Aktionskarte
       *[other] {" "}und { $action } Aktionskarten
    }
   *[other] { $influence } Einflusskarten{ $action ->
        [0] {""}
        [one] {" "}und eine Aktionskarte
       *[other] {" "}und { $action } Aktionskarten
    }
}.
cc-happened-drew-cards = { $who ->
    [you] Du ziehst: { $cards }.
   *[other] { cc-who } zieht: { $cards }.
}
cc-happened-declined = { $who ->
    [you] Du ziehst keine Karte.
   *[other] { cc-who } zieht keine Karte.
}
cc-happened-castled = { $who ->
    [you] Du legst deine Karten verdeckt neu an: { $down-first } bei den { cc-group-first }, { $down-second } bei den { cc-group-second }.
   *[other] { cc-who } legt die Karten verdeckt neu an: { $down-first } bei den { cc-group-first }, { $down-second } bei den { cc-group-second }.
}
cc-happened-castled-cards = { $who ->
    [you] Du legst deine Karten verdeckt neu an. Bei den { cc-group-first }: { $cards-first }. Bei den { cc-group-second }: { $cards-second }.
   *[other] { cc-who } legt die Karten verdeckt neu an. Bei den { cc-group-first }: { $cards-first }. Bei den { cc-group-second }: { $cards-second }.
}
cc-happened-turned-up = { $who ->
    [you] Deine verdeckten Karten bei den { cc-group } werden aufgedeckt: { $cards }.
   *[other] Die verdeckten Karten von { cc-who } bei den { cc-group } werden aufgedeckt: { $cards }.
}
cc-happened-discarded = { $who ->
    [you] Du legst bei den { cc-group } ab: { $cards }.
   *[other] { cc-who } legt bei den { cc-group } ab: { $cards }.
}
cc-happened-swapped = { $who ->
    [you] Du bleibst passiv und tauschst: { $cards }.
   *[other] { cc-who } bleibt passiv und tauscht: { $cards }.
}
cc-happened-passed = { $who ->
    [you] Du bleibst passiv und tauschst nichts.
   *[other] { cc-who } bleibt passiv und tauscht nichts.
}
cc-happened-done = { $who ->
    [you] Du spielst keine Aktionskarte.
   *[other] { cc-who } spielt keine Aktionskarte.
}
cc-happened-vote-card = Aufgedeckt wird: { $vote ->
    [orgy] Orgie. Es gibt keine Vertrauensfrage.
    [reshuffle] Orgie mit Mischen. Es gibt keine Vertrauensfrage.
   *[other] Vertrauensfrage an die { cc-vote }.
}
cc-happened-vote-card-out = Diese Vertrauensfrage-Karte scheidet aus: { cc-vote }.
cc-happened-reshuffled = Alle Vertrauensfrage-Karten im Spiel werden zu einem neuen Stapel gemischt.
cc-happened-voted = { $extraordinary ->
    [yes] Außerordentliche Vertrauensfrage
   *[no] Vertrauensfrage
} bei den { cc-group }: Cleopatra { $cleopatra }, Caesar { $caesar }. { $who ->
    [you] Du gewinnst { cc-patrician }.
   *[other] { cc-who } gewinnt { cc-patrician }.
}
cc-happened-voted-turned = { $extraordinary ->
    [yes] Außerordentliche Vertrauensfrage
   *[no] Vertrauensfrage
} bei den { cc-group }: Cleopatra { $cleopatra }, Caesar { $caesar }. Aber eine Seite hat mehr Philosophen, also gewinnt der kleinere Einfluss. { $who ->
    [you] Du gewinnst { cc-patrician }.
   *[other] { cc-who } gewinnt { cc-patrician }.
}
cc-happened-voted-undecided = { $extraordinary ->
    [yes] Außerordentliche Vertrauensfrage
   *[no] Vertrauensfrage
} bei den { cc-group }: Cleopatra { $cleopatra }, Caesar { $caesar }. Die Entscheidung ist vertagt, alle Karten bleiben liegen.
cc-happened-closed = Hier ist kein Patrizier mehr übrig: Die { cc-group } sind abgeschlossen.
cc-happened-skipped = { $who ->
    [you] Du hast keinen Einfluss mehr und wirst übersprungen.
   *[other] { cc-who } hat keinen Einfluss mehr und wird übersprungen.
}
cc-happened-ended = { $reason ->
    [won] Die Partie ist zu Ende: Alle Patrizier sind gewonnen (CC-6.1).
    [spent] Die Partie ist zu Ende: Niemand hat noch Einfluss auf der Hand oder in der Reserve (CC-6.2).
    [full] Die Partie ist zu Ende: Wer allein weiterspielte, kann nichts mehr anlegen (CC-6.4).
   *[idle] Die Partie ist zu Ende: Zug um Zug wurde keine Karte gespielt oder abgelegt (CC-6.5).
}
cc-happened-resigned = { $who ->
    [you] Du gibst auf.
   *[other] { cc-who } gibt auf.
}
cc-happened-forfeit = { $who ->
    [you] Für dich wird die Partie als verloren gewertet.
   *[other] Für { cc-who } wird die Partie als verloren gewertet.
}
cc-happened-abandoned = Die Partie wird abgebrochen.
cc-happened-back = Die letzten Züge werden zurückgenommen.
cc-happened-upgraded = Mit einer Aktualisierung haben sich die Regeln geändert, und ein Zug ist nicht mehr erlaubt: Die Partie geht vor ihm weiter.

## Moves, as choices and in a list

cc-move-order = Reihenfolge, die oberste zuerst: { $cards }
cc-move-arrange = In der Reihenfolge der Gruppen: { $cards }
cc-move-down = Verdeckt anlegen: { cc-a-card } an die { cc-group }
cc-move-up = Offen anlegen: { cc-a-card } an die { cc-group }
cc-move-assassinate = Anschlag auf { cc-a-card } bei den { cc-group }
cc-move-spy = Spion: die gegnerische Hand ansehen und eine Karte wählen, die abgelegt wird
cc-move-castle = Rochade: deine Karten bei den { cc-group-first } und den { cc-group-second } neu anlegen
cc-move-scout = Kundschafter: die gegnerischen Karten bei den { cc-group } aufdecken
cc-move-wrath = Zorn der Götter: allen Einfluss bei den { cc-group } ablegen
cc-move-veto = Ein Veto spielen
cc-move-allow = Geschehen lassen
cc-move-take = Abzulegen: { cc-card }
cc-move-rearrange = { $cards-first } an die erste Gruppe, { $cards-second } an die zweite
cc-move-done = Keine Aktionskarte spielen
cc-move-draw-influence = Von der Einflussreserve ziehen
cc-move-draw-action = Von der Aktionsreserve ziehen
cc-move-decline = Keine Karte ziehen
cc-move-swap = Passiv bleiben und Karten tauschen: { $cards }
cc-move-pass = Passiv bleiben und nichts tauschen
cc-no-cards = keine

## What is being asked

cc-ask-order = Bring { $number ->
    [one] deine Aktionskarte
   *[other] deine { $number } Aktionskarten
} in eine Reihenfolge: Du ziehst von oben.
cc-ask-arrange = Lege an jede Gruppe eine Karte verdeckt an. Je eine weitere 1 bis 5 behältst du auf der Hand.
cc-ask-main = Was tust du?
cc-ask-main-played = Deine Aktionskarte ist gespielt. Lege jetzt Einfluss an.
cc-ask-second = Lege die zweite Karte offen an.
cc-ask-laid = Spielst du eine Aktionskarte?
cc-ask-veto = { $action } Spielst du ein Veto?
cc-ask-take = Die gegnerische Hand: { $cards }. Welche Karte muss abgelegt werden?
cc-ask-rearrange = Lege diese Karten verdeckt neu an, bei den { cc-group-first } und den { cc-group-second }: { $cards }.
cc-ask-draw = { $why ->
    [spied] Ein Spion hat dir eine Karte genommen.
    [vetoer] Du hast ein Veto gespielt.
    [vote] Du hast in einer Vertrauensfrage eine Aktionskarte gespielt.
    [swap] Du hast Karten getauscht.
   *[refill] Du füllst deine Hand auf.
} { $draws ->
    [one] { $may ->
        [yes] Ziehst du eine Karte?
       *[no] Zieh eine Karte.
    }
   *[other] Zieh { $draws } Karten, eine nach der anderen.
}
cc-ask-vote = Bei den { cc-group } steht eine außerordentliche Vertrauensfrage vor der Entscheidung. Spielst du vorher eine Aktionskarte?
cc-ask-late = Als Nächstes kommt die Vertrauensfrage-Karte. Spielst du vorher eine Aktionskarte?

## The table

cc-table-left = { $left ->
    [0] fertig
   *[other] noch { $left }
}
cc-table-side = { $who ->
    [you] Du
   *[other] { cc-who }
}
cc-table-nothing = -
cc-table-sum = = { $influence }
cc-table-sum-more = = { $influence }+
cc-table-key = Eine Karte mit * liegt verdeckt; ein * allein ist eine Karte, die du nicht sehen kannst.
cc-text-group = { $group }, { $left }: { $first }; { $second }
cc-text-side = { $side } { $cards }
cc-text-side-sum = { $side } { $cards } { $sum }
cc-table-won = { $who ->
    [you] Du hast
   *[other] { cc-who } hat
} { $number ->
    [0] noch keine Patrizier gewonnen
   *[other] gewonnen: { $won }
}; bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
cc-table-won-group = { $number } { $group ->
    [senators] { $number ->
        [one] Senator
       *[other] Senatoren
    }
    [praetors] { $number ->
        [one] Praetor
       *[other] Praetoren
    }
    [quaestors] { $number ->
        [one] Quaestor
       *[other] Quaestoren
    }
    [censors] { $number ->
        [one] Zensor
       *[other] Zensoren
    }
   *[aediles] { $number ->
        [one] Aedil
       *[other] Aedilen
    }
}
cc-table-hand = Deine Hand: { $cards }
cc-table-hand-of = Hand von { cc-who }: { $cards }
cc-table-hand-count = Hand von { cc-who }: { $influence } Einfluss, { $action } Aktion
cc-table-reserves = { $who ->
    [you] Deine Reserven
   *[other] Reserven von { cc-who }
}: { $influence } Einfluss, { $action } Aktion
cc-table-reserves-next = { $who ->
    [you] Deine Reserven
   *[other] Reserven von { cc-who }
}: { $influence } Einfluss, { $action } Aktion (oben: { $cards })
cc-table-bonus = { $who ->
    [you] Deine Bonuskarte
   *[other] Bonuskarte von { cc-who }
}: { cc-group }
cc-table-votes = Aufgedeckte Vertrauensfrage-Karten: { $shown }. Noch im Stapel, in unbekannter Reihenfolge: { $come }.
cc-table-discard = { $who ->
    [you] Du hast abgelegt
   *[other] { cc-who } hat abgelegt
}: { $cards }
cc-table-order = { $who ->
    [you] Deine Aktionsreserve
   *[other] Aktionsreserve von { cc-who }
}, von oben: { $cards }
cc-table-alone = { $who ->
    [you] Du spielst allein weiter: Die Gegenseite hat keinen Einfluss mehr.
   *[other] { cc-who } spielt allein weiter.
}

## The end

cc-score = { cc-group }, { $kind ->
    [patricians] { $points ->
        [one] 1 Patrizier
       *[other] { $points } Patrizier
    }: { $points } (CC-7.1)
    [majority] Mehrheit: { $points } (CC-7.2)
    [whole] alle gewonnenen: { $points } (CC-7.3)
   *[bonus] Einflussbonus: { $points } (CC-7.4)
}
cc-score-total = { $who ->
    [you] Du hast
   *[other] { cc-who } hat
} insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
cc-score-none = Nichts
cc-won = { $who ->
    [you] Du gewinnst
   *[other] { cc-who } gewinnt
}, { $points } zu { $other }.
cc-won-patricians = Beide haben { $points } Punkte. { $who ->
    [you] Du hast mehr Patrizier und gewinnst
   *[other] { cc-who } hat mehr Patrizier und gewinnt
} (CC-7.7).
cc-won-by-forfeit = { $who ->
    [you] Du gewinnst.
   *[other] { cc-who } gewinnt.
}
cc-drawn = Die Partie endet unentschieden: Beide haben { $points } Punkte und gleich viele Patrizier (CC-7.7).
cc-nobody-won = Niemand gewinnt.

## Choosing step by step

cc-ask-order-hint = Wähle einen Vorschlag, oder tippe die Karten, die oben liegen sollen, etwa „order spy veto“; die übrigen folgen wie im ersten Vorschlag.
cc-ask-arrange-hint = Wähle einen Vorschlag, oder tippe fünf Werte in der Reihenfolge der Gruppen, etwa „arrange 3 1 5 2 4“.
cc-choose-down = eine Karte verdeckt anlegen
cc-choose-up = zwei Karten offen anlegen
cc-choose-second = die zweite Karte anlegen
cc-choose-action = eine Aktionskarte spielen ({ $cards })
cc-choose-swap = passiv bleiben: Handkarten tauschen
cc-choose-pass = passiv bleiben: nichts tauschen
cc-choose-done = keine Aktionskarte spielen
cc-choose-which-action = Welche Aktionskarte?
cc-choose-castle-first = Welche ist die erste der beiden Gruppen?
cc-choose-castle-second = Welche ist die zweite?
cc-choose-card-down = Welche Karte legst du verdeckt an?
cc-choose-card-up = Welche Karte legst du offen an?
cc-choose-group = An welche Gruppe legst du { $card } an?
cc-choose-swap-cards = Welche Karten legst du ab? Tippe sie, etwa „1 5 P spy“, oder „all“ für alle.
cc-choose-rearrange = Welche davon liegen bei den { cc-group-first }? Tippe sie, etwa „1 P“, oder „-“ für keine. Die übrigen kommen zu den { cc-group-second }.
cc-choose-draw-influence = von der Einflussreserve (noch { $left })
cc-choose-draw-action = von der Aktionsreserve (noch { $left })
cc-choose-draw-action-top = von der Aktionsreserve (noch { $left }; oben: { $card })
