"""Tables: who sits where, what is played and asked, clocks, and what each client is shown."""
