"""Panels of the board, and pictures of a single subject."""
