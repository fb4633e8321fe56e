"""Names of cities and mileposts, and the dice that draw a city."""
