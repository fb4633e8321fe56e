"""Preloading of msgspec's type information.

msgspec marks a struct as inspected before it has inspected it, so two threads that meet a
new one at the same time would crash the process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import msgspec


@cache
def preload_structs(_loaded: str) -> None:
    """Build msgspec's type information for all loaded structs.

    Call it once for each part that loads some, before other threads decode."""
    for kind in _subclasses(msgspec.Struct):
        with suppress(TypeError):  # one that cannot be decoded at all
            msgspec.json.Decoder(kind)


def _subclasses(kind: type[object]) -> Iterator[type[object]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from _subclasses(subclass)
