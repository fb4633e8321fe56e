"""A Market Round in chat: the turn put together on one private card, and auctions."""
