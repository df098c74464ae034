### The bots: who they are, and what is said when one can't be had.

bot-random = Náhodný
    .about = Hraje jakýkoli povolený tah.
bot-sampler = Sampler
    .about = Zkouší tahy v pozicích, které odpovídají tomu, co vidí, a dohrává je náhodně.
bot-greedy = Hladový
    .about = Hraje podle rozumných pouček, okamžitě.
bot-plain = Prostý
    .about = Zkouší tahy náhodně, bez jakékoli zkušenosti: měřítko.
bot-tiro = Tiro
    .about = Nováček: zná pár pouček a leccos přehlédne.
bot-eques = Eques
    .about = Jezdec: hraje rozumně, ale nevšimne si všeho.
bot-praetor = Praetor
    .about = Ostřílený hráč s okem pro celý stůl.
bot-consul = Consul
    .about = Zkušený, přemýšlí dopředu.
bot-imperator = Imperator
    .about = Nejsilnější: zvažuje, co asi skrýváš.

bot-unknown = Bot „{ $bot }“ neexistuje. Na výběr: { $bots }.
bot-game = Bot „{ $bot }“ hru „{ $game }“ nehraje.
bot-idle = Není z čeho vybírat: toto místo není na tahu.
