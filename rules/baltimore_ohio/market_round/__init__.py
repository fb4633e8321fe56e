"""A Market Round: composing turns, auctions, the Robber Barons."""
