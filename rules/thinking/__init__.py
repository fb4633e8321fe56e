"""One search for robots, hints and chances; `evaluator.py` is what a game provides for it."""
