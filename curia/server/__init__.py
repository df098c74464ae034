"""Tables over the network: rooms, seats, live updates, and a log that survives anything."""
