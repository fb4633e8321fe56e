"""Everything but the Operate phase: the beginning, Trading, Treasury, Mergers and IPO."""
