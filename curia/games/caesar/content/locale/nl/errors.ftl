### Refusals.

## Positions; $where says which part of one

position-hand = { $where }: een hand heeft hooguit { $limit } kaarten.
position-side = { $where }: aan één kant van een factie liggen hooguit { $limit } invloedkaarten.
position-group = { $where }: bij één factie liggen hooguit { $limit } invloedkaarten.
position-closed = { $where }: bij een gesloten factie kan geen invloed liggen.
position-left = { $where }: de overgebleven en de gewonnen patriciërs moeten samen { $size } zijn.

cc-order-not-all = Noem { $cards ->
    [one] je ene actiekaart
   *[other] al je { $cards } actiekaarten, elk zo vaak als je hem hebt
}, de bovenste eerst.
cc-order-first = Leg eerst je actiekaarten op volgorde.
cc-arrange-first = Leg eerst bij elke factie een van je kaarten 1 tot en met 5: elke waarde één keer.
cc-set-up-over = De voorbereiding is voorbij.

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

cc-no-such-target = Je tegenstander heeft geen open { cc-card } bij de { cc-group }.
cc-no-effect = Die actie zou niets uithalen.
cc-veto-unasked = Een veto speel je alleen als je tegenstander net een actiekaart heeft gespeeld.
cc-take-not-there = Je tegenstander heeft geen { cc-card } in de hand.
cc-other-cards = Leg precies de kaarten terug die bij deze twee facties lagen.
