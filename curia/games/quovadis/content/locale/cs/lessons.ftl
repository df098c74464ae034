### The tutorial.

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
