"""What has been drawn and may be wanted again: one memory for all pictures, bounded in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
R = TypeVar("R")

MOST = 10_000_000
"""Bytes that a process keeps at most; what was not asked for longest goes first."""
_LEAST = 400
"""Bytes that anything kept is taken for, its key included."""


_LARGE = 60_000
"""Bytes from which a value is a panel or a map. They have a fifth of the room for themselves, lest
each new one push out a hundred stamps of which the next one is made."""


class Memory:
    """Values by key, of which those last asked for are kept, at most `most` bytes of them; threads
    may share it."""

    def __init__(self, most: int) -> None:
        self.most = most
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
    def held(self) -> int:
        """Bytes that are kept."""
        return sum(self._held.values())

    def get(self, key: Hashable, make: Callable[[], R]) -> R:
        """The value kept for the key, or the one made now, which is then kept."""
        found: R | None = self.find(key)
        return self.keep(key, make()) if found is None else found

    def find(self, key: Hashable) -> Any:
        """The value kept for the key, None if there is none."""
        with self._lock:
            for rows in self._both:
                row = rows.get(key)
                if row is not None:
                    rows.move_to_end(key)
                    return row[0]
        return None

    def keep(self, key: Hashable, made: R) -> R:
        """Keep a value, unless it is too large for that."""
        size = weight(made)
        if size <= self.most // 5:
            large = size > _LARGE
            room = self.most // 5 if large else self.most - self.most // 5
            with self._lock:
                rows = self._rows[large]
                row = made, size
                if rows.setdefault(key, row) is row:
                    self._held[large] += size
                while self._held[large] > room:
                    _, (_, gone) = rows.popitem(last=False)
                    self._held[large] -= gone
        return made

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            for large, rows in self._rows.items():
                rows.clear()
                self._held[large] = 0


MEMORY = Memory(MOST)


_WEIGHTY = Image.Image, tuple, list


def weight(value: Any) -> int:
    """About how many bytes a value holds: those of the pictures in it that are not mapped."""
    if isinstance(value, Image.Image):
        if value.readonly:
            return 3 * _LEAST
        each = 1 if value.mode in ("L", "P", "1") else 4
        return _LEAST + each * value.width * value.height
    if isinstance(value, tuple | list):
        parts = [part for part in value if isinstance(part, _WEIGHTY)]
        return _LEAST + sum(map(weight, parts)) - _LEAST * len(parts)
    return _LEAST


def kept(make: Callable[P, R]) -> Callable[P, R]:
    """Keeps what a drawing function returns in the memory of the process, by its arguments, which
    must be hashable. What it returns is not to be drawn upon."""

    @wraps(make)
    def found(*args: P.args, **named: P.kwargs) -> R:
        key = (make, args, tuple(named.items())) if named else (make, args)
        there: R | None = MEMORY.find(key)
        return MEMORY.keep(key, make(*args, **named)) if there is None else there

    return found
