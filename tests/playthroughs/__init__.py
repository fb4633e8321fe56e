"""Whole recorded games, kept as text: what was played once must play the same for ever.

Every `.txt` file in this folder is a test by itself: an export of a table (`/table export`), read,
imported and played again under the referee. Those made by `python -m tests.playthroughs.record`
together show every action, event and option of each game; an export of a game that went wrong can
be dropped in beside them, finished or not.
"""
