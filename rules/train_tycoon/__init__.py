"""Train Tycoon. A chapter of the rulebook is a file here; `game.py` joins them."""
