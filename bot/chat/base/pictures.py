"""Pictures of all cards: rendered by the workers, each once, and cached."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from typing import cast

from cachetools import LRUCache

from bot import metrics
from bot.chat.contract.pages import Draw
from bot.workers.jobs import pack_call
from bot.workers.processes import Priority
from bot.workers.workers import Workers
from render.paint.picture import Picture

CACHE_BYTES = 4 * 2**20
"""Size of the picture cache in bytes."""


LARGEST_CACHED = 2**20
"""Bytes above which a picture is not cached, as it would evict too many others."""


def _subject(draw: Draw) -> str:
    """Return the metrics label of a picture: the second part of its module, mostly a game."""
    module = str(getattr(getattr(draw, "func", draw), "__module__", "")).split(".")
    return module[1] if len(module) > 1 else "other"


@dataclass
class _PendingRender:
    task: asyncio.Task[Picture]
    waiting: int = 0


class Pictures:
    """Cache of pictures rendered by workers.

    A picture depends on its job alone, so equal jobs are rendered once, concurrent ones too."""

    def __init__(self, workers: Workers, cache_bytes: int = CACHE_BYTES) -> None:
        self._workers = workers
        self._kept: LRUCache[bytes, Picture] = LRUCache(
            cache_bytes, lambda picture: len(picture.data)
        )
        self._under_way: dict[bytes, _PendingRender] = {}

    async def render(self, draw: Draw, priority: Priority = Priority.NORMAL) -> Picture:
        """Return the picture of a job; raises what rendering raises.

        A job is cancelled when no caller waits for it any more."""
        work = pack_call(draw)
        key = hashlib.blake2b(work, digest_size=16).digest()
        if key in self._kept:
            return self._kept[key]
        pending = self._under_way.get(key)
        if pending is None:
            pending = _PendingRender(
                asyncio.create_task(self._render(key, work, _subject(draw), priority))
            )
            self._under_way[key] = pending
        pending.waiting += 1
        try:
            return await asyncio.shield(pending.task)
        finally:
            pending.waiting -= 1
            if not pending.waiting and not pending.task.done():
                pending.task.cancel()
                self._under_way.pop(key, None)

    async def _render(self, key: bytes, work: bytes, subject: str, priority: Priority) -> Picture:
        pending = self._under_way[key]
        try:
            with metrics.DRAWN.labels(subject).time():
                picture = cast(Picture, await self._workers.run_packed(work, priority))
        finally:
            if self._under_way.get(key) is pending:
                del self._under_way[key]
        if len(picture.data) <= min(LARGEST_CACHED, self._kept.maxsize):
            self._kept[key] = picture
        return picture
