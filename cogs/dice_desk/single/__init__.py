"""Single lookups, without a session: a roll, a home, a payoff, a trip, odds, a city."""
