### Caesar & Cleopatra: names of cards and groups, and what happened at the table.

## The game and its seats

cc-name = Caesar & Kleopatra
    .about = Dva hráči si vlivem vyloženým veřejně i tajně získávají římské patricije.
cc-seat-cleopatra = Kleopatra
cc-seat-caesar = Caesar

## The five groups, in table order

cc-group-senators = senátoři
    .about = Pět patricijů, kteří mluví za lid (CC-1.2).
cc-group-praetors = prétoři
    .about = Pět patricijů, kteří soudí (CC-1.2).
cc-group-quaestors = kvestoři
    .about = Pět patricijů, kteří spravují státní pokladnu (CC-1.2).
cc-group-censors = cenzoři
    .about = Tři patricijové, kteří dohlížejí na mravy (CC-1.2).
cc-group-aediles = edilové
    .about = Tři patricijové, kteří dbají na pořádek ve městě (CC-1.2).

## Influence cards

cc-card-influence = vliv { $value }
    .about = V otázce o důvěře u své skupiny platí svému majiteli za { $value } (CC-4.4).
cc-card-philosopher = filozof
    .about = Počítá se za 0. Má-li jedna strana více filozofů než druhá, vyhrává otázku o důvěře menší vliv (CC-4.6). Po rozhodnutí se odkládá (CC-4.8).

## Action cards

cc-card-assassination = atentát
    .about = Odstraň protihráči jednu kartu vlivu ležící lícem vzhůru, třeba i filozofa (CC-5.1).
cc-card-spy = špion
    .about = Podívej se protihráči do ruky a vyber jednu kartu, kterou odloží (CC-5.2).
cc-card-castling = rošáda
    .about = Vezmi všechny své karty u dvou skupin a vylož je tam znovu lícem dolů, rozdělené podle libosti (CC-5.3).
cc-card-scout = vyzvědač
    .about = Otoč všechny protihráčovy karty u jedné skupiny. Zůstanou ležet lícem vzhůru (CC-5.4).
cc-card-wrath = hněv bohů
    .about = Všechen vliv u jedné skupiny se odloží, tvůj i protihráčův (CC-5.5).
cc-card-veto = veto
    .about = Mimo svůj tah zastav akční kartu, kterou protihráč právě zahrál (CC-5.6).

## Vote cards

cc-vote-group = otázka o důvěře: { $group }
    .about = U této skupiny se pokládá otázka o důvěře (CC-4.1).
cc-vote-orgy = orgie
    .about = V tomto tahu se otázka o důvěře nepokládá (CC-4.11).
cc-vote-reshuffle = orgie se zamícháním
    .about = V tomto tahu se otázka o důvěře nepokládá a všechny její karty, které jsou ještě ve hře, se zamíchají do nového balíčku (CC-4.11).

## Influence bonus

cc-bonus = vlivový bonus: { $group }
    .about = Kdo ho má a získá tři z pěti patricijů této skupiny, dostane 2 body navíc (CC-7.4).

## Names inside sentences. $who is "you" for the person who reads, else a seat; $card, $group and $vote are
## the names that moves use. A language that needs other forms may choose by these variables in any message.
## Czech: cc-group is the nominative; cc-group-first, cc-group-second and cc-patrician are the genitive plural
## (after „u“, „ze skupiny“); cc-a-card is the accusative.

cc-who = { $who ->
    [you] ty
    [cleopatra] Kleopatra
   *[caesar] Caesar
}
cc-group = { $group ->
    [senators] senátoři
    [praetors] prétoři
    [quaestors] kvestoři
    [censors] cenzoři
   *[aediles] edilové
}
cc-group-first = { $first ->
    [senators] senátorů
    [praetors] prétorů
    [quaestors] kvestorů
    [censors] cenzorů
   *[aediles] edilů
}
cc-group-second = { $second ->
    [senators] senátorů
    [praetors] prétorů
    [quaestors] kvestorů
    [censors] cenzorů
   *[aediles] edilů
}
cc-patrician = { $group ->
    [senators] senátorů
    [praetors] prétorů
    [quaestors] kvestorů
    [censors] cenzorů
   *[aediles] edilů
}
cc-card = { $card ->
    [P] filozof
    [assassination] atentát
    [castling] rošáda
    [scout] vyzvědač
    [spy] špion
    [veto] veto
    [wrath] hněv bohů
   *[other] { $card }
}
cc-a-card = { $card ->
    [P] filozofa
    [assassination] atentát
    [castling] rošádu
    [scout] vyzvědače
    [spy] špiona
    [veto] veto
    [wrath] hněv bohů
   *[other] kartu { $card }
}
cc-vote = { $vote ->
    [senators] senátoři
    [praetors] prétoři
    [quaestors] kvestoři
    [censors] cenzoři
    [aediles] edilové
    [orgy] orgie
   *[reshuffle] orgie se zamícháním
}

## What happened

cc-happened-position = Hra začíná z ručně připravené pozice.
cc-happened-ordered = { $who ->
    [you] Řadíš si akční karty.
   *[other] { cc-who } má akční karty seřazené.
}
cc-happened-ordered-cards = { $who ->
    [you] Řadíš si akční karty takto, vrchní jako první: { $cards }.
   *[other] { cc-who } řadí akční karty takto, vrchní jako první: { $cards }.
}
cc-happened-bonus = Každý hráč tajně dostává jednu bonusovou kartu.
cc-happened-bonus-card = { $who ->
    [you] Tvoje bonusová karta: { cc-group }.
    [cleopatra] Kleopatřina bonusová karta: { cc-group }.
   *[caesar] Caesarova bonusová karta: { cc-group }.
}
cc-happened-arranged = { $who ->
    [you] U každé skupiny vykládáš jednu kartu lícem dolů.
   *[other] { cc-who } má u každé skupiny jednu kartu lícem dolů.
}
cc-happened-arranged-cards = { $who ->
    [you] Vykládáš lícem dolů, v pořadí skupin: { $cards }.
   *[other] { cc-who } vykládá lícem dolů, v pořadí skupin: { $cards }.
}
cc-happened-turn = { $who ->
    [you] Jsi na tahu.
   *[other] Na tahu je { cc-who }.
}
cc-happened-laid-up = { $who ->
    [you] U { cc-patrician } vykládáš { cc-a-card } lícem vzhůru.
   *[other] { cc-who } vykládá u { cc-patrician } { cc-a-card } lícem vzhůru.
}
cc-happened-laid-down = { $who ->
    [you] U { cc-patrician } vykládáš jednu kartu lícem dolů.
   *[other] { cc-who } vykládá u { cc-patrician } jednu kartu lícem dolů.
}
cc-happened-laid-down-card = { $who ->
    [you] U { cc-patrician } vykládáš { cc-a-card } lícem dolů.
   *[other] { cc-who } vykládá u { cc-patrician } { cc-a-card } lícem dolů.
}
cc-happened-assassination = { $who ->
    [you] Hraješ atentát na { cc-a-card } u { cc-patrician }.
   *[other] { cc-who } hraje atentát na { cc-a-card } u { cc-patrician }.
}
cc-happened-castling = { $who ->
    [you] Hraješ rošádu u { cc-group-first } a { cc-group-second }.
   *[other] { cc-who } hraje rošádu u { cc-group-first } a { cc-group-second }.
}
cc-happened-scout = { $who ->
    [you] Hraješ vyzvědače u { cc-patrician }.
   *[other] { cc-who } hraje vyzvědače u { cc-patrician }.
}
cc-happened-spy = { $who ->
    [you] Hraješ špiona.
   *[other] { cc-who } hraje špiona.
}
cc-happened-wrath = { $who ->
    [you] Hraješ hněv bohů u { cc-patrician }.
   *[other] { cc-who } hraje hněv bohů u { cc-patrician }.
}
cc-happened-vetoed = { $who ->
    [you] Hraješ veto: akce se neprovede.
   *[other] { cc-who } hraje veto: akce se neprovede.
}
cc-happened-allowed = { $who ->
    [you] Veto nehraješ.
   *[other] { cc-who } veto nehraje.
}
cc-happened-spied = { $who ->
    [you] Díváš se protihráči do ruky.
   *[other] { cc-who } se dívá protihráči do ruky.
}
cc-happened-spied-hand = { $who ->
    [you] Díváš se protihráči do ruky: { $cards }.
   *[other] { cc-who } vidí tyto karty v ruce: { $cards }.
}
cc-happened-lost = { $who ->
    [you] Musíš odložit { cc-a-card }.
   *[other] { cc-who } musí odložit { cc-a-card }.
}
cc-happened-drew = { $who ->
    [you] Dobíráš si
   *[other] { cc-who } si dobírá
} { $influence ->
    [0] { $action ->
        [one] jednu akční kartu
        [few] { $action } akční karty
       *[other] { $action } akčních karet
    }
    [one] jednu kartu vlivu{ $action ->
        [0] {""}
        [one] {" "}a jednu akční kartu
        [few] {" "}a { $action } akční karty
       *[other] {" "}a { $action } akčních karet
    }
    [few] { $influence } karty vlivu{ $action ->
        [0] {""}
        [one] {" "}a jednu akční kartu
        [few] {" "}a { $action } akční karty
       *[other] {" "}a { $action } akčních karet
    }
   *[other] { $influence } karet vlivu{ $action ->
        [0] {""}
        [one] {" "}a jednu akční kartu
        [few] {" "}a { $action } akční karty
       *[other] {" "}a { $action } akčních karet
    }
}.
cc-happened-drew-cards = { $who ->
    [you] Dobíráš si: { $cards }.
   *[other] { cc-who } si dobírá: { $cards }.
}
cc-happened-declined = { $who ->
    [you] Kartu si nedobíráš.
   *[other] { cc-who } si kartu nedobírá.
}
cc-happened-castled = { $who ->
    [you] Vykládáš své karty znovu lícem dolů. Počet karet u { cc-group-first }: { $down-first }, u { cc-group-second }: { $down-second }.
   *[other] { cc-who } vykládá své karty znovu lícem dolů. Počet karet u { cc-group-first }: { $down-first }, u { cc-group-second }: { $down-second }.
}
cc-happened-castled-cards = { $who ->
    [you] Vykládáš své karty znovu lícem dolů. U { cc-group-first }: { $cards-first }. U { cc-group-second }: { $cards-second }.
   *[other] { cc-who } vykládá své karty znovu lícem dolů. U { cc-group-first }: { $cards-first }. U { cc-group-second }: { $cards-second }.
}
cc-happened-turned-up = { $who ->
    [you] Tvoje karty u { cc-patrician } se otáčejí lícem vzhůru: { $cards }.
    [cleopatra] Kleopatřiny karty u { cc-patrician } se otáčejí lícem vzhůru: { $cards }.
   *[caesar] Caesarovy karty u { cc-patrician } se otáčejí lícem vzhůru: { $cards }.
}
cc-happened-discarded = { $who ->
    [you] Odkládáš od { cc-patrician }: { $cards }.
   *[other] { cc-who } odkládá od { cc-patrician }: { $cards }.
}
cc-happened-swapped = { $who ->
    [you] Hraješ pasivně a měníš: { $cards }.
   *[other] { cc-who } hraje pasivně a mění: { $cards }.
}
cc-happened-passed = { $who ->
    [you] Hraješ pasivně a nic neměníš.
   *[other] { cc-who } hraje pasivně a nic nemění.
}
cc-happened-done = { $who ->
    [you] Akční kartu nehraješ.
   *[other] { cc-who } akční kartu nehraje.
}
cc-happened-vote-card = Odkrývá se karta otázky o důvěře: { $vote ->
    [orgy] orgie. Otázka se nepokládá.
    [reshuffle] orgie se zamícháním. Otázka se nepokládá.
   *[other] { cc-vote }.
}
cc-happened-vote-card-out = Tato karta otázky o důvěře opouští hru: { cc-vote }.
cc-happened-reshuffled = Všechny karty otázky o důvěře, které jsou ještě ve hře, se zamíchají do nového balíčku.
cc-happened-voted = { $extraordinary ->
    [yes] Mimořádná otázka o důvěře
   *[no] Otázka o důvěře
} u { cc-patrician }: Kleopatra { $cleopatra }, Caesar { $caesar }. { $who ->
    [you] Získáváš
   *[other] { cc-who } získává
} { $group ->
    [senators] senátora
    [praetors] prétora
    [quaestors] kvestora
    [censors] cenzora
   *[aediles] edila
}.
cc-happened-voted-turned = { $extraordinary ->
    [yes] Mimořádná otázka o důvěře
   *[no] Otázka o důvěře
} u { cc-patrician }: Kleopatra { $cleopatra }, Caesar { $caesar }. Jedna strana má ale více filozofů, a tak vyhrává menší vliv. { $who ->
    [you] Získáváš
   *[other] { cc-who } získává
} { $group ->
    [senators] senátora
    [praetors] prétora
    [quaestors] kvestora
    [censors] cenzora
   *[aediles] edila
}.
cc-happened-voted-undecided = { $extraordinary ->
    [yes] Mimořádná otázka o důvěře
   *[no] Otázka o důvěře
} u { cc-patrician }: Kleopatra { $cleopatra }, Caesar { $caesar }. Je to nerozhodně a všechny karty zůstávají.
cc-happened-closed = Nezbývá tu žádný patricij: skupina { cc-patrician } je uzavřená.
cc-happened-skipped = { $who ->
    [you] Nemáš už žádný vliv a tvůj tah se přeskakuje.
   *[other] { cc-who } už nemá žádný vliv, tah se přeskakuje.
}
cc-happened-ended = { $reason ->
    [won] Konec hry: všichni patricijové jsou získaní (CC-6.1).
    [spent] Konec hry: nikdo už nemá vliv v ruce ani v rezervě (CC-6.2).
    [full] Konec hry: kdo hrál dál sám, už nemá kam vykládat (CC-6.4).
   *[idle] Konec hry: tah za tahem nikdo nezahrál ani neodložil žádnou kartu (CC-6.5).
}
cc-happened-resigned = { $who ->
    [you] Vzdáváš hru.
   *[other] { cc-who } vzdává hru.
}
cc-happened-forfeit = { $who ->
    [you] Prohráváš kontumačně.
   *[other] { cc-who } prohrává kontumačně.
}
cc-happened-abandoned = Hra končí předčasně.
cc-happened-back = Poslední tahy se berou zpět.
cc-happened-upgraded = Aktualizace změnila pravidla a jeden tah už není dovolený: hra pokračuje od chvíle těsně před ním.

## Moves, as choices and in a list

cc-move-order = Pořadí, vrchní karta jako první: { $cards }
cc-move-arrange = V pořadí skupin: { $cards }
cc-move-down = U { cc-patrician } vyložit { cc-a-card } lícem dolů
cc-move-up = U { cc-patrician } vyložit { cc-a-card } lícem vzhůru
cc-move-assassinate = Atentát: zasáhnout { cc-a-card } u { cc-patrician }
cc-move-spy = Špion: podívat se protihráči do ruky a vybrat kartu k odložení
cc-move-castle = Rošáda: vyložit znovu své karty u { cc-group-first } a { cc-group-second }
cc-move-scout = Vyzvědač: otočit protihráčovy karty u { cc-patrician }
cc-move-wrath = Hněv bohů: odložit všechen vliv u { cc-patrician }
cc-move-veto = Zahrát veto
cc-move-allow = Nechat být
cc-move-take = Vzít { cc-a-card }
cc-move-rearrange = u první skupiny { $cards-first }, u druhé { $cards-second }
cc-move-done = Nehrát akční kartu
cc-move-draw-influence = Dobrat z rezervy vlivu
cc-move-draw-action = Dobrat z akční rezervy
cc-move-decline = Nedobírat kartu
cc-move-swap = Pasivně: odložit { $cards } a dobrat stejný počet
cc-move-pass = Pasivně: nic neměnit
cc-no-cards = nic

## What is being asked

cc-ask-order = { $number ->
    [one] Polož svou akční kartu do rezervy: dobereš si ji shora.
    [few] Seřaď své { $number } akční karty: budeš si je dobírat shora.
   *[other] Seřaď svých { $number } akčních karet: budeš si je dobírat shora.
}
cc-ask-arrange = U každé skupiny vylož jednu kartu lícem dolů. Druhá sada 1 až 5 ti zůstane v ruce.
cc-ask-main = Co uděláš?
cc-ask-main-played = Akční karta je zahraná. Teď vylož vliv.
cc-ask-second = Vylož druhou kartu lícem vzhůru.
cc-ask-laid = Zahraješ akční kartu?
cc-ask-veto = { $action } Zahraješ veto?
cc-ask-take = Protihráč má v ruce: { $cards }. Kterou kartu odloží?
cc-ask-rearrange = Vylož tyto karty znovu lícem dolů u { cc-group-first } a { cc-group-second }: { $cards }.
cc-ask-draw = { $why ->
    [spied] Špion tě připravil o kartu.
    [vetoer] Veto je zahrané.
    [vote] Při otázce o důvěře padla tvoje akční karta.
    [swap] Karty k výměně jsou odložené.
   *[refill] Doplňuješ si karty v ruce.
} { $draws ->
    [one] { $may ->
        [yes] Dobereš si kartu?
       *[no] Dober si kartu.
    }
    [few] Dober si { $draws } karty, jednu po druhé.
   *[other] Dober si { $draws } karet, jednu po druhé.
}
cc-ask-vote = U { cc-patrician } se právě rozhoduje mimořádná otázka o důvěře. Zahraješ ještě předtím akční kartu?
cc-ask-late = Teď přijde karta otázky o důvěře. Zahraješ ještě předtím akční kartu?

## The table

cc-table-left = { $left ->
    [0] uzavřeno
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
}
cc-table-side = { $who ->
    [you] Ty
   *[other] { cc-who }
}
cc-table-nothing = -
cc-table-sum = = { $influence }
cc-table-sum-more = = { $influence }+
cc-table-key = Karta s * leží lícem dolů; samotná * je karta, kterou nevidíš.
cc-text-group = { $group }, { $left }: { $first }; { $second }
cc-text-side = { $side } { $cards }
cc-text-side-sum = { $side } { $cards } { $sum }
cc-table-won = { $who ->
    [you] Tvoji patricijové
    [cleopatra] Kleopatřini patricijové
   *[caesar] Caesarovi patricijové
}: { $number ->
    [0] ještě žádní
   *[other] { $won }
}; zatím { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
cc-table-won-group = { $number } { $group ->
    [senators] { $number ->
        [one] senátor
        [few] senátoři
       *[other] senátorů
    }
    [praetors] { $number ->
        [one] prétor
        [few] prétoři
       *[other] prétorů
    }
    [quaestors] { $number ->
        [one] kvestor
        [few] kvestoři
       *[other] kvestorů
    }
    [censors] { $number ->
        [one] cenzor
        [few] cenzoři
       *[other] cenzorů
    }
   *[aediles] { $number ->
        [one] edil
        [few] edilové
       *[other] edilů
    }
}
cc-table-hand = Tvoje ruka: { $cards }
cc-table-hand-of = { cc-who }, ruka: { $cards }
cc-table-hand-count = { cc-who }, ruka: vliv { $influence }, akce { $action }
cc-table-reserves = { $who ->
    [you] Tvoje rezervy
    [cleopatra] Kleopatřiny rezervy
   *[caesar] Caesarovy rezervy
}: vliv { $influence }, akce { $action }
cc-table-reserves-next = { $who ->
    [you] Tvoje rezervy
    [cleopatra] Kleopatřiny rezervy
   *[caesar] Caesarovy rezervy
}: vliv { $influence }, akce { $action } (navrchu: { $cards })
cc-table-bonus = { $who ->
    [you] Tvoje bonusová karta
    [cleopatra] Kleopatřina bonusová karta
   *[caesar] Caesarova bonusová karta
}: { cc-group }
cc-table-votes = Odkryté karty otázky o důvěře: { $shown }. Ještě přijdou, v neznámém pořadí: { $come }.
cc-table-discard = { $who ->
    [you] Tvoje odkládací hromádka
    [cleopatra] Kleopatřina odkládací hromádka
   *[caesar] Caesarova odkládací hromádka
}: { $cards }
cc-table-order = { $who ->
    [you] Tvoje akční rezerva
    [cleopatra] Kleopatřina akční rezerva
   *[caesar] Caesarova akční rezerva
}, odshora: { $cards }
cc-table-alone = { $who ->
    [you] Hraješ dál bez protihráče: nemá už žádný vliv.
    [cleopatra] Kleopatra hraje dál sama.
   *[caesar] Caesar hraje dál sám.
}

## The end

cc-score = { cc-group }, { $kind ->
    [patricians] { $points ->
        [one] 1 patricij
        [few] { $points } patricijové
       *[other] { $points } patricijů
    }: { $points } (CC-7.1)
    [majority] většina: { $points } (CC-7.2)
    [whole] všichni získaní: { $points } (CC-7.3)
   *[bonus] vlivový bonus: { $points } (CC-7.4)
}
cc-score-total = { $who ->
    [you] Máš
   *[other] { cc-who } má
} celkem { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
cc-score-none = Nic
cc-won = { $who ->
    [you] Vyhráváš
   *[other] { cc-who } vyhrává
} { $points } : { $other }.
cc-won-patricians = Oba mají stejně bodů: { $points }. { $who ->
    [you] Máš více patricijů a vyhráváš
   *[other] { cc-who } má více patricijů a vyhrává
} (CC-7.7).
cc-won-by-forfeit = { $who ->
    [you] Vyhráváš.
   *[other] { cc-who } vyhrává.
}
cc-drawn = Hra končí remízou: oba mají stejně patricijů i bodů ({ $points }; CC-7.7).
cc-nobody-won = Nevyhrává nikdo.

## Choosing step by step

cc-ask-order-hint = Vyber některý návrh, nebo napiš karty, které chceš mít navrchu, třeba „order spy veto“; ostatní budou následovat jako v prvním návrhu.
cc-ask-arrange-hint = Vyber některý návrh, nebo napiš pět hodnot v pořadí skupin, třeba „arrange 3 1 5 2 4“.
cc-choose-down = vyložit jednu kartu lícem dolů
cc-choose-up = vyložit dvě karty lícem vzhůru
cc-choose-second = vyložit druhou kartu
cc-choose-action = zahrát akční kartu ({ $cards })
cc-choose-swap = pasivně: vyměnit karty z ruky
cc-choose-pass = pasivně: nic neměnit
cc-choose-done = nehrát akční kartu
cc-choose-which-action = Kterou akční kartu?
cc-choose-castle-first = Která je první z obou skupin?
cc-choose-castle-second = A která druhá?
cc-choose-card-down = Kterou kartu vyložíš lícem dolů?
cc-choose-card-up = Kterou kartu vyložíš lícem vzhůru?
cc-choose-group = Kam vyložíš { $card }?
cc-choose-swap-cards = Které karty odložíš? Napiš je, třeba „1 5 P spy“, nebo „all“ jako všechny.
cc-choose-rearrange = Které z nich budou ležet u { cc-group-first }? Napiš je, třeba „1 P“, nebo „-“ jako žádné. Ostatní půjdou do skupiny { cc-group-second }.
cc-choose-draw-influence = z rezervy vlivu (ještě { $left })
cc-choose-draw-action = z akční rezervy (ještě { $left })
cc-choose-draw-action-top = z akční rezervy (ještě { $left }; navrchu: { $card })
