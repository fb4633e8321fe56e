"""Seats played by rule of thumb, and what is done for whoever is away."""
