### What the terminal says around the two games: prompts, headings and help.

terminal-welcome = Curia: twee spellen over Romeinse politiek.
terminal-choose-game = Welk spel wil je spelen?
terminal-prompt-default = (Enter: { $number }) >{" "}
terminal-prompt-back = (Enter: terug) >{" "}
terminal-choose-number = Typ een getal van 1 tot en met { $most }.
terminal-not-understood = Dat begrijp ik niet. Typ ? voor hulp.
terminal-refused = { $why } ({ $clause })
terminal-about = { $name }: { $about }
terminal-label = { $name }:
terminal-then = { $first }; { $second }
terminal-number = { $value }
terminal-ended = De invoer is ten einde, dus houdt het hier op.
terminal-interrupted = Gestopt.

## The command line; words in capitals stand for what you put in

help-curia =
    Curia: Caesar & Cleopatra en Quo Vadis?

    curia                     spelen in de browser, op deze computer
    curia play GAME           spelen in de terminal: tegen bots, met anderen aan
                              dit toetsenbord, of toekijken
    curia join LINK           aanschuiven aan een tafel van een server (terminal)
    curia learn GAME          een spel leren door te spelen: korte lessen
    curia puzzle              puzzels: telkens één beurt, zo goed mogelijk gespeeld
    curia replay FILE         een opgeslagen partij doorlopen
    curia hint FILE           advies voor wie aan zet is in een opgeslagen partij
    curia review FILE         wie hoeveel kans had; welke zetten het meest kostten
    curia print WHAT          hulp voor de echte tafel als pdf
    curia rules CC-4.6        een punt, een hoofdstuk of alle regels lezen
    curia arena GAME BOT BOT  bots met elkaar vergelijken
    curia referee             partijen leiden voor een ander programma (JSON)
    curia serve               tafels aanbieden voor browsers
    curia backup FILE         alle tafels van een server naar een bestand schrijven
    curia restore FILE        ze terughalen
    curia verify FILE         nagaan dat er niet met het toeval is geknoeid
    curia train FOLDER        het netwerk van de bots leren spelen, tegen zichzelf
    curia bench               hoe snel de regels zijn op deze computer

    --language NAME           een andere taal spreken, voor zover die er is
    --version                 de versie van Curia
    -h, --help                deze hulp; “curia play --help” vertelt over play
help-play =
    curia play [GAME]         GAME is caesar-cleopatra, caesar-cleopatra-small of
                              quovadis

    --as SEAT                 jouw plaats, zoals “--as caesar”; met meer mensen aan
                              dit toetsenbord: “--as red,blue” of “--as all”
    --bot NAME                wie de andere plaatsen speelt: tiro, eques, praetor,
                              consul of imperator, van zwak naar sterk, of een
                              eigen programma, zoals “--bot ./mybot”; mag vaker,
                              één keer voor elke plaats
    --watch                   bots spelen, jij kijkt toe
    --tui                     op het hele scherm, met muis en toetsenbord
    --memory-aids, --no-memory-aids
                              de volgorde van je eigen actiekaarten tonen, of laten
                              onthouden; anders alleen tegen bots getoond
    --seats N                 hoeveel er spelen (quovadis: 3 tot 5)
    --edition NAME            de editie van de regels: kosmos, czech, dutch, french
    --option NAME=VALUE       elke andere optie, zoals “--option actions=shuffled”
    --seed N                  telkens hetzelfde toeval
    --seconds N               de bedenktijd van een bot voor elke zet
    --load FILE               verdergaan met een opgeslagen partij en die bijwerken
    --save FILE               opslaan na elke zet
    --language NAME           een andere taal spreken, voor zover die er is

    Aan tafel: typ ? voor hulp.
help-replay =
    curia replay FILE         een opgeslagen partij van begin tot eind vertellen

    --game N                  de partij met dit nummer, uit “games.jsonl” van een
                              arena
    --seat SEAT               zoals deze plaats de partij zag
    --all                     met alles wat verborgen was (dit is de standaard)
    --step                    stoppen na elke zet
    --language NAME           een andere taal spreken, voor zover die er is
help-rules =
    curia rules               de hoofdstukken van beide regelboeken
    curia rules CC-4.6        een punt, met voorbeelden
    curia rules CC-4          een hoofdstuk
    curia rules WORD          de punten met dit woord
    curia rules GAME          alle regels van caesar-cleopatra of quovadis

    --search WORDS            de punten waarin deze woorden staan
    --language NAME           een andere taal spreken, voor zover die er is
help-learn =
    curia learn               de hoofdstukken van beide lessen, en wat klaar is
    curia learn GAME          beginnen, of verdergaan waar je was

    --chapter NAME            dit hoofdstuk beginnen
    --language NAME           een andere taal spreken, voor zover die er is
help-puzzle =
    curia puzzle              alle puzzels, de makkelijke eerst
    curia puzzle NAME         er een opzetten, je beurt spelen, en zien wat die
                              waard was

    --language NAME           een andere taal spreken, voor zover die er is
help-referee =
    curia referee             verzoeken lezen als JSON-regels, op elk een antwoord

    Een ander programma leidt er partijen mee: het start ze, doet zetten en vraagt
    overzichten op. De verzoeken staan beschreven in docs/referee.md.

    --language NAME           een andere taal spreken, voor zover die er is
usage-hint = “curia --help” vertelt wat er is.
usage-command = Er is geen commando “{ $command }”. Er zijn: { $commands }.
usage-unknown = “{ $argument }” is geen argument van dit commando.
usage-argument = “{ $argument }” wordt niet zo gebruikt: misschien ontbreekt de waarde.
usage-missing = Hier ontbreekt iets: “curia { $command } --help” vertelt wat.
usage-language = Curia spreekt geen “{ $language }”. Wel: { $languages }.
usage-number = Bij { $argument } hoort een geheel getal, en “{ $value }” past daar niet.
usage-seconds = Bij --seconds hoort een getal boven 0 en tot en met 3600, niet “{ $value }”.
usage-minutes = Bij --minutes hoort een getal boven 0 en tot en met 10080, niet “{ $value }”.
usage-option = Een optie geef je als een naam met een waarde, zoals “actions=shuffled”, en niet als “{ $option }”.

## Files

file-missing = Er is geen bestand “{ $file }”.
file-unreadable = Het bestand “{ $file }” kan niet worden gelezen: { $why }.
file-which-game = In het bestand “{ $file }” staan veel partijen: “--game 0” is de eerste.
file-no-game = In het bestand “{ $file }” staat geen partij { $game }.
file-damaged = In het bestand “{ $file }” staat geen gave partij { $game }: beschadigde regels: { $lines }.
file-too-big = Het bestand “{ $file }” is te groot voor een verslag.
file-no-record = Het bestand “{ $file }” is geen verslag van een partij: er staat geen JSON in.
save-exists = Er is al een bestand “{ $file }”, en dat blijft zoals het is. Kies een andere naam.
save-failed = De partij kan niet worden opgeslagen in “{ $file }”: { $why }.
save-done = Opgeslagen in { $file }, met verborgen kaarten en al. Om later verder te gaan:
    { $command }
save-done-over = Opgeslagen in { $file }. Om de partij terug te zien:
    { $command }
save-not = De partij is niet opgeslagen.
save-before-leaving = De partij is niet opgeslagen. Typ een bestandsnaam om dat te doen, of druk op Enter om zonder opslaan te vertrekken.
save-at-end = Typ een bestandsnaam om de partij te bewaren; druk anders op Enter.

## Playing

play-how = Hoe wil je spelen?
play-how-one = { $seats ->
    [2] jij tegen een bot
   *[other] jij tegen bots
}
play-how-all = { $seats ->
    [2] met z'n tweeën aan dit toetsenbord
   *[other] { $seats } mensen aan dit toetsenbord
}
play-how-watch = toekijken hoe de bots spelen
play-as = Welke plaats is van jou?
play-seats = Hoeveel spelers? ({ $least } tot { $most }; Enter: { $default }) >{" "}
play-seat-person = { $seat } wordt hier gespeeld.
play-seat-bot = { $seat } wordt gespeeld door { $bot }.
play-generic-hint = Kies een nummer, of typ een zet. ? geeft hulp, quit stopt.
play-generic-help = Dit spel wordt als gewone tekst getoond, met genummerde zetten.
play-since = Sinds je laatste zet:
play-hand-over = Geef het toetsenbord aan { $seat }.
play-hand-over-prompt = { $seat }, druk op Enter als niemand anders kijkt.{" "}
play-aside-many = { $seat } is aan de beurt. Wie doet een aanbod? ({ $seats }; Enter: niemand) >{" "}
play-left = Tot ziens.
play-moves = Wat je nu kunt typen (van vrije zetten staan er voorbeelden):
play-help =
    Een nummer kiest uit de lijst; een lege regel gaat terug of neemt het voorstel.
    Je kunt ook altijd een zet typen.
    table         toont de tafel nog eens
    log           vertelt de laatste beurten nog eens
    moves         noemt alle zetten die je nu kunt typen
    save FILE     slaat de partij op; zonder naam krijgt ze er een
    quit          verlaat de tafel
play-watch-prompt = (Enter: verder; table, end, quit) >{" "}
play-watch-help = Enter gaat verder, table toont de tafel, end gaat door zonder te stoppen, save FILE slaat op, quit stopt.
play-bot-failed = { $bot } ({ $seat }) verliest de partij, omdat er geen speelbare zet kwam. { $why }
play-stopped = Deze partij is met oudere regels gespeeld en kan niet verder: regel { $number }, “{ $move }”, wordt nu geweigerd. “curia replay” toont haar tot daar.
play-other-game = “{ $file }” is een partij { $game }.
play-no-table = De terminal kan het spel “{ $game }” nog niet tonen.
play-load-alone = Een opgeslagen partij brengt haar eigen opties mee: --edition, --option, --seats en --seed horen alleen bij een nieuwe.
play-watch-alone = Je kijkt toe (--watch) of je neemt een plaats in (--as), niet allebei.
play-too-many-bots = { $bots ->
    [one] Er is één bot
   *[other] Er zijn { $bots } bots
} voor { $seats ->
    [0] geen enkele plaats
    [one] één plaats
   *[other] { $seats } plaatsen
}.

## Bots that are programs of their own

bot-no-start = “{ $bot }” kan niet worden gestart: { $why }.
bot-gone = “{ $bot }” is gestopt. De laatste woorden: { $why }
bot-too-slow = “{ $bot }” antwoordde niet op tijd ({ $seconds } s).
bot-garbage = “{ $bot }” antwoordde met iets dat geen JSON-object is: { $answer }
bot-flood = “{ $bot }” schreef veel meer dan er gevraagd was.
bot-no-move = “{ $bot }” antwoordde zonder zet.

## Replaying

replay-which = Welk bestand? Bijvoorbeeld: curia replay game.json
replay-seat-or-all = Ofwel door de ogen van één plaats (--seat), ofwel alles zichtbaar (--all).
replay-help = Enter gaat één zet verder, turn een beurt, end naar het einde; table toont de tafel, ? CC-4.6 een regel, quit stopt.
replay-prompt = >{" "}
replay-stopped = Hier houdt het verslag op. Volgens de regels van nu wordt regel { $number }, “{ $move }” van { $seat }, geweigerd ({ $clause }).
replay-goes-on = De partij is niet afgelopen. Nu aan zet: { $seats }.

## The rules

rules-contents = De hoofdstukken van de regels. “curia rules CC-4” drukt er een af, “curia rules CC-4.6” een punt.
rules-no-game = Er zijn geen regels van “{ $game }”, alleen van: { $games }.
rules-no-clause = Er is geen punt of spel “{ $clause }”. Een punt heet bijvoorbeeld CC-4.6 of QV-9.7.
rules-not-found = Geen enkele regel zegt “{ $words }”.
rules-found-many = Veel regels zeggen “{ $words }”: { $clauses }. Typ ? en een ervan.
rules-option = Optie { $option }: { $values }.
rules-example = Voorbeeld: { $caption }

## The referee's requests

request-no-json = Deze regel is geen JSON.
request-no-object = Een verzoek moet een JSON-object zijn.
request-unknown = Er is geen verzoek “{ $request }”. Er zijn: { $requests }.
request-lacks = Het verzoek “{ $request }” heeft “{ $key }” nodig.
request-key = Het verzoek “{ $request }” kent geen “{ $key }”.
request-value = “{ $key }” heeft een waarde van de verkeerde soort.
request-match = Er is geen partij “{ $match }”.
request-too-many = Er zijn al { $most } partijen. Sluit er een paar.
request-failed = Curia heeft hier een fout gemaakt: { $problem }
