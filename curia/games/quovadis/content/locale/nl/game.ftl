### Quo Vadis?: names of families, committees and laurels, and what happened at the table.

## The game and its seats

qv-name = Quo Vadis?
    .about = Drie tot vijf families brengen senatoren omhoog naar de Senaat en onderhandelen over elke stap.
qv-seat-red = Rood
qv-seat-blue = Blauw
qv-seat-green = Groen
qv-seat-yellow = Geel
qv-seat-purple = Paars

## The board

qv-senate = de Senaat
    .about = De partij eindigt als de vijfde senator er binnenkomt. Alleen families met een senator in de Senaat tellen mee (QV-8.1, QV-8.2).
qv-committee = commissie { $committee }
qv-caesar = Caesar
    .about = Over het pad waar hij ligt, vertrekt een senator zonder toestemming, en niemand krijgt lauweren (QV-7.3, QV-7.4).

## Laurels

qv-laurel-I = I
    .about = Eén lauwer. Je verdient hem met elke toestemming aan een andere familie (QV-6.2).
qv-laurel-II = II
    .about = Twee lauweren.
qv-laurel-IIc = II met Caesars hoofd
    .about = Twee lauweren. Wie hem van een pad neemt, mag ook Caesar verplaatsen (QV-7.2).
qv-laurel-III = III
    .about = Drie lauweren.
qv-laurel-IV = IV
    .about = Vier lauweren.
qv-laurel-V = V
    .about = Vijf lauweren.

## Names inside sentences. $who and $to are "you" for the person who reads, else a seat; $kind is a tile.
## `qv-who` is a subject, `qv-to` an object. The letters of the families are those of the names in commands.

qv-who = { $who ->
    [you] jij
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
}
qv-to = { $to ->
    [you] jou
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
}
qv-against = { $against ->
    [you] jij
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
}
qv-giver = { $who ->
    [you] jij
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
}
qv-awaited = { $who ->
    [you] jou
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
}
qv-letter = { $seat ->
    [red] R
    [blue] B
    [green] G
    [yellow] Y
   *[purple] P
}
qv-place = { $committee ->
    [senate] de Senaat
   *[other] { $committee }
}
qv-tile = { $kind ->
    [IIc] II met Caesars hoofd
   *[other] { $kind }
}
qv-tiles = { $number ->
    [1] { $kind }
   *[other] { $number } keer { $kind }
}
qv-laurels = { $laurels ->
    [one] 1 lauwer
   *[other] { $laurels } lauweren
}
qv-nothing = niets

## What happened

qv-happened-position = De partij begint vanuit een stelling die met de hand is opgezet.
qv-happened-started = { $who ->
    [you] Jij begint.
   *[other] { qv-who } begint.
}
qv-happened-laid-out = De lauweren worden op de paden gelegd.
qv-happened-entered = { $who ->
    [you] Je zet een nieuwe senator in { $committee }.
   *[other] { qv-who } zet een nieuwe senator in { $committee }.
}
qv-happened-moved = { $who ->
    [you] Je verplaatst een senator van { $from } naar { qv-place }
   *[other] { qv-who } verplaatst een senator van { $from } naar { qv-place }
}{ $consents ->
    [0] {""}
   *[other] {" "}(toestemming: { $givers })
}{ $kind ->
    [none] .
    [hidden] {" "}en neemt de lauwer.
   *[other] { $who ->
        [you] {" "}en neemt een { qv-tile }.
       *[other] {" "}en neemt een { qv-tile }.
    }
}
qv-happened-new-tile = De nieuwe lauwer van { $from } naar { qv-place }: { qv-tile }.
qv-happened-earned = { $who ->
    [you] Je verdient
   *[other] { qv-who } verdient
} { $ones ->
    [one] een lauwer I
   *[other] { $ones } lauweren I
} voor de toestemming.
qv-happened-caesar = { $who ->
    [you] Je legt Caesar
   *[other] { qv-who } legt Caesar
} tussen { $from } en { qv-place }.
qv-happened-skipped = { $who ->
    [you] Je laat Caesar liggen waar hij ligt.
   *[other] { qv-who } laat Caesar liggen waar hij ligt.
}
qv-happened-paid = { $who ->
    [you] Je betaalt
   *[other] { qv-who } betaalt
} { qv-laurels } aan { qv-to }.
qv-happened-paid-tiles = { $who ->
    [you] Je betaalt
   *[other] { qv-who } betaalt
} { qv-laurels } aan { qv-to }: { $tiles }.
qv-happened-paid-change = { $who ->
    [you] Je betaalt
   *[other] { qv-who } betaalt
} { qv-laurels } aan { qv-to }: { $tiles }, met als wisselgeld { $change }.
qv-happened-disclosed = { $who ->
    [you] Je vraagt iedereen de lauweren te tonen.
   *[other] { qv-who } vraagt iedereen de lauweren te tonen.
} De stand: { $totals }.
qv-happened-disclosed-then = { $who ->
    [you] Je vraagt iedereen de lauweren te tonen, en dat gebeurt.
   *[other] { qv-who } vraagt iedereen de lauweren te tonen, en dat gebeurt.
}
qv-total = { $seat ->
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
} { $laurels }
qv-shown = { $seat ->
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
} { $laurels } ({ $tiles })
qv-happened-proposed = { $who ->
    [you] Je stelt
   *[other] { qv-who } stelt
} deal { $number } voor: { $deal }.
qv-happened-countered = { $who ->
    [you] Je beantwoordt
   *[other] { qv-who } beantwoordt
} deal { $answers } met deal { $number }: { $deal }.
qv-happened-offered = { $who ->
    [you] Je biedt
   *[other] { qv-who } biedt
} deal { $number } aan: { $deal }.
qv-happened-offered-others = { $who ->
    [you] Je biedt
   *[other] { qv-who } biedt
} anderen deal { $number } aan: { $deal }. Open voor: { $seats }.
qv-happened-took = { $who ->
    [you] Je neemt
   *[other] { qv-who } neemt
} aanbod { $number } aan: { $deal }.
qv-happened-took-two = { $who ->
    [you] Je neemt
   *[other] { qv-who } neemt
} aanbod { $number } en { $second } samen aan: { $deal }.
qv-happened-accepted = { $who ->
    [you] Je gaat akkoord met
   *[other] { qv-who } gaat akkoord met
} deal { $number }.
qv-happened-declined = { $who ->
    [you] Je wijst
   *[other] { qv-who } wijst
} deal { $number } af.
qv-happened-withdrew = { $who ->
    [you] Je trekt
   *[other] { qv-who } trekt
} deal { $number } in.
qv-happened-done = Deal { $number } is uitgevoerd.
qv-happened-off = Deal { $number } gaat niet door: met deze fiches kan niet worden betaald.
qv-happened-promised = { $promise }.
qv-happened-judged = { $status ->
    [kept] Een belofte is gehouden
    [broken] Een belofte is gebroken
   *[never] Een belofte is voorbij, want ze kwam nooit aan de orde
}: { $promise }.
qv-happened-judged-number = Belofte { $number } is { $status ->
    [kept] gehouden.
    [broken] gebroken.
   *[never] voorbij, want ze kwam nooit aan de orde.
}
qv-happened-recalled = { $who ->
    [you] Je neemt een senator van het bord, uit { $committee }.
   *[other] { qv-who } neemt een senator van het bord, uit { $committee }.
}
qv-happened-game-over = { $reason ->
    [senate] De partij is afgelopen: de vijfde senator is in de Senaat (QV-8.1).
   *[idle] De partij is afgelopen: 15 beurten per speler lang is alleen Caesar verplaatst (QV-8.4).
} Lauweren: { $totals }.
qv-happened-resigned = { $who ->
    [you] Je geeft op.
   *[other] { qv-who } geeft op.
}
qv-happened-forfeit = { $who ->
    [you] Je verliest de partij reglementair.
   *[other] { qv-who } verliest de partij reglementair.
}
qv-happened-abandoned = De partij is afgebroken.
qv-happened-back = De laatste zetten zijn teruggenomen.
qv-happened-upgraded = Met een update zijn de regels veranderd, en een zet is niet meer toegestaan: de partij gaat verder van vlak daarvoor.

## Deals: who gives what to whom. The parts of a deal are joined to one sentence.

qv-deal-move = { $who ->
    [you] jij verplaatst
   *[other] { qv-who } verplaatst
} een senator van { $from } naar { qv-place }
qv-deal-enter = { $who ->
    [you] jij zet
   *[other] { qv-who } zet
} een nieuwe senator in { $committee }
qv-deal-caesar = { $who ->
    [you] jij legt
   *[other] { qv-who } legt
} Caesar tussen { $from } en { qv-place }
qv-deal-caesar-then = { $who ->
    [you] jij legt
   *[other] { qv-who } legt
} Caesar daarna tussen { $from } en { qv-place }
qv-deal-consent = { $who ->
    [you] jij geeft
   *[other] { qv-who } geeft
} { $number ->
    [one] één toestemming
   *[other] { $number } toestemmingen
}
qv-deal-payment = { $who ->
    [you] jij betaalt
   *[other] { qv-who } betaalt
} { $to ->
    [you] jou
   *[other] { qv-to }
} { qv-laurels }
qv-deal-ones = bij te weinig lauweren I hebben voorrang: { $seats }

qv-until = { $turns ->
    [end] {""}
    [one] {" "}(binnen één ronde)
   *[other] {" "}(binnen { $turns } rondes)
}
qv-for = { $turns ->
    [end] {""}
    [0] {" "}(voor de rest van deze beurt)
    [one] {" "}(één ronde lang)
   *[other] {" "}({ $turns } rondes lang)
}
qv-promise-consent = { $who ->
    [you] jij belooft
   *[other] { qv-who } belooft
} { qv-to } een keer toestemming{ qv-until }
qv-promise-consent-at = { $who ->
    [you] jij belooft
   *[other] { qv-who } belooft
} { qv-to } toestemming in { $committee }{ qv-until }
qv-promise-no-consent = { $who ->
    [you] jij belooft
   *[other] { qv-who } belooft
} { qv-to }: geen toestemming als { qv-against } die vraagt{ qv-for }
qv-promise-caesar = { $who ->
    [you] jij belooft
   *[other] { qv-who } belooft
} { qv-to } Caesar tussen { $from } en { qv-place } te leggen{ qv-until }
qv-promise-no-caesar = { $who ->
    [you] jij belooft
   *[other] { qv-who } belooft
} { qv-to } Caesar niet tussen { $from } en { qv-place } te leggen{ qv-for }
qv-promise-no-enter = { $who ->
    [you] jij belooft
   *[other] { qv-who } belooft
} { qv-to } geen senator in { $committee } te zetten{ qv-for }
qv-promise-no-move = { $who ->
    [you] jij belooft
   *[other] { qv-who } belooft
} { qv-to } geen senator van { $from } naar { qv-place } te verplaatsen{ qv-for }
qv-promise-pay = { $who ->
    [you] jij belooft
   *[other] { qv-who } belooft
} { qv-to } { qv-laurels }{ qv-until }
qv-promise-words = { $who ->
    [you] jij zegt
   *[other] { qv-who } zegt
} tegen { qv-to }: “{ $text }”{ qv-for }

## The table

qv-table-committee = { $committee ->
    [senate] Senaat
   *[other] { $committee }
}
qv-table-path = naar { $committee ->
    [senate] Senaat
   *[other] { $committee }
}
qv-table-path-laurel = naar { $committee ->
    [senate] Senaat
   *[other] { $committee }
}: { $kind ->
    [none] geen lauwer
   *[other] { $kind }
}
qv-table-path-caesar = naar { $committee ->
    [senate] Senaat
   *[other] { $committee }
}: { $kind ->
    [none] Caesar, geen lauwer
   *[other] Caesar op { $kind }, geen lauwer
}
qv-table-key = Een letter is een bezette plaats, een punt een vrije; paden gaan omhoog. IIc is een II met Caesars hoofd.
qv-text-committee = { $seats }; { $paths }
qv-table-player = { $who ->
    [you] Jij ({ $name }, { $letter })
   *[other] { qv-who } ({ $letter })
}: { $tiles ->
    [0] geen lauwerfiches
    [one] één lauwerfiche
   *[other] { $tiles } lauwerfiches
}; { $reserve ->
    [0] geen senatoren meer om in te zetten
    [one] nog één senator om in te zetten
   *[other] nog { $reserve } senatoren om in te zetten
}
qv-table-player-tiles = { $who ->
    [you] Jij ({ $name }, { $letter })
   *[other] { qv-who } ({ $letter })
}: { qv-laurels } ({ $cards }); { $reserve ->
    [0] geen senatoren meer om in te zetten
    [one] nog één senator om in te zetten
   *[other] nog { $reserve } senatoren om in te zetten
}
qv-table-bank = Bank: { $bank ->
    [one] 1 lauwer I
   *[other] { $bank } lauweren I
}. Voorraad: { $stock ->
    [one] 1 fiche
   *[other] { $stock } fiches
}.
qv-table-consul = Partij { $game } van drie, voor de verkiezing van de consul.
qv-table-noted = Genoteerd na partij { $game }: { $totals }.
qv-table-deal = Op tafel ligt deal { $number } van { $who ->
    [you] jou
   *[other] { qv-who }
}: { $deal }. Wacht op antwoord van: { $seats }.
qv-table-offer = Aanbod { $number } van { $who ->
    [you] jou
   *[other] { qv-who }
}: { $deal }.
qv-table-offer-others = Deal { $number } tussen anderen, van { $who ->
    [you] jou
   *[other] { qv-who }
}: { $deal }. Open voor: { $seats }.
qv-table-promise = { $status ->
    [open] Open
    [kept] Gehouden
    [broken] Gebroken
    [never] Nooit aan de orde gekomen
   *[unjudged] Niet beoordeeld
}: { $promise }.
qv-table-no-promises = Niemand heeft iets beloofd.
qv-table-barred = Afgesproken voor deze beurt: Caesar gaat niet tussen { $from } en { qv-place }.
qv-table-no-enter = Afgesproken voor deze beurt: in { $committee } komt geen nieuwe senator.
qv-table-no-move = Afgesproken voor deze beurt: niemand gaat van { $from } naar { qv-place }.
qv-table-no-consent = Afgesproken voor deze beurt: { $who ->
    [you] jij geeft
   *[other] { qv-who } geeft
} geen toestemming.

## What is being asked

qv-ask-action = Wat doe je?
qv-ask-deal = Deal { $number } ligt voor je: { $deal }. Wat zeg je?
qv-ask-caesar = Je hebt een lauwer met Caesars hoofd genomen. Verplaats je Caesar?
qv-ask-recall = Neem een van je senatoren van het bord.
qv-ask-aside = { qv-who } is aan de beurt. (Enter: verder; offer, table, ?) >{" "}
qv-aside-accept = ga akkoord met deal { $number }
qv-aside-decline = wijs deal { $number } af
qv-aside-leave = laat de deal open

## Moves, as choices and in a list

qv-move-enter = Zet een nieuwe senator in { $committee }
qv-move-move = Verplaats een senator van { $from } naar { qv-place }
qv-move-caesar = Leg Caesar tussen { $from } en { qv-place }
qv-move-skip = Laat Caesar liggen waar hij ligt
qv-move-disclose = Vraag iedereen de lauweren te tonen
qv-move-recall = Neem een senator van het bord, uit { $committee }
qv-move-accept = Ga akkoord met deal { $number }
qv-move-decline = Wijs deal { $number } af
qv-move-withdraw = Trek deal { $number } in
qv-move-take = Neem aanbod { $number } aan
qv-move-take-two = Neem aanbod { $number } en { $second } samen aan
qv-move-propose = Stel voor: { $deal }
qv-move-offer = Bied aan: { $deal }
qv-move-counter = Beantwoord deal { $number } met: { $deal }

## Choosing step by step

qv-choose-enter = zet een senator in
qv-choose-move = verplaats een senator
qv-choose-caesar = verplaats Caesar
qv-choose-propose = stel een deal voor
qv-choose-take = neem een aanbod aan
qv-choose-disclose = vraag iedereen de lauweren te tonen
qv-choose-skip = laat Caesar liggen waar hij ligt
qv-choose-accept = ga akkoord
qv-choose-decline = wijs af
qv-choose-counter = antwoord met een andere deal
qv-choose-where = Waar?
qv-choose-which-move = Welke kant op?
qv-choose-which-offer = Welk aanbod?
qv-choose-path = { $from } naar { qv-place }{ $caesar ->
    [yes] { $kind ->
        [none] , geen lauwer: Caesar ligt daar
       *[other] , geen lauwer: Caesar ligt op de { qv-tile }
    }
   *[no] { $kind ->
        [none] {""}
       *[other] , lauwer { qv-tile }
    }
}
qv-choose-path-consents = { $from } naar { qv-place }{ $kind ->
    [none] {""}
   *[other] , lauwer { qv-tile }
}; nog nodig: { $lacking ->
    [one] één toestemming
   *[other] { $lacking } toestemmingen
}

## Composing a deal

qv-compose-action = Waar gaat de deal over?
qv-compose-action-move = { $who ->
    [you] jij verplaatst een senator
   *[other] { qv-who } verplaatst een senator
}
qv-compose-action-enter = { $who ->
    [you] jij zet een senator in
   *[other] { qv-who } zet een senator in
}
qv-compose-action-caesar = { $who ->
    [you] jij verplaatst Caesar
   *[other] { qv-who } verplaatst Caesar
}
qv-compose-action-none = alleen betalingen of beloften
qv-compose-keep = De actie blijft dezelfde: { $deal }.
qv-compose-consents = { $lacking ->
    [0] Er is geen toestemming van anderen nodig, maar ze mag wel tellen.
    [one] Er is nog één toestemming nodig.
   *[other] Er zijn nog { $lacking } toestemmingen nodig.
} Wie moet toestemmen? Er zijn: { $seats }. Typ bijvoorbeeld “red” of “red 2, blue”.
qv-compose-payments = Wie betaalt? Typ bijvoorbeeld “2 to red” of “blue 1 to red”, één betaling of meer, met komma's ertussen; Enter voor geen.
qv-compose-caesar = Dit levert een lauwer met Caesars hoofd op. Waar gaat Caesar daarna heen?
qv-compose-caesar-open = laat dat open
qv-compose-promises = Wat wordt er nog meer beloofd?
qv-compose-promise-none = niets meer
qv-compose-promise-consent = later toestemming
qv-compose-promise-no-consent = geen toestemming aan iemand
qv-compose-promise-caesar = Caesar ergens leggen
qv-compose-promise-no-caesar = Caesar ergens niet leggen
qv-compose-promise-no-enter = ergens geen senator zetten
qv-compose-promise-no-move = niet langs een weg trekken
qv-compose-promise-pay = later lauweren
qv-compose-promise-words = iets in woorden
qv-compose-promise-by = Wie belooft?
qv-compose-promise-to = Aan wie?
qv-compose-promise-against = Geen toestemming aan wie?
qv-compose-promise-at = In welke commissie? Enter voor elke.
qv-compose-promise-laurels = Hoeveel lauweren?
qv-compose-promise-text = Wat? Hooguit 200 tekens.
qv-compose-promise-turns = Voor hoeveel rondes? Enter: tot het einde van de partij.
qv-compose-promise-turns-now = Voor hoeveel rondes? 0: alleen deze beurt. Enter: tot het einde van de partij.
qv-compose-say = De deal: { $deal }.
qv-compose-say-it = leg hem op tafel
qv-compose-again = begin opnieuw
qv-compose-forget = laat maar
qv-compose-unclear = Dit begrijp ik niet: “{ $text }”.
qv-compose-empty = Dat zou een deal over niets zijn.

## The end

qv-score = { qv-who }: { qv-laurels } ({ $tiles }){ $scored ->
    [yes] {""}
   *[no] , maar niemand in de Senaat, dus telt niet mee (QV-8.2)
}
qv-score-consul = { qv-who }: { $points } in alle drie de partijen ({ $games })
qv-won = { $who ->
    [you] Je wint
   *[other] { qv-who } wint
}.
qv-won-first = { $who ->
    [you] Je wint: van de families met evenveel lauweren was jij het eerst in de Senaat
   *[other] { qv-who } wint: van de families met evenveel lauweren het eerst in de Senaat
} (QV-8.3).
qv-shared = De winst wordt gedeeld: { $seats }.
qv-nobody-won = Niemand wint.
