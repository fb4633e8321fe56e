"""Delays between attempts to send something."""

from __future__ import annotations

FIRST_WAIT, MAX_WAIT = 60, 3600
"""Seconds before the second attempt, and the maximum between two."""


def retry_delay(failures: int, first: int = FIRST_WAIT) -> int:
    """Return the seconds before the next attempt, longer after each failure."""
    return min(MAX_WAIT, first << min(failures, 16))
