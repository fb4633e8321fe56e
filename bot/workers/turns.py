"""A lock that is granted to two kinds of work alternately."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

Kind = Literal["robot", "person"]


class AlternatingLock:
    """An async lock that alternates between the two kinds while both wait.

    Within a kind it is first come, first served."""

    def __init__(self) -> None:
        self._waiting: dict[Kind, deque[asyncio.Future[None]]] = {
            "person": deque(),
            "robot": deque(),
        }
        self._busy = False

    @asynccontextmanager
    async def hold(self, kind: Kind) -> AsyncIterator[None]:
        """Hold the lock for the duration of the block."""
        if self._busy:
            grant = asyncio.get_running_loop().create_future()
            self._waiting[kind].append(grant)
            try:
                await grant
            except asyncio.CancelledError:
                if grant.done() and not grant.cancelled():
                    self._release(kind)  # it had just been granted
                raise
        self._busy = True
        try:
            yield
        finally:
            self._release(kind)

    def _release(self, last: Kind) -> None:
        """Grant the lock to a waiter of the other kind, else to one of the same kind."""
        other: Kind = "robot" if last == "person" else "person"
        for waiters in (self._waiting[other], self._waiting[last]):
            while waiters:
                grant = waiters.popleft()
                if not grant.done():
                    grant.set_result(None)
                    return
        self._busy = False
