"""Foundations of the chat layer: services, names, languages, errors, table contexts."""
