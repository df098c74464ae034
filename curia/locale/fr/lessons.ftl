# The tutorials. A chapter is one message: its title, and what the guiding voice says at each step; “-other”
# is what it says to a legal move that is not the one of the lesson.
lesson-other = Les règles le permettent. Mais restons-en à ceci pour l’instant.
lesson-read = Il n’y a rien à jouer ici : lisez la suite.
lesson-astray = Le coup { $number } n’est pas de ceux qui font avancer le chapitre « { $chapter } ». Recommencez le chapitre.
lesson-game = Il n’y a pas d’initiation à { $game }, seulement à : { $games }.
lesson-unknown = Il n’y a pas de chapitre { $chapter }, seulement : { $chapters }.

## In the terminal

lesson-list-how = « curia learn GAME » commence, ou reprend où vous en étiez ; « --chapter NAME » commence un chapitre.
lesson-finished-chapter = { $title } (terminé)
lesson-chapter = Chapitre { $number } sur { $chapters } : { $title }
lesson-clauses = (Les règles : { $clauses })
lesson-continue = Entrée pour lire la suite.
lesson-next = Entrée pour le chapitre suivant, « quit » pour arrêter.
lesson-left = Interrompu. « curia learn { $game } » reprend ici.
lesson-finished = C’était le dernier chapitre. « curia play { $game } --bot tiro » est une vraie partie contre le bot le plus doux ; « curia puzzle » propose des problèmes.
