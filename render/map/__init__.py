"""What the maps of all games have in common."""
