"""What a game of Rail Baron is made of: actions, events, state, views and the board."""
