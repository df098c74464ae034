### Bots of this game only.

bot-imperator-honest = Imperator, eerlijk
    .about = Speelt Quo Vadis? en houdt elke belofte, wat het ook kost.
bot-imperator-schemer = Imperator, intrigant
    .about = Speelt Quo Vadis? en houdt een belofte alleen zolang dat loont.
bot-imperator-1 = Imperator van vroeger
    .about = Speelt Quo Vadis? zoals Imperator in het begin: anderen worden eraan gemeten.
