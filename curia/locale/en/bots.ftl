### The bots: who they are, and what is said when one can't be had.

bot-random = Random
    .about = Plays any legal move.
bot-sampler = Sampler
    .about = Tries moves out in positions that fit what it sees, and plays on at random.
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
    .about = Experienced, and thinks ahead.
bot-imperator = Imperator
    .about = The strongest: weighs what you may be hiding.

bot-unknown = There is no bot called “{ $bot }”. There are: { $bots }.
bot-game = The bot “{ $bot }” does not play “{ $game }”.
bot-idle = There is no move to choose: it is not this seat’s turn.
