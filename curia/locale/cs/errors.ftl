### What is said when a move or an input is refused. Each message is said in a player's words.

## Anything that is read

game-unknown = Hra „{ $game }“ neexistuje. Na výběr: { $games }.
seat-unknown = Místo „{ $seat }“ neexistuje. Na výběr: { $seats }.
seats-type = Počet míst musí být celé číslo.
seats-number = Počet míst nemůže být { $seats }: nejméně { $least }, nejvýše { $most }.
seed-type = Semínko náhody musí být celé číslo.
view-misfit = Takový pohled žádná hra ukázat nemohla: žádné rozdání skrytých karet k němu nesedí.
schema-unknown = Schéma „{ $kind }“ neexistuje. Na výběr: { $kinds }.
chance-misfit = „{ $move }“ nesedí k tomu, co tu má rozhodnout náhoda.

## Options

options-no-object = Volby se musí zadat jako názvy s hodnotami.
option-unknown = Volba „{ $option }“ neexistuje. Na výběr: { $options }.
option-value = Volba „{ $option }“ nemůže být „{ $value }“. Může být: { $values }.

## Positions; $where says which part of one

position-no-object = Pozice musí být objekt.
position-lacks = { $where }: chybí „{ $key }“.
position-key = { $where }: nic se tu nejmenuje „{ $key }“.
position-type = { $where }: hodnota je nesprávného druhu.
position-value = { $where }: „{ $value }“ tu být nemůže.
position-misfit = { $where }: nesedí ke zbytku pozice.
position-too-many = { $where }: { $limit ->
    [0] „{ $card }“ ve hře vůbec není
    [one] „{ $card }“ je ve hře jen jednou
   *[other] „{ $card }“ je ve hře jen { $limit }krát
}.

## Records

record-no-object = Záznam musí být objekt.
record-lacks = V záznamu chybí „{ $key }“.
record-type = „{ $key }“ v záznamu má hodnotu nesprávného druhu.
record-key = Nic v záznamu se nejmenuje „{ $key }“.
record-newer = Tento záznam pochází z novější Curie, nebo má špatná čísla verzí.
record-seats = Místa v záznamu nesedí k jeho hře. Musí to být: { $seats }.
record-position = Pozice v záznamu patří k jiné hře, nebo má jiné volby než záznam.
record-entry = Položka { $number } záznamu není tah: potřebuje místo a tah, obojí jako text, a nic jiného.
record-move = Položka { $number } záznamu, „{ $move }“, je odmítnuta. { $why }
record-cut = Záznam je po položce { $number } useknutý: chybí, co tam rozhodla náhoda.

## Moves in any game

move-unreadable = „{ $move }“ se nedá přečíst jako tah.
not-your-turn = Nejsi na tahu.
match-over = Hra skončila ({ $reason }).
