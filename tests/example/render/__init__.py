"""The pictures of Haul."""
