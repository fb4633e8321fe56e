"""The map: hubs, track, trains, deliveries, what has changed or is thought of."""
