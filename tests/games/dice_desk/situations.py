"""Situations of the dice desk that recorded games must show."""

from collections.abc import Iterator
from typing import Any

from rules.dice_desk.state import State

IMPOSSIBLE = {
    "CityRolled.purpose=alternate",  # nobody declares at the desk
    "RegionRolled.purpose=alternate",
    "RegionChosen.purpose=alternate",
    "RegionChosen.purpose=home",  # ruling 6
}

SITUATIONS: set[str] = set()


def before(state: State, seat: int, action: Any) -> Iterator[str]:
    return iter(())


def after(state: State, event: Any) -> Iterator[str]:
    return iter(())
