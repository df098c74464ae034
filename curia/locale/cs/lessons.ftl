# The tutorials. A chapter is one message: its title, and what the guiding voice says at each step; “-other”
# is what it says to a legal move that is not the one of the lesson.
lesson-other = Pravidla to dovolují. Ale zatím zůstaň u tohohle.
lesson-read = Tady se nic nehraje: čti dál.
lesson-astray = Tahem { $number } kapitola „{ $chapter }“ nepokračuje. Začni ji znovu.
lesson-game = Ke hře { $game } žádná výuka není, jen k těmto: { $games }.
lesson-unknown = Kapitola { $chapter } neexistuje, jen: { $chapters }.

## In the terminal

lesson-list-how = „curia learn GAME“ začne, nebo pokračuje, kde to zůstalo; „--chapter NAME“ začne kapitolu.
lesson-finished-chapter = { $title } (hotovo)
lesson-chapter = Kapitola { $number } z { $chapters }: { $title }
lesson-clauses = (Pravidla: { $clauses })
lesson-continue = Dál klávesou Enter.
lesson-next = Enter: další kapitola; „quit“: konec.
lesson-left = Odloženo. „curia learn { $game }“ pokračuje odtud.
lesson-finished = To byla poslední kapitola. „curia play { $game } --bot tiro“ je skutečná hra proti nejmírnějšímu botovi, „curia puzzle“ má hádanky.
