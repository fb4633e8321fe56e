"""Whole cards: of a turn, a lobby, a log, an end."""
