"""What people read of Quo Vadis?: rulebook, drawn examples, lessons and puzzles."""
