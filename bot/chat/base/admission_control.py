"""Admission control: limits how many interactions are handled at a time.

What exceeds the limit is refused at once with a private message, instead of being answered
too late."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from functools import partial
from typing import Literal

import structlog

from bot import metrics

log = structlog.get_logger(__name__)

RequestKind = Literal["move", "look", "form", "command", "typing"]
"""What an interaction is: it changes something, only shows something, opens a form, is a
typed command, or asks for autocomplete choices."""

LIMITS: Mapping[RequestKind, int] = {
    "move": 150,
    "look": 75,
    "form": 40,
    "command": 75,
    "typing": 40,
}
"""Concurrent interactions of each kind: as many as are handled in a few seconds."""
PERSON_SHARE = 10
"""One person may hold one part in so many of these slots, and cannot lock out the others."""
MIN_PERSON_SLOTS = 3
"""Slots that a person has in any case, enough for a fast player."""
BURST, PRESSES_PER_SECOND = 40.0, 4.0
"""Interactions that one person may send at once, and every second after that: more than anybody
plays, and little enough that whoever sends them without end does not slow the others."""
REMEMBERED_IDS = 4096
"""Interaction ids remembered to detect those that Discord delivers twice."""


class Allowance:
    """How much a person may still send: `left` at the time `at`."""

    __slots__ = ("at", "left")

    def __init__(self, at: float) -> None:
        self.at, self.left = at, BURST

    def take(self, now: float) -> bool:
        """Return whether one more interaction is allowed, and count it."""
        self.left = min(BURST, self.left + (now - self.at) * PRESSES_PER_SECOND)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class AdmissionControl:
    """The tasks in which interactions of one client are handled. `most` may be changed.

    `paced`: one person's rate is limited, as it is on Discord; tests press as fast as they can."""

    def __init__(self, *, paced: bool = False) -> None:
        self.paced = paced
        self._allowances: OrderedDict[int, Allowance] = OrderedDict()
        self.most: dict[RequestKind, int] = dict(LIMITS)
        self._tasks: dict[asyncio.Task[object], tuple[RequestKind, int]] = {}
        self._answered: set[asyncio.Task[object]] = set()
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._closed = False

    def is_new(self, interaction_id: int) -> bool:
        """Return whether an interaction is seen for the first time."""
        if interaction_id in self._seen:
            return False
        self._seen[interaction_id] = None
        if len(self._seen) > REMEMBERED_IDS:
            self._seen.popitem(last=False)
        return True

    def try_enter(self, kind: RequestKind, user: int) -> str | None:
        """Register the running task as this person's until it ends.

        Returns None, or the message key of the refusal."""
        if self._closed:
            return "house-leaving"
        most = self.most[kind]
        of_kind = [
            owner
            for task, (other, owner) in self._tasks.items()
            if other == kind and task not in self._answered
        ]
        person_is_full = of_kind.count(user) >= max(MIN_PERSON_SLOTS, most // PERSON_SHARE)
        if self.paced and kind != "typing" and not self._may_send(user):
            person_is_full = True
        if person_is_full or len(of_kind) >= most:
            metrics.TURNED_AWAY.labels(kind).inc()
            return "house-own-many" if person_is_full else "house-many"
        own_task = asyncio.current_task()
        assert own_task is not None
        self._tasks[own_task] = kind, user
        began = own_task.get_loop().time()
        own_task.add_done_callback(partial(self._on_task_done, began))
        return None

    def release_slot(self) -> None:
        """Count the running task no longer: its person has been answered, and it only posts a card.

        A table has one card under way at a time, so these need no limit."""
        task = asyncio.current_task()
        if task in self._tasks:
            self._answered.add(task)

    def _may_send(self, user: int) -> bool:
        """Return whether a person keeps to the rate. Those who pressed least recently are
        forgotten first; they had all of their allowance again."""
        now = asyncio.get_running_loop().time()
        allowance = self._allowances.setdefault(user, Allowance(now))
        self._allowances.move_to_end(user)
        if len(self._allowances) > REMEMBERED_IDS:
            self._allowances.popitem(last=False)
        return allowance.take(now)

    def _on_task_done(self, began: float, task: asyncio.Task[object]) -> None:
        kind, _ = self._tasks.pop(task)
        self._answered.discard(task)
        metrics.COMPLETED.labels(kind).observe(task.get_loop().time() - began)

    async def close(self, grace: float) -> None:
        """Stop accepting, drain running handlers, and cancel those that exceed the timeout."""
        self._closed = True
        running = set(self._tasks) - {asyncio.current_task()}
        if not running:
            return
        _, late = await asyncio.wait(running, timeout=grace)
        if late:
            log.warning("handlers_cancelled", count=len(late))
            for task in late:
                task.cancel()
            await asyncio.wait(late, timeout=grace)
