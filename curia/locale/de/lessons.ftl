# The tutorials. A chapter is one message: its title, and what the guiding voice says at each step; “-other”
# is what it says to a legal move that is not the one of the lesson.
lesson-other = Das erlauben die Regeln. Aber bleib vorerst hierbei.
lesson-read = Hier ist nichts zu spielen: Lies weiter.
lesson-astray = Mit Zug { $number } geht das Kapitel „{ $chapter }“ nicht weiter. Beginne das Kapitel von vorn.
lesson-game = Einen Lehrgang zu { $game } gibt es nicht, nur zu: { $games }.
lesson-unknown = Ein Kapitel { $chapter } gibt es nicht, nur: { $chapters }.

## In the terminal

lesson-list-how = „curia learn GAME“ beginnt oder macht weiter, wo du warst; „--chapter NAME“ beginnt ein Kapitel.
lesson-finished-chapter = { $title } (fertig)
lesson-chapter = Kapitel { $number } von { $chapters }: { $title }
lesson-clauses = (Die Regeln: { $clauses })
lesson-continue = Weiter mit der Eingabetaste.
lesson-next = Eingabetaste: nächstes Kapitel; „quit“: aufhören.
lesson-left = Verlassen. „curia learn { $game }“ macht hier weiter.
lesson-finished = Das war das letzte Kapitel. „curia play { $game } --bot tiro“ ist eine echte Partie gegen den sanftesten Bot, „curia puzzle“ hat Rätsel.
