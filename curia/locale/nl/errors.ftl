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
