"""Aids for the real table, on paper: reference cards, score pads, puzzle sheets. Needs the extra `print`."""
