### Caesar & Cleopatra: names of cards and groups, and what happened at the table.

## The game and its seats

cc-name = Caesar & Cleopatra
    .about = Twee spelers winnen de patriciërs van Rome voor zich, met invloed die open of in het geheim wordt gelegd.
cc-seat-cleopatra = Cleopatra
cc-seat-caesar = Caesar

## The five groups, in table order

cc-group-senators = senatoren
    .about = Vijf patriciërs die namens het volk spreken (CC-1.2).
cc-group-praetors = praetoren
    .about = Vijf patriciërs die rechtspreken (CC-1.2).
cc-group-quaestors = quaestoren
    .about = Vijf patriciërs die de staatskas beheren (CC-1.2).
cc-group-censors = censoren
    .about = Drie patriciërs die over de zeden waken (CC-1.2).
cc-group-aediles = aedilen
    .about = Drie patriciërs die de orde in de stad bewaren (CC-1.2).

## Influence cards

cc-card-influence = invloed { $value }
    .about = Telt voor { $value } als bij deze factie een vertrouwensvraag wordt gesteld (CC-4.4).
cc-card-philosopher = filosoof
    .about = Telt voor 0. Heeft één kant meer filosofen dan de andere, dan wint de kleinste invloed de vertrouwensvraag (CC-4.6). Gaat na de beslissing naar de aflegstapel (CC-4.8).

## Action cards

cc-card-assassination = aanslag
    .about = Tref één invloedkaart van je tegenstander die open ligt, ook een filosoof mag (CC-5.1).
cc-card-spy = spion
    .about = Je krijgt de hand van je tegenstander te zien en wijst één kaart aan die afgelegd moet worden (CC-5.2).
cc-card-castling = rokade
    .about = Neem al je eigen kaarten bij twee facties op en leg ze daar opnieuw gedekt neer, verdeeld zoals je wilt (CC-5.3).
cc-card-scout = verkenner
    .about = Wat je tegenstander bij één factie gedekt heeft liggen, wordt allemaal omgedraaid en blijft open (CC-5.4).
cc-card-wrath = toorn der goden
    .about = Alle invloed bij één factie wordt afgelegd, die van jou en die van je tegenstander (CC-5.5).
cc-card-veto = veto
    .about = Buiten je beurt: houd de actiekaart tegen die je tegenstander net heeft gespeeld (CC-5.6).

## Vote cards

cc-vote-group = vertrouwensvraag: { $group }
    .about = Bij deze factie wordt een vertrouwensvraag gesteld (CC-4.1).
cc-vote-orgy = orgie
    .about = Deze beurt komt er geen vertrouwensvraag (CC-4.11).
cc-vote-reshuffle = orgie, schudden
    .about = Deze beurt komt er geen vertrouwensvraag, en alle vraagkaarten die nog in het spel zijn, worden tot een nieuwe stapel geschud (CC-4.11).

## Influence bonus

cc-bonus = invloedbonus: { $group }
    .about = Levert 2 extra punten op als je deze kaart hebt en drie van de vijf patriciërs van deze factie wint (CC-7.4).

## Names inside sentences. $who is "you" for the person who reads, else a seat; $card, $group and $vote are
## the names that moves use. A language that needs other forms may choose by these variables in any message.

cc-who = { $who ->
    [you] jij
    [cleopatra] Cleopatra
   *[caesar] Caesar
}
cc-group = { $group ->
    [senators] senatoren
    [praetors] praetoren
    [quaestors] quaestoren
    [censors] censoren
   *[aediles] aedilen
}
cc-group-first = { $first ->
    [senators] senatoren
    [praetors] praetoren
    [quaestors] quaestoren
    [censors] censoren
   *[aediles] aedilen
}
cc-group-second = { $second ->
    [senators] senatoren
    [praetors] praetoren
    [quaestors] quaestoren
    [censors] censoren
   *[aediles] aedilen
}
cc-patrician = { $group ->
    [senators] een senator
    [praetors] een praetor
    [quaestors] een quaestor
    [censors] een censor
   *[aediles] een aedilis
}
cc-card = { $card ->
    [P] filosoof
    [assassination] aanslag
    [castling] rokade
    [scout] verkenner
    [spy] spion
    [veto] veto
    [wrath] toorn der goden
   *[other] { $card }
}
cc-a-card = { $card ->
    [P] een filosoof
    [assassination] een aanslag
    [castling] een rokade
    [scout] een verkenner
    [spy] een spion
    [veto] een veto
    [wrath] de toorn der goden
   *[other] een { $card }
}
cc-vote = { $vote ->
    [senators] senatoren
    [praetors] praetoren
    [quaestors] quaestoren
    [censors] censoren
    [aediles] aedilen
    [orgy] orgie
   *[reshuffle] orgie met schudden
}

## What happened

cc-happened-position = De partij begint vanuit een stelling die met de hand is opgezet.
cc-happened-ordered = { $who ->
    [you] Je legt je actiekaarten op volgorde.
   *[other] { cc-who } heeft de actiekaarten op volgorde gelegd.
}
cc-happened-ordered-cards = { $who ->
    [you] Je legt je actiekaarten in deze volgorde, de bovenste eerst: { $cards }.
   *[other] { cc-who } legt de actiekaarten in deze volgorde, de bovenste eerst: { $cards }.
}
cc-happened-bonus = Elke speler krijgt in het geheim een bonuskaart.
cc-happened-bonus-card = { $who ->
    [you] Jouw bonuskaart is voor de { cc-group }.
   *[other] De bonuskaart van { cc-who } is voor de { cc-group }.
}
cc-happened-arranged = { $who ->
    [you] Je legt bij elke factie een kaart gedekt neer.
   *[other] { cc-who } heeft bij elke factie een kaart gedekt neergelegd.
}
cc-happened-arranged-cards = { $who ->
    [you] Je legt gedekt neer, in de volgorde van de facties: { $cards }.
   *[other] { cc-who } legt gedekt neer, in de volgorde van de facties: { $cards }.
}
cc-happened-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { cc-who } is aan de beurt.
}
cc-happened-laid-up = { $who ->
    [you] Je legt { cc-a-card } open bij de { cc-group }.
   *[other] { cc-who } legt { cc-a-card } open bij de { cc-group }.
}
cc-happened-laid-down = { $who ->
    [you] Je legt een kaart gedekt bij de { cc-group }.
   *[other] { cc-who } legt een kaart gedekt bij de { cc-group }.
}
cc-happened-laid-down-card = { $who ->
    [you] Je legt { cc-a-card } gedekt bij de { cc-group }.
   *[other] { cc-who } legt { cc-a-card } gedekt bij de { cc-group }.
}
cc-happened-assassination = { $who ->
    [you] Je speelt een aanslag op { cc-a-card } bij de { cc-group }.
   *[other] { cc-who } speelt een aanslag op { cc-a-card } bij de { cc-group }.
}
cc-happened-castling = { $who ->
    [you] Je speelt een rokade tussen de { cc-group-first } en de { cc-group-second }.
   *[other] { cc-who } speelt een rokade tussen de { cc-group-first } en de { cc-group-second }.
}
cc-happened-scout = { $who ->
    [you] Je speelt een verkenner bij de { cc-group }.
   *[other] { cc-who } speelt een verkenner bij de { cc-group }.
}
cc-happened-spy = { $who ->
    [you] Je speelt een spion.
   *[other] { cc-who } speelt een spion.
}
cc-happened-wrath = { $who ->
    [you] Je speelt de toorn der goden bij de { cc-group }.
   *[other] { cc-who } speelt de toorn der goden bij de { cc-group }.
}
cc-happened-vetoed = { $who ->
    [you] Je speelt een veto: de actie gaat niet door.
   *[other] { cc-who } speelt een veto: de actie gaat niet door.
}
cc-happened-allowed = { $who ->
    [you] Je speelt geen veto.
   *[other] { cc-who } speelt geen veto.
}
cc-happened-spied = { $who ->
    [you] Je bekijkt de hand van je tegenstander.
   *[other] { cc-who } bekijkt de hand van de tegenstander.
}
cc-happened-spied-hand = { $who ->
    [you] Je bekijkt de hand van je tegenstander: { $cards }.
   *[other] { cc-who } bekijkt deze hand: { $cards }.
}
cc-happened-lost = { $who ->
    [you] Je moet { cc-a-card } afleggen.
   *[other] { cc-who } moet { cc-a-card } afleggen.
}
cc-happened-drew = { $who ->
    [you] Je trekt
   *[other] { cc-who } trekt
} { $influence ->
    [0] { $action ->
        [one] één actiekaart
       *[other] { $action } actiekaarten
    }
    [one] één invloedkaart{ $action ->
        [0] {""}
        [one] {" "}en één actiekaart
       *[other] {" "}en { $action } actiekaarten
    }
   *[other] { $influence } invloedkaarten{ $action ->
        [0] {""}
        [one] {" "}en één actiekaart
       *[other] {" "}en { $action } actiekaarten
    }
}.
cc-happened-drew-cards = { $who ->
    [you] Je trekt: { $cards }.
   *[other] { cc-who } trekt: { $cards }.
}
cc-happened-declined = { $who ->
    [you] Je trekt geen kaart.
   *[other] { cc-who } trekt geen kaart.
}
cc-happened-castled = { $who ->
    [you] Je legt je kaarten opnieuw gedekt neer: { $down-first } bij de { cc-group-first }, { $down-second } bij de { cc-group-second }.
   *[other] { cc-who } legt de kaarten opnieuw gedekt neer: { $down-first } bij de { cc-group-first }, { $down-second } bij de { cc-group-second }.
}
cc-happened-castled-cards = { $who ->
    [you] Je legt je kaarten opnieuw gedekt neer. Bij de { cc-group-first }: { $cards-first }. Bij de { cc-group-second }: { $cards-second }.
   *[other] { cc-who } legt de kaarten opnieuw gedekt neer. Bij de { cc-group-first }: { $cards-first }. Bij de { cc-group-second }: { $cards-second }.
}
cc-happened-turned-up = { $who ->
    [you] Jouw gedekte kaarten bij de { cc-group } worden omgedraaid: { $cards }.
   *[other] De gedekte kaarten van { cc-who } bij de { cc-group } worden omgedraaid: { $cards }.
}
cc-happened-discarded = { $who ->
    [you] Je legt bij de { cc-group } af: { $cards }.
   *[other] { cc-who } legt bij de { cc-group } af: { $cards }.
}
cc-happened-swapped = { $who ->
    [you] Je bent passief en ruilt: { $cards }.
   *[other] { cc-who } is passief en ruilt: { $cards }.
}
cc-happened-passed = { $who ->
    [you] Je bent passief en ruilt niets.
   *[other] { cc-who } is passief en ruilt niets.
}
cc-happened-done = { $who ->
    [you] Je speelt geen actiekaart.
   *[other] { cc-who } speelt geen actiekaart.
}
cc-happened-vote-card = De vraagkaart wordt omgedraaid: { $vote ->
    [orgy] orgie. Er komt geen vertrouwensvraag.
    [reshuffle] orgie met schudden. Er komt geen vertrouwensvraag.
   *[other] { cc-vote }.
}
cc-happened-vote-card-out = Deze vraagkaart gaat uit het spel: { cc-vote }.
cc-happened-reshuffled = Alle vraagkaarten die nog in het spel zijn, worden tot een nieuwe stapel geschud.
cc-happened-voted = { $extraordinary ->
    [yes] Buitengewone vertrouwensvraag
   *[no] Vertrouwensvraag
} bij de { cc-group }: Cleopatra { $cleopatra }, Caesar { $caesar }. { $who ->
    [you] Je wint { cc-patrician }.
   *[other] { cc-who } wint { cc-patrician }.
}
cc-happened-voted-turned = { $extraordinary ->
    [yes] Buitengewone vertrouwensvraag
   *[no] Vertrouwensvraag
} bij de { cc-group }: Cleopatra { $cleopatra }, Caesar { $caesar }. Maar één kant heeft meer filosofen, dus wint de kleinste invloed. { $who ->
    [you] Je wint { cc-patrician }.
   *[other] { cc-who } wint { cc-patrician }.
}
cc-happened-voted-undecided = { $extraordinary ->
    [yes] Buitengewone vertrouwensvraag
   *[no] Vertrouwensvraag
} bij de { cc-group }: Cleopatra { $cleopatra }, Caesar { $caesar }. Onbeslist: alle kaarten blijven liggen.
cc-happened-closed = Bij de { cc-group } is geen patriciër meer over: de factie is gesloten.
cc-happened-skipped = { $who ->
    [you] Je hebt geen invloed meer; je beurt wordt overgeslagen.
   *[other] { cc-who } heeft geen invloed meer en wordt overgeslagen.
}
cc-happened-ended = { $reason ->
    [won] De partij is afgelopen: alle patriciërs zijn gewonnen (CC-6.1).
    [spent] De partij is afgelopen: niemand heeft nog invloed in de hand of op de stapel (CC-6.2).
    [full] De partij is afgelopen: wie alleen verder speelde, kan niets meer leggen (CC-6.4).
   *[idle] De partij is afgelopen: beurt na beurt heeft niemand een kaart gespeeld of afgelegd (CC-6.5).
}
cc-happened-resigned = { $who ->
    [you] Je geeft op.
   *[other] { cc-who } geeft op.
}
cc-happened-forfeit = { $who ->
    [you] Je verliest de partij reglementair.
   *[other] { cc-who } verliest de partij reglementair.
}
cc-happened-abandoned = De partij is afgebroken.
cc-happened-back = De laatste zetten zijn teruggenomen.
cc-happened-upgraded = Met een update zijn de regels veranderd, en een zet is niet meer toegestaan: de partij gaat verder van vlak daarvoor.

## Moves, as choices and in a list

cc-move-order = Volgorde, de bovenste eerst: { $cards }
cc-move-arrange = In de volgorde van de facties: { $cards }
cc-move-down = Leg { cc-a-card } gedekt bij de { cc-group }
cc-move-up = Leg { cc-a-card } open bij de { cc-group }
cc-move-assassinate = Aanslag: tref { cc-a-card } bij de { cc-group }
cc-move-spy = Spion: bekijk de andere hand en kies een kaart die afgelegd moet worden
cc-move-castle = Rokade: leg je kaarten bij de { cc-group-first } en de { cc-group-second } opnieuw
cc-move-scout = Verkenner: draai de kaarten van de ander bij de { cc-group } om
cc-move-wrath = Toorn der goden: alle invloed bij de { cc-group } wordt afgelegd
cc-move-veto = Speel een veto
cc-move-allow = Laat het gebeuren
cc-move-take = Neem { cc-a-card }
cc-move-rearrange = { $cards-first } bij de eerste factie, { $cards-second } bij de tweede
cc-move-done = Speel geen actiekaart
cc-move-draw-influence = Trek van de invloedstapel
cc-move-draw-action = Trek van de actiestapel
cc-move-decline = Trek geen kaart
cc-move-swap = Passief: leg { $cards } af en trek er evenveel
cc-move-pass = Passief: ruil niets
cc-no-cards = geen

## What is being asked

cc-ask-order = Leg je { $number ->
    [one] actiekaart
   *[other] { $number } actiekaarten
} op volgorde: je trekt van boven af.
cc-ask-arrange = Leg bij elke factie één kaart gedekt neer. Nog eens 1 tot en met 5 houd je in je hand.
cc-ask-main = Wat doe je?
cc-ask-main-played = Je actiekaart is gespeeld. Leg nu invloed.
cc-ask-second = Leg de tweede kaart open.
cc-ask-laid = Speel je nog een actiekaart?
cc-ask-veto = { $action } Speel je een veto?
cc-ask-take = De hand van je tegenstander: { $cards }. Welke kaart moet worden afgelegd?
cc-ask-rearrange = Leg deze kaarten opnieuw gedekt neer bij de { cc-group-first } en de { cc-group-second }: { $cards }.
cc-ask-draw = { $why ->
    [spied] Een spion heeft je een kaart gekost.
    [vetoer] Je hebt een veto gespeeld.
    [vote] Je hebt een actiekaart gespeeld bij een vertrouwensvraag.
    [swap] Je hebt kaarten geruild.
   *[refill] Je vult je hand aan.
} { $draws ->
    [one] { $may ->
        [yes] Trek je een kaart?
       *[no] Trek een kaart.
    }
   *[other] Trek { $draws } kaarten, één voor één.
}
cc-ask-vote = Bij de { cc-group } valt zo de beslissing over een buitengewone vertrouwensvraag. Speel je eerst nog een actiekaart?
cc-ask-late = Nu komt de vraagkaart. Speel je eerst nog een actiekaart?

## The table

cc-table-left = { $left ->
    [0] gesloten
   *[other] nog { $left }
}
cc-table-side = { $who ->
    [you] Jij
   *[other] { cc-who }
}
cc-table-nothing = -
cc-table-sum = = { $influence }
cc-table-sum-more = = { $influence }+
cc-table-key = Een kaart met * ligt gedekt; een * alleen is een kaart die je niet kunt zien.
cc-text-group = { $group }, { $left }: { $first }; { $second }
cc-text-side = { $side } { $cards }
cc-text-side-sum = { $side } { $cards } { $sum }
cc-table-won = { $who ->
    [you] Je hebt
   *[other] { cc-who } heeft
} { $number ->
    [0] nog geen patriciërs gewonnen
   *[other] { $won } gewonnen
}; tot nu toe { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
cc-table-won-group = { $number } { $group ->
    [senators] { $number ->
        [one] senator
       *[other] senatoren
    }
    [praetors] { $number ->
        [one] praetor
       *[other] praetoren
    }
    [quaestors] { $number ->
        [one] quaestor
       *[other] quaestoren
    }
    [censors] { $number ->
        [one] censor
       *[other] censoren
    }
   *[aediles] { $number ->
        [one] aedilis
       *[other] aedilen
    }
}
cc-table-hand = Jouw hand: { $cards }
cc-table-hand-of = Hand van { cc-who }: { $cards }
cc-table-hand-count = Hand van { cc-who }: { $influence } invloed, { $action } actie
cc-table-reserves = { $who ->
    [you] Jouw reservestapels
   *[other] Reservestapels van { cc-who }
}: { $influence } invloed, { $action } actie
cc-table-reserves-next = { $who ->
    [you] Jouw reservestapels
   *[other] Reservestapels van { cc-who }
}: { $influence } invloed, { $action } actie (bovenop: { $cards })
cc-table-bonus = { $who ->
    [you] Jouw bonuskaart
   *[other] Bonuskaart van { cc-who }
}: { cc-group }
cc-table-votes = Omgedraaide vraagkaarten: { $shown }. Komen nog, in onbekende volgorde: { $come }.
cc-table-discard = { $who ->
    [you] Jouw aflegstapel
   *[other] Aflegstapel van { cc-who }
}: { $cards }
cc-table-order = { $who ->
    [you] Jouw actiestapel
   *[other] Actiestapel van { cc-who }
}, van boven af: { $cards }
cc-table-alone = { $who ->
    [you] Je speelt alleen verder: je tegenstander heeft geen invloed meer.
   *[other] { cc-who } speelt alleen verder.
}

## The end

cc-score = { cc-group }, { $kind ->
    [patricians] { $points ->
        [one] 1 patriciër
       *[other] { $points } patriciërs
    }: { $points } (CC-7.1)
    [majority] de meerderheid: { $points } (CC-7.2)
    [whole] alle gewonnen: { $points } (CC-7.3)
   *[bonus] invloedbonus: { $points } (CC-7.4)
}
cc-score-total = { $who ->
    [you] Je hebt
   *[other] { cc-who } heeft
} in totaal { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
cc-score-none = Niets
cc-won = { $who ->
    [you] Je wint
   *[other] { cc-who } wint
} met { $points } tegen { $other }.
cc-won-patricians = Beiden hebben { $points } punten. { $who ->
    [you] Jij hebt meer patriciërs en wint
   *[other] { cc-who } heeft meer patriciërs en wint
} (CC-7.7).
cc-won-by-forfeit = { $who ->
    [you] Je wint.
   *[other] { cc-who } wint.
}
cc-drawn = De partij eindigt gelijk: beiden hebben { $points } punten en evenveel patriciërs (CC-7.7).
cc-nobody-won = Niemand wint.

## Choosing step by step

cc-ask-order-hint = Kies een suggestie, of typ de kaarten die je bovenop wilt, zoals “order spy veto”; de rest volgt zoals in de eerste suggestie.
cc-ask-arrange-hint = Kies een suggestie, of typ vijf waarden in de volgorde van de facties, zoals “arrange 3 1 5 2 4”.
cc-choose-down = leg één kaart gedekt
cc-choose-up = leg twee kaarten open
cc-choose-second = leg de tweede kaart
cc-choose-action = speel een actiekaart ({ $cards })
cc-choose-swap = passief: ruil kaarten uit je hand
cc-choose-pass = passief: ruil niets
cc-choose-done = speel geen actiekaart
cc-choose-which-action = Welke actiekaart?
cc-choose-castle-first = Welke factie is de eerste van de twee?
cc-choose-castle-second = Welke is de tweede?
cc-choose-card-down = Welke kaart leg je gedekt?
cc-choose-card-up = Welke kaart leg je open?
cc-choose-group = Waar leg je { $card }?
cc-choose-swap-cards = Welke kaarten leg je af? Typ ze, zoals “1 5 P spy”, of “all”.
cc-choose-rearrange = Welke ervan leg je bij de { cc-group-first }? Typ ze, zoals “1 P”, of “-” voor geen. De andere gaan naar de { cc-group-second }.
cc-choose-draw-influence = van de invloedstapel (nog { $left })
cc-choose-draw-action = van de actiestapel (nog { $left })
cc-choose-draw-action-top = van de actiestapel (nog { $left }; bovenop: { $card })
