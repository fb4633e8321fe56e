"""Orders that say a whole turn ahead, each put together on one private page."""
