### Quo Vadis?: names of families, committees and laurels, and what happened at the table.

## The game and its seats

qv-name = Quo Vadis?
    .about = Tři až pět rodů vede své senátory vzhůru do Senátu a o každý krok smlouvá.
qv-seat-red = Červený
qv-seat-blue = Modrý
qv-seat-green = Zelený
qv-seat-yellow = Žlutý
qv-seat-purple = Fialový

## The board

qv-senate = Senát
    .about = Hra končí, jakmile do něj vstoupí pátý senátor. Hodnotí se jen rody, které tam mají senátora (QV-8.1, QV-8.2).
qv-committee = výbor { $committee }
qv-caesar = Caesar
    .about = Po cestě, na které leží, odchází senátor bez souhlasu a nikdo nedostává vavříny (QV-7.3, QV-7.4).

## Laurels

qv-laurel-I = I
    .about = Jeden vavřín. Dostává se za každý souhlas daný jinému rodu (QV-6.2).
qv-laurel-II = II
    .about = Dva vavříny.
qv-laurel-IIc = II s Caesarovou hlavou
    .about = Dva vavříny. Kdo ho vezme z cesty, smí navíc přesunout Caesara (QV-7.2).
qv-laurel-III = III
    .about = Tři vavříny.
qv-laurel-IV = IV
    .about = Čtyři vavříny.
qv-laurel-V = V
    .about = Pět vavřínů.

## Names inside sentences. $who and $to are "you" for the person who reads, else a seat; $kind is a tile.
## Czech: qv-who is the nominative, qv-to the dative, qv-place the genitive (after „do“).

qv-who = { $who ->
    [you] ty
    [red] Červený
    [blue] Modrý
    [green] Zelený
    [yellow] Žlutý
   *[purple] Fialový
}
qv-to = { $to ->
    [you] tobě
    [red] Červenému
    [blue] Modrému
    [green] Zelenému
    [yellow] Žlutému
   *[purple] Fialovému
}
qv-against = { $against ->
    [you] tobě
    [red] Červenému
    [blue] Modrému
    [green] Zelenému
    [yellow] Žlutému
   *[purple] Fialovému
}
qv-giver = { $who ->
    [you] ty
    [red] Červený
    [blue] Modrý
    [green] Zelený
    [yellow] Žlutý
   *[purple] Fialový
}
qv-awaited = { $who ->
    [you] ty
    [red] Červený
    [blue] Modrý
    [green] Zelený
    [yellow] Žlutý
   *[purple] Fialový
}
qv-letter = { $seat ->
    [red] Č
    [blue] M
    [green] Z
    [yellow] Ž
   *[purple] F
}
qv-place = { $committee ->
    [senate] Senátu
   *[other] { $committee }
}
qv-tile = { $kind ->
    [IIc] II s Caesarovou hlavou
   *[other] { $kind }
}
qv-tiles = { $number ->
    [1] { $kind }
   *[other] { $number }× { $kind }
}
qv-laurels = { $laurels ->
    [one] 1 vavřín
    [few] { $laurels } vavříny
   *[other] { $laurels } vavřínů
}
qv-nothing = nic

## What happened

qv-happened-position = Hra začíná z ručně připravené pozice.
qv-happened-started = { $who ->
    [you] Začínáš.
   *[other] Začíná { qv-who }.
}
qv-happened-laid-out = Na cestách jsou rozložené vavříny.
qv-happened-entered = { $who ->
    [you] Nasazuješ senátora do { $committee }.
   *[other] { qv-who } nasazuje senátora do { $committee }.
}
qv-happened-moved = { $who ->
    [you] Posouváš senátora z { $from } do { qv-place }
   *[other] { qv-who } posouvá senátora z { $from } do { qv-place }
}{ $consents ->
    [0] {""}
   *[other] {" "}(souhlas: { $givers })
}{ $kind ->
    [none] .
    [hidden] { $who ->
        [you] {" "}a bereš si vavřín.
       *[other] {" "}a bere si vavřín.
    }
   *[other] { $who ->
        [you] {" "}a bereš si vavřín { qv-tile }.
       *[other] {" "}a bere si vavřín { qv-tile }.
    }
}
qv-happened-new-tile = Nový vavřín na cestě z { $from } do { qv-place }: { qv-tile }.
qv-happened-earned = Za souhlas { $who ->
    [you] dostáváš
   *[other] dostává { qv-who }
} { $ones ->
    [one] vavřín I
    [few] { $ones } vavříny I
   *[other] { $ones } vavřínů I
}.
qv-happened-caesar = { $who ->
    [you] Přesouváš Caesara
   *[other] { qv-who } přesouvá Caesara
} na cestu z { $from } do { qv-place }.
qv-happened-skipped = { $who ->
    [you] Necháváš Caesara, kde je.
   *[other] { qv-who } nechává Caesara, kde je.
}
qv-happened-paid = { $who ->
    [you] Platíš { qv-to }
   *[other] { $to ->
        [you] { qv-who } ti platí
       *[other] { qv-who } platí { qv-to }
    }
} { qv-laurels }.
qv-happened-paid-tiles = { $who ->
    [you] Platíš { qv-to }
   *[other] { $to ->
        [you] { qv-who } ti platí
       *[other] { qv-who } platí { qv-to }
    }
} { qv-laurels }: { $tiles }.
qv-happened-paid-change = { $who ->
    [you] Platíš { qv-to }
   *[other] { $to ->
        [you] { qv-who } ti platí
       *[other] { qv-who } platí { qv-to }
    }
} { qv-laurels }: { $tiles }, nazpět: { $change }.
qv-happened-disclosed = { $who ->
    [you] Žádáš o odhalení vavřínů.
   *[other] { qv-who } žádá o odhalení vavřínů.
} Stav: { $totals }.
qv-happened-disclosed-then = { $who ->
    [you] Žádáš o odhalení vavřínů a všichni je ukazují.
   *[other] { qv-who } žádá o odhalení vavřínů a všichni je ukazují.
}
qv-total = { $seat ->
    [red] Červený
    [blue] Modrý
    [green] Zelený
    [yellow] Žlutý
   *[purple] Fialový
} { $laurels }
qv-shown = { $seat ->
    [red] Červený
    [blue] Modrý
    [green] Zelený
    [yellow] Žlutý
   *[purple] Fialový
} { $laurels } ({ $tiles })
qv-happened-proposed = { $who ->
    [you] Navrhuješ
   *[other] { qv-who } navrhuje
} dohodu { $number }: { $deal }.
qv-happened-countered = { $who ->
    [you] Odpovídáš
   *[other] { qv-who } odpovídá
} na dohodu { $answers } dohodou { $number }: { $deal }.
qv-happened-offered = { $who ->
    [you] Nabízíš
   *[other] { qv-who } nabízí
} dohodu { $number }: { $deal }.
qv-happened-offered-others = { $who ->
    [you] Nabízíš
   *[other] { qv-who } nabízí
} ostatním dohodu { $number }: { $deal }. Může přijmout: { $seats }.
qv-happened-took = { $who ->
    [you] Bereš
   *[other] { qv-who } bere
} nabídku { $number }: { $deal }.
qv-happened-took-two = { $who ->
    [you] Bereš
   *[other] { qv-who } bere
} společně nabídky { $number } a { $second }: { $deal }.
qv-happened-accepted = { $who ->
    [you] Přijímáš
   *[other] { qv-who } přijímá
} dohodu { $number }.
qv-happened-declined = { $who ->
    [you] Odmítáš
   *[other] { qv-who } odmítá
} dohodu { $number }.
qv-happened-withdrew = { $who ->
    [you] Stahuješ
   *[other] { qv-who } stahuje
} dohodu { $number }.
qv-happened-done = Dohoda { $number } je splněna.
qv-happened-off = Z dohody { $number } sešlo: těmito žetony se platby nedají složit.
qv-happened-promised = { $promise }.
qv-happened-judged = Slib { $status ->
    [kept] je dodržen
    [broken] je porušen
   *[never] končí, nikdy na něj nedošlo
}: { $promise }.
qv-happened-judged-number = Slib { $number } { $status ->
    [kept] je dodržen.
    [broken] je porušen.
   *[never] končí, nikdy na něj nedošlo.
}
qv-happened-recalled = { $who ->
    [you] Bereš senátora z herního plánu, z výboru { $committee }.
   *[other] { qv-who } bere senátora z herního plánu, z výboru { $committee }.
}
qv-happened-game-over = { $reason ->
    [senate] Konec hry: do Senátu vstoupil pátý senátor (QV-8.1).
   *[idle] Konec hry: po 15 tahů každého hráče se jen přesouval Caesar (QV-8.4).
} Vavříny: { $totals }.
qv-happened-resigned = { $who ->
    [you] Vzdáváš hru.
   *[other] { qv-who } vzdává hru.
}
qv-happened-forfeit = { $who ->
    [you] Prohráváš kontumačně.
   *[other] { qv-who } prohrává kontumačně.
}
qv-happened-abandoned = Hra končí předčasně.
qv-happened-back = Poslední tahy se berou zpět.
qv-happened-upgraded = Aktualizace změnila pravidla a jeden tah už není dovolený: hra pokračuje od chvíle těsně před ním.

## Deals: who gives what to whom. The parts of a deal are joined to one sentence.

qv-deal-move = { $who ->
    [you] posuneš
   *[other] { qv-who } posune
} senátora z { $from } do { qv-place }
qv-deal-enter = { $who ->
    [you] nasadíš
   *[other] { qv-who } nasadí
} senátora do { $committee }
qv-deal-caesar = { $who ->
    [you] přesuneš
   *[other] { qv-who } přesune
} Caesara na cestu z { $from } do { qv-place }
qv-deal-caesar-then = { $who ->
    [you] potom přesuneš
   *[other] { qv-who } potom přesune
} Caesara na cestu z { $from } do { qv-place }
qv-deal-consent = { $who ->
    [you] dáš
   *[other] { qv-who } dá
} { $number ->
    [one] jeden souhlas
    [few] { $number } souhlasy
   *[other] { $number } souhlasů
}
qv-deal-payment = { $who ->
    [you] zaplatíš { qv-to }
   *[other] { $to ->
        [you] { qv-who } ti zaplatí
       *[other] { qv-who } zaplatí { qv-to }
    }
} { qv-laurels }
qv-deal-ones = nebude-li dost vavřínů I, přednost mají: { $seats }

qv-until = { $turns ->
    [end] {""}
    [one] {" "}(během jednoho kola)
   *[other] {" "}(během { $turns } kol)
}
qv-for = { $turns ->
    [end] {""}
    [0] {" "}(do konce tohoto tahu)
    [one] {" "}(po jedno kolo)
    [few] {" "}(po { $turns } kola)
   *[other] {" "}(po { $turns } kol)
}
qv-promise-consent = { $who ->
    [you] slibuješ { qv-to }
   *[other] { $to ->
        [you] { qv-who } ti slibuje
       *[other] { qv-who } slibuje { qv-to }
    }
} někdy v budoucnu souhlas{ qv-until }
qv-promise-consent-at = { $who ->
    [you] slibuješ { qv-to }
   *[other] { $to ->
        [you] { qv-who } ti slibuje
       *[other] { qv-who } slibuje { qv-to }
    }
} souhlas ve výboru { $committee }{ qv-until }
qv-promise-no-consent = { $who ->
    [you] slibuješ { qv-to }
   *[other] { $to ->
        [you] { qv-who } ti slibuje
       *[other] { qv-who } slibuje { qv-to }
    }
} nedat souhlas { qv-against }{ qv-for }
qv-promise-caesar = { $who ->
    [you] slibuješ { qv-to }
   *[other] { $to ->
        [you] { qv-who } ti slibuje
       *[other] { qv-who } slibuje { qv-to }
    }
} přesunout Caesara na cestu z { $from } do { qv-place }{ qv-until }
qv-promise-no-caesar = { $who ->
    [you] slibuješ { qv-to }
   *[other] { $to ->
        [you] { qv-who } ti slibuje
       *[other] { qv-who } slibuje { qv-to }
    }
} nepřesouvat Caesara na cestu z { $from } do { qv-place }{ qv-for }
qv-promise-no-enter = { $who ->
    [you] slibuješ { qv-to }
   *[other] { $to ->
        [you] { qv-who } ti slibuje
       *[other] { qv-who } slibuje { qv-to }
    }
} nenasadit senátora do { $committee }{ qv-for }
qv-promise-no-move = { $who ->
    [you] slibuješ { qv-to }
   *[other] { $to ->
        [you] { qv-who } ti slibuje
       *[other] { qv-who } slibuje { qv-to }
    }
} neposunout senátora z { $from } do { qv-place }{ qv-for }
qv-promise-pay = { $who ->
    [you] slibuješ { qv-to }
   *[other] { $to ->
        [you] { qv-who } ti slibuje
       *[other] { qv-who } slibuje { qv-to }
    }
} { qv-laurels }{ qv-until }
qv-promise-words = { $who ->
    [you] říkáš { qv-to }
   *[other] { $to ->
        [you] { qv-who } ti říká
       *[other] { qv-who } říká { qv-to }
    }
}: „{ $text }“{ qv-for }

## The table

qv-table-committee = { $committee ->
    [senate] Senát
   *[other] { $committee }
}
qv-table-path = do { $committee ->
    [senate] Senátu
   *[other] { $committee }
}
qv-table-path-laurel = do { $committee ->
    [senate] Senátu
   *[other] { $committee }
}: { $kind ->
    [none] bez vavřínu
   *[other] { $kind }
}
qv-table-path-caesar = do { $committee ->
    [senate] Senátu
   *[other] { $committee }
}: { $kind ->
    [none] Caesar, bez vavřínu
   *[other] Caesar na { $kind }, bez vavřínu
}
qv-table-key = Obsazená křesla značí písmena, volná tečky; cesty vedou vzhůru. IIc je II s Caesarovou hlavou.
qv-text-committee = { $seats }; { $paths }
qv-table-player = { $who ->
    [you] Ty ({ $name }, { $letter })
   *[other] { qv-who } ({ $letter })
}: { $tiles ->
    [0] žádné žetony vavřínů
    [one] jeden žeton vavřínů
    [few] { $tiles } žetony vavřínů
   *[other] { $tiles } žetonů vavřínů
}; k nasazení { $reserve ->
    [0] žádný senátor
    [one] jeden senátor
    [few] { $reserve } senátoři
   *[other] { $reserve } senátorů
}
qv-table-player-tiles = { $who ->
    [you] Ty ({ $name }, { $letter })
   *[other] { qv-who } ({ $letter })
}: { qv-laurels } ({ $cards }); k nasazení { $reserve ->
    [0] žádný senátor
    [one] jeden senátor
    [few] { $reserve } senátoři
   *[other] { $reserve } senátorů
}
qv-table-bank = Banka: { $bank ->
    [one] 1 vavřín I
    [few] { $bank } vavříny I
   *[other] { $bank } vavřínů I
}. Zásoba: { $stock ->
    [one] 1 žeton
    [few] { $stock } žetony
   *[other] { $stock } žetonů
}.
qv-table-consul = Partie { $game } ze tří, ve volbě konzula.
qv-table-noted = Zapsáno po partii { $game }: { $totals }.
qv-table-deal = Na stole: dohoda { $number } ({ $who ->
    [you] tvůj návrh
   *[other] navrhuje { qv-who }
}): { $deal }. Ještě má odpovědět: { $seats }.
qv-table-offer = { $who ->
    [you] Tvoje nabídka { $number }
   *[other] Nabídka { $number } ({ qv-who })
}: { $deal }.
qv-table-offer-others = { $who ->
    [you] Tvoje dohoda { $number } mezi ostatními
   *[other] Dohoda { $number } mezi ostatními ({ qv-who })
}: { $deal }. Může přijmout: { $seats }.
qv-table-promise = { $status ->
    [open] Otevřený
    [kept] Dodržený
    [broken] Porušený
    [never] Nedošlo na něj
   *[unjudged] Neposuzuje se
}: { $promise }.
qv-table-no-promises = Nikdo nic neslíbil.
qv-table-barred = Pro tento tah je dohodnuto: Caesar nepůjde na cestu z { $from } do { qv-place }.
qv-table-no-enter = Pro tento tah je dohodnuto: do { $committee } se nikdo nenasadí.
qv-table-no-move = Pro tento tah je dohodnuto: z { $from } do { qv-place } nikdo nepůjde.
qv-table-no-consent = Pro tento tah je dohodnuto: { $who ->
    [you] nedáš
   *[other] { qv-who } nedá
} souhlas.

## What is being asked

qv-ask-action = Co uděláš?
qv-ask-deal = Máš před sebou dohodu { $number }: { $deal }. Co na to říkáš?
qv-ask-caesar = Máš nový vavřín s Caesarovou hlavou. Přesuneš Caesara?
qv-ask-recall = Vezmi jednoho ze svých senátorů z herního plánu.
qv-ask-aside = Na tahu je { qv-who }. (Enter: dál; offer, table, ?) >{" "}
qv-aside-accept = přijmout dohodu { $number }
qv-aside-decline = odmítnout dohodu { $number }
qv-aside-leave = nechat ji otevřenou

## Moves, as choices and in a list

qv-move-enter = Nasadit senátora do { $committee }
qv-move-move = Posunout senátora z { $from } do { qv-place }
qv-move-caesar = Přesunout Caesara na cestu z { $from } do { qv-place }
qv-move-skip = Nechat Caesara, kde je
qv-move-disclose = Požádat, ať všichni ukážou vavříny
qv-move-recall = Vzít senátora z herního plánu, z výboru { $committee }
qv-move-accept = Přijmout dohodu { $number }
qv-move-decline = Odmítnout dohodu { $number }
qv-move-withdraw = Stáhnout dohodu { $number }
qv-move-take = Vzít nabídku { $number }
qv-move-take-two = Vzít společně nabídky { $number } a { $second }
qv-move-propose = Navrhnout: { $deal }
qv-move-offer = Nabídnout: { $deal }
qv-move-counter = Na dohodu { $number } odpovědět: { $deal }

## Choosing step by step

qv-choose-enter = nasadit senátora
qv-choose-move = posunout senátora
qv-choose-caesar = přesunout Caesara
qv-choose-propose = navrhnout dohodu
qv-choose-take = vzít nabídku
qv-choose-disclose = požádat, ať všichni ukážou vavříny
qv-choose-skip = nechat Caesara, kde je
qv-choose-accept = přijmout
qv-choose-decline = odmítnout
qv-choose-counter = odpovědět jinou dohodou
qv-choose-where = Kam?
qv-choose-which-move = Kudy?
qv-choose-which-offer = Kterou nabídku?
qv-choose-path = z { $from } do { qv-place }{ $caesar ->
    [yes] { $kind ->
        [none] , bez vavřínu: leží tam Caesar
       *[other] , bez vavřínu: na { qv-tile } leží Caesar
    }
   *[no] { $kind ->
        [none] {""}
       *[other] , vavřín { qv-tile }
    }
}
qv-choose-path-consents = z { $from } do { qv-place }{ $kind ->
    [none] {""}
   *[other] , vavřín { qv-tile }
}; { $lacking ->
    [one] chybí jeden souhlas
    [few] chybějí { $lacking } souhlasy
   *[other] chybí { $lacking } souhlasů
}

## Composing a deal

qv-compose-action = Čeho se dohoda týká?
qv-compose-action-move = { $who ->
    [you] posuneš senátora
   *[other] { qv-who } posune senátora
}
qv-compose-action-enter = { $who ->
    [you] nasadíš senátora
   *[other] { qv-who } nasadí senátora
}
qv-compose-action-caesar = { $who ->
    [you] přesuneš Caesara
   *[other] { qv-who } přesune Caesara
}
qv-compose-action-none = jen platby nebo sliby
qv-compose-keep = Akce zůstává stejná: { $deal }.
qv-compose-consents = { $lacking ->
    [0] Další souhlas není potřeba, ale cizí se může započítat.
    [one] Chybí jeden souhlas.
    [few] Chybějí { $lacking } souhlasy.
   *[other] Chybí { $lacking } souhlasů.
} Kdo má souhlasit? K dispozici: { $seats }. Napiš třeba „red“ nebo „red 2, blue“.
qv-compose-payments = Kdo platí? Napiš třeba „2 to red“ nebo „blue 1 to red“, jednu platbu nebo několik oddělených čárkou; Enter: nikdo.
qv-compose-caesar = Tím se bere vavřín s Caesarovou hlavou. Kam potom půjde Caesar?
qv-compose-caesar-open = nechat to otevřené
qv-compose-promises = Co se k tomu slibuje?
qv-compose-promise-none = už nic
qv-compose-promise-consent = pozdější souhlas
qv-compose-promise-no-consent = nedat někomu souhlas
qv-compose-promise-caesar = přesunout někam Caesara
qv-compose-promise-no-caesar = nepřesouvat někam Caesara
qv-compose-promise-no-enter = nenasadit někde senátora
qv-compose-promise-no-move = neposunout senátora po některé cestě
qv-compose-promise-pay = vavříny později
qv-compose-promise-words = něco vlastními slovy
qv-compose-promise-by = Kdo slibuje?
qv-compose-promise-to = Komu?
qv-compose-promise-against = Komu souhlas nedat?
qv-compose-promise-at = Ve kterém výboru? Enter: v kterémkoli.
qv-compose-promise-laurels = Kolik vavřínů?
qv-compose-promise-text = Co? Nejvýše 200 znaků.
qv-compose-promise-turns = Na kolik kol? Enter: až do konce hry.
qv-compose-promise-turns-now = Na kolik kol? 0: jen v tomto tahu. Enter: až do konce hry.
qv-compose-say = Dohoda: { $deal }.
qv-compose-say-it = předložit
qv-compose-again = začít znovu
qv-compose-forget = zahodit
qv-compose-unclear = Tomu nerozumím: „{ $text }“.
qv-compose-empty = To by byla dohoda o ničem.

## The end

qv-score = { qv-who }: { qv-laurels } ({ $tiles }){ $scored ->
    [yes] {""}
   *[no] , ale nikdo v Senátu, takže se nehodnotí (QV-8.2)
}
qv-score-consul = { qv-who }: { $points } za všechny tři partie ({ $games })
qv-won = { $who ->
    [you] Vyhráváš
   *[other] Vyhrává { qv-who }
}.
qv-won-first = { $who ->
    [you] Vyhráváš: z hráčů se stejným počtem vavřínů máš v Senátu nejdříve svého senátora
   *[other] Vyhrává { qv-who }: z hráčů se stejným počtem vavřínů má v Senátu nejdříve svého senátora
} (QV-8.3).
qv-shared = O vítězství se dělí: { $seats }.
qv-nobody-won = Nevyhrává nikdo.
