### The terminal table (`curia play --tui`, `curia join`): keys, forms and what is said around the games.

tui-name = Curia
tui-missing = Stůl v terminálu potřebuje Textual a ten není nainstalovaný. Bez --tui, u stolu na serveru s --line, se hraje v prostých řádcích. { install-extra }
tui-no-terminal = Stůl v terminálu potřebuje terminál, který může celý vyplnit. Bez --tui, u stolu na serveru s --line, se hraje v prostých řádcích.
tui-panel = Tvoje volba
tui-log = Co se stalo
tui-type = tah, třeba „{ $move }“
tui-generic-type = některý ze seznamu
tui-generic-help = Tato hra se zobrazuje jako prostý text. Vyber tah ze seznamu, nebo ho napiš.

## The line at the top

tui-title = { $game } · { $who ->
    [you] Jsi na tahu
   *[other] Na tahu: { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
}
tui-title-begin = { $game } · Stůl se připravuje
tui-title-over = { $game } · Konec hry

## Keys

tui-key-help = Nápověda
tui-key-rules = Pravidla
tui-key-log = Průběh
tui-key-lists = Seznamy
tui-key-take-back = Zpět
tui-key-resign = Vzdát
tui-key-save = Uložit
tui-key-type = Psát
tui-key-theme = Vzhled
tui-key-leave = Odejít
tui-help =
    Vybírej šipkami a klávesou Enter, číslem nebo písmenem před volbou, nebo myší. Escape jde o krok zpět. Celé tahy lze také psát.
    Klepni na cokoli na plánu a uvidíš, co s tím můžeš dělat.

    ?        tato nápověda
    r        pravidla; po odmítnutí pravidlo, o které se opírá
    l        všechno, co se stalo
    c        odložené karty, sliby, nabídky
    u        vezme zpět tvůj poslední tah, pokud nic neprozradil a nikdo neodpověděl
    x        vzdá hru, u stolu na serveru
    s        uloží hru
    / nebo : přejde na řádek, kam se píšou tahy
    t        světlý nebo tmavý vzhled
    q        odejde od stolu

## Asking

tui-thinks = { $bot } ({ $seat }) přemýšlí.
tui-touched = Které z toho?
tui-touched-nothing = S tím teď nic dělat nemůžeš.
tui-paused = Brzy začne další tah. Chceš předtím něco říct?
tui-watching = Brzy začne další tah.
tui-go-on = pokračovat
tui-always = pokračovat a už nezastavovat
tui-offer = dát nabídku
tui-offer-by = nabídka, dává ji { $seat }
tui-answer-by = na dohodu odpovídá { $seat }
tui-withdraw = stáhnout dohodu { $number }
tui-ready = Nikdo se nedívá
tui-do = Provést
tui-sheet-leave = Esc: zavřít

## Saving and leaving

tui-save = Uložit hru
tui-save-name = Název souboru:
tui-save-server = Tuto hru uchovává server. Až skončí, můžeš ji uložit tady.
tui-leave = Odejít od stolu
tui-leave-save = Uložit
tui-leave-leave = Odejít bez uložení
tui-leave-stay = Zůstat

## The rules

tui-rules = Pravidla
tui-rules-hint = bod jako { $clause }.1, oddíl jako { $clause }, karta nebo hledaná slova

## Joining a server's table

help-join =
    curia join LINK           sednout si ke stolu na serveru; LINK je jako
                              v prohlížeči

    --name NAME               jak tě uvidí ostatní
    --seat SEAT               tvoje místo, je-li volných víc
    --watch                   nesedat si, jen se dívat
    --line                    hrát v prostých řádcích místo stolu v terminálu
    --memory-aids, --no-memory-aids
                              souhlasit s pomůckami pro paměť (ukazuje se pořadí
                              vlastních akčních karet), nebo už ne
    --language NAME           mluvit jiným jazykem, pokud je k dispozici

    Když přijdeš ze stejného počítače, server tě pozná: tvoje místo na tebe
    počká.
join-link = „{ $link }“ není odkaz na stůl. Odkaz vypadá jako http://127.0.0.1:8611/t/abc123#secret.
join-refused = { $why }
join-lost = Server { $address } není dostupný: { $why }.
join-elsewhere = Na adrese { $address } žádná Curia neběží.
join-name = Tvoje jméno? >{" "}
join-watch = Žádné místo není volné: díváš se.
join-resign = Vzdát hru?
join-back = Příkaz „curia join“ se stejným odkazem tě vrátí na tvé místo.
join-gone = Tento stůl už tu pro tebe není.
join-reconnect = Spojení se ztratilo. Zkouším to znovu …
join-seat = { $seat } ({ $name ->
    [none] volné
   *[other] { $name }
})
join-seats = U stolu: { $seats }.
join-waiting-seats = Čeká se, až si sednou ostatní.
join-waiting-host = Všichni jsou tady. Hru zahájí hostitel.
join-waiting = Čeká se. Na řadě: { $seats }.
join-help =
    Číslo vybírá ze seznamu; prázdný řádek jde zpět nebo bere, co se nabízí.
    Místo toho lze kdykoli napsat tah.
    table         ukáže znovu stůl
    resign        vzdá hru; napřed se dozvíš, co bude dál
    quit          odejde; stejný příkaz tě přivede zpět
tui-said = { $name }: „{ $text }“
tui-begin = zahájit hru
tui-key-say = Říct
tui-say = Řekni něco u stolu:
