"""What msgspec must know before threads ask it: it notes a struct as looked through before it has
looked, so two threads that meet a new one at a time would crash the process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec


@cache
def learn(_loaded: str) -> None:
    """Have every struct that is loaded by now looked through; once for each part that loads some,
    before other threads decode."""
    for kind in _below(msgspec.Struct):
        with suppress(TypeError):  # one that cannot be decoded at all
            msgspec.json.Decoder(kind)


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)
