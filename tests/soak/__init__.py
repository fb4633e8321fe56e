"""A year of three servers in virtual time: what grows that should not, what is wrong at the end."""
