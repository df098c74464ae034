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
position-hand = { $where }: v ruce { $limit ->
    [one] může být nejvýše jedna karta
    [few] mohou být nejvýše { $limit } karty
   *[other] může být nejvýše { $limit } karet
}.
position-side = { $where }: na jedné straně skupiny { $limit ->
    [one] může ležet nejvýše jedna karta vlivu
    [few] mohou ležet nejvýše { $limit } karty vlivu
   *[other] může ležet nejvýše { $limit } karet vlivu
}.
position-group = { $where }: u jedné skupiny { $limit ->
    [one] může ležet nejvýše jedna karta vlivu
    [few] mohou ležet nejvýše { $limit } karty vlivu
   *[other] může ležet nejvýše { $limit } karet vlivu
}.
position-closed = { $where }: u uzavřené skupiny nemůže ležet žádný vliv.
position-left = { $where }: zbývající a získaní patricijové musí dát dohromady { $size }.

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

## Caesar & Cleopatra: the set-up

cc-order-not-all = { $cards ->
    [one] Uveď svou jedinou akční kartu, vrchní jako první.
    [few] Uveď všechny své { $cards } akční karty, každou tolikrát, kolikrát ji máš, vrchní jako první.
   *[other] Uveď všech svých { $cards } akčních karet, každou tolikrát, kolikrát ji máš, vrchní jako první.
}
cc-order-first = Nejdřív si seřaď akční karty.
cc-arrange-first = Nejdřív vylož u každé skupiny jednu ze svých karet 1 až 5: každou hodnotu jednou.
cc-set-up-over = Příprava hry už skončila.

## Caesar & Cleopatra: the turn

cc-passive = V tomto tahu hraješ pasivně: jen si dobíráš za odložené karty.
cc-active = V tomto tahu hraješ aktivně: už nemůžeš měnit karty ani vynechat tah.
cc-must-lay = Nejdřív musíš vyložit vliv.
cc-laying-over = Vliv už je v tomto tahu vyložený.
cc-laid-enough = Jedna karta lícem dolů, nebo dvě lícem vzhůru: víc v tomto tahu vyložit nemůžeš.
cc-second-open = Teď musí následovat druhá karta, také lícem vzhůru.
cc-no-second = Na dvě karty lícem vzhůru potřebuješ v ruce dvě karty vlivu a místo pro obě.
cc-action-first = Nejdřív dokonči zahranou akci.
cc-one-action = Teď akční kartu zahrát nemůžeš: jen jednu za tah a nikdy při dobírání karet.
cc-not-asked = Na to se tě nikdo neptá.
cc-not-in-hand = V ruce nemáš { $card ->
    [P] žádného filozofa
    [assassination] žádný atentát
    [castling] žádnou rošádu
    [scout] žádného vyzvědače
    [spy] žádného špiona
    [veto] žádné veto
    [wrath] hněv bohů
   *[other] kartu { $card }
}.
cc-no-influence = Bez vlivu v ruce nemůžeš hrát aktivně: vyměň karty, nebo tah vynech.
cc-must-swap = V ruce nemáš žádný vliv, takže musíš vyměnit aspoň jednu kartu.
cc-swap-not-in-hand = Vyměnit můžeš jen karty, které máš v ruce.
cc-reserve-empty = Z této rezervy si teď dobrat nemůžeš.
cc-must-draw = Musíš si dobrat kartu.
cc-side-full = U { cc-patrician } { $limit ->
    [one] může ležet nejvýše jedna tvoje karta
    [few] mohou ležet nejvýše { $limit } tvoje karty
   *[other] může ležet nejvýše { $limit } tvých karet
}.
cc-group-full = U { cc-patrician } { $limit ->
    [one] může ležet nejvýše jedna karta vlivu
    [few] mohou ležet nejvýše { $limit } karty vlivu
   *[other] může ležet nejvýše { $limit } karet vlivu
}, obě strany dohromady.
cc-closed = Skupina { cc-patrician } je celá získaná: už tam nejde nic vyložit ani na ni zacílit.

## Caesar & Cleopatra: action cards

cc-no-such-target = Protihráč nemá u { cc-patrician } lícem vzhůru { $card ->
    [P] žádného filozofa
   *[other] kartu { $card }
}.
cc-no-effect = Taková akce by neměla žádný účinek.
cc-veto-unasked = Veto se hraje, jen když protihráč právě zahrál akční kartu.
cc-take-not-there = Protihráč nemá v ruce { $card ->
    [P] žádného filozofa
    [assassination] žádný atentát
    [castling] žádnou rošádu
    [scout] žádného vyzvědače
    [spy] žádného špiona
    [veto] žádné veto
    [wrath] hněv bohů
   *[other] kartu { $card }
}.
cc-other-cards = Vylož znovu přesně ty karty, které u těchto dvou skupin ležely.
