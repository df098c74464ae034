"""Caesar & Cleopatra in the terminal, on the full screen and on paper."""
