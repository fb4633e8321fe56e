"""Look-ups for people who play on a board of their own."""
