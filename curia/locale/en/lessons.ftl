# The tutorials. A chapter is one message: its title, and what the guiding voice says at each step; “-other”
# is what it says to a legal move that is not the one of the lesson.
lesson-other = The rules allow that. But stay with this for now.
lesson-read = There is nothing to play here: read on.
lesson-astray = Move { $number } is not one that the chapter “{ $chapter }” goes on with. Start the chapter again.
lesson-game = There is no tutorial for { $game }, only for: { $games }.
lesson-unknown = There is no chapter { $chapter }, only: { $chapters }.

## In the terminal

lesson-list-how = “curia learn GAME” starts or goes on where you left it; “--chapter NAME” begins a chapter.
lesson-finished-chapter = { $title } (finished)
lesson-chapter = Chapter { $number } of { $chapters }: { $title }
lesson-clauses = (The rules: { $clauses })
lesson-continue = Press Enter to read on.
lesson-next = Press Enter for the next chapter, or type “quit”.
lesson-left = Left. “curia learn { $game }” goes on from here.
lesson-finished = This was the last chapter. “curia play { $game } --bot tiro” is a real game against the gentlest bot, “curia puzzle” has puzzles.
