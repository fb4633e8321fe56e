"""What people at a board type: cities, places, people, and what happened in a turn."""
