"""Everything about money: charters, the market, mergers, floating, results."""
