"""A turn on the road: destination, movement, arrival, declaring."""
