"""Stock and its value: the Valuation Track, Presidents, buying and selling."""
