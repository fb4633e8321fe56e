"""Measured lengths of whole games: `python -m tests.benchmarks.pace` plays them and writes
`data/waits/<game>.json`, and a file of their own for options that change the length."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """Figures of games with one number of seats.

    `turns` has the turns of each game. The rest are means: `waits` (moments at which a seat newly
    has to act), `answers` (what all seats together were asked for) and `presses`."""

    turns: tuple[int, ...]
    waits: int
    answers: int
    presses: int


class Both(msgspec.Struct, frozen=True):
    """`plain`: no one leaves orders; `offered`: everyone leaves those that the bot suggests."""

    plain: Pace
    offered: Pace


Paces = dict[int, Both]
"""Figures by number of seats."""


def pace_file(game: str, options: str = "") -> Path:
    """Return the path of a game's figures; `options`: their name, if they have their own."""
    return Path(__file__).parent / "waits" / f"{'-'.join(filter(None, [game, options]))}.json"


@cache
def paces(game: str, options: str = "") -> Paces:
    """Return a game's figures; empty if it was not measured."""
    where = pace_file(game, options)
    return msgspec.json.decode(where.read_bytes(), type=Paces) if where.exists() else {}
