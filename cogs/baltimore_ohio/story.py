"""What happened, a line a turn: the public sentences for the events of Baltimore & Ohio."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.baltimore_ohio import story_business, story_market
from cogs.baltimore_ohio.parts import Tell
from cogs.baltimore_ohio.telling import Teller

TELL: dict[type, Tell] = story_market.TELL | story_business.TELL


def story(names: Sequence[str], events: Sequence[Any], language: str) -> list[str]:
    """The events in short sentences."""
    teller = Teller(names, language)
    for event in events:
        tell = TELL.get(type(event))
        if tell is not None:
            tell(teller, event)
    return teller.text()
