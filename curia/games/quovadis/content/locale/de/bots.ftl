### Bots of this game only.

bot-imperator-honest = Imperator, ehrlich
    .about = Spielt Quo Vadis? und hält jedes Versprechen, was immer es kostet.
bot-imperator-schemer = Imperator, durchtrieben
    .about = Spielt Quo Vadis? und hält Versprechen nur, solange es sich lohnt.
bot-imperator-1 = Imperator von früher
    .about = Spielt Quo Vadis? wie Imperator zu Anfang: An ihm werden andere gemessen.
