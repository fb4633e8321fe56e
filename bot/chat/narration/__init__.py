"""Log rows and clocks as sentences."""
