"""Discord components, their ids, and responses."""
