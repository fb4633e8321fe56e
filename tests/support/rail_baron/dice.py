"""Dice that hit what a test wants of Rail Baron's tables of regions and cities."""

from itertools import product

from rules.rail_baron.cities.lookup import look_up


def dice_for(table: str, result: str) -> tuple[int, int, int]:
    """The first three dice whose cell of a table has this result."""
    return next(
        (red, *white)
        for red, *white in product(range(1, 7), repeat=3)
        if look_up(table, (red, *white)) == result
    )
