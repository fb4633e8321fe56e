"""The map: its ground, lines and lettering, trains and ways on it."""
