"""The turn driver: server, terminal, arena and benches let bots play by the same rules (see `driver`)."""
