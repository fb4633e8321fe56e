"""The pictures of the dice desk."""
