# Puzzles: their titles, and why the solution is one.
puzzle-goal-patricians = Najdi tah, který získá nejvíc patricijů, v průměru přes všechno, co může být skryté: počítají se ti, které během něj získáš, bez těch, které během něj ztratíš. Protihráč vetuje, kdykoli může.

puzzle-list = Hádanky ke hře { $game }:
puzzle-grade = { $grade ->
    [1] snadná
    [2] ne tak snadná
   *[3] těžká
}
puzzle-list-how = „curia puzzle NAME“ jednu připraví.
puzzle-solved-patricians = Vyřešeno: tvůj tah vynáší { NUMBER($played, minimumFractionDigits: 2, maximumFractionDigits: 2) } patricije a žádný jiný nevynáší víc.
puzzle-not-yet-patricians = Tvůj tah vynáší { NUMBER($played, minimumFractionDigits: 2, maximumFractionDigits: 2) } patricije; nejlepší vynáší { NUMBER($best, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
puzzle-again = „curia puzzle { $id }“ ji připraví znovu.
puzzle-over = Tento tah skončil. Začni hádanku znovu.
puzzle-solution = Co patří ke každému nejlepšímu tahu: { $moves }.
puzzle-clauses = Pravidla: { $clauses }.
puzzle-left = Odloženo. „curia puzzle { $id }“ ji připraví znovu.

puzzle-unknown = Hádanka { $puzzle } neexistuje.
puzzle-game = Ke hře { $game } žádné hádanky nejsou, jen k těmto: { $games }.
puzzle-goes-on = Hra po tomto tahu pokračuje, takže nikdo nevyhrál.
puzzle-wide = Možných rozložení je { $worlds }; spočítat jich jde nejvýše { $most }.

puzzle-both-at-once = Obě najednou
    .why = Jediná zbývající karta otázky o důvěře se ptá senátorů a tam má Caesar 4. Jedna karta je málo. Tvoje 2 a 3, obě lícem vzhůru, dají 5.
puzzle-the-right-victim = Ta pravá oběť
    .why = Bez pětky má Caesar u cenzorů 4 a na to tvoje vlastní 5 stačí. Po jakékoli jiné oběti mu zůstane aspoň 6. Prétoři jsou tvoji tak jako tak.
puzzle-equal-is-not-enough = Stejně nestačí
    .why = 5 proti 5 je nerozhodně. Nejdřív atentát na jeho pětku: pak tvoje 5 nestojí proti nikomu.
puzzle-a-clean-table = Čistý stůl
    .why = Nejdřív hněv bohů, vliv až po něm: obě pětky jsou pryč a tvoje 3 vyhraje sama. Obráceně by zmizela i ona.
puzzle-a-one-is-enough = Jednička stačí
    .why = U edilů je to 3 proti 3: rozhodne tvoje 1. Filozof obrací, který součet vyhraje, ale stejné součty zůstávají nerozhodné.
puzzle-all-in-one-place = Všechno na jedno místo
    .why = Prétoři a edilové jsou tvoji, ať se stane cokoli. Pomoc potřebují jen kvestoři a ztrátu 1 : 7 doženou jen obě tvoje čtyřky.
puzzle-what-is-asked-next = Kdo přijde na řadu
    .why = Jediná zbývající karta otázky o důvěře se ptá kvestorů a tam ti chybí 1. U edilů by čtyřka byla osmou kartou a hned by otázku vyhrála, pokud tam není skrytý filozof, ale stálo by tě to kvestory.
puzzle-the-eighth-card = Osmá karta
    .why = Obě karty doplní prétory na osm a to samo vyvolá otázku o důvěře: 8 proti 6. Odejde tvoje 3 a jedna z jeho dvojek a s 5 proti 4 máš náskok i pro kartu prétorů. U cenzorů tvoji filozofové s prázdnou stranou prohrají tak jako tak.
puzzle-philosopher-against-philosopher = Filozof proti filozofovi
    .why = U prétorů kvůli jeho filozofovi tvoje 5 prohrává s jeho 1. Tvůj filozof ho vyruší. Cenzoři potřebují pětku: dvě karty lícem vzhůru, jedna sem a jedna tam.
puzzle-the-smaller-sum = Menší součet
    .why = U cenzorů ho nedoženeš a nemusíš: s tvým filozofem je tvoje 1 menší součet a vyhraje. Trojka získá edily, 5 proti 4.
puzzle-twice-in-one-turn = Dvakrát v jednom tahu
    .why = S oběma kartami jich u cenzorů leží osm: mimořádná otázka o důvěře, kterou tvůj filozof obrátí, 9 proti 10. Pak odejde on, Caesarova 4 i tvoje 1 a karta otázky tě najde ve vedení 8 proti 6.
puzzle-rather-nothing = Radši nic než moc
    .why = Jeho filozof obrací tvých 12 u edilů proti tobě. Hněv bohů skupinu vyčistí a vyhraje cokoli, co tam potom vyložíš. Kvestoři jsou tvoji tak jako tak.
puzzle-clear-one-break-one = Jednu vyčistit, druhou rozhodnout
    .why = U edilů by jeho filozof vyhrál i bez jediného bodu vlivu; hněv bohů ho smete i s tvými kartami. Potom ke každé skupině jednu kartu lícem vzhůru: nerozhodný stav u senátorů je pryč a u edilů nikdo jiný není.
puzzle-a-quiet-turn = Tichý tah
    .why = Obě zbývající karty otázky o důvěře tě stojí patricije: u prétorů máš málo a u kvestorů tvůj vlastní filozof nechá vyhrát prázdnou stranu. Bez vyloženého vlivu se žádná karta neodkrývá: vynech, nebo vyměň karty.
puzzle-strength-does-not-help = Síla nepomůže
    .why = Na řadě jsou senátoři a jeho filozof nechává vyhrát menší součet: ten je jeho a dalšími kartami to jen zhoršíš. Neptej se: vynech, nebo vyměň karty.
puzzle-a-philosopher-alone = Filozof sám
    .why = Tvůj filozof se sám počítá za 0, nejmenší součet ze všech: u kvestorů vyhraje skoro proti čemukoli skrytému. Nic jiného vedle něj ležet nesmí; druhá karta získá edily.
puzzle-far-behind = Daleko vzadu
    .why = U edilů tolik ztrácíš, že je filozof získá určitě. Cenzory získá kterákoli tvoje karta: vylož obě lícem vzhůru.
puzzle-three-in-one-turn = Tři v jednom tahu
    .why = Tvoje karty doplní na osm dvě skupiny: senátory, 13 proti 12, a kvestory, 13 proti 7. Tím se kvestoři uzavřou, takže jejich karta se přeskočí, pokud přijde. Otázka dojde na cenzory a tam jeho vlastní filozof nechá vyhrát tvůj menší součet.
puzzle-the-philosopher-travels = Filozof na cestách
    .why = Rošáda přenese tvého filozofa k senátorům, samotného, kde je menší součet tvůj, a čísla nechá pracovat u kvestorů. S pěti tvými kartami jich tam leží osm: otázka přijde hned a ještě jednou, pokud se odkryje jejich karta.
puzzle-where-he-is-needed = Kde ho je potřeba
    .why = U cenzorů kvůli svému filozofovi prohráváš i s prázdnou stranou; u kvestorů, kde jsi slabší, ti přinese výhru. Přenes ho rošádou i s malými kartami: osm karet se kvestorů zeptá hned a trojka, která zůstane sama, získá cenzory.
puzzle-everything-on-one-table = Všechno na jeden stůl
    .why = Přenes všechno k edilům: 12 proti 10 a osm karet vyvolá otázku o důvěře hned. Potom stojí pro kartu otázky 8 proti 7. Cenzoři zůstanou prázdní na obou stranách, takže se tam nic neztratí.
puzzle-look-before-you-lay = Dívej se, než vyložíš
    .why = Co leží skryté u prétorů, rozhoduje, kam patří tvoje dvě pětky: proti malému součtu tam vyhrají, proti filozofovi nebo velkému součtu se víc hodí jinde. Vyzvědač ti to řekne dřív, než si vybereš.
