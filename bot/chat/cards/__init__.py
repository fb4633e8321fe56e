"""Complete cards: of a turn, a lobby, a log, an ended game."""
