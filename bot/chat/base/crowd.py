"""How many presses and commands are under way. What is more than can be answered soon is turned
away at once, in a private sentence, instead of being answered when nobody waits any more."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from functools import partial
from typing import Literal

import structlog

from bot import metrics

log = structlog.get_logger(__name__)

Kind = Literal["move", "look", "form", "command", "typing"]
"""What does something, what only shows something, what opens a form, what was typed, and what is
offered while somebody types."""

MOST: Mapping[Kind, int] = {"move": 150, "look": 75, "form": 40, "command": 75, "typing": 40}
"""How many of a kind may be under way: some seconds of work, so that whoever is let in is answered
while he still looks."""
SHARE = 10
"""One person may have a tenth of these under way, so that nobody shuts the others out."""
LEAST_SHARE = 3
"""But so many at least, as a quick player has."""
REMEMBERED = 4096
"""Interactions that are known again when Discord delivers them twice, as it may after a broken
connection."""


class Crowd:
    """The tasks in which interactions of one client are handled. `most` may be changed."""

    def __init__(self) -> None:
        self.most: dict[Kind, int] = dict(MOST)
        self._tasks: dict[asyncio.Task[object], tuple[Kind, int]] = {}
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._closed = False

    def new(self, number: int) -> bool:
        """Whether an interaction is seen for the first time."""
        if number in self._seen:
            return False
        self._seen[number] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True

    def enter(self, kind: Kind, user: int) -> str | None:
        """Count the running task as this person's until it ends. Returns None, or the key of the
        sentence that refuses it."""
        if self._closed:
            return "house-leaving"
        most = self.most[kind]
        of_kind = [owner for other, owner in self._tasks.values() if other == kind]
        own = of_kind.count(user) >= max(LEAST_SHARE, most // SHARE)
        if own or len(of_kind) >= most:
            metrics.TURNED_AWAY.labels(kind).inc()
            return "house-own-many" if own else "house-many"
        task = asyncio.current_task()
        assert task is not None
        self._tasks[task] = kind, user
        began = task.get_loop().time()
        task.add_done_callback(partial(self._left, began))
        return None

    def _left(self, began: float, task: asyncio.Task[object]) -> None:
        kind, _ = self._tasks.pop(task)
        metrics.COMPLETED.labels(kind).observe(task.get_loop().time() - began)

    async def close(self, patience: float) -> None:
        """Let nobody in any more, wait for those inside, and send away who takes longer."""
        self._closed = True
        inside = set(self._tasks) - {asyncio.current_task()}
        if not inside:
            return
        _, late = await asyncio.wait(inside, timeout=patience)
        if late:
            log.warning("presses were broken off", count=len(late))
            for task in late:
                task.cancel()
            await asyncio.wait(late, timeout=patience)
