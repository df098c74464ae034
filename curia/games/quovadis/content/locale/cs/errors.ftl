### Quo Vadis?: what is said when a move or a position is refused.

## The turn

qv-no-passing = Vynechat nemůžeš: nasaď senátora, posuň senátora, nebo přesuň Caesara.
qv-action-done = Akci tohoto tahu už máš za sebou: jen Caesara ještě lze přesunout.
qv-one-action = Dohoda může obsahovat jen jednu akci: nasadit senátora, posunout senátora, nebo přesunout Caesara.
qv-nothing-left = Tomu, kdo je na tahu, by nezbyla žádná akce, kterou může udělat sám.
qv-no-path = Tam žádná cesta nevede: senátoři postupují vzhůru, z jednoho výboru do dalšího.
qv-no-senator = V { $committee } nemáš žádného senátora, kterého by šlo posunout.
qv-no-reserve = Všichni tvoji senátoři už jsou na herním plánu.
qv-enter-low = Noví senátoři se nasazují do čtyř nejnižších výborů, ne do { $committee ->
    [senate] Senátu
   *[other] { $committee }
}.
qv-committee-full = Všechna křesla v { $committee ->
    [senate] Senátu
   *[other] { $committee }
} jsou obsazená.

## Consent

qv-too-few-there = Z { $committee } zatím nikdo odejít nemůže: { $needed ->
    [one] musí tam být další senátor, který by souhlasil
    [few] musí tam být { $needed } další senátoři, kteří by souhlasili
   *[other] musí tam být { $needed } dalších senátorů, kteří by souhlasili
}.
qv-too-few-consents = K odchodu z { $committee } je potřeba souhlas { $needed ->
    [one] jednoho dalšího senátora
   *[other] { $needed } dalších senátorů
} odtud.
qv-too-many-consents = K odchodu z { $committee } je potřeba souhlas přesně { $needed ->
    [one] jednoho dalšího senátora
   *[other] { $needed } dalších senátorů
}: tohle je víc.
qv-not-in-committee = { $seat ->
    [red] Červený
    [blue] Modrý
    [green] Zelený
    [yellow] Žlutý
   *[purple] Fialový
} nemá v { $committee } dost senátorů, aby takový souhlas dal.
qv-no-consent-needed = Na cestě { $path } není potřeba ničí souhlas.
qv-own-consent = Vlastní senátoři souhlasí sami od sebe: dohoda uvádí jen souhlas ostatních (na tahu je { $seat ->
    [red] Červený
    [blue] Modrý
    [green] Zelený
    [yellow] Žlutý
   *[purple] Fialový
}).
qv-consent-without-move = Souhlas se dává k posunu senátora a v této dohodě žádný není.

## Caesar

qv-caesar-there = Caesar už na cestě { $path } je.
qv-caesar-bare = Caesar chodí na vavřín a na cestě { $path } žádný není.
qv-caesar-barred = Je dohodnuto, že Caesar v tomto tahu na cestu { $path } nepůjde.

## What was agreed not to be done this turn

qv-enter-barred = Je dohodnuto, že se v tomto tahu do { $committee } žádný senátor nenasadí.
qv-move-barred = Je dohodnuto, že v tomto tahu po cestě { $path } nikdo nepůjde.
qv-consent-barred = { $seat ->
    [red] Červený
    [blue] Modrý
    [green] Zelený
    [yellow] Žlutý
   *[purple] Fialový
} se zavázal, že v tomto tahu souhlas nedá.
qv-consent-agreed = { $seat ->
    [red] Červený
    [blue] Modrý
    [green] Zelený
    [yellow] Žlutý
   *[purple] Fialový
} už souhlas přislíbil, v dohodě { $number }.

## Deals

qv-no-deal = To se nedá přečíst jako dohoda; podívej se na: { $where }.
qv-cannot-pay = { $seat ->
    [red] Červený
    [blue] Modrý
    [green] Zelený
    [yellow] Žlutý
   *[purple] Fialový
} nebude mít tolik vavřínů.
qv-not-asked = Dohoda { $number } na tvou odpověď nečeká.
qv-no-offer = Žádná otevřená nabídka { $number } není.
qv-nothing-to-withdraw = Žádnou dohodu ani nabídku { $number } ke stažení nemáš.
qv-proposals-used = Návrhy tohoto tahu jsou vyčerpané (nejvýše { $limit }).
qv-offers-used = Tvoje nabídky pro tento tah jsou vyčerpané (nejvýše { $limit }).
qv-too-many-payments = Dohoda obsahuje nejvýše { $limit } plateb.
qv-too-many-promises = Dohoda obsahuje nejvýše { $limit } slibů.
qv-offer-in-turn = Nabídky dávají ti, kdo nejsou na tahu.
qv-deal-waits = Na stole je dohoda { $number }: nejdřív na ni odpověz, nebo ji stáhni.
qv-offers-differ = Nabídky { $first } a { $second } se netýkají téže akce.
qv-between-others = Dohoda { $number } je mezi ostatními: nelze ji vzít ani na ni odpovědět protinávrhem, jen ji přijmout nebo odmítnout.

## Variants

qv-no-disclosure = Teď nelze nikoho žádat, aby ukázal vavříny.
qv-no-recall = Teď nemáš brát z herního plánu žádného senátora.
qv-nobody-to-recall = V { $committee } nemáš žádného senátora, kterého by šlo vzít z herního plánu.

## Positions

qv-position-committee = { $where }: { $seats ->
    [one] je tu jen jedno křeslo
    [few] jsou tu jen { $seats } křesla
   *[other] je tu jen { $seats } křesel
}.
qv-position-senators = { $where }: rod má na herním plánu i mimo něj dohromady jen { $limit ->
    [one] jednoho senátora
    [few] { $limit } senátory
   *[other] { $limit } senátorů
}.
qv-position-deal = { $where }: taková dohoda nemůže být na stole ({ $clause }).
qv-position-no-deal = { $where }: to se nedá přečíst; podívej se na: { $term }.
