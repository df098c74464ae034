### Bots of this game only.

bot-imperator-honest = Imperator, poctivý
    .about = Hraje Quo Vadis? a dodrží každý slib, ať to stojí cokoli.
bot-imperator-schemer = Imperator, pletichář
    .about = Hraje Quo Vadis? a slib dodrží, jen dokud se to vyplatí.
bot-imperator-1 = Dřívější Imperator
    .about = Hraje Quo Vadis? jako Imperator na začátku: ostatní se s ním poměřují.
