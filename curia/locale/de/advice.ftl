### Advice in words, for terminal and page: why a move, and what a game was like.

hint-only = Es ist der einzige Zug.
hint-ahead = Er liegt { $points ->
        [0] weniger als einen Prozentpunkt
        [one] einen Prozentpunkt
       *[other] { $points } Prozentpunkte
    } vor dem nächstbesten.
hint-alike = { $moves ->
        [one] Nichts anderes ist ganz so gut.
       *[other] { $moves } Züge sind etwa gleich gut.
    }
hint-clear = Nichts anderes lohnt einen Gedanken.
hint-opening = Eine gute Eröffnung unter vielen: Was vorherzusehen ist, lässt sich beantworten.

## Hints at a table

advice-hint = Tipp
advice-thinking = Ein Bot denkt darüber nach …
advice-chance = Deine Gewinnchance liegt bei etwa { $chance } %.
advice-play = So spielen
advice-switch = Tipps
advice-on = Tipps sind an: Alle sind einverstanden.
advice-agreed = { $who } wäre mit Tipps für alle einverstanden.
advice-all = Tipps gibt es, sobald alle einverstanden sind.
advice-lobby-on = Mit Tipps: Wer sich setzt, ist einverstanden, dass alle einen Bot um Rat fragen dürfen.
advice-lobby-off = Ohne Tipps, außer alle sind später einverstanden.
advice-setup = Tipps.
    .about = Frag einen starken Bot um Rat.
    .people = Wer sich setzt, ist einverstanden, dass alle das dürfen.

## The review of a finished game

advice-review = Analyse
advice-waits = Die Analyse wartet, bis sie an der Reihe ist …
advice-works = Die Partie wird analysiert: { $done } von { $of }
advice-curve = Gewinnchancen
advice-curve-about = Nach jedem Zug, soweit jeder das Spiel überblicken konnte.
advice-curve-line = { $who }: zu Beginn { $start } %, dann zwischen { $low } % und { $high } %, am Ende { $end } %.
advice-turns = Wendepunkte
advice-turns-none = Kein einzelner Zug hat viel verändert.
advice-turn = Zug { $step } · { $who }: { $from } % → { $to } %
advice-mistakes = Was am meisten kostete
advice-cost = Zug { $step } · kostete { $points ->
        [one] etwa einen Prozentpunkt
       *[other] etwa { $points } Prozentpunkte
    }
advice-instead = { $bot } hätte gewählt:
advice-why = Warum (aus Sicht von { $who }):
advice-account = Glück und Entscheidungen
advice-account-about = Woher die Chancen jeder Seite kamen.
advice-judged = Von Bots beurteilt, mit { $iterations } Versuchen je Entscheidung: Kleine Unterschiede bedeuten wenig.
advice-all-moves = Alle Züge als Tabelle
advice-step = Zug
advice-player = Spieler
advice-again = Noch einmal versuchen

# Parts of an account, and of the curve.
review-start = Beginn
review-no-mistakes = Kein Zug hat viel gekostet.
review-own = eigene Züge
review-others = fremde Züge
review-luck = Glück
review-end = Ende
