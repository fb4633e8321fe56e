"""The pictures of all cards: drawn by the workers, each once."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from typing import cast

from cachetools import LRUCache

from bot import metrics
from bot.chat.contract.pages import Draw
from bot.workers.jobs import packed
from bot.workers.workers import Workers
from render.paint.picture import Picture

KEPT = 4 * 2**20
"""Bytes of finished pictures that are kept for whoever asks for the same again."""


LARGEST = 2**20
"""A picture of more bytes, such as a film, would push too many others out."""


def _subject(draw: Draw) -> str:
    """Whose picture it is, for the metrics: the second part of its module, mostly a game."""
    module = str(getattr(getattr(draw, "func", draw), "__module__", "")).split(".")
    return module[1] if len(module) > 1 else "other"


@dataclass
class _UnderWay:
    task: asyncio.Task[Picture]
    waiting: int = 0


class Pictures:
    """Pictures drawn by workers. What is drawn follows from what is handed over alone, so the same
    asked again is the same picture: it is not drawn twice, nor twice at a time."""

    def __init__(self, workers: Workers, kept: int = KEPT) -> None:
        self._workers = workers
        self._kept: LRUCache[bytes, Picture] = LRUCache(kept, lambda picture: len(picture.data))
        self._under_way: dict[bytes, _UnderWay] = {}

    async def of(self, draw: Draw) -> Picture:
        """The picture; raises what drawing it raises. One for which nobody waits any more is not
        begun."""
        work = packed(draw)
        key = hashlib.blake2b(work, digest_size=16).digest()
        if key in self._kept:
            return self._kept[key]
        drawing = self._under_way.get(key)
        if drawing is None:
            drawing = _UnderWay(asyncio.create_task(self._drawn(key, work, _subject(draw))))
            self._under_way[key] = drawing
        drawing.waiting += 1
        try:
            return await asyncio.shield(drawing.task)
        finally:
            drawing.waiting -= 1
            if not drawing.waiting and not drawing.task.done():
                drawing.task.cancel()
                self._under_way.pop(key, None)

    async def _drawn(self, key: bytes, work: bytes, subject: str) -> Picture:
        here = self._under_way[key]
        try:
            with metrics.DRAWN.labels(subject).time():
                picture = cast(Picture, await self._workers.carry_out(work))
        finally:
            if self._under_way.get(key) is here:
                del self._under_way[key]
        if len(picture.data) <= min(LARGEST, self._kept.maxsize):
            self._kept[key] = picture
        return picture
