### What is said when a move or an input is refused. Each message is said in a player's words.

## Anything that is read

game-unknown = Er is geen spel dat “{ $game }” heet. Er zijn: { $games }.
seat-unknown = Er is geen plaats die “{ $seat }” heet. Er zijn: { $seats }.
seats-type = Het aantal plaatsen moet een geheel getal zijn.
seats-number = { $seats } plaatsen kan niet: minstens { $least }, hooguit { $most }.
seed-type = Een startwaarde moet een geheel getal zijn.
view-misfit = Zo kan een partij er nooit hebben uitgezien: geen enkele verdeling van de gedekte kaarten past erbij.
schema-unknown = Er is geen schema van “{ $kind }”. Er zijn: { $kinds }.
chance-misfit = “{ $move }” past niet bij wat het toeval hier moet beslissen.

## Options

options-no-object = Opties worden opgegeven als namen met hun waarden.
option-unknown = Er is geen optie die “{ $option }” heet. Er zijn: { $options }.
option-value = De optie “{ $option }” kan niet “{ $value }” zijn. Mogelijk is: { $values }.

## Positions; $where says which part of one

position-no-object = Een stelling moet een object zijn.
position-lacks = { $where }: “{ $key }” ontbreekt.
position-key = { $where }: hier heet niets “{ $key }”.
position-type = { $where }: deze waarde is van de verkeerde soort.
position-value = { $where }: “{ $value }” kan hier niet staan.
position-misfit = { $where }: dit past niet bij de rest van de stelling.
position-too-many = { $where }: { $limit ->
    [0] “{ $card }” komt in het spel niet voor
    [one] van “{ $card }” is er in totaal maar één
   *[other] van “{ $card }” zijn er in totaal maar { $limit }
}.
position-hand = { $where }: een hand heeft hooguit { $limit } kaarten.
position-side = { $where }: aan één kant van een factie liggen hooguit { $limit } invloedkaarten.
position-group = { $where }: bij één factie liggen hooguit { $limit } invloedkaarten.
position-closed = { $where }: bij een gesloten factie kan geen invloed liggen.
position-left = { $where }: de overgebleven en de gewonnen patriciërs moeten samen { $size } zijn.

## Records

record-no-object = Een verslag moet een object zijn.
record-lacks = Het verslag heeft geen “{ $key }”.
record-type = “{ $key }” in het verslag is een waarde van de verkeerde soort.
record-key = In een verslag heet niets “{ $key }”.
record-newer = Dit verslag komt uit een nieuwere Curia, of de versienummers kloppen niet.
record-seats = De plaatsen in het verslag passen niet bij het spel. Het moeten zijn: { $seats }.
record-position = De stelling in het verslag hoort bij een ander spel, of heeft andere opties dan het verslag.
record-entry = Regel { $number } van het verslag is geen zet: nodig zijn een plaats en een zet, allebei als tekst, en verder niets.
record-move = Regel { $number } van het verslag, “{ $move }”, wordt geweigerd. { $why }
record-cut = Het verslag breekt af na regel { $number }: wat het toeval daar besliste, ontbreekt.

## Moves in any game

move-unreadable = “{ $move }” kan niet als zet worden gelezen.
not-your-turn = Jij bent niet aan de beurt.
match-over = De partij is afgelopen ({ $reason }).

## Caesar & Cleopatra: the set-up

cc-order-not-all = Noem { $cards ->
    [one] je ene actiekaart
   *[other] al je { $cards } actiekaarten, elk zo vaak als je hem hebt
}, de bovenste eerst.
cc-order-first = Leg eerst je actiekaarten op volgorde.
cc-arrange-first = Leg eerst bij elke factie een van je kaarten 1 tot en met 5: elke waarde één keer.
cc-set-up-over = De voorbereiding is voorbij.

## Caesar & Cleopatra: the turn

cc-passive = Je bent deze beurt passief: je trekt alleen voor de kaarten die je hebt afgelegd.
cc-active = Je bent deze beurt actief: je kunt geen kaarten meer ruilen en niet meer passen.
cc-must-lay = Je moet eerst invloed leggen.
cc-laying-over = Je hebt je invloed voor deze beurt al gelegd.
cc-laid-enough = Eén kaart gedekt of twee kaarten open: meer kun je deze beurt niet leggen.
cc-second-open = Nu moet de tweede van twee open kaarten volgen, ook open.
cc-no-second = Voor twee open kaarten heb je twee invloedkaarten in je hand nodig, en plaats voor allebei.
cc-action-first = Maak eerst de actie af die je hebt gespeeld.
cc-one-action = Je kunt nu geen actiekaart spelen: één per beurt, en nooit terwijl je kaarten trekt.
cc-not-asked = Dat heeft niemand je gevraagd.
cc-not-in-hand = Je hebt geen { cc-card } in je hand.
cc-no-influence = Zonder invloed in je hand kun je niet actief zijn: ruil kaarten of pas.
cc-must-swap = Je hebt geen invloed in je hand, dus je moet minstens één kaart ruilen.
cc-swap-not-in-hand = Je kunt alleen kaarten ruilen die je in je hand hebt.
cc-reserve-empty = Van die reservestapel kun je nu niet trekken.
cc-must-draw = Je moet een kaart trekken.
cc-side-full = Bij de { cc-group } mogen hooguit { $limit } kaarten van jou liggen.
cc-group-full = Bij de { cc-group } mogen hooguit { $limit } invloedkaarten liggen, beide kanten samen.
cc-closed = De { cc-group } zijn allemaal gewonnen: je kunt daar niets meer leggen en er geen actiekaart meer op richten.

## Caesar & Cleopatra: action cards

cc-no-such-target = Je tegenstander heeft geen open { cc-card } bij de { cc-group }.
cc-no-effect = Die actie zou niets uithalen.
cc-veto-unasked = Een veto speel je alleen als je tegenstander net een actiekaart heeft gespeeld.
cc-take-not-there = Je tegenstander heeft geen { cc-card } in de hand.
cc-other-cards = Leg precies de kaarten terug die bij deze twee facties lagen.
