"""Values, shares, incomes and charters as charts."""
