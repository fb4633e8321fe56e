"""Robots that play by rule of thumb."""
