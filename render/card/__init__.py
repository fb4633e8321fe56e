"""What stands at the top of every card of every game: the ranking, and what the card is about."""
