"""How long whole games last, measured: `python -m tests.benchmarks.pace` plays them and writes
`data/waits/<game>.json`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """Of games of one number of seats: the `turns` of each, and the means of their `waits` (moments
    at which somebody is newly asked), `answers` (each person's) and `presses`."""

    turns: tuple[int, ...]
    waits: int
    answers: int
    presses: int


class Both(msgspec.Struct, frozen=True):
    """`plain`: nobody leaves an order; `offered`: everybody leaves those that the bot offers."""

    plain: Pace
    offered: Pace


Paces = dict[int, Both]
"""By the number of seats."""


def file(game: str) -> Path:
    """Where a game's figures are kept."""
    return Path(__file__).parent / "waits" / f"{game}.json"


@cache
def paces(game: str) -> Paces:
    """A game's figures; none of one that was not measured."""
    where = file(game)
    return msgspec.json.decode(where.read_bytes(), type=Paces) if where.exists() else {}
