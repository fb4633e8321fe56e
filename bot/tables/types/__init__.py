"""Types shared by the whole package: plain data, errors, and pure functions of time."""
