"""Everything about money: the market, charters, values, results."""
