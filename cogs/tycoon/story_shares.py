"""What happened outside the Operate phase."""

from __future__ import annotations

from cogs.tycoon.telling import Tell, Teller
from rules.train_tycoon.events import Why

TELL: dict[type, Tell] = {}
PAID: dict[Why, Tell] = {}


def close(teller: Teller) -> None:
    """Tell what is still open at the end."""
