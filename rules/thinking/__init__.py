"""Thinking ahead: one search for all games, see `mind.py` for what a game gives it."""
