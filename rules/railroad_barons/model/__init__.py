"""Data of a Railroad Barons game: actions, events, state and views."""
