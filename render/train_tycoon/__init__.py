"""Train Tycoon's pictures: the map with its lines, deliveries, and all about money."""
