### What the terminal says around the two games: prompts, headings and help.

terminal-welcome = Curia: two games about Roman politics.
terminal-choose-game = Which game would you like to play?
terminal-your-turn = { $seat }, it is your turn.
