"""Legal rides, what they cost, and the best routes."""
