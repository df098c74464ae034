"""What people read of Caesar & Cleopatra: rulebook, drawn examples, lessons and puzzles."""
