"""Lays out a new game as a copy of the example, and says what it still lacks."""
