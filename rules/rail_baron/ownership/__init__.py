"""Railroads: who is established where, fees, sales and auctions."""
