"""A Market Round: turns put together, auctions, the Robber Barons."""
