"""The Market Round in chat: a turn built on one private card, and auctions."""
