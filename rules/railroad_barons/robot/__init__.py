"""Seats played by rule of thumb."""
