"""When what could not be sent is tried again."""

from __future__ import annotations

FIRST_WAIT, LONGEST_WAIT = 60, 3600
"""Seconds to the second attempt, and between two at most."""


def back_off(failures: int, first: int = FIRST_WAIT) -> int:
    """Seconds to wait after so many failures and one more: longer each time."""
    return min(LONGEST_WAIT, first << min(failures, 16))
