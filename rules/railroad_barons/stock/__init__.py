"""The Stock Round."""
