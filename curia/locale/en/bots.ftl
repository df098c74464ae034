### The bots: who they are, and what is said when one can't be had.

bot-random = Random
    .about = Plays any legal move.
bot-greedy = Greedy
    .about = Plays by sound rules of thumb, at once.
bot-plain = Plain
    .about = Tries moves out at random, without any experience: a yardstick.
bot-tiro = Tiro
    .about = A recruit: knows a few rules of thumb, and overlooks things.
bot-eques = Eques
    .about = A knight: plays soundly, but not everything is noticed.
bot-praetor = Praetor
    .about = A practised player with an eye for the whole table.
bot-consul = Consul
    .about = Experienced, and thinks ahead for up to a second.
bot-imperator = Imperator
    .about = Weighs what you may be hiding, for up to three seconds.
bot-imperator-honest = Imperator, honest
    .about = Plays Quo Vadis? and keeps every promise, whatever it costs.
bot-imperator-schemer = Imperator, scheming
    .about = Plays Quo Vadis? and keeps a promise only as long as that pays.

bot-unknown = There is no bot called “{ $bot }”. There are: { $bots }.
bot-game = The bot “{ $bot }” does not play “{ $game }”.
bot-idle = There is no move to choose: it is not this seat’s turn.
