"""All phases but Operate in chat: the opening, Trading, Treasury, Mergers and IPO."""
