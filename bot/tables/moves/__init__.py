"""What changes a table."""
