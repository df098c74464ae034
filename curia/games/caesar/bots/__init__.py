"""Bots of Caesar & Cleopatra."""
