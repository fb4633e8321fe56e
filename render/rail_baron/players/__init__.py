"""What players own, and how a game ended."""
