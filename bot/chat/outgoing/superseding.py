"""Skips a card whose table gets a newer version while its picture is rendered.

The next card shows all that it would have shown."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from bot.tables.types.messages import OutboxRow

T = TypeVar("T")

MAX_SKIPPED = 2
"""Cards of a table that are skipped in a row, so that fast players see one at times."""


class Superseded(Exception):
    """Raised for a card that a newer one supersedes."""


@dataclass(frozen=True)
class _Rendering:
    version: int
    moved_on: asyncio.Event = field(default_factory=asyncio.Event)


class PendingRender:
    """The cards that are being made, one a table."""

    def __init__(self) -> None:
        self._cards: dict[int, _Rendering] = {}
        self._left_out: Counter[int] = Counter()

    def mark_moved(self, table: int, version: int) -> None:
        """Record that a table has a newer version, which will get a card."""
        card = self._cards.get(table)
        if card is not None and card.version < version:
            card.moved_on.set()

    @contextmanager
    def track(self, row: OutboxRow) -> Iterator[None]:
        """Context in which the card of this row is made and sent."""
        self._cards[row.table] = _Rendering(row.version)
        try:
            yield
        except Superseded:
            self._left_out[row.table] += 1
            raise
        else:
            self._left_out.pop(row.table, None)
        finally:
            del self._cards[row.table]

    async def await_render(self, row: OutboxRow, drawing: Coroutine[object, object, T]) -> T:
        """Return the rendered picture for the card of this row.

        Raises `Superseded` if the table gets a newer version meanwhile; never for a card that
        may have been sent before, since that one must be settled first."""
        if row.tried is not None or self._left_out[row.table] >= MAX_SKIPPED:
            return await drawing
        moved_on = self._cards[row.table].moved_on
        picture, newer = asyncio.create_task(drawing), asyncio.create_task(moved_on.wait())
        try:
            await asyncio.wait({picture, newer}, return_when=asyncio.FIRST_COMPLETED)
            if moved_on.is_set():
                raise Superseded
            return picture.result()
        finally:
            picture.cancel()
            newer.cancel()
