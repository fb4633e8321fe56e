"""Railroads: establishment, fees, sales and auctions."""
