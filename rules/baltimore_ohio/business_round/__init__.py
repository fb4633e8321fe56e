"""A Business Round: equipment, track, service, profit."""
