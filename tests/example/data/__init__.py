"""The facts of Haul, loaded and checked once. Where they come from: SOURCES.md."""

from __future__ import annotations

from pathlib import Path

import msgspec

from data import texts
from data.facts import Facts

_HERE = Path(__file__).parent
FACTS = Facts("haul", _HERE, ("goods.json",))

texts.add_folder(_HERE)  # only because this game stands outside of data/


class Good(msgspec.Struct, frozen=True):
    """`pays` dollars when it is delivered; there are so many `cards` of it."""

    pays: int
    cards: int


class Box(msgspec.Struct, frozen=True):
    """`dice` are rolled for a haul, `hand` cards dealt to each seat, `wagons` go with a haul."""

    dice: int
    hand: int
    wagons: int
    goods: dict[str, Good]


@FACTS.cached
def facts() -> Box:
    """Everything printed on the components."""
    box = FACTS.read("goods.json", Box)
    if 4 * box.hand > sum(good.cards for good in box.goods.values()):
        raise ValueError("too few cards for four seats")
    return box


FACTS.readers = (facts,)
