### Advice in words, for terminal and page: why a move, and what a game was like.

hint-only = Je to jediný možný tah.
hint-ahead = Před druhým nejlepším má náskok { $points ->
        [0] menší než jeden procentní bod.
        [one] jeden procentní bod.
        [few] { $points } procentní body.
       *[other] { $points } procentních bodů.
    }
hint-alike = { $moves ->
        [one] Nic jiného není tak docela stejně dobré.
        [few] { $moves } tahy jsou zhruba stejně dobré.
       *[other] { $moves } tahů je zhruba stejně dobrých.
    }
hint-clear = Nic jiného nestojí za úvahu.
hint-opening = Jedno dobré zahájení z mnoha: na to, co lze předvídat, se dá odpovědět.

## Hints at a table

advice-hint = Rada
advice-thinking = Bot o tom přemýšlí …
advice-chance = Tvoje šance na výhru je asi { $chance } %.
advice-play = Zahrát to
advice-switch = Rady
advice-on = Rady jsou povolené: všichni souhlasí.
advice-agreed = { $who } souhlasí s radami pro všechny.
advice-all = Rady budou, až budou souhlasit všichni.
advice-lobby-on = S radami: kdo si sedne, souhlasí, že se každý smí radit s botem.
advice-lobby-off = Bez rad, ledaže s nimi později budou souhlasit všichni.
advice-setup = Rady.
    .about = Poraď se se silným botem.
    .people = Kdo si sedne, souhlasí, že to smí každý.

## The review of a finished game

advice-review = Rozbor
advice-waits = Rozbor čeká, až na něj přijde řada …
advice-works = Hra se rozebírá: { $done } z { $of }
advice-curve = Šance na výhru
advice-curve-about = Po každém tahu, podle toho, co kdo sám viděl.
advice-curve-line = { $who }: na začátku { $start } %, pak mezi { $low } % a { $high } %, na konci { $end } %.
advice-turns = Zlomové okamžiky
advice-turns-none = Žádný jednotlivý tah moc nezměnil.
advice-turn = Tah { $step } · { $who }: { $from } % → { $to } %
advice-mistakes = Co stálo nejvíc
advice-cost = Tah { $step } · cena asi { $points ->
        [one] { $points } procentní bod
        [few] { $points } procentní body
       *[other] { $points } procentních bodů
    }
advice-instead = { $bot } by volil raději:
advice-why = Proč (jak to vidí { $who }):
advice-account = Štěstí a rozhodnutí
advice-account-about = Odkud se vzaly šance jednotlivých hráčů.
advice-judged = Posouzeno boty, počet pokusů na rozhodnutí: { $iterations }. Malé rozdíly mnoho neznamenají.
advice-all-moves = Všechny tahy v tabulce
advice-step = Tah
advice-player = Hráč
advice-again = Zkusit znovu

# Parts of an account, and of the curve.
review-start = začátek
review-no-mistakes = Žádný tah nestál mnoho.
review-own = vlastní tahy
review-others = tahy ostatních
review-luck = štěstí
review-end = konec
