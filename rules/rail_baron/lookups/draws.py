"""City lookups by dice: a region, then a city in it, outside of a game (rulings 3, 4, 6)."""

from __future__ import annotations

import msgspec

from rules.dice import Dice
from rules.rail_baron.cities.lookup import REGION, look_up, regions, roll_three
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.events import Three
from rules.rail_baron.model.options import Edition, Options


class Lookup(msgspec.Struct, frozen=True):
    """One city lookup: region dice, the region (None until it is named), city dice.

    `rolled`: the region the dice gave. `region`: the one in which the city is drawn.
    `region_dice`: None if only the city was rolled now, in a region named earlier."""

    region_dice: Three | None
    rolled: str
    region: str | None
    city_dice: Three | None = None
    city: str | None = None


def edition_board(edition: Edition) -> Board:
    """Return the board of an edition without other options."""
    return board(Options(edition=edition))


def is_same_place(edition: Edition, a: str, b: str) -> bool:
    """Whether two cities are one place: the same city, or twins on one milepost (ruling 7a)."""
    places = edition_board(edition).milepost_of
    return places[a] == places[b]


def draw_region(edition: Edition, dice: Dice, place: str | None) -> Lookup:
    """Roll for a region; without a place, that is for a home, none is named (rulings 3, 4, 6)."""
    rolled = roll_three(dice, "region")
    region = look_up(REGION, rolled)
    free = place is not None and edition_board(edition).region_of[place] == region
    return Lookup(rolled, region, None if free else region)


def draw_city(edition: Edition, dice: Dice, lookup: Lookup, region: str | None = None) -> Lookup:
    """Roll for the city in the drawn or the named region (ruling 3).

    `region`: the one named, if one must be."""
    city_region = lookup.region or region
    if city_region not in regions():
        raise ValueError(f"{city_region} is no region")
    rolled = roll_three(dice, "city")
    city = edition_board(edition).canonical_city(look_up(city_region, rolled))
    return Lookup(lookup.region_dice, lookup.rolled, city_region, rolled, city)
