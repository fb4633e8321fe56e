"""What players own and have, and how a game ended."""
