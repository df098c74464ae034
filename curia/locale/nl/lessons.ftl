# The tutorials. A chapter is one message: its title, and what the guiding voice says at each step; “-other”
# is what it says to a legal move that is not the one of the lesson.
lesson-other = Dat mag volgens de regels. Maar blijf voorlopig hierbij.
lesson-read = Hier valt niets te spelen: lees verder.
lesson-astray = Met zet { $number } gaat het hoofdstuk “{ $chapter }” niet verder. Begin het hoofdstuk opnieuw.
lesson-game = Voor { $game } is er geen spelles, alleen voor: { $games }.
lesson-unknown = Er is geen hoofdstuk { $chapter }, alleen: { $chapters }.

## In the terminal

lesson-list-how = “curia learn GAME” begint, of gaat verder waar je was; “--chapter NAME” begint een hoofdstuk.
lesson-finished-chapter = { $title } (klaar)
lesson-chapter = Hoofdstuk { $number } van { $chapters }: { $title }
lesson-clauses = (De regels: { $clauses })
lesson-continue = Druk op Enter om verder te lezen.
lesson-next = Enter voor het volgende hoofdstuk, “quit” om te stoppen.
lesson-left = Verlaten. “curia learn { $game }” gaat hier verder.
lesson-finished = Dit was het laatste hoofdstuk. “curia play { $game } --bot tiro” is een echte partij tegen de zachtste bot, “curia puzzle” heeft puzzels.
