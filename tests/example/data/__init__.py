"""The facts of Haul, loaded and checked once. Where they come from: SOURCES.md."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from data import texts

_HERE = Path(__file__).parent

texts.add_folder(_HERE)  # only because this game stands outside of data/


class Good(msgspec.Struct, frozen=True):
    """`pays` dollars when it is delivered; there are so many `cards` of it."""

    pays: int
    cards: int


class Facts(msgspec.Struct, frozen=True):
    """`dice` are rolled for a haul, `hand` cards dealt to each seat, `wagons` go with a haul."""

    dice: int
    hand: int
    wagons: int
    goods: dict[str, Good]


@cache
def facts() -> Facts:
    """Everything printed on the components."""
    found = msgspec.json.decode((_HERE / "goods.json").read_bytes(), type=Facts)
    if 4 * found.hand > sum(good.cards for good in found.goods.values()):
        raise ValueError("too few cards for four seats")
    return found
