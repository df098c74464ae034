### The bots: who they are, and what is said when one can't be had.

bot-random = Random
    .about = Plays any legal move.
bot-greedy = Greedy
    .about = Plays by sound rules of thumb, at once.

bot-unknown = There is no bot called “{ $bot }”. There are: { $bots }.
bot-game = The bot “{ $bot }” does not play “{ $game }”.
bot-idle = There is no move to choose: it is not this seat’s turn.
