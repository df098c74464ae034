### The bots: who they are, and what is said when one can't be had.

bot-random = Toeval
    .about = Speelt zomaar een toegestane zet.
bot-sampler = Sampler
    .about = Probeert zetten uit in stellingen die passen bij wat hij ziet, en speelt willekeurig verder.
bot-greedy = Gretig
    .about = Speelt meteen, volgens degelijke vuistregels.
bot-plain = Kaal
    .about = Probeert zetten willekeurig uit, zonder enige ervaring: een meetlat.
bot-tiro = Tiro
    .about = Een rekruut: kent een paar vuistregels en ziet dingen over het hoofd.
bot-eques = Eques
    .about = Een ridder: speelt degelijk, maar merkt niet alles op.
bot-praetor = Praetor
    .about = Een geoefende speler met oog voor de hele tafel.
bot-consul = Consul
    .about = Ervaren, en denkt vooruit.
bot-imperator = Imperator
    .about = De sterkste: weegt af wat jij kunt verbergen.

bot-unknown = Er is geen bot die “{ $bot }” heet. Er zijn: { $bots }.
bot-game = De bot “{ $bot }” speelt geen “{ $game }”.
bot-idle = Er valt geen zet te kiezen: deze plaats is niet aan de beurt.
