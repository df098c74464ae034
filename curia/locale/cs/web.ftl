### The page around the two games: start, lobby, table, replay, settings.

## Everywhere

web-skip-to-main = Přejít k obsahu
web-settings = Nastavení
web-lost = Není spojení. Zkouším to znovu …
web-loading = Okamžik …
web-part-missing = Tuto část stránky se nepodařilo načíst. Možná je k dispozici novější verze, nebo na chvíli vypadla síť.
web-reload = Načíst stránku znovu
web-close = Zavřít
web-cancel = Zrušit
web-back = Zpět
web-home = Na úvodní stránku
web-nothing-here = Tady nic není.
web-about = O aplikaci
web-look = Vzhled
web-look-system = Podle zařízení
web-look-light = Světlý
web-look-dark = Tmavý
web-notices = Když jsi na tahu
web-sound = Zvuk
web-notify = Oznámení prohlížeče
web-language = Jazyk
web-licences = Licence písem a knihoven
web-version = Curia { $version }
web-rules-compiled = Boti přemýšlejí s přeloženými pravidly.
web-rules-interpreted = Boti přemýšlejí s interpretovanými pravidly, několikrát pomaleji než s přeloženými.
web-rules = Pravidla
web-contents = Obsah
web-rules-of = Pravidla: { $game }
web-label = { $name }: { $what }
web-rules-search = Hledat v pravidlech
web-rules-hits = { $number ->
    [one] Jeden bod.
    [few] { $number } body.
    [many] { $number } bodu.
   *[other] { $number } bodů.
}
web-rules-no-hit = „{ $words }“ není v žádném bodě.
web-rules-example = Příklad:
web-rules-options = Volby a vydání
web-rules-any-edition = Všechna vydání
web-rules-variant = Varianta
web-rules-applies = Platí zde.
web-rules-not = Zde neplatí.
web-legend = Karty, figurky a jejich pravidla
web-legend-all = Všechna pravidla
web-guest = Host
web-you = ty
web-bot-name = Bot: { $bot }
web-bot-for = Bot: { $bot }, hraje za: { $who }
web-name-of-seat = { $name } ({ $seat })

## Start page

web-welcome = Dvě hry o římské politice
web-welcome-about = Hraj hned. Bez účtu: stačí jméno.
web-play = Hrát
web-go-on = Pokračovat ve hře
web-watch = Dívat se nebo si sednout
web-watch-none = Teď tu není žádný otevřený stůl.
web-replays = Přehrávky
web-waiting = čeká na hráče
web-running = hraje se
web-free-seat = volné místo
web-your-turn = Jsi na tahu
web-their-turn = táhnou ostatní
web-won-by = vítěz: { $who }

## A new game

web-how = Jak si zahraješ?
web-mode-bot = Proti botovi
    .about = Začíná se hned.
web-mode-friends = S přáteli
    .about = Přes odkaz nebo kód; zbytek doplní boti.
web-mode-hotseat = Na jednom zařízení
    .about = Podávejte si ho; mezi tahy jsou ruce zakryté.
web-mode-table = Kolem jedné obrazovky
    .about = Stůl je tady, karty v ruce na telefonech.
web-name = Tvoje jméno
web-seat = Tvoje strana
web-seat-any = Kterákoli
web-seats = Hráči
web-level = Úroveň
web-listed = Otevřený stůl.
    .about = Kdo najde tuto stránku, smí se přidat nebo dívat.
web-may-take-back = Brát zpět.
    .about = Tah, který nic neprozradil, lze vzít zpět; když hraješ sám proti botům, i po jejich tazích.
web-memory = Pomůcky pro paměť
web-memory-on = Pomůcky pro paměť jsou povolené: všichni souhlasí.
web-memory-agreed = { $who } souhlasí, aby pomůcky pro paměť měli všichni.
web-memory-all = Pomůcky pro paměť budou, až budou souhlasit všichni.
web-memory-lobby-on = S pomůckami pro paměť: každý vidí pořadí vlastních akčních karet. Kdo si sedne, souhlasí.
web-memory-lobby-off = Bez pomůcek pro paměť, ledaže s nimi později budou souhlasit všichni.
web-clock = Hodiny
web-clock-none = Žádné: není kam spěchat
web-clock-quick = 10 minut pro každého, 10 sekund navíc za každý tah
web-clock-calm = 30 minut pro každého, 20 sekund navíc za každý tah
web-clock-day = Korespondenčně: jeden den na každý tah
web-clock-three-days = Korespondenčně: tři dny na každý tah
web-options = Vydání a varianty
web-begin = Začít
web-open-table = Otevřít stůl
web-edition = Vydání

## Before the game

web-lobby-about = Hra začne, až budou všechna místa obsazená
web-seats-title = Místa
web-seat-free = volné
web-seat-bot = Bot na místo { $seat }
web-seat-bot-choose = Bot …
web-seat-clear = Uvolnit
web-sit = Sednout si
web-stand-up = Odejít
web-host = hostitel
web-begin-when-full = Nejdřív obsaď volná místa lidmi nebo boty.
web-host-begins = Všichni jsou tady. Hru zahájí hostitel.
web-seats-wait = Čeká se na ostatní.
web-invite = Pozvat
web-invite-about = Pošli tento odkaz, nebo ať telefony načtou kód. Kdo ho má, může si sednout nebo se dívat.
web-link = Odkaz na tento stůl
web-copy = Kopírovat odkaz
web-copied = Zkopírováno
web-share = Sdílet
web-qr = Odkaz jako kód pro telefony
web-lan = Tato adresa funguje jen na tomto zařízení.
web-lan-let-in = Pustit ke hře zařízení z mé sítě
web-lan-open = Kdo je ve tvé síti, může tento odkaz otevřít. Platí to, dokud server běží.
web-lan-none = Tato adresa funguje jen na tomto zařízení a není tu síť, kterou by mohli přijít ostatní.

## At the table

web-no-table = Tento stůl nejde ukázat
web-gone = Už tu pro tebe není.
web-talk = Průběh a chat
web-log = Průběh
web-log-none = Zatím se nic nestalo.
web-chat = Chat
web-chat-none = Zatím nikdo nic neřekl.
web-chat-earlier = Dřívější
web-chat-say = Řekni něco
web-send = Poslat
web-unread = nové: { $number }
web-watching = Díváš se.
web-back-bot = Hraje za tebe bot.
web-back-free = Tvoje místo je volné.
web-seat-back = Vrátit se na své místo
web-take-back = Vzít zpět
web-resign = Vzdát
web-resign-sure = Ano, vzdát
web-resign-end = Hra skončí a vyhraje { $who }.
web-resign-alone = Hra tím skončí.
web-resign-bot = Hra pokračuje: dál za tebe hraje bot. Můžeš se dívat, ale vrátit se už ne.
web-hand-only = Jen ruka
web-whole-table = Celý stůl
web-move-seat = Jiné zařízení
web-move-seat-about = Načti tento kód druhým zařízením: tvoje místo se přesune tam. Platí deset minut.
web-absent = { $who } je pryč. Co teď?
web-left = Volné místo: { $who }. Co teď?
web-late = { $who } už nemá čas na hodinách. Co teď?
web-late-you = Tvůj čas vypršel. Táhnout ještě můžeš; ostatní se mohou rozhodnout pokračovat bez tebe.
web-absent-chosen = { $who } volí: { $what }
web-absent-all = Stane se to, až všichni přítomní zvolí totéž.
table-stand-in = { $who }: dál hraje bot.
table-resigned = { $who } vzdává hru. Dál hraje bot.
table-back = { $who } je zpět.
table-removed = { $who }: odebráno od stolu. Dál hraje bot.
table-left = { $who }: místo je opuštěné.
table-new = { $who } tu teď hraje dál.
web-apply = Požádat o pokračování tady
web-applies = { $who } chce hrát dál jako { $seat }.
web-admit = Pustit ke stolu
web-admit-no = Ne
web-apply-waiting = Čeká se na souhlas ostatních …
web-seat-kept = drží se pro hráče { $who }
web-seat-again = Hrát znovu
web-clocks = Hodiny
web-clock-out = čas vypršel
web-clock-none-runs = Teď žádné hodiny neběží.
web-clock-days = { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
} { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-minutes = { $minutes } min
web-absent-bot = Dál hraje bot
web-absent-wait = Počkat
web-absent-end = Ukončit hru
web-away = pryč
web-hand-over = Předej zařízení. Na řadě: { $seat }
web-hand-over-about = Karty zůstanou do té doby zakryté.
web-hand-over-ready = Tady { $seat }
web-rematch = Hrát znovu
web-rematch-there = K další hře
web-after = Po hře
web-replay = Přehrávka
web-replay-link = Odkaz na přehrávku
web-record = Záznam
web-deals-checking = Ověřuje se, zda se rozdávalo poctivě …
web-deals-fair = Rozdávalo se poctivě: vše plyne z toho, k čemu se server zavázal před hrou, a z tvého vlastního podílu.
web-deals-kept = Rozdávalo se tak, jak se server zavázal před hrou.
web-deals-unchecked = Rozdání se teď nepodařilo ověřit.
web-deals-commitment = Server nedodržel slovo: tajemství není to, k němuž se zavázal.
web-deals-nonce = Server vynechal tvůj podíl na náhodě: karty mohly být vybrané.
web-deals-bot-nonce = Server si vymyslel podíl bota: karty mohly být vybrané.
web-deals-deal = Rozdání neplyne z toho, co bylo dohodnuto: někdo ho změnil.
web-deals-again = Rozdání bylo vzato zpět a rozdávalo se znovu: server si mohl karty vybrat.
web-deals-unreadable = Tahle stránka to ověřit neumí, „curia verify“ ano: se záznamem.
web-sending = Okamžik …
web-waits-for = Čeká se. Na řadě: { $seats }.
web-question = Na co se tě hra ptá
web-thinks = na tahu

## Replay

web-first = Na začátek
web-previous = O krok zpět
web-next = O krok dál
web-last = Na konec
web-step = Krok { $step } z { $steps }
web-eyes = Kdo se dívá
web-eyes-all = všichni, vše odhaleno
web-eyes-of = { $who }
web-eyes-none = divák

## Caesar & Cleopatra
web-score = Bodování
web-score-total = Celkem

## Stůl hry, která nemá vlastní

web-generic-view = Pozice
web-generic-nothing = nic
web-generic-ask = Jsi na tahu: zvol tah.
web-generic-aside = I teď smíš:
web-generic-moves = tvoje tahy
web-generic-type = Najdi tah, nebo ho napiš
web-generic-play = Zahrát
web-generic-none = Žádný z uvedených tahů neodpovídá. Enter zahraje, co napíšeš.
web-generic-shown = { $shown } z { $all } tahů
web-generic-text = { $text }
web-generic-you = Ty: { $what }
web-generic-player = Hráč
web-generic-points = Body
web-generic-winner = Vítěz
web-generic-won = Vyhrává { $who }.
web-generic-you-won = Vyhráváš.
web-generic-shared = Společné vítězství: { $who }.
web-generic-nobody-won = Nikdo nevyhrává.
web-generic-ended = Hra skončila ({ $clause }).
web-generic-resigned = { $who } vzdává hru.
web-generic-forfeit = { $who } prohrává kontumačně.
web-generic-abandoned = Hra končí předčasně.
web-generic-back = Poslední tahy se berou zpět.
web-generic-upgraded = Aktualizace změnila pravidla a jeden tah už není dovolený: hra pokračuje od chvíle těsně před ním.

## Lessons

web-learn = Výuka
web-learn-about = Krátké lekce u skutečného stolu: něco si přečteš, něco zahraješ a uvidíš, co z toho bude. Asi deset minut na každou hru; kdykoli můžeš odejít a pokračovat později.
web-learn-start = Začít
web-learn-resume = Pokračovat
web-learn-chapters = Kapitoly
web-learn-done = hotovo
web-learn-voice = Co říká lekce
web-learn-step = Krok { $step } z { $steps }
web-learn-continue = Dál
web-learn-next = Další kapitola
web-learn-again = Kapitola znovu
web-learn-show = Ukaž mi to
web-learn-shown = Teď svítí jen to, co chce lekce.
web-learn-play = Hrát proti { $bot }
web-puzzles = Hádanky
web-puzzles-about = Pokaždé jeden tah u skutečného stolu: najdi, co je zjevně nejlepší. Zkoušet nic nestojí.
web-puzzles-solved = Vyřešeno { $solved } z { $all }
web-puzzle-grade = { $grade ->
    [1] Snadné
    [2] Ne tak snadné
   *[3] Těžké
}
web-puzzle-solved = vyřešeno
web-puzzle-question = Otázka
web-puzzle-judged = Jak se hodnotí
web-puzzle-right = Výborně!
web-puzzle-wrong = Ještě ne
web-puzzle-again = Zkusit znovu
web-puzzle-show = Ukázat řešení
web-puzzle-solution = Řešení
web-puzzle-next = Další hádanka
web-puzzle-all = Všechny hádanky
