"""What everybody at the tables speaks of: plain data, errors, and pure functions of time."""
