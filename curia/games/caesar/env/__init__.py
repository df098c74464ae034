"""Caesar & Cleopatra as an environment for research."""
