"""A card whose table moves on while its picture is drawn is left out: the next one tells all that
it would have told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.tables.types.messages import OutboxRow

T = TypeVar("T")

MOST = 2
"""Cards of a table that are left out one after the other: who moves faster than cards are drawn
sees one all the same."""


class Overtaken(Exception):
    """A newer card is due."""


@dataclass(frozen=True)
class _Making:
    version: int
    moved_on: asyncio.Event = field(default_factory=asyncio.Event)


class InTheMaking:
    """The cards that are being made, one a table."""

    def __init__(self) -> None:
        self._cards: dict[int, _Making] = {}
        self._left_out: Counter[int] = Counter()

    def moved(self, table: int, version: int) -> None:
        """A table has a newer version, of which there will be a card."""
        card = self._cards.get(table)
        if card is not None and card.version < version:
            card.moved_on.set()

    @contextmanager
    def card(self, row: OutboxRow) -> Iterator[None]:
        """While the card of this row is made and sent."""
        self._cards[row.table] = _Making(row.version)
        try:
            yield
        except Overtaken:
            self._left_out[row.table] += 1
            raise
        else:
            self._left_out.pop(row.table, None)
        finally:
            del self._cards[row.table]

    async def drawn(self, row: OutboxRow, drawing: Coroutine[Any, Any, T]) -> T:
        """What is drawn for the card of this row. Raises `Overtaken` if the table has moved on by
        then; never for a card that may have been sent before, for it is said first."""
        if row.tried is not None or self._left_out[row.table] >= MOST:
            return await drawing
        moved_on = self._cards[row.table].moved_on
        picture, newer = asyncio.create_task(drawing), asyncio.create_task(moved_on.wait())
        try:
            await asyncio.wait({picture, newer}, return_when=asyncio.FIRST_COMPLETED)
            if moved_on.is_set():
                raise Overtaken
            return picture.result()
        finally:
            picture.cancel()
            newer.cancel()
