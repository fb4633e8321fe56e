"""Pictures of Train Tycoon: the map with its lines, deliveries, and everything about money."""
