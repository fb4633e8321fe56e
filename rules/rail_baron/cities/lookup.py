"""The city lookup: three dice for a region, three more for a city in it (rulings 3 and 6)."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from math import fsum

import data.rail_baron as facts
from rules.dice import Dice
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.events import Three

REGION = "REGION"


def regions() -> tuple[str, ...]:
    """Return the seven regions in the order of the chart."""
    return tuple(name for name in facts.destinations().tables if name != REGION)


def roll_three(dice: Dice, why: str) -> Three:
    """Roll a red and two white dice; return them in that order."""
    red, first, second = dice.roll(3, 6, why)
    return red, first, second


def look_up(table: str, dice: Three) -> str:
    """Return the cell of a table (`REGION` or a region's name) for these dice (ruling 3)."""
    red, first, second = dice
    chart_table = facts.destinations().tables[table]
    column = chart_table.odd if red % 2 else chart_table.even
    return column[first + second - 2]


def table_chance(table: str, result: str) -> Fraction:
    """Return the chance that a table gives this result."""
    return Fraction(facts.destinations().weights_of_72[table].get(result, 0), 72)


def likeliest_cities(board: Board, region: str) -> list[str]:
    """Return the cities of a region on this board, most likely first."""
    cities = [city for city in board.cities if board.region_of[city] == region]
    return sorted(cities, key=lambda city: (-table_chance(region, city), city))


def share_served(board: Board, railroads: Collection[str], region: str = "") -> float:
    """Return the share (0 to 1) of destination draws that are on these railroads.

    Of all draws, or of those in a region."""
    served = _served_cities(board)
    rows = set().union(*(served[mark] for mark in railroads))
    if region:
        return float(sum(table_chance(region, city) for city, _ in rows))
    return fsum(probability for _, probability in rows)


@facts.FACTS.cached
def _served_cities(board: Board) -> dict[str, frozenset[tuple[str, float]]]:
    """Return the cities of each railroad with their chances."""
    return {
        mark: frozenset((row.city, row.p) for row in facts.cities() if row.milepost in stops)
        for mark, stops in board.served.items()
    }
