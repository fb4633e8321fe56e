"""What happened, in short public sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.train_tycoon import story_operation, story_shares
from cogs.train_tycoon.telling import Teller
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model.state import State

_TELL = story_shares.TELL | story_operation.TELL
_PAID = story_shares.PAID | story_operation.PAID


def story(
    names: Sequence[str], events: Sequence[Any], language: str, table: State | None = None
) -> list[str]:
    """The events in lines; a payment is told by the half to which its reason belongs. `table` is
    how it stands now."""
    teller = Teller(names, language, events, table=table)
    for at, event in enumerate(events):
        teller.at = at
        tell = _PAID.get(event.why) if isinstance(event, e.Paid) else _TELL.get(type(event))
        if tell is not None:
            tell(teller, event)
    story_shares.close(teller)
    return teller.text()
