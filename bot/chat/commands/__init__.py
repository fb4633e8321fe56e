"""What slash commands of all games share."""
