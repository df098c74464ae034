### The bots: who they are, and what is said when one can't be had.

bot-random = Zufall
    .about = Spielt irgendeinen erlaubten Zug.
bot-sampler = Sampler
    .about = Probiert Züge in Stellungen aus, die zu dem passen, was er sieht, und spielt zufällig weiter.
bot-greedy = Gierig
    .about = Spielt sofort, nach bewährten Faustregeln.
bot-plain = Schlicht
    .about = Probiert Züge auf gut Glück aus, ohne jede Erfahrung: ein Maßstab.
bot-tiro = Tiro
    .about = Ein Rekrut: kennt ein paar Faustregeln und übersieht manches.
bot-eques = Eques
    .about = Ein Ritter: spielt solide, bemerkt aber nicht alles.
bot-praetor = Praetor
    .about = Geübt, mit einem Blick für den ganzen Tisch.
bot-consul = Consul
    .about = Erfahren, und denkt voraus.
bot-imperator = Imperator
    .about = Am stärksten: wägt ab, was du verbergen könntest.

bot-unknown = Einen Bot namens „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
bot-game = Der Bot „{ $bot }“ spielt „{ $game }“ nicht.
bot-idle = Es ist kein Zug zu wählen: Dieser Platz ist nicht am Zug.
