"""The pictures of Baltimore & Ohio."""
