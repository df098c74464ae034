### Bots of this game only.

bot-imperator-honest = Imperator, honnête
    .about = Joue à Quo Vadis ? et tient chaque promesse, quoi qu’il en coûte.
bot-imperator-schemer = Imperator, intrigant
    .about = Joue à Quo Vadis ? et ne tient une promesse que si elle lui profite.
bot-imperator-1 = Imperator d’avant
    .about = Joue à Quo Vadis ? comme Imperator à ses débuts : les autres se mesurent à lui.
