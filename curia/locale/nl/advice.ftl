### Advice in words, for terminal and page: why a move, and what a game was like.

hint-only = Het is de enige zet.
hint-ahead = Voorsprong op de op één na beste zet: { $points ->
        [0] minder dan een procentpunt.
        [one] één procentpunt.
       *[other] { $points } procentpunten.
    }
hint-alike = { $moves ->
        [one] Niets anders is even goed.
       *[other] { $moves } zetten zijn ongeveer even goed.
    }
hint-clear = Niets anders is het overwegen waard.
hint-opening = Eén goede opening uit vele: wat te voorzien is, kan worden beantwoord.

## Hints at a table

advice-hint = Advies
advice-thinking = Een bot denkt erover na …
advice-chance = Je kans om te winnen is ongeveer { $chance }%.
advice-play = Zo spelen
advice-switch = Met advies
advice-on = Advies mag: iedereen vindt het goed.
advice-agreed = { $who } vindt advies voor iedereen goed.
advice-all = Er is advies zodra iedereen het goedvindt.
advice-lobby-on = Met advies: wie gaat zitten, vindt het goed dat iedereen een bot om raad vraagt.
advice-lobby-off = Zonder advies, tenzij iedereen het later goedvindt.
advice-setup = Advies.
    .about = Vraag een sterke bot om raad.
    .people = Wie gaat zitten, vindt het goed dat iedereen dat mag.

## The review of a finished game

advice-review = Nabespreking
advice-waits = De nabespreking wacht op haar beurt …
advice-works = De partij wordt nagekeken: { $done } van { $of }
advice-curve = Kans om te winnen
advice-curve-about = Na elke zet, voor zover elke speler het spel kon overzien.
advice-curve-line = { $who }: { $start }% aan het begin, tussen { $low }% en { $high }%, { $end }% aan het eind.
advice-turns = Keerpunten
advice-turns-none = Geen enkele zet veranderde veel.
advice-turn = Zet { $step } · { $who }: { $from }% → { $to }%
advice-mistakes = Wat het meest kostte
advice-cost = Zet { $step } · kostte ongeveer { $points ->
        [one] één procentpunt
       *[other] { $points } procentpunten
    }
advice-instead = { $bot } had gekozen:
advice-why = Waarom (zoals { $who } het ziet):
advice-account = Geluk en beslissingen
advice-account-about = Waar ieders kansen vandaan kwamen.
advice-judged = Beoordeeld door bots, met { $iterations } pogingen per beslissing: kleine verschillen zeggen weinig.
advice-all-moves = Alle zetten in een tabel
advice-step = Zet
advice-player = Speler
advice-again = Opnieuw proberen

# Parts of an account, and of the curve.
review-start = begin
review-no-mistakes = Geen enkele zet kostte veel.
review-own = eigen zetten
review-others = zetten van anderen
review-luck = geluk
review-end = einde
