"""Quo Vadis? in the terminal, on the full screen and on paper."""
