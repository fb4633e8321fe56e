"""What can be asked of the tables; nothing here changes a game."""
