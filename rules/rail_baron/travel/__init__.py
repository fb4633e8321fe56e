"""A turn's travel: destination, movement, arrival, declaring."""
