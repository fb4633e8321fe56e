"""Prices, shares, charters and mergers as charts."""
