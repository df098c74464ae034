### What the terminal says around the two games: prompts, headings and help.

terminal-welcome = Curia: dvě hry o římské politice.
terminal-choose-game = Kterou hru si zahraješ?
terminal-prompt-default = (Enter: { $number }) >{" "}
terminal-prompt-back = (Enter: zpět) >{" "}
terminal-choose-number = Napiš prosím číslo od 1 do { $most }.
terminal-not-understood = Tomu nerozumím. Napiš ? a poradím.
terminal-refused = { $why } ({ $clause })
terminal-about = { $name }: { $about }
terminal-label = { $name }:
terminal-then = { $first }; { $second }
terminal-number = { $value }
terminal-ended = Vstup skončil, a tak končí i tohle.
terminal-interrupted = Zastaveno.

## The command line; words in capitals stand for what you put in

help-curia =
    Curia: Caesar & Kleopatra a Quo Vadis?

    curia                     hrát v prohlížeči, na tomto počítači
    curia play GAME           hrát v terminálu: proti botům, s ostatními u této
                              klávesnice, nebo se dívat
    curia join LINK           sednout si v terminálu ke stolu na serveru
    curia learn GAME          naučit se hru hraním: krátké lekce
    curia puzzle              hádanky: jeden tah, jeden nejlepší způsob
    curia replay FILE         projít zaznamenanou hru
    curia hint FILE           rada pro toho, kdo je v uložené hře na tahu
    curia review FILE         kdo měl kdy jaké šance a které tahy stály nejvíc
    curia print WHAT          pomůcky ke skutečnému stolu jako PDF
    curia rules CC-4.6        přečíst bod, oddíl nebo celá pravidla
    curia arena GAME BOT BOT  změřit boty mezi sebou
    curia referee             vést hry pro jiný program (řádky JSON)
    curia serve               držet stoly pro prohlížeče
    curia backup FILE         zapsat všechny stoly serveru do souboru
    curia restore FILE        vrátit je zpět
    curia verify FILE         ověřit, že s náhodou v záznamu nikdo nehýbal
    curia train FOLDER        učit síť botů hrou proti sobě samé
    curia bench               jak rychlá jsou pravidla na tomto počítači

    --language NAME           mluvit jiným jazykem, pokud je k dispozici
    --version                 verze Curie
    -h, --help                tato nápověda; „curia play --help“ popisuje play
help-play =
    curia play [GAME]         GAME je caesar-cleopatra, caesar-cleopatra-small
                              nebo quovadis

    --as SEAT                 tvoje místo, třeba „--as caesar“; víc lidí u této
                              klávesnice: „--as red,blue“ nebo „--as all“
    --bot NAME                kdo hraje na ostatních místech: tiro, eques, praetor,
                              consul nebo imperator, od slabého po silného, nebo
                              vlastní program, třeba „--bot ./mybot“; lze
                              opakovat, pro každé místo jednou
    --watch                   hrají boti, ty se díváš
    --tui                     na celé obrazovce, s myší a klávesnicí
    --memory-aids, --no-memory-aids
                              ukazovat pořadí vlastních akčních karet, nebo je
                              nechat na paměti; jinak se ukazuje jen proti botům
    --seats N                 kolik hráčů hraje (quovadis: 3 až 5)
    --edition NAME            vydání pravidel: kosmos, czech, dutch nebo french
    --option NAME=VALUE       jiná volba, třeba „--option actions=shuffled“
    --seed N                  pokaždé stejná náhoda
    --seconds N               kolik času smí bot přemýšlet nad každým tahem
    --load FILE               pokračovat v uložené hře a dál ji ukládat
    --save FILE               ukládat po každém tahu
    --language NAME           mluvit jiným jazykem, pokud je k dispozici

    U stolu ti poradí ?.
help-replay =
    curia replay FILE         vyprávět zaznamenanou hru od začátku do konce

    --game N                  hra tohoto čísla z „games.jsonl“ některé arény
    --seat SEAT               jak ji vidělo toto místo
    --all                     se vším, co bylo skryté (výchozí)
    --step                    zastavit po každém tahu
    --language NAME           mluvit jiným jazykem, pokud je k dispozici
help-rules =
    curia rules               oddíly obou pravidel
    curia rules CC-4.6        jeden bod s příklady
    curia rules CC-4          oddíl
    curia rules WORD          body, ve kterých je toto slovo
    curia rules GAME          celá pravidla hry caesar-cleopatra nebo quovadis

    --search WORDS            body, ve kterých jsou tato slova
    --language NAME           mluvit jiným jazykem, pokud je k dispozici
help-learn =
    curia learn               kapitoly obou výuk a co je hotové
    curia learn GAME          začít, nebo pokračovat, kde to zůstalo

    --chapter NAME            začít tuto kapitolu
    --language NAME           mluvit jiným jazykem, pokud je k dispozici
help-puzzle =
    curia puzzle              všechny hádanky, nejdřív ty snadné
    curia puzzle NAME         připravit jednu, zahrát tah a zjistit, co vynesl

    --language NAME           mluvit jiným jazykem, pokud je k dispozici
help-referee =
    curia referee             číst požadavky jako řádky JSON a na každý odpovědět

    Jiný program tak vede hry: zakládá je, hraje tahy a žádá o pohledy.
    Požadavky popisuje docs/referee.md.

    --language NAME           mluvit jiným jazykem, pokud je k dispozici
usage-hint = „curia --help“ řekne, co všechno tu je.
usage-command = Příkaz „{ $command }“ neexistuje. Na výběr: { $commands }.
usage-unknown = „{ $argument }“ k tomuto příkazu nepatří.
usage-argument = „{ $argument }“ se takhle nepoužívá: možná chybí hodnota.
usage-missing = Něco tu chybí: „curia { $command } --help“ řekne co.
usage-language = Jazykem „{ $language }“ Curia nemluví. Na výběr: { $languages }.
usage-number = { $argument } chce celé číslo a „{ $value }“ se nehodí.
usage-seconds = --seconds chce číslo větší než 0 a nejvýše 3600, ne „{ $value }“.
usage-minutes = --minutes chce číslo větší než 0 a nejvýše 10080, ne „{ $value }“.
usage-option = Volba se zadává jako název s hodnotou, třeba „actions=shuffled“, a ne jako „{ $option }“.

## Files

file-missing = Soubor „{ $file }“ neexistuje.
file-unreadable = Soubor „{ $file }“ nejde přečíst: { $why }.
file-which-game = V souboru „{ $file }“ je mnoho her: „--game 0“ je první.
file-no-game = V souboru „{ $file }“ žádná hra { $game } není.
file-damaged = V souboru „{ $file }“ není neporušená hra { $game }: poškozené řádky: { $lines }.
file-too-big = Soubor „{ $file }“ je na záznam příliš velký.
file-no-record = Soubor „{ $file }“ není záznam hry: není v něm JSON.
save-exists = Soubor „{ $file }“ už existuje a zůstane, jak je. Zvol jiný název.
save-failed = Hru nejde uložit do „{ $file }“: { $why }.
save-done = Uloženo do { $file }, i se skrytými kartami. Později pokračuj takto:
    { $command }
save-done-over = Uloženo do { $file }. Znovu si ji přehraješ takto:
    { $command }
save-not = Hra není uložená.
save-before-leaving = Hra není uložená. Napiš název souboru a uloží se, nebo stiskni Enter a odejdi bez uložení.
save-at-end = Chceš-li si hru nechat, napiš název souboru; jinak stiskni Enter.

## Playing

play-how = Jak si zahraješ?
play-how-one = { $seats ->
    [2] ty proti botovi
   *[other] ty proti botům
}
play-how-all = { $seats ->
    [2] dva lidé u této klávesnice
    [few] { $seats } lidé u této klávesnice
   *[other] { $seats } lidí u této klávesnice
}
play-how-watch = dívat se, jak hrají boti
play-as = Které místo je tvoje?
play-seats = Kolik hráčů hraje? ({ $least } až { $most }; Enter: { $default }) >{" "}
play-seat-person = { $seat } hraje tady.
play-seat-bot = { $seat }: hraje { $bot }.
play-generic-hint = Vyber číslem, nebo napiš tah. ? poradí, quit odejde.
play-generic-help = Tato hra se zobrazuje jako prostý text a její tahy s čísly.
play-since = Od tvého posledního tahu:
play-hand-over = Předej prosím klávesnici. Na řadě: { $seat }.
play-hand-over-prompt = { $seat }: stiskni Enter, až se nikdo jiný nebude dívat.{" "}
play-aside-many = Na tahu: { $seat }. Kdo dá nabídku? ({ $seats }; Enter: nikdo) >{" "}
play-left = Na shledanou.
play-moves = Co teď můžeš napsat (tahy s volným koncem zastupují příklady):
play-help =
    Číslo vybírá ze seznamu; prázdný řádek jde zpět nebo bere, co se nabízí.
    Místo toho lze kdykoli napsat tah.
    table         ukáže znovu stůl
    log           převypráví poslední tahy
    moves         vypíše všechny tahy, které teď můžeš napsat
    save FILE     uloží hru; bez názvu jí nějaký dá
    quit          odejde od stolu
play-watch-prompt = (Enter: dál; table, end, quit) >{" "}
play-watch-help = Enter pokračuje, table ukáže stůl, end pokračuje bez zastavení, save FILE uloží, quit odejde.
play-bot-failed = { $bot } ({ $seat }) prohrává, protože nedal tah, který by šlo zahrát. { $why }
play-stopped = Tato hra se hrála podle starších pravidel a nemůže pokračovat: položka { $number }, „{ $move }“, je teď odmítnuta. „curia replay“ ji až sem ukáže.
play-other-game = V souboru „{ $file }“ je hra { $game }.
play-no-table = Hru „{ $game }“ terminál zatím ukázat neumí.
play-load-alone = Uložená hra má své vlastní volby: --edition, --option, --seats a --seed patří jen k nové.
play-watch-alone = Buď se díváš (--watch), nebo si sedáš (--as).
play-too-many-bots = Na { $seats ->
    [0] žádné místo
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
} { $bots ->
    [one] připadá jeden bot
    [few] připadají { $bots } boti
   *[other] připadá { $bots } botů
}.

## Bots that are programs of their own

bot-no-start = „{ $bot }“ nejde spustit: { $why }.
bot-gone = „{ $bot }“ skončil. Jeho poslední slova: { $why }
bot-too-slow = „{ $bot }“ neodpověděl v časovém limitu ({ $seconds } s).
bot-garbage = „{ $bot }“ odpověděl něčím, co není objekt JSON: { $answer }
bot-flood = „{ $bot }“ napsal mnohem víc, než na co byl tázán.
bot-no-move = „{ $bot }“ odpověděl bez tahu.

## Replaying

replay-which = Který soubor? Například: curia replay game.json
replay-seat-or-all = Buď očima jednoho místa (--seat), nebo se vším (--all).
replay-help = Enter jde o krok dál, turn o celý tah, end až na konec; table ukáže stůl, ? CC-4.6 pravidlo, quit odejde.
replay-prompt = >{" "}
replay-stopped = Tady záznam končí. Podle dnešních pravidel je jeho položka { $number }, „{ $move }“ (hraje { $seat }), odmítnuta ({ $clause }).
replay-goes-on = Hra ještě neskončila. Na tahu: { $seats }.

## The rules

rules-contents = Oddíly pravidel. „curia rules CC-4“ vypíše jeden z nich, „curia rules CC-4.6“ jeden bod.
rules-no-game = Pravidla hry „{ $game }“ tu nejsou, jen těchto: { $games }.
rules-no-clause = Bod ani hra „{ $clause }“ neexistuje. Body se jmenují třeba CC-4.6 nebo QV-9.7.
rules-not-found = „{ $words }“ v žádném pravidle není.
rules-found-many = „{ $words }“ je v mnoha pravidlech: { $clauses }. Napiš ? a jedno z nich.
rules-option = Volba { $option }: { $values }.
rules-example = Příklad: { $caption }

## The referee's requests

request-no-json = Tento řádek není JSON.
request-no-object = Požadavek musí být objekt JSON.
request-unknown = Požadavek „{ $request }“ neexistuje. Na výběr: { $requests }.
request-lacks = Požadavek „{ $request }“ potřebuje „{ $key }“.
request-key = Požadavek „{ $request }“ nezná „{ $key }“.
request-value = „{ $key }“ má hodnotu nesprávného druhu.
request-match = Hra „{ $match }“ tu není.
request-too-many = Otevřených her už je { $most }. Některé zavři.
request-failed = Tady udělala chybu Curia: { $problem }
