"""Process-wide LRU cache of drawn images, bounded in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from PIL import Image

from data.facts import facts_key

P = ParamSpec("P")
R = TypeVar("R")

MAX_BYTES = 10_000_000
"""Size limit of the cache of a process, in bytes."""
_OVERHEAD = 400
"""Bytes counted for every entry, its key included."""


_LARGE_ENTRY = 60_000
"""Entries of more bytes are panels or maps. A fifth of the cache is reserved for them, so
that they do not evict the many small sprites of which the next one is drawn."""


class ImageCache:
    """A thread-safe LRU cache of at most `most` bytes."""

    def __init__(self, limit: int) -> None:
        self.most = limit
        self._rows: dict[bool, OrderedDict[Hashable, tuple[Any, int]]] = {
            False: OrderedDict(),
            True: OrderedDict(),
        }
        self._both = self._rows[False], self._rows[True]
        self._held = {False: 0, True: 0}
        self._lock = Lock()

    def __len__(self) -> int:
        return sum(map(len, self._rows.values()))

    @property
    def total_bytes(self) -> int:
        """Bytes held by all entries."""
        return sum(self._held.values())

    def get_or_make(self, key: Hashable, make: Callable[[], R]) -> R:
        """Return the cached value of the key; call `make` and store its result if there is none."""
        value: R | None = self.find(key)
        return self.store(key, make()) if value is None else value

    def find(self, key: Hashable) -> Any:
        """Return the cached value of the key, or None."""
        with self._lock:
            for entries in self._both:
                entry = entries.get(key)
                if entry is not None:
                    entries.move_to_end(key)
                    return entry[0]
        return None

    def store(self, key: Hashable, value: R) -> R:
        """Store a value, unless it is larger than a fifth of the cache. Return the value stored."""
        size = byte_size(value)
        if size <= self.most // 5:
            large = size > _LARGE_ENTRY
            limit = self.most // 5 if large else self.most - self.most // 5
            with self._lock:
                entries = self._rows[large]
                entry = value, size
                if entries.setdefault(key, entry) is entry:
                    self._held[large] += size
                while self._held[large] > limit:
                    _, (_, evicted) = entries.popitem(last=False)
                    self._held[large] -= evicted
        return value

    def clear(self) -> None:
        with self._lock:
            for large, rows in self._rows.items():
                rows.clear()
                self._held[large] = 0


CACHE = ImageCache(MAX_BYTES)


_SIZED = Image.Image, tuple, list


def byte_size(value: Any) -> int:
    """Return about how many bytes the images in a value take, memory-mapped ones excepted."""
    if isinstance(value, Image.Image):
        if value.readonly:
            return 3 * _OVERHEAD
        pixel_size = 1 if value.mode in ("L", "P", "1") else 4
        return _OVERHEAD + pixel_size * value.width * value.height
    if isinstance(value, tuple | list):
        parts = [part for part in value if isinstance(part, _SIZED)]
        return _OVERHEAD + sum(map(byte_size, parts)) - _OVERHEAD * len(parts)
    return _OVERHEAD


def cached(make: Callable[P, R]) -> Callable[P, R]:
    """Cache what a drawing function returns by its arguments, which must be hashable, and by the
    facts in force.

    The cached image is shared: callers must not draw on it."""

    @wraps(make)
    def wrapper(*args: P.args, **named: P.kwargs) -> R:
        key = make, facts_key(), args, *named.items()
        value: R | None = CACHE.find(key)
        return CACHE.store(key, make(*args, **named)) if value is None else value

    return wrapper
