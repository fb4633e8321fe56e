"""Two kinds of work that take turns, where one at a time is done."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

Kind = Literal["robot", "person"]


class Turns:
    """Whoever waits longest of the kind that was not served last is next: however many of one kind
    wait, each of the other waits for one of them."""

    def __init__(self) -> None:
        self._waiting: dict[Kind, deque[asyncio.Future[None]]] = {
            "person": deque(),
            "robot": deque(),
        }
        self._busy = False

    @asynccontextmanager
    async def turn(self, kind: Kind) -> AsyncIterator[None]:
        """One's turn, as long as the body lasts."""
        if self._busy:
            mine = asyncio.get_running_loop().create_future()
            self._waiting[kind].append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._next(kind)  # it had just been given
                raise
        self._busy = True
        try:
            yield
        finally:
            self._next(kind)

    def _next(self, last: Kind) -> None:
        """Give the turn to somebody of the other kind, else of the same."""
        other: Kind = "robot" if last == "person" else "person"
        for row in (self._waiting[other], self._waiting[last]):
            while row:
                first = row.popleft()
                if not first.done():
                    first.set_result(None)
                    return
        self._busy = False
