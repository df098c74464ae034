### Sheets for the real table.

print-qv-turn = Tvůj tah
print-qv-one = Udělej jednu z těchto věcí. Vynechat nemůžeš.
print-qv-enter = Nasadit senátora
    .how = na kterékoli volné křeslo ve čtyřech nejnižších výborech.
print-qv-move = Posunout senátora
    .how = po cestě vzhůru na volné křeslo. Potřebuješ souhlasy a bereš si vavřín z cesty.
print-qv-caesar = Přesunout Caesara
    .how = na kterýkoli jiný vavřín.
print-qv-consents = Souhlas podle počtu křesel výboru
print-qv-needed = { $seats ->
    [1] Žádný.
    [3] Jednoho dalšího senátora odtud, tvého nebo cizího.
   *[5] Dvou dalších senátorů odtud, tvých nebo cizích.
}
print-qv-stuck = Je ve výboru málo jiných? Pak pomůže ven jen Caesar.
print-qv-laurels = Vavříny a Caesar
print-qv-tiles = Žetony
print-qv-take = Vezmi žeton ze své cesty a polož ho lícem dolů před sebe. Na jeho místo přijde nový ze zásoby.
print-qv-earn = Za každý souhlas cizího senátora dostane jeho majitel žeton I z banky.
print-qv-room = Volné křeslo nahoře je přesto potřeba.
print-qv-deals = Dohody a sliby
print-qv-anything = Vyjednávat smí o čemkoli kdokoli s kýmkoli, kdykoli během tahu, i proti hráči na tahu.
print-qv-binding = Závazné: v tomto tahu
    .how = Souhlasy, vavříny, to, co udělá hráč na tahu (posune senátora, nasadí ho, přesune Caesara), a to, k čemu se kdo zaváže, že neudělá.
print-qv-promise = Slib: později
    .how = Souhlas jindy, po nějakou dobu žádný pro třetího hráče, Caesar někam, nebo právě ne. Slib nikoho nezavazuje.
print-qv-others = Dohodnout se mohou i ostatní mezi sebou, o vavřínech a slibech: jakmile souhlasí všichni, kdo něco dávají.
print-qv-whole = Dohoda platí celá, nebo vůbec, jakmile souhlasí všichni, kdo v ní něco dávají.
print-qv-pay = Platíš žetony, které máš nebo získáš právě tímto posunem. Vrací se ze žetonů hráčů, nikdy z banky.
print-qv-end = Konec a vítěz
print-qv-fifth = Hra končí hned, jakmile do Senátu vstoupí pátý senátor.
print-qv-scored = Hodnotí se jen hráči, kteří mají v Senátu senátora.
print-qv-most = Z nich vyhrává nejvíce vavřínů. Při shodě ten, kdo vstoupil do Senátu dříve.
print-qv-variants = Varianty
print-qv-few = Málo žetonů I
    .how = 10 při třech hráčích, 14 při čtyřech, 18 při pěti.
print-qv-disclosure = Odhalení
    .how = Po prvním, druhém a třetím senátorovi v Senátu smí každý požádat, aby všichni ukázali vavříny.
print-qv-consul = Konzul
    .how = Tři partie za sebou. Vavříny hodnocených hráčů se sčítají; každému zůstanou na plánu nejvýše dva senátoři.

## Pads

print-pad-game = Partie { $number }
print-pad-senate = Senát: pořadí vstupu
print-pad-laurels = Vavříny
print-pad-promises = Sliby
print-pad-who = Kdo
print-pad-whom = Komu
print-pad-what = Co
print-pad-until = Do kdy
print-pad-kept = Splněno?
