"""Slash command support shared by all games."""
