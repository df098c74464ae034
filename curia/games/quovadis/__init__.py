"""Quo Vadis?: its board, its rules, its deals, what each player may know."""
