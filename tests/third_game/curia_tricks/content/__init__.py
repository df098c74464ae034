"""What people read of the game."""
