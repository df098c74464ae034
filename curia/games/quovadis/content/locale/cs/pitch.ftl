### What bots say of a deal at Quo Vadis?, to the whole table: one sentence each.

## In one's own turn: asking

qv-pitch-debt = Držím slovo a platím, co jsem slíbil: { qv-laurels }.
qv-pitch-for-hire = Za { qv-laurels } to udělám: tobě to pomůže víc než mně.
qv-pitch-both = Pomůže to nám oběma.
qv-pitch-your-room = Podpoř mě: křeslo, které uvolním, se ti hodí.
qv-pitch-pays = Podpoř mě: stojí mi to za { qv-laurels }.
qv-pitch-share = Podpoř mě a zaplať mi { qv-laurels }: můj tah pomůže i tobě.
qv-pitch-your-tile = Podpoř mě: tvůj souhlas ti vynese vavřín.

## In another's turn: supporting

qv-pitch-word = Podporuji tě: dal jsem slovo.
qv-pitch-price = Za { qv-laurels } tě podpořím.
qv-pitch-bribe = Nepleť se do toho: stojí mi to za { qv-laurels }.
qv-pitch-refrain = Nech toho: stojí mi to za { qv-laurels }.
qv-pitch-room = Podporuji tě: křeslo, které uvolníš, chci já.
qv-pitch-more = Podporuji tě a platím { qv-laurels }: mně to vynese víc.
qv-pitch-tile = Podporuji tě: můj souhlas mi vynese vavřín.
qv-pitch-fair = Souhlasím: { qv-laurels } je slušná cena.
qv-pitch-worth = Souhlasím: stojí mi to za { qv-laurels }.
qv-pitch-bought = Souhlasím: za { qv-laurels } se do toho nebudu plést.

## Refusing

qv-pitch-too-dear = Ne: za tolik mi to nestojí.
qv-pitch-promised = Ne: dal jsem slovo někomu jinému.
qv-pitch-bound = Ne: zavázal jsem se, že tě v tomto tahu nepodpořím.
qv-pitch-not-worth = Ne: nestojí mi to za { qv-laurels }.
qv-pitch-not-for-that = Ne: můj souhlas má větší cenu.
qv-pitch-nothing = Ne: nic mi to nepřinese.
qv-pitch-costs = Ne: tvůj tah mě stojí víc. Za { qv-laurels } souhlasím.
qv-pitch-costs-never = Ne: za žádnou cenu. Tvůj tah mě stojí příliš.
qv-pitch-leader = Ne: máš blízko k vítězství. Za { qv-laurels } souhlasím.
qv-pitch-leader-never = Ne: za žádnou cenu. Jsi příliš blízko vítězství.
qv-pitch-unfair = Ne: tobě to přinese mnohem víc než mně. Za { qv-laurels } souhlasím.
qv-pitch-unfair-never = Ne: za žádnou cenu, kterou můžeš zaplatit. Tobě to přinese mnohem víc než mně.
qv-pitch-broken = Ne: porušil(a) jsi slovo. Za { qv-laurels } souhlasím.
qv-pitch-broken-never = Ne: za žádnou cenu. Porušil(a) jsi slovo.
