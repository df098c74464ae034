"""What every game shares. Imports the standard library only."""
