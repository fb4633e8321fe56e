"""Handlers of presses, forms and commands."""
