# Puzzles of Quo Vadis?: how they are judged, their titles, and why the solution is one.
puzzle-goal-laurels = Najdi tah nebo dohodu, po níž budeš mít na konci nejvíc vavřínů.
puzzle-goal-lead = Najdi tah nebo dohodu, po níž budeš mít na konci největší náskok: tvoje vavříny bez vavřínů nejlepšího z ostatních.
puzzle-turns = { $later ->
    [0] Po tomto tahu se hra vyhodnotí, jak stojí: vavříny se počítají těm, kdo mají v Senátu senátora.
    [one] Po tvém tahu se hraje ještě jeden, bez dohod. Pak se hra vyhodnotí, jak stojí: vavříny se počítají těm, kdo mají v Senátu senátora. Ostatní chtějí nejdřív tohle, potom vavříny a nakonec ti jich nechat málo.
    [few] Po tvém tahu se hrají ještě { $later }, bez dohod. Pak se hra vyhodnotí, jak stojí: vavříny se počítají těm, kdo mají v Senátu senátora. Všichni chtějí nejdřív tohle, potom vavříny a ostatní nakonec ti jich nechat málo.
   *[other] Po tvém tahu se hraje ještě { $later }, bez dohod. Pak se hra vyhodnotí, jak stojí: vavříny se počítají těm, kdo mají v Senátu senátora. Všichni chtějí nejdřív tohle, potom vavříny a ostatní nakonec ti jich nechat málo.
}
puzzle-wants = Kdo je požádán, souhlasí, když skončí aspoň o tolik vavřínů lépe než po tom nejlepším, co můžeš udělat bez dohody: { $wants }. Sliby s nikým nepohnou.
puzzle-laurels = { qv-who } { $laurels }
puzzle-declined = { qv-who } nesouhlasí. Zbývá to nejlepší, co můžeš udělat bez dohody.
puzzle-ends = Na konci: { $ends }.
puzzle-solved-laurels = Vyřešeno: { $played ->
    [one] 1 vavřín
    [few] { $played } vavříny
   *[other] { $played } vavřínů
} a víc získat nejde.
puzzle-not-yet-laurels = To ti dá { $played ->
    [one] 1 vavřín
    [few] { $played } vavříny
   *[other] { $played } vavřínů
}; získat jich jde { $best }.
puzzle-solved-lead = Vyřešeno: náskok { $played } a větší získat nejde.
puzzle-not-yet-lead = To dává náskok { $played }; získat jde { $best }.
puzzle-deal = Hádanka posuzuje jednu dohodu: s akcí, nejvýše s jednou platbou mezi tebou a každým dalším hráčem a bez slibů.

puzzle-in-at-last = Konečně uvnitř
    .why = Vavříny se počítají jen těm, kdo mají v Senátu senátora. Z m3 potřebuješ jeden souhlas a Modrý ho dá za vavřín I z banky. V mezi i3 a m3 láká, ale mimo Senát nemá žádnou cenu.
puzzle-the-cheaper-friend = Levnější přítel
    .why = Každý souhlas vynese vavřín I z banky. Modrému, který chce 2, tedy chybí 1; Zelenému, který chce 3, chybějí 2. Zaplať Modrému 1; zadarmo nesouhlasí ani jeden.
puzzle-out-of-the-yield = Z výnosu
    .why = Zatím nemáš nic, ale o V, které vynese právě tento tah, se lze rozdělit. Modrý chce 3 a dostane I z banky: dej 2 z pěti a nech si 3. Dát víc by byl dárek.
puzzle-your-own-people = Vlastní lidé
    .why = Souhlasí tvůj druhý senátor v n3 a to nic nestojí. Modrý by souhlasil také, ale dostal by za to vavřín I a dotáhl by se: 8 proti 8 místo 8 proti 7.
puzzle-your-own-counts = Vlastní se počítá
    .why = Z výboru s pěti křesly jsou potřeba dva souhlasy a jeden dá tvůj vlastní druhý senátor. Požádej jen Zeleného: I z banky a 1 od tebe. Modrý by stál 2, oba dohromady 3.
puzzle-caesar-asks-nothing = Caesar nic nechce
    .why = Po Caesarově cestě odejde tvůj senátor z n3 bez cizího souhlasu, i když bez vavřínu. V u j5 potřebuje Modrého i Zeleného a Zelený nemá v Senátu nikoho, takže si ho vavříny nezískáš. Lepší 5 uvnitř než 10 venku.
puzzle-worth-its-price = Stojí za svou cenu
    .why = Caesar tě pustí dovnitř zadarmo, ale IV na jeho cestě zůstane ležet: skončíš s 5. U j5 tě V stojí 2 pro Modrého a 2 pro Zeleného a 1 zbude: 6.
puzzle-two-for-one = Dva v jednom
    .why = Jsou potřeba dva souhlasy a každý vynese vavřín I z banky. Modrý může dát oba a má pak 2 ze 3, které chce: 1 navíc stačí. Dva různí hráči stojí aspoň 3.
puzzle-small-change = Drobné
    .why = Banka je prázdná, takže Modrý i Zelený chtějí 2 od tebe a ty budeš mít jen V a III. Zelený ti na III vrátí I. Modrý vrátit nemůže: tam by tě to stálo 3.
puzzle-what-is-the-senate-worth = Jakou cenu má Senát?
    .why = Modrý má 9 vavřínů a v Senátu nikoho: takhle se nepočítají. S Caesarem na cestě z n3 do Senátu vyjde Modrý sám a i 1 je víc než nic. Proto zaplatí 8. III u i3 je proti tomu nic.
puzzle-out-of-the-way = Z cesty
    .why = Modrý chce z n3 nahoru, ale kde leží Caesar, tam V zůstane. Přesuň ho kamkoli jinam a Modrý získá 5; za to zaplatí 4. To je víc než III mezi i3 a m3.
puzzle-close-the-doors = Zavři dveře
    .why = Vzít si můžeš kterékoli IV, ale jen to pod Senátem ukončí hru: tvůj senátor je pátý. Po tom druhém si Modrý vezme V a ukončí ji on: 8 proti 5 místo 8 proti 3.
puzzle-caesar-as-a-wall = Caesar jako zeď
    .why = Modrá dvojice v n3 si jde pro V. Přesuň tam Caesara: na jeho cestě vavříny nikdo nedostane. Vzdáš se II, ale Modrý zůstane na 0 a ty vedeš o 2. S II by to bylo 5 proti 5.
puzzle-the-smaller-laurel = Menší vavřín
    .why = III je víc než II, ale na II je Caesarova hlava: po tahu ho smíš přesunout Modrému na cestu do Senátu, kde pak V nedostane nikdo. Skončí to 5 proti 1 místo 6 proti 5.
puzzle-the-last-seat = Poslední křeslo
    .why = Modrý chce V na cestě do i3, kde je volné jedno křeslo. Obsaď ho z e1: k tomu není třeba souhlas. Caesar na V by nepomohl, Modrému by přenechal IV na cestě do f1. S II by to bylo 5 proti 5.
puzzle-two-steps = Dva kroky
    .why = Z k1 do n3 není třeba souhlas. Pak tam máš dva senátory a příští tah jeden dá souhlas druhému: 6 a II. Dovnitř tě pustí i Caesar, ale bez II. S V zůstaneš venku, kde se nic nepočítá.
puzzle-caesar-first = Nejdřív Caesar
    .why = Tvůj senátor v m3 je sám: nikdo tam souhlas dát nemůže. Přesuň teď Caesara na cestu do Senátu a příští tah vyjdi nahoru; Modrý a Zelený si jdou pro vavříny a nechají ho tam. V by bylo tvoje, ale venku se nepočítá.
puzzle-the-threat = Hrozba
    .why = Bez dohody postavíš Modrému do cesty Caesara: 8 proti 6. Modrý to ví, a aby V přece jen dostal, vzdá se 4 z jeho 5 vavřínů. Ty si k tomu vezmeš III: 15 proti 7. Hrozba může mít větší cenu než její splnění.
puzzle-the-richer-customer = Bohatší zákazník
    .why = Modrý i Zelený jsou mimo Senát a Caesar může pustit dovnitř jednoho z nich. Každý by za to dal všechno kromě jednoho vavřínu: Modrý 6 ze 7, Zelený 9 z 10. Modrý si zatím vezme vavřín u b5 a Caesara nechá, kde je.
puzzle-make-room = Udělej místo
    .why = Zelený chce za souhlas 4: I z banky a 3 od tebe, víc, než vynese II. Jenže Modrý čeká v i3 na tvoje křeslo v m3: s ním má V na dosah a to mu stojí za 4. Modrý zaplatí, Zelený souhlasí a ty skončíš s 6.
puzzle-caesars-head = Caesarova hlava
    .why = S II s Caesarovou hlavou smíš po svém tahu přesunout Caesara. Zelený nemá v Senátu nikoho a tvoje vavříny mu k ničemu nejsou, ale Caesar na cestě z m3 do Senátu ano: jeho senátor tam vyjde sám a Zelený za to zaplatí 6 ze 7. Musí to být v dohodě; když to zůstane otevřené, čeká Zelený to nejhorší.
puzzle-the-last-door = Poslední dveře
    .why = Tvůj senátor bude pátý a hra hned skončí: Caesar se už nepřesune, ať je na žetonu cokoli. Zelenému v n3, který nemá v Senátu nikoho, tedy nemáš co nabídnout. V m3 chce Modrý 3: I z banky a 2 od tebe.
puzzle-whom-not-to-ask = Koho nežádat
    .why = Modrý by dal oba souhlasy za dva vavříny I, ale měl by pak 11 jako ty. Zelený a Žlutý tě stojí 1, jsou však daleko vzadu: 10 proti 9. Pomoc od toho, kdo vede, je nejdražší.
puzzle-both-pay = Zaplatí oba
    .why = Caesar leží tam, kde Modrý chce V, a chybí tam, kde Zelený, sám v m3, nemůže nahoru. Jeden tah pomůže oběma: Modrý získá 5 a zaplatí 4, Zelený by skončil s ničím a zaplatí 6 ze 7. Když požádáš jen jednoho nebo si vezmeš IV, o zbytek přijdeš.
puzzle-the-price-of-waiting = Cena čekání
    .why = Bez dohody si vezmeš IV a ukončíš hru pátým senátorem dřív, než Modrý dostane V. Vezmi si místo toho III mezi i3 a m3 a nech si za to od Modrého zaplatit 4 z pěti: 3 a 4 je víc než 4.
