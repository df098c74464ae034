### Quo Vadis? in the browser: the board, the deal desk, the ledger, the end.

## The board

qv-web-board = Herní plán, od Senátu dolů
qv-web-committee = { $committee ->
    [senate] Senát
   *[other] Výbor { $committee }
}: { $number ->
    [0] prázdno
   *[other] { $seats }
}; { $free ->
    [0] žádné volné křeslo
    [one] jedno volné křeslo
    [few] { $free } volná křesla
   *[other] { $free } volných křesel
}
qv-web-sitting = { qv-who } { $number }
qv-web-choose-senator = { $who ->
    [you] Vybrat svého senátora ve výboru { $committee }
   *[other] Vybrat senátora ve výboru { $committee } ({ qv-who })
}
qv-web-choose-caesar = Vybrat Caesara
qv-web-ask-propose = { $what }: požádat o souhlas
qv-web-ask-offer = { $what }: dát k tomu nabídku
qv-web-shut = z { $from } do { qv-place }: { $reason ->
    [full] není tam volné křeslo (QV-5.1).
    [bound] pro tento tah vyloučeno dohodou (QV-9.2).
    [refused] kdo by musel souhlasit, se zavázal, že to v tomto tahu neudělá (QV-9.2).
   *[few] v { $from } je na souhlas málo senátorů (QV-5.5).
}
qv-web-place = { $from } – { $committee ->
    [senate] Senát
   *[other] { $committee }
}{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
}
qv-web-between = na cestu z { $from } do { qv-place }

## What you are asked

qv-web-answer = Máš před sebou dohodu { $number }. Co na to říkáš?
qv-web-how = Vyber na plánu některého svého senátora nebo Caesara, nasaď senátora, nebo navrhni dohodu.
qv-web-how-hand = Vyber některého svého senátora, nasaď nového, přesuň Caesara, nebo navrhni dohodu.
qv-web-how-offer = Chceš-li { $who ->
    [red] Červenému
    [blue] Modrému
    [green] Zelenému
    [yellow] Žlutému
   *[purple] Fialovému
} něco nabídnout, vyber na plánu některého z jeho senátorů nebo Caesara, nebo sestav dohodu.
qv-web-how-senator = Z { $committee }: plná čára je cesta, která je ti otevřená, přerušovaná potřebuje souhlas ostatních.
qv-web-how-caesar = Vyber, kam půjde Caesar.
qv-web-how-reserve = Vyber, kam senátora nasadíš.
qv-web-bring-in = Nasadit senátora (ještě { $reserve })
qv-web-make-offer = Nabídnout { $who ->
    [red] Červenému
    [blue] Modrému
    [green] Zelenému
    [yellow] Žlutému
   *[purple] Fialovému
} dohodu
qv-web-senators = Senátoři
qv-web-choices = Jak pokračovat
qv-web-disclosed = Všichni na chvíli ukazují vavříny: { $totals }.

## Around the table

qv-web-families = Rody
qv-web-on-turn = na tahu
qv-web-answers = má odpovědět
qv-web-reserve = Senátoři k nasazení
qv-web-tiles = Žetony vavřínů
qv-web-kept = Dodržené sliby
qv-web-broken = Porušené sliby
qv-web-no-laurels = { $who ->
    [you] Zatím nemáš žádné vavříny.
   *[other] { qv-who } zatím nemá žádné vavříny.
}

## Deals and offers

qv-web-on-table = Dohoda na stole
qv-web-deal = Dohoda { $number } ({ $who ->
    [you] tvůj návrh
   *[other] navrhuje { qv-who }
})
qv-web-agreed = Už souhlasí: { $seats }.
qv-web-waiting = Ještě má odpovědět: { $seats }.
qv-web-cannot-pay = Nemáš, co je potřeba zaplatit.
qv-web-bound = Zavázal(a) ses v tomto tahu nesouhlasit (QV-9.2).
qv-web-bound-now = Dohodnuto pro tento tah
qv-web-bribe = Zaplatit { qv-to }, aby nesouhlasil
qv-web-said = K dohodě { $number }
qv-web-offers = Otevřené nabídky
qv-web-offer = { $who ->
    [you] Tvoje nabídka { $number }
   *[other] Nabídka { $number } ({ qv-who })
}
qv-web-offer-others = { $who ->
    [you] Tvoje dohoda { $number } mezi ostatními
   *[other] Dohoda { $number } mezi ostatními ({ qv-who })
}
qv-web-open-to = Otevřeno pro: { $seats }. Nikdo nemusí odpovědět.
qv-web-cannot-accept = Nemůžeš přijmout: nemáš, co bys musel(a) zaplatit, nebo to odporuje tomu, co je v tomto tahu dohodnuto (QV-9.2).
qv-web-cannot-take = { $together ->
    [yes] Jen spolu s jinou.
   *[no] Takhle ji vzít nejde: chybí souhlasy, nebo vavříny na zaplacení.
}

## The deal desk

qv-web-desk-propose = Navrhnout dohodu
qv-web-desk-offer = Nabídnout { $who ->
    [red] Červenému
    [blue] Modrému
    [green] Zelenému
    [yellow] Žlutému
   *[purple] Fialovému
} dohodu
qv-web-desk-others = Dohoda mezi ostatními
qv-web-desk-counter = Odpovědět na dohodu { $number } jinou
qv-web-do-propose = Navrhnout
qv-web-do-offer = Nabídnout
qv-web-do-counter = Odpovědět
qv-web-consents = Čí souhlasy v { $committee }?
qv-web-consents-about = { $caesar ->
    [yes] Na této cestě leží Caesar: ničí souhlas není potřeba a nikdo nedostane vavříny (QV-7.3, QV-7.4).
   *[no] { $seats ->
        [1] Tady není potřeba ničí souhlas.
        [3] Potřeba je jeden souhlas; co zůstane otevřené, doplní vlastní senátoři ve výboru. Každý souhlas jiného rodu mu vynese vavřín I (QV-6.2).
       *[other] Potřeba jsou dva souhlasy; co zůstane otevřené, doplní vlastní senátoři ve výboru. Každý souhlas jiného rodu mu vynese vavřín I (QV-6.2).
    }
}
qv-web-consents-of = { $who ->
    [you] Tvoje souhlasy
   *[other] Souhlasy: { qv-who }
}
qv-web-of = (tady { $number })
qv-web-nobody-there = Žádný jiný rod tam nemá senátora.
qv-web-ones = { $bank ->
    [one] Banka má jen jeden vavřín I.
    [few] Banka má jen { $bank } vavříny I.
   *[other] Banka má jen { $bank } vavřínů I.
} Kdo má přednost?
qv-web-ones-order = v pořadí tahů
qv-web-payments = Vavříny hned: kdo platí komu?
qv-web-payer = Kdo platí
qv-web-paid = Kdo dostane
qv-web-pays = komu:
qv-web-laurels = Vavříny
qv-web-add-payment = Přidat platbu
qv-web-drop-payment = Vynechat tuto platbu
qv-web-promises = Sliby: kdo slibuje komu?
qv-web-promises-about = Kdo se zaváže něco neudělat, je tím v tomto tahu vázán (QV-9.2). Co tah přesahuje, nikoho nezavazuje, ale všichni uvidí, jak to dopadlo (QV-9.3, QV-9.8).
qv-web-promises-to = komu:
qv-web-at = Ve kterém výboru
qv-web-anywhere = někdy
qv-web-at-committee = v { $committee }
qv-web-turns = Jak dlouho
qv-web-to-the-end = do konce
qv-web-this-turn = jen v tomto tahu
qv-web-for-turns = { $turns ->
    [one] jedno kolo
    [few] { $turns } kola
   *[other] { $turns } kol
}
qv-web-add-promise = Přidat slib
qv-web-drop-promise = Vynechat tento slib
qv-web-unfinished = Vyber, čeho se dohoda týká, nebo přidej platbu či slib.
qv-web-draft = Pokračovat v návrhu
qv-web-draft-declined = Upravit odmítnutou dohodu
qv-web-draft-drop = Zahodit
qv-web-held-turn = { $who ->
    [you] Sestaveno pro tvůj vlastní tah
   *[other] Sestaveno pro chvíli, kdy je na tahu { qv-who }
}. Do té doby tu návrh zůstane.
qv-web-held-wait = Teď to nejde. Návrh tu zůstane.
qv-web-held-adapt = Použít pro tento tah
qv-web-fault-senator = { $who ->
    [you] Už tam nemáš žádného senátora.
   *[other] { qv-who } tam už nemá žádného senátora.
}
qv-web-fault-consents = { $who ->
    [you] Máš tam teď méně senátorů.
   *[other] { qv-who } tam má teď méně senátorů.
}
qv-web-fault-seat = Teď tam není volné křeslo.
qv-web-fault-reserve = Není už žádný senátor, kterého by šlo nasadit.
qv-web-fault-caesar = Caesar už tam leží.
qv-web-fault-bare = Caesar chodí na vavřín a tam žádný není (QV-7.1).
qv-web-fault-drop = Vynechat
qv-web-less = { $what }: o jeden méně
qv-web-more = { $what }: o jeden více

## The ledger

qv-web-ledger = Sliby
qv-web-legend-one = výbor s jedním křeslem
    .about = Senátor z něj odchází bez souhlasu; na jeho cestě nejsou vavříny (QV-5.2, QV-1.4).
qv-web-legend-three = výbor se třemi křesly
    .about = K odchodu je třeba souhlas jednoho dalšího senátora odtud (QV-5.3).
qv-web-legend-five = výbor s pěti křesly
    .about = K odchodu je třeba souhlas dvou dalších senátorů odtud (QV-5.4).
qv-web-legend-laurel = vavřín na cestě
    .about = Bere si ho ten, kdo po cestě posune senátora; hned se nahradí (QV-6.1). Vavříny rozhodují hru (QV-8.2).
qv-web-legend-deal = dohoda
    .about = Provede se celá, jakmile souhlasí všichni, kdo něco dávají (QV-9.7). Co lze splnit v tomto tahu, zavazuje (QV-9.2).
qv-web-legend-promise = slib
    .about = Sahá za tento tah a nikoho nezavazuje (QV-9.3); kniha slibů říká, jak dopadl (QV-9.8).
qv-web-ledger-count = otevřené { $open }, dodržené { $kept }, porušené { $broken }
qv-web-only-open = Jen otevřené
qv-web-status = { $status ->
    [open] Otevřený
    [kept] Dodržený
    [broken] Porušený
    [never] Nedošlo na něj
   *[unjudged] Neposuzuje se
}
qv-web-from-deal = Dohoda { $number }.
qv-web-left = { $turns ->
    [one] Končí tímto tahem.
    [few] Končí za { $turns } tahy.
   *[other] Končí za { $turns } tahů.
}

## The end

qv-web-ended = { $reason ->
    [senate] Do Senátu vstoupil pátý senátor.
    [consul] Jsou odehrané tři partie.
   *[idle] Už se jen přesouval Caesar.
}
qv-web-family = Rod
qv-web-in-senate = Křesla v Senátu
qv-web-laurel-tiles = Vavříny
qv-web-game = Partie { $game }
qv-web-last-game = Poslední partie:
qv-web-not-scored = Nikdo v Senátu, takže se nehodnotí: { $seats }.

## Start page

web-qv-short = Pro tři až pět od 12 let, 45 minut: výbory, souhlasy a dohody.

## A new game

web-qv-ones = Vavříny s hodnotou I
web-qv-ones-all = Ve hře jsou všechny.
web-qv-ones-few = Ve hře je jen část: vavřínů je málo.
web-qv-disclosure = Ukazování vavřínů
web-qv-disclosure-false = Součty zůstávají skryté až do konce.
web-qv-disclosure-true = Po vstupu prvních tří senátorů do Senátu smí kdokoli požádat, aby všichni na chvíli ukázali své vavříny.
web-qv-consul = Délka
web-qv-consul-false = Jedna partie.
web-qv-consul-true = Tři partie za sebou, o hodnost konzula.
web-qv-laurels = Vavříny
web-qv-laurels-hidden = Vavříny každého leží lícem dolů.
web-qv-laurels-open = Vavříny všech leží otevřeně.
