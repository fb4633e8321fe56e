"""Queries about tables; nothing here changes a game."""
