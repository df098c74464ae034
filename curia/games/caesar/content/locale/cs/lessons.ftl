### The tutorial.

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
