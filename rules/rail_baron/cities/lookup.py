"""The city lookup: three dice to a region, three more to a city in it (rulings 3 and 6)."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from functools import cache
from math import fsum

import data.rail_baron as facts
from rules.dice import Dice
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.events import Three

REGION = "REGION"


def regions() -> tuple[str, ...]:
    """The seven regions in the order of the chart."""
    return tuple(name for name in facts.destinations().tables if name != REGION)


def roll_three(dice: Dice, why: str) -> Three:
    """A red and two white dice, in that order."""
    red, first, second = dice.roll(3, 6, why)
    return red, first, second


def look_up(table: str, dice: Three) -> str:
    """The cell of a table (`REGION` or a region's name) that these dice hit (ruling 3)."""
    red, first, second = dice
    found = facts.destinations().tables[table]
    column = found.odd if red % 2 else found.even
    return column[first + second - 2]


def chance(table: str, result: str) -> Fraction:
    """How likely a table gives this result."""
    return Fraction(facts.destinations().weights_of_72[table].get(result, 0), 72)


def likeliest(board: Board, region: str) -> list[str]:
    """The cities of a region on this board, those that its table gives most often first."""
    cities = [city for city in board.cities if board.region_of[city] == region]
    return sorted(cities, key=lambda city: (-chance(region, city), city))


def reach(board: Board, railroads: Collection[str], region: str = "") -> float:
    """The share of all draws of a destination, or of those in a region, that lie on these
    railroads, 0 to 1."""
    served = _served(board)
    rows = set().union(*(served[mark] for mark in railroads))
    if region:
        return float(sum(chance(region, city) for city, _ in rows))
    return fsum(found for _, found in rows)


@cache
def _served(board: Board) -> dict[str, frozenset[tuple[str, float]]]:
    """The cities of each railroad with their chances."""
    return {
        mark: frozenset((row.city, row.p) for row in facts.cities() if row.milepost in stops)
        for mark, stops in board.served.items()
    }
