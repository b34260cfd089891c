"""For people at a real table, with the box: what the engine knows, without a game being played here."""
