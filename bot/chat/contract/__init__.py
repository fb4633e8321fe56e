"""What a game must say to be played in chat."""
