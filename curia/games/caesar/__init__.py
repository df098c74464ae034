"""Caesar & Cleopatra: its cards, its rules, what each player may know."""
