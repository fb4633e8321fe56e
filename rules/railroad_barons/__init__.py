"""Railroad Barons. A chapter of the rulebooks is a file here; `game.py` joins them."""
