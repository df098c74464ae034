"""Aids for the real table, on paper: reference cards, score pads, puzzle sheets. Needs `curia[print]`."""
