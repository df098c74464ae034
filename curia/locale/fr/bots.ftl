### The bots: who they are, and what is said when one can't be had.

bot-random = Random
    .about = Joue n’importe quel coup permis.
bot-sampler = Sampler
    .about = Essaie des coups dans des positions compatibles avec ce qu’il voit, puis joue au hasard.
bot-greedy = Greedy
    .about = Joue selon de bons principes, sans attendre.
bot-plain = Plain
    .about = Essaie des coups au hasard, sans aucune expérience : une référence.
bot-tiro = Tiro
    .about = Une recrue : connaît quelques principes, et laisse passer des choses.
bot-eques = Eques
    .about = Un chevalier : joue solidement, mais ne remarque pas tout.
bot-praetor = Praetor
    .about = Un joueur aguerri, l’œil sur toute la table.
bot-consul = Consul
    .about = De l’expérience, et voit plusieurs coups à l’avance.
bot-imperator = Imperator
    .about = Le plus fort : pèse ce que vous cachez peut-être.

bot-unknown = Il n’y a pas de bot nommé « { $bot } ». Il y a : { $bots }.
bot-game = Le bot « { $bot } » ne joue pas à « { $game } ».
bot-idle = Il n’y a pas de coup à choisir : ce n’est pas le tour de cette place.
