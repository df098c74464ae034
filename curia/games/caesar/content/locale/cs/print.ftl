### Sheets for the real table.

print-edition = { $edition ->
    [czech] česká pravidla
    [dutch] nizozemská pravidla
    [french] francouzská pravidla
   *[kosmos] německá pravidla
}
print-cc-turn = Tvůj tah
print-cc-active = Aktivně, v tomto pořadí
print-cc-action = Smíš zahrát jednu akční kartu, kdykoli do konce vykládání{ $late_action ->
    [yes] , nebo později tam, kde to stojí.
   *[no] .
}
print-cc-lay = Vylož vliv: jednu kartu lícem dolů, nebo dvě karty lícem vzhůru u jedné skupiny či u dvou.
print-cc-extraordinary = Kde leží osm karet, pokládá se mimořádná otázka o důvěře.{ $vote_action ->
    [yes] {" "}Než se rozhodne, smíš ještě zahrát svou akční kartu a pak si dobereš jednu kartu.
   *[no] {""}
}
print-cc-refill = Doplň si ruku do pěti karet. U každé si vyber rezervu.
print-cc-vote-card = Odkryj vrchní kartu otázky o důvěře.{ $late_action ->
    [yes] {" "}Předtím smíš ještě zahrát svou akční kartu, i právě dobranou.
   *[no] {""}
}
print-cc-passive = Nebo pasivně
    .how = Odlož, kolik karet z ruky chceš, a dober si stejný počet. Žádná akční karta, žádný vliv, žádná karta otázky o důvěře.
print-cc-no-influence = Bez karty vlivu v ruce musíš hrát pasivně{ $no_influence ->
    [must-swap] {" "}a měnit za vliv.
   *[may-pass] .
}
print-cc-limits = Místo
    .how = Nejvýše pět karet na jedné straně skupiny a osm na obou dohromady. U uzavřené skupiny žádná.
print-cc-cards = Karty
print-cc-each = od každé { $number }
print-cc-spied = { $spied ->
    [must] Pak si musí dobrat kartu.
   *[may] Pak si smí dobrat kartu.
}
print-cc-vetoer = { $vetoer ->
    [must] Pak si musíš dobrat kartu.
   *[may] Pak si smíš dobrat kartu.
}
print-cc-vote = Otázka o důvěře
print-cc-reveal = Otočte všechny karty, které u skupiny leží lícem dolů, na obou stranách.
print-cc-sum = Sečtěte každou stranu. Filozof se počítá za 0.
print-cc-decide = Větší vliv získává vrchního patricije. Má-li však jedna strana více filozofů, vyhrává menší vliv.
print-cc-equal = Stejný vliv: nerozhodně. Nikdo nezíská nic a všechny karty zůstávají.
print-cc-discards = Kdo má větší vliv, odloží tam svou nejvyšší kartu, kdo má menší, své nejnižší číslo. Odloží se všichni filozofové.
print-cc-closes = Je-li získán poslední patricij, skupina je uzavřená a všechen vliv u ní se odloží.
print-cc-vote-cards = Karty otázky o důvěře
print-cc-each-group = Jedna pro každou skupinu
print-cc-points = Body a konec
print-cc-patrician = za každého získaného patricije
print-cc-majority = za většinu ve skupině, 3 z 5 nebo 2 ze 3{ $majority ->
    [group-won] , jsou-li získáni všichni její patricijové
   *[absolute] {""}
}
print-cc-whole = { $whole_group ->
    [won-so-far] za všechny dosud získané patricije skupiny
   *[whole] za všechny patricije skupiny
}
print-cc-bonus = za tvůj vlivový bonus, máš-li většinu v jeho skupině
print-cc-example = Pět kvestorů s jejich bonusem: 5 + 1 + 1 + 2 = 9.
print-cc-most = Vyhrává nejvíce bodů. Při shodě více patricijů.
print-cc-end = Hra končí,
print-cc-all-won = když je získáno všech 21 patricijů;
print-cc-spent = když nikdo nemá vliv v ruce ani v rezervě.
print-cc-alone = Má-li vliv už jen jeden hráč, hraje dál sám{ $lone_end ->
    [last-hand] {" "}bez dobírání, dokud nevyloží poslední kartu vlivu z ruky.
    [no-room] , dokud je kam vyložit kartu.
   *[five] , dokud nemá u každé otevřené skupiny na své straně pět karet.
}

## Pads

print-pad-group = Skupina
print-pad-patricians = Patricijové
print-pad-majority = Většina
print-pad-whole = Celá skupina
print-pad-bonus = Bonus
print-pad-sum = Součet

## Puzzle sheets

print-face-down = Karta s tmavou patou leží lícem dolů.
