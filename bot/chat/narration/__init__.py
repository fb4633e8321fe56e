"""Rows and clocks as sentences."""
