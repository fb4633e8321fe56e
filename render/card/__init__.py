"""The top of every card of every game: the ranking, the prompt, the sum and the news."""
