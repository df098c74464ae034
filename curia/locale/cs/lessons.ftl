# The tutorials. A chapter is one message: its title, and what the guiding voice says at each step; “-other”
# is what it says to a legal move that is not the one of the lesson.
lesson-other = Pravidla to dovolují. Ale zatím zůstaň u tohohle.
lesson-read = Tady se nic nehraje: čti dál.
lesson-astray = Tahem { $number } kapitola „{ $chapter }“ nepokračuje. Začni ji znovu.
lesson-game = Ke hře { $game } žádná výuka není, jen k těmto: { $games }.
lesson-unknown = Kapitola { $chapter } neexistuje, jen: { $chapters }.

## In the terminal

lesson-list-how = „curia learn GAME“ začne, nebo pokračuje, kde to zůstalo; „--chapter NAME“ začne kapitolu.
lesson-finished-chapter = { $title } (hotovo)
lesson-chapter = Kapitola { $number } z { $chapters }: { $title }
lesson-clauses = (Pravidla: { $clauses })
lesson-continue = Dál klávesou Enter.
lesson-next = Enter: další kapitola; „quit“: konec.
lesson-left = Odloženo. „curia learn { $game }“ pokračuje odtud.
lesson-finished = To byla poslední kapitola. „curia play { $game } --bot tiro“ je skutečná hra proti nejmírnějšímu botovi, „curia puzzle“ má hádanky.

## Caesar & Cleopatra

lesson-cc-laying = Vykládání vlivu
    .welcome = Salve! Ty jsi Kleopatra, naproti sedí Caesar. Mezi vámi stojí pět skupin patricijů. Když na skupinu přijde otázka, jednoho z nich získá ten, kdo tam má větší vliv. Karty nejblíž k tobě jsou tvoje.
    .hidden = V ruce máš 1 až 5. Vylož svou pětku lícem dolů k senátorům: Caesar vidí, že tam karta leží, ale neví jaká.
    .hidden-other = To počká. Začni pětkou, lícem dolů, u senátorů: Caesar nemusí vědět, kde máš sílu.
    .done = I po vyložení smíš zahrát akční kartu, jednu za tah. Zatím žádnou nemáš, takže zvol „{ cc-move-done }“.
    .draw = Teď se ti ruka doplní na pět karet, z rezervy podle tvé volby. Vezmi vrchní akční kartu: pořadí si určuješ před hrou, takže víš, že je to vyzvědač.
    .draw-other = Vlivu není nikdy dost. Ale tentokrát vezmi vyzvědače: i akční karty je třeba dobírat.
    .orgy = Každý aktivní tah končí kartou otázky o důvěře. Tahle je orgie a nikoho se neptá. Teď je na tahu Caesar.
    .open = Místo jedné skryté karty smíš vyložit dvě lícem vzhůru, k jedné skupině nebo ke dvěma: vlivu je dvakrát tolik, ale tajemství žádné. Vylož svou trojku a čtyřku lícem vzhůru k cenzorům, jednu po druhé.
    .open-other = Tentokrát dvě karty lícem vzhůru, trojku a čtyřku, obě k cenzorům.
    .second = Teď tu druhou, také k cenzorům.
    .end = Karta se zeptala cenzorů: 9 proti 1, tvůj první patricij! Odteď se ti ruka doplňuje sama, a kde žádnou akční kartu nepotřebuješ, řekne se to za tebe.

lesson-cc-vote = Otázka o důvěře
    .deck = Vedle stolu leží karty otázek o důvěře: jedna pro každou skupinu a tři orgie. Odkryté leží lícem vzhůru, takže vidíš, na koho ještě otázka přijde: na edily, prétory a kvestory.
    .lay = U edilů máš 2 a 3, Caesar má 3 a jednu skrytou kartu. Vylož tam svou trojku lícem dolů.
    .lay-other = To si nech na později. Na edily může přijít otázka hned teď a tam může tvoje trojka rozhodnout.
    .won = Všechny karty se tam odkryly: 8 proti 7, edil je tvůj. Pak platí oba: kdo má větší vliv, přijde tam o nejvyšší kartu, kdo menší, o nejnižší. Teď je na tahu Caesar.
    .end = Otázka přišla na prétory: 4 proti 4. Stejný vliv nic nerozhodne. Nikdo nevyhraje, nikdo nepřijde o kartu a všechny zůstanou ležet lícem vzhůru.

lesson-cc-philosopher = Filozof
    .lay = U cenzorů má Caesar 9 a ty 3; to nedoženeš. Vylož tam svého filozofa lícem dolů. Počítá se za 0, ale otázku obrátí: vyhraje menší vliv.
    .lay-other = Proti devítce čísla nestačí. Filozof ano: vylož ho lícem dolů k cenzorům.
    .turned = 3 poráží 9! Karty odcházejí jako vždy, Caesarova pětka a tvoje trojka, a filozof jde s nimi. I Caesar má filozofy: podívej se na senátory.
    .end = Ležel tam tvůj filozof a Caesar přidal svého: jeden proti jednomu se vyruší a 5 poráží 1. Filozof působí tam, kde jich má jedna strana víc než druhá; stejný vliv zůstává nerozhodný i tak.

lesson-cc-scout = Vyzvědač a atentát
    .scout = V každém tahu smíš zahrát jednu akční kartu. U kvestorů má Caesar dvě skryté karty: než tam vyložíš další, pošli k nim vyzvědače.
    .scout-other = Nejdřív vyzvědač, u kvestorů: lepší je vědět než hádat.
    .lay = Čtyřka a filozof! S ním by tvůj větší součet prohrál. Akční karta pro tento tah už padla, takže vylož jedničku nebo dvojku lícem dolů k cenzorům a počkej.
    .lay-other = Teď ne: vylož jedničku nebo dvojku lícem dolů k cenzorům. Pětku budeš brzy potřebovat.
    .hit = Co leží lícem vzhůru, dá se zasáhnout. Zahraj atentát na filozofa u kvestorů.
    .hit-other = Nejdřív filozof u kvestorů: dokud tam je, síla není k ničemu.
    .five = Bez něj zase platí čísla: 6 proti 4. Vylož tam lícem dolů i svou pětku.
    .five-other = Na kvestory může přijít otázka hned teď: vylož tam pětku lícem dolů.
    .end = 11 proti 4: kvestor je tvůj. Zapamatuj si tu dvojici: co vyzvědač odkryje, zůstane lícem vzhůru, a jen to, co leží lícem vzhůru, zasáhne atentát.

lesson-cc-castling = Rošáda
    .castle = U senátorů stojí tvoje 1 a 4 proti 12; u prétorů by kvůli tvému vlastnímu filozofovi pětka prohrála s trojkou. Všechno leží na špatném místě: zahraj rošádu a zvol senátory a prétory.
    .castle-other = Nejdřív rošáda, senátoři s prétory. Vliv se vykládá až po ní.
    .anew = Caesar to nechá být. Vylož své čtyři karty znovu lícem dolů: jedničku a filozofa k senátorům, čtyřku a pětku k prétorům.
    .anew-other = I tak je smíš vyložit. Ale proti 12 potřebuje filozof vedle sebe malý součet a proti 3 jsou potřeba čísla: 1 a filozof k senátorům, 4 a 5 k prétorům.
    .lay = Vliv se vykládá jako vždy: dvojka nebo trojka, lícem dolů, k edilům.
    .lay-other = Senátoři a prétoři jsou teď přesně tak, jak mají být. Vylož dvojku nebo trojku lícem dolů k edilům.
    .senators = 1 poráží 12, díky filozofovi. Co leží u prétorů, může Caesar jen hádat. Je na tahu.
    .end = 9 proti 3: tytéž čtyři karty vyhrály obě skupiny. Po rošádě leží karty vždy lícem dolů, takže se tak dá i skrýt, co už bylo vidět.

lesson-cc-veto = Veto a špion
    .veto = Caesar hraje akční kartu: atentát na tvou pětku u edilů. Máš veto. To zastaví každou akční kartu ve chvíli, kdy je zahrána: zahraj ho.
    .veto-other = Pak by byla tvoje pětka pryč. Máš veto: zahraj ho.
    .spy = Atentát přišel nazmar a za veto máš novou kartu. Teď vyšli špiona: podívá se Caesarovi do ruky.
    .spy-other = Nejdřív špion; vliv můžeš vyložit po něm.
    .take = Caesar to nechal být. Veto by špiona zastavilo a tvoje akce pro tento tah by stejně byla pryč. Teď vidíš jeho ruku: ať odloží filozofa, než nějakou otázku obrátí.
    .take-other = Dobrá karta. Ale filozof je pro tebe horší: obrátí celou otázku.
    .lay = U edilů vedeš jen o jedna. Vylož tam svou čtyřku lícem dolů.
    .lay-other = Tvůj náskok u edilů je malý: vylož tam čtyřku lícem dolů.
    .end = 11 proti 6: vyhráno. A ještě něco: po každé akční kartě dostane druhá strana otázku na veto, ať ho má, nebo ne. Otázka tedy nic neprozradí.

lesson-cc-eighth = Osmá karta a bohové
    .lay = U kvestorů leží sedm karet. Skupina má místo pro osm, z toho pět na jedné straně. Vylož tam svou čtyřku lícem dolů: osmá karta vyvolá mimořádnou otázku o důvěře, bez jakékoli karty otázky.
    .lay-other = U kvestorů chybí do otázky jedna karta a tvoje čtyřka by ji vyhrála: vylož ji tam lícem dolů.
    .asked = 12 proti 10, kvestor je tvůj. Pak se ti doplnila ruka (podle francouzských pravidel předtím) a obyčejná karta otázky byla orgie. Teď je na tahu Caesar.
    .wrath = U edilů stojí 9 proti tvé 1. To je věc bohů: zahraj jejich hněv na edily.
    .wrath-other = Nejdřív hněv bohů, na edily. Co tam vyložíš před ním, zmizí také.
    .alone = Všechen vliv u edilů je pryč, Caesarův i tvůj. Teď stačí malá karta: vylož tam dvojku lícem dolů.
    .alone-other = U edilů nic neleží a proti ničemu vyhraje každé číslo, pokud u něj neleží filozof: vylož tam dvojku lícem dolů.
    .end = 2 proti ničemu: edil. S bohy šetři; takovou kartu máš v celé hře jen jednu.

lesson-cc-scoring = Poslední patricij
    .count = Zbývá jeden patricij, kvestor. Každý získaný je za 1 bod. Většina ve skupině je za 1 navíc, celá skupina ještě za 1 a většina ve skupině na tvé tajné bonusové kartě za 2. Na tvojí jsou kvestoři.
    .last = Dva kvestoři jsou tvoji, dva Caesarovi. Máš tam 6, Caesar pětku a skrytou kartu. Vylož tam svou trojku lícem dolů.
    .last-other = Teď, nebo nikdy: trojka, lícem dolů, ke kvestorům.
    .end = Karta edilů se přeskočila, protože tam už nikdo není; další se zeptala kvestorů: 9 proti 7. S posledním patricijem hra končí, 18 : 14. Teď hru znáš. Zahraj si!

## Quo Vadis?

lesson-qv-first = První senátor
    .welcome = Salve! Vedeš červený rod. Doveď své senátory přes výbory až do Senátu úplně nahoře a cestou sbírej vavříny. Modrý a Zelený chtějí totéž.
    .enter = V každém tahu uděláš jednu věc. Nasaď senátora: do a1 vlevo dole, výboru s jediným křeslem.
    .enter-other = I to jde. Ale začni v a1: odtud se senátor dostane dál bez cizí pomoci.
    .up = Z výboru s jedním křeslem odchází senátor bez ptaní. Posuň svého z a1 do e1.
    .up-other = Posuň prvního senátora dál: z a1 do e1.
    .more = Cesty vedou jen nahoru a na těch z výborů s jedním křeslem vavříny nejsou. Nasaď tedy druhého senátora, do d3.
    .more-other = Z d3 se dá dojít pro vavříny: nasaď senátora tam.
    .end = V d3 teď sedí tři rody, každý s jedním senátorem. Kdo chce odejít, potřebuje souhlas někoho jiného: o tom tahle hra je.

lesson-qv-majority = Jak opustit výbor
    .three = K odchodu z výboru se třemi křesly potřebuje senátor souhlas jednoho dalšího senátora, který tam sedí. Může to být i tvůj vlastní. V d3 máš dva: posuň jednoho z nich do g3.
    .three-other = Jdi z d3 do g3: tvůj druhý senátor v d3 dá souhlas.
    .five = Z té cesty máš III a leží na ní nový žeton. K odchodu z výboru s pěti křesly jsou potřeba dva souhlasy. V b5 máš tři senátory: posuň jednoho do i3, na cestě leží IV.
    .five-other = Tentokrát z b5 do i3, pro IV.
    .end = S dostatkem vlastních senátorů nikoho nepotřebuješ. Ale kdo sedí ve výboru se třemi křesly sám, nebo s pěti křesly jen ve dvou, odejít nemůže. Tvoje vavříny leží lícem dolů: nikdo nevidí, kolik jich máš.

lesson-qv-consent = Souhlas daný a žádaný
    .asked = Modrý chce odejít z d3 a žádá o tvůj souhlas. Za každý použitý souhlas dostane rod, který ho dá, vavřín I z banky. Přijmi.
    .asked-other = Smíš odmítnout, nebo chtít víc. Ale tady stačí vavřín za jedno slovo: přijmi.
    .ask = Teď žádáš ty. Zvol svého senátora v g3 a cestu do l1; navrhni, ať Zelený dá souhlas, a nic víc.
    .ask-other = Z g3 do l1, se souhlasem Zeleného, bez plateb a slibů: navrhni přesně tohle.
    .end = Zelený souhlasil. Máš IV a Zelený dostal I z banky. Po odmítnutí se dá žádat znovu, nebo udělat něco jiného.

lesson-qv-deal = Dohoda s vavříny
    .pay = Za pouhou I Modrý nehne prstem. Zvol svého senátora v g3 a cestu do j5, kde leží V. Požádej o souhlas Modrého a přidej platbu: platíš Modrému 1 vavřín.
    .pay-other = Z g3 do j5, se souhlasem Modrého, a platíš Modrému 1 vavřín: navrhni přesně tohle.
    .accept = Modrý odpovídá jinou dohodou a chce 2 vavříny. I za ně V stojí: přijmi.
    .accept-other = Dá se smlouvat dál, nebo odmítnout. Ale 5 vavřínů za 2 je dobrý obchod: přijmi.
    .take = Souhlas, posun, platba: všechno proběhlo najednou. Teď ti Zelený dává nabídku: souhlas v b5 a 1 vavřín pro tebe, když půjdeš do f1. Přijmi ji.
    .take-other = Zelený ti dává souhlas, který ti chybí, a ještě za to platí: přijmi nabídku.
    .end = Co se dá provést v témže tahu, je závazné. Dohoda se provede, jakmile souhlasí všichni, kdo něco dávají: celá, nebo vůbec.

lesson-qv-promise = Slib
    .promise = Platit se dá i slovem. Zvol svého senátora v g3 a cestu do l1, požádej o souhlas Zeleného a přidej slib: slibuješ Zelenému souhlas, kdekoli, do dvou kol.
    .promise-other = Z g3 do l1, se souhlasem Zeleného, a slibuješ Zelenému souhlas, kdekoli, do dvou kol; žádné vavříny.
    .ledger = Zelený ti věří. Tvůj slib stojí v knize slibů, kde si ho může každý přečíst; ale sahá za tento tah, takže tě k ničemu nezavazuje. Teď hrají ostatní.
    .keep = A je to tady: Zelený žádá o tvůj souhlas v i3 a o nic jiného. Drž slovo: přijmi.
    .keep-other = Slovo smíš i porušit. Ale kniha slibů to všem poví, a kdo ti příště uvěří? Přijmi.
    .end = V knize slibů stojí, že byl tvůj slib dodržen. Tvoje slovo teď má cenu a za souhlas máš navíc I.

lesson-qv-caesar = Caesar
    .place = Tvůj senátor sedí v g3 sám a souhlas nemá kdo dát. Ale je tu Caesar. Přesunout ho je také akce: dej ho na cestu z g3 do j5.
    .place-other = Z g3 se chceš dostat: dej Caesara na cestu z g3 do j5.
    .through = Po cestě, na které leží Caesar, odchází senátor bez souhlasu. Posuň svého z g3 do j5.
    .through-other = Než Caesara někdo odnese: jdi z g3 do j5.
    .head = Na Caesarově cestě nikdo nedostává vavříny, takže IV zůstala ležet. Teď se podívej na d3: II na cestě do h1 má Caesarovu hlavu. Posuň jednoho ze svých dvou senátorů z d3 do h1.
    .head-other = Chceš žeton s Caesarovou hlavou: z d3 do h1.
    .door = Kdo takový žeton vezme, smí hned přesunout Caesara. Dej ho na cestu z j5 do Senátu.
    .door-other = Tvůj senátor v j5 čeká na Caesara: dej ho na cestu z j5 do Senátu.
    .in = Nikdo ho neodnesl. Jdi z j5 do Senátu!
    .in-other = Cesta je volná: z j5 do Senátu.
    .end = Tvůj první senátor je v Senátu, a to bez ptaní. Žeton V zůstal ležet: Caesar ti ušetří souhlasy, ale stojí tě vavříny. A volné křeslo na druhém konci je potřeba i s ním.

lesson-qv-senate = Senát
    .count = Čtyři z pěti křesel v Senátu jsou obsazená; pátý senátor hru ukončí. Vyhrává nejvíc vavřínů, ale hodnotí se jen rody, které mají v Senátu senátora. Máš 13 vavřínů a uvnitř nikoho!
    .fifth = V n3 máš dva senátory. Posuň jednoho z nich do Senátu a cestou vezmi II.
    .fifth-other = Když tě někdo předběhne, nemají všechny tvoje vavříny žádnou cenu: z n3 do Senátu!
    .end = Hra končí. Máš 15 vavřínů a senátora v Senátu: vyhráváš. Při stejném počtu vavřínů by rozhodlo, kdo byl v Senátu první. Teď hru znáš. Zahraj si!
