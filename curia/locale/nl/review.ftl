### `curia hint` and `curia review`: what a position is like, and what a game was like.

help-hint =
    curia hint FILE           advies voor wie aan zet is in een opgeslagen partij
    curia hint POSITION       hetzelfde voor een stelling: een bestand, of JSON

    Er wordt alleen gekeken naar wat de plaats zelf ziet: niets wordt verklapt.

    --seat SEAT               de plaats die advies wil, als er meer aan zet zijn
    --game N                  de partij met dit nummer, uit “games.jsonl” van een
                              arena
    --iterations N            hoelang er wordt nagedacht (standaard 400)
    --seed N                  telkens hetzelfde advies (standaard 0)
    --language NAME           een andere taal spreken, voor zover die er is
help-review =
    curia review FILE         een gespeelde partij opnieuw bekijken: wie na elke
                              zet hoeveel kans had, zoals elke plaats het zag;
                              de zetten die het meest kostten; hoeveel geluk was

    --iterations N            hoelang over elke zet wordt nagedacht (standaard 100)
    --svg FILE                de lijnen tekenen
    --json FILE               alles als JSON schrijven
    --game N                  de partij met dit nummer, uit “games.jsonl” van een
                              arena
    --seed N                  een andere startwaarde voor het toeval (standaard 0)
    --workers N               zoveel processen gebruiken (standaard: één per kern)
    --language NAME           een andere taal spreken, voor zover die er is

hint-which = Welke partij? “curia hint game.json” geeft advies bij een opgeslagen partij.
hint-no-json = Dat is geen bestand en ook geen stelling in JSON.
hint-over = De partij is afgelopen: er valt niets meer te adviseren.
hint-seat = Er zijn er nu meer aan zet. Zeg met --seat voor wie: { $seats }.
hint-not-yet = “{ $seat }” is nu niet aan zet. Wel: { $seats }.
hint-chances = Kans om te winnen, zoals deze plaats die kan inschatten:
hint-advice = Advies: { $move }
hint-moves = De beste zetten, met de kans om te winnen na elk:

review-which = Welke partij? “curia review game.json” bekijkt een gespeelde partij.
review-running = De partij is niet afgelopen: een nabespreking zou verklappen wat nog verborgen is. “curia hint” geeft advies.
review-stopped = Het verslag volgt oudere regels, en regel { $number } wordt nu geweigerd.
review-broken = Een proces dat meerekende, is gestopt: er is geen nabespreking. Minder --workers kan helpen.
review-about = De kans van elke plaats om te winnen, op grond van wat die zelf zag, beoordeeld met { $iterations } iteraties.
review-mark = ! { $cost }
review-mistakes = De zetten die het meest kostten:
review-mistake = { $number }  { $seat }: { $move }. Dat kostte { $cost }; { $adviser } had gespeeld: { $instead }
review-account = Waar de kansen van elke plaats vandaan kwamen:
review-title = Kans om te winnen: { $game }
review-below = regels van het verslag
review-instead = { $number }: { $move }, beter: { $instead }
review-written = Geschreven naar “{ $file }”.
