"""The phases about shares: IPO, Trading, Treasury, mergers."""
