"""Bots of Quo Vadis?."""
