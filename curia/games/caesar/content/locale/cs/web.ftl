### The table on the page.

## Everywhere

web-rules-edition = { $edition ->
    [kosmos] Německé vydání
    [czech] České vydání
    [dutch] Nizozemské vydání
   *[french] Francouzské vydání
}
web-legend-influence = vliv 1 až 5
    .about = Při otázce o důvěře u své skupiny se počítá svou hodnotou (CC-4.4). V každém aktivním tahu se vykládá jedna karta lícem dolů, nebo dvě lícem vzhůru (CC-3.5).
web-legend-vote =
    .about = Na konci každého aktivního tahu se odkryje vrchní (CC-3.11); u její skupiny se pokládá otázka o důvěře (CC-4.1).

## Start page

web-cc-short = Pro dva, půl hodiny: blafování, načasování a osm karet otázky o důvěře.

## A new game

web-cc-memory = Pomůcky pro paměť.
    .about = Uvidíš pořadí vlastních akčních karet; podle pravidel je třeba si ho pamatovat.
    .people = Kdo si sedne, souhlasí, že je má každý.
web-edition-kosmos = Německé.
    .about = Pravidla z roku 1997, obvyklá volba.
web-edition-czech = České.
    .about = Hraje se jako německé.
web-edition-dutch = Nizozemské.
    .about = Kdo nemá v ruce vliv, musí za něj vyměnit karty.
web-edition-french = Francouzské.
    .about = Otázky o důvěře při osmi kartách přicházejí po doplnění ruky a lze při nich nebo po nich zahrát akční kartu; většina se počítá jen ve skupinách získaných do posledního patricije.
web-cc-actions = Akční karty
web-cc-actions-chosen = Každý si akční rezervu seřadí.
web-cc-actions-shuffled = Akční rezervy se zamíchají: vhodné pro první hru.
web-cc-orgies = Orgie
web-cc-orgies-all = Všechny tři orgie zůstávají v balíčku.
web-cc-orgies-late = Jakmile jsou dvě skupiny uzavřené, odkrytá obyčejná orgie opouští hru.
web-cc-orgies-early = Jedna obyčejná orgie se vyřadí před hrou.
web-cc-extraordinary = Otázky o důvěře při osmi kartách
web-cc-extraordinary-before = Pokládají se před doplněním ruky.
web-cc-extraordinary-after = Pokládají se po doplnění ruky.
web-cc-vote-action = Akční karta při takové otázce
web-cc-vote-action-no = Jakmile jsou karty otočené, nesmí se hrát.
web-cc-vote-action-yes = Když jsou karty otočené, smí hráč na tahu jednu zahrát.
web-cc-late-action = Akční karta před kartou otázky o důvěře
web-cc-late-action-no = Jakmile je ruka doplněná, nesmí se hrát.
web-cc-late-action-yes = Hráč na tahu smí po doplnění ruky ještě jednu zahrát, než se karta otázky odkryje.
web-cc-no-influence = Žádný vliv v ruce
web-cc-no-influence-may-pass = Kdo žádný nemá, smí vynechat.
web-cc-no-influence-must-swap = Kdo žádný nemá, musí měnit karty.
web-cc-spied = Po špionovi
web-cc-spied-may = Kdo přišel o kartu, smí si dobrat.
web-cc-spied-must = Kdo přišel o kartu, musí si dobrat.
web-cc-vetoer = Po vetu
web-cc-vetoer-may = Kdo ho zahrál, smí si dobrat kartu.
web-cc-vetoer-must = Kdo ho zahrál, musí si dobrat kartu.
web-cc-lone-end = Když jeden hraje dál sám
web-cc-lone-end-five = Končí se s pěti vlastními kartami u každé otevřené skupiny.
web-cc-lone-end-no-room = Končí se, když už z jakéhokoli důvodu není kam vykládat.
web-cc-lone-end-last-hand = Končí se poslední kartou vlivu v ruce; nic se nedobírá.
web-cc-majority = Bod za většinu
web-cc-majority-absolute = Za tři z pěti nebo dva ze tří.
web-cc-majority-group-won = Stejně, ale jen když je získaná celá skupina.
web-cc-whole-group = Bod za celou skupinu
web-cc-whole-group-whole = Za všechny patricije skupiny.
web-cc-whole-group-won-so-far = Za všechny dosud získané, i když někteří zbývají.

web-card-back = { $kind ->
    [action] { $side ->
        [cleopatra] Kleopatřina
       *[caesar] Caesarova
    } akční karta lícem dolů
   *[influence] { $side ->
        [cleopatra] Kleopatřina
       *[caesar] Caesarova
    } karta vlivu lícem dolů
}
web-card-down = { $card }, lícem dolů
web-side = { $seat ->
    [cleopatra] Kleopatra
   *[caesar] Caesar
} u { cc-patrician }
web-sum = Vliv
web-sum-about = Vliv, který je tu vidět
web-group-state = zbývá { $left } z { $size } patricijů; získáno: Kleopatra { $cleopatra }, Caesar { $caesar }
web-bonus = Bonus
web-zone = { $what }: { cc-group }
web-face-up = Lícem vzhůru
web-face-down = Lícem dolů
web-here-scout = Vyzvědač sem
web-here-wrath = Hněv sem
web-here-castle-first = Tahle …
web-here-castle-second = … a tahle
web-reserve-influence = Rezerva vlivu
web-reserve-action = Akční rezerva
web-on-top = navrchu: { cc-card }
web-patricians = Získaní patricijové
web-points = Zatím bodů
web-votes = Otázka o důvěře
web-votes-shown = Odkryté
web-votes-come = Ještě přijdou ({ $number })
web-none-yet = zatím nic
web-your-hand = Tvoje ruka
web-main-how = Vyber kartu z ruky, nebo ji přetáhni ke skupině. Vylož jednu kartu lícem dolů, nebo dvě lícem vzhůru.
web-second-how = Vyber druhou kartu a kam ji vyložíš.
web-choose-group = Vyber skupinu.
web-choose-hit = Vyber kartu, kterou zasáhneš.
web-card-not-now = Teď ji zahrát nejde.
web-let-pass = Vždy nechat být; už se tě neptat
web-standing = Když padne akční karta
web-standing-is-ask = ptát se mě
web-standing-is-pass = vždy nechat být
web-standing-is-own = moje stálé odpovědi
web-standing-about = Odpovědi, které tu necháš, se dávají za tebe. Nikdo je nerozezná od rozhodnutí na místě. Veto se hraje, jen dokud nějaké máš.
web-standing-others = Všechny ostatní
web-standing-ask = Zeptat se mě
web-standing-allow = Nechat být
web-standing-veto = Vetovat
web-swap-how = Vyber karty, které odložíš. Dobereš si stejný počet.
web-swap-do = { $number ->
    [one] Odložit jednu kartu
    [few] Odložit { $number } karty
   *[other] Odložit { $number } karet
}
web-order-how = Přetáhni karty do pořadí, jaké chceš (prstem za úchyt), nebo je posouvej šipkami. Dobíráš shora, číslo 1 jako první.
web-order-up = { cc-card }: o místo výš
web-order-down = { cc-card }: o místo níž
web-order-grip = { cc-card }: posouvej šipkami na klávesnici
web-order-moved = { cc-card }: pozice { $place }
web-order-done = V tomto pořadí
web-shuffle = Zamíchat
web-shuffled = Zamícháno.
web-suggestion = Návrh { $number }
web-arrange-how = Přetáhni kartu na jinou a vymění se, nebo vyber dvě.
web-arrange-item = { cc-card } u { cc-patrician }
web-arrange-done = Takhle je vyložit
web-castle-how = Přetáhni kartu k druhé skupině, nebo na ni klepni.
web-castle-item = { cc-card }: přesunout do skupiny { cc-patrician }
web-castle-done = Takhle je vyložit
web-castle-full = Pro tolik karet tu není místo.
web-vote-scene = Otázka o důvěře: { cc-group }
web-skip = Dál
web-skip-votes = Přeskočit vše (ještě { $number })
web-score-for = Za co
web-score-patricians = patricijové
web-score-majority = většina
web-score-whole = všichni
web-score-bonus = vlivový bonus
