### Bots of this game only.

bot-imperator-honest = Imperator, honest
    .about = Plays Quo Vadis? and keeps every promise, whatever it costs.
bot-imperator-schemer = Imperator, scheming
    .about = Plays Quo Vadis? and keeps a promise only as long as that pays.
bot-imperator-1 = Imperator as it was
    .about = Plays Quo Vadis? as imperator did at first: others are measured by it.
