"""Data of a Rail Baron game: actions, events, state, views and the board."""
