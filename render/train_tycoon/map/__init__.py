"""The map: hubs, tracks, trains, deliveries, and what has changed or is planned."""
