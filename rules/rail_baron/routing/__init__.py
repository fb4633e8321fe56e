"""Where a train may ride, what that costs, and the best ways."""
