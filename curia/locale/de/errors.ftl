### What is said when a move or an input is refused. Each message is said in a player's words.

## Anything that is read

game-unknown = Ein Spiel namens „{ $game }“ gibt es nicht. Es gibt: { $games }.
seat-unknown = Einen Platz namens „{ $seat }“ gibt es nicht. Es gibt: { $seats }.
seats-type = Die Zahl der Plätze muss eine ganze Zahl sein.
seats-number = { $seats } Plätze gehen nicht: mindestens { $least }, höchstens { $most }.
seed-type = Ein Startwert muss eine ganze Zahl sein.
view-misfit = So kann keine Partie ausgesehen haben: Keine Verteilung der verdeckten Karten passt dazu.
schema-unknown = Ein Schema für „{ $kind }“ gibt es nicht. Es gibt: { $kinds }.
chance-misfit = „{ $move }“ passt nicht zu dem, was der Zufall hier entscheiden muss.

## Options

options-no-object = Optionen werden als Namen mit ihren Werten angegeben.
option-unknown = Eine Option namens „{ $option }“ gibt es nicht. Es gibt: { $options }.
option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich ist: { $values }.

## Positions; $where says which part of one

position-no-object = Eine Stellung muss ein Objekt sein.
position-lacks = { $where }: „{ $key }“ fehlt.
position-key = { $where }: Hier gibt es nichts namens „{ $key }“.
position-type = { $where }: Der Wert hat die falsche Art.
position-value = { $where }: „{ $value }“ kann hier nicht stehen.
position-misfit = { $where }: Das passt nicht zum Rest der Stellung.
position-too-many = { $where }: { $limit ->
    [0] „{ $card }“ kommt im Spiel nicht vor
    [one] „{ $card }“ gibt es insgesamt nur einmal
   *[other] „{ $card }“ gibt es insgesamt nur { $limit }-mal
}.

## Records

record-no-object = Eine Aufzeichnung muss ein Objekt sein.
record-lacks = Der Aufzeichnung fehlt „{ $key }“.
record-type = „{ $key }“ in der Aufzeichnung hat einen Wert der falschen Art.
record-key = In einer Aufzeichnung gibt es nichts namens „{ $key }“.
record-newer = Diese Aufzeichnung stammt von einem neueren Curia, oder ihre Versionsnummern sind falsch.
record-seats = Die Plätze der Aufzeichnung passen nicht zu ihrem Spiel. Es müssen sein: { $seats }.
record-position = Die Stellung der Aufzeichnung gehört zu einem anderen Spiel oder hat andere Optionen.
record-entry = Eintrag { $number } der Aufzeichnung ist kein Zug: Er braucht einen Platz und einen Zug, beides als Text, und sonst nichts.
record-move = Eintrag { $number } der Aufzeichnung, „{ $move }“, wird abgelehnt. { $why }
record-cut = Die Aufzeichnung bricht nach Eintrag { $number } ab: Was der Zufall dort entschied, fehlt.

## Moves in any game

move-unreadable = „{ $move }“ lässt sich nicht als Zug lesen.
not-your-turn = Du bist nicht am Zug.
match-over = Die Partie ist zu Ende ({ $reason }).
