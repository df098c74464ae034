### Aids for the real table, on paper: reference cards, score pads, puzzle sheets.

help-print =
    curia print WHAT          pomůcky ke skutečnému stolu, jako PDF: cards (přehledové karty),
                              pads (bloky na zapisování), puzzles (hádanky) nebo all
    curia print WHAT GAME     k jedné hře: caesar-cleopatra nebo quovadis

    --out FILE                kam; jinak curia-WHAT.pdf v této složce
    --paper NAME              a4 (běžně) nebo letter
    --edition NAME            pro která pravidla hry Caesar & Kleopatra karty jsou: kosmos,
                              czech, dutch nebo french; jinak podle jazyka
    --language NAME           tisknout v jiném jazyce, pokud je k dispozici
print-missing = Tisk potřebuje fpdf2 a dvě písma a ne všechno je nainstalované. { install-extra }
print-what = „{ $what }“ se vytisknout nedá. K dispozici je: { $aids }.
print-game = Pro „{ $game }“ není co tisknout, jen pro: { $games }.
print-paper = Papír „{ $paper }“ není, jen: { $papers }.
print-failed = „{ $file }“ nejde zapsat: { $why }.
print-done = { $pages ->
    [one] Jedna stránka v souboru { $file }.
    [few] { $pages } stránky v souboru { $file }.
    [many] { $pages } stránky v souboru { $file }.
   *[other] { $pages } stránek v souboru { $file }.
}
print-title = { $what ->
    [cards] Přehledové karty
    [pads] Bloky
    [puzzles] Hádanky
   *[all] Pomůcky ke stolu
}
print-lead = { $name }:

## Reference cards: Caesar & Cleopatra. The options are those of the edition.

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

## Reference cards: Quo Vadis?

print-qv-turn = Tvůj tah
print-qv-one = Udělej jednu z těchto věcí. Vynechat nemůžeš.
print-qv-enter = Nasadit senátora
    .how = na kterékoli volné křeslo ve čtyřech nejnižších výborech.
print-qv-move = Posunout senátora
    .how = po cestě vzhůru na volné křeslo. Potřebuješ souhlasy a bereš si vavřín z cesty.
print-qv-caesar = Přesunout Caesara
    .how = na kterýkoli jiný vavřín.
print-qv-consents = Souhlas podle počtu křesel výboru
print-qv-needed = { $seats ->
    [1] Žádný.
    [3] Jednoho dalšího senátora odtud, tvého nebo cizího.
   *[5] Dvou dalších senátorů odtud, tvých nebo cizích.
}
print-qv-stuck = Je ve výboru málo jiných? Pak pomůže ven jen Caesar.
print-qv-laurels = Vavříny a Caesar
print-qv-tiles = Žetony
print-qv-take = Vezmi žeton ze své cesty a polož ho lícem dolů před sebe. Na jeho místo přijde nový ze zásoby.
print-qv-earn = Za každý souhlas cizího senátora dostane jeho majitel žeton I z banky.
print-qv-room = Volné křeslo nahoře je přesto potřeba.
print-qv-deals = Dohody a sliby
print-qv-anything = Vyjednávat smí o čemkoli kdokoli s kýmkoli, kdykoli během tahu, i proti hráči na tahu.
print-qv-binding = Závazné: v tomto tahu
    .how = Souhlasy, vavříny, to, co udělá hráč na tahu (posune senátora, nasadí ho, přesune Caesara), a to, k čemu se kdo zaváže, že neudělá.
print-qv-promise = Slib: později
    .how = Souhlas jindy, po nějakou dobu žádný pro třetího hráče, Caesar někam, nebo právě ne. Slib nikoho nezavazuje.
print-qv-others = Dohodnout se mohou i ostatní mezi sebou, o vavřínech a slibech: jakmile souhlasí všichni, kdo něco dávají.
print-qv-whole = Dohoda platí celá, nebo vůbec, jakmile souhlasí všichni, kdo v ní něco dávají.
print-qv-pay = Platíš žetony, které máš nebo získáš právě tímto posunem. Vrací se ze žetonů hráčů, nikdy z banky.
print-qv-end = Konec a vítěz
print-qv-fifth = Hra končí hned, jakmile do Senátu vstoupí pátý senátor.
print-qv-scored = Hodnotí se jen hráči, kteří mají v Senátu senátora.
print-qv-most = Z nich vyhrává nejvíce vavřínů. Při shodě ten, kdo vstoupil do Senátu dříve.
print-qv-variants = Varianty
print-qv-few = Málo žetonů I
    .how = 10 při třech hráčích, 14 při čtyřech, 18 při pěti.
print-qv-disclosure = Odhalení
    .how = Po prvním, druhém a třetím senátorovi v Senátu smí každý požádat, aby všichni ukázali vavříny.
print-qv-consul = Konzul
    .how = Tři partie za sebou. Vavříny hodnocených hráčů se sčítají; každému zůstanou na plánu nejvýše dva senátoři.

## Pads

print-pad-score = Body
print-pad-name = Jméno
print-pad-date = Datum
print-pad-group = Skupina
print-pad-patricians = Patricijové
print-pad-majority = Většina
print-pad-whole = Celá skupina
print-pad-bonus = Bonus
print-pad-sum = Součet
print-pad-total = Celkem
print-pad-game = Partie { $number }
print-pad-senate = Senát: pořadí vstupu
print-pad-laurels = Vavříny
print-pad-promises = Sliby
print-pad-who = Kdo
print-pad-whom = Komu
print-pad-what = Co
print-pad-until = Do kdy
print-pad-kept = Splněno?

## Puzzle sheets

print-solutions = Řešení
print-face-down = Karta s tmavou patou leží lícem dolů.
