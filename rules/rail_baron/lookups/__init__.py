"""Lookups for people who play on a physical board."""
