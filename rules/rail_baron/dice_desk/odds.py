"""How likely each region and city is, exactly (ruling 3)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import msgspec

import data.rail_baron as facts
from rules.rail_baron.cities.lookup import REGION, chance, regions
from rules.rail_baron.dice_desk.desk import graph
from rules.rail_baron.model.options import Edition


class CityOdds(msgspec.Struct, frozen=True):
    """`in_region`: chance once the region is known; `overall`: chance of region and city."""

    city: str
    region: str
    in_region: Fraction
    overall: Fraction


class RegionOdds(msgspec.Struct, frozen=True):
    """A region with its cities, likeliest first."""

    region: str
    chance: Fraction
    cities: tuple[CityOdds, ...]


@cache
def odds(edition: Edition = "original") -> tuple[RegionOdds, ...]:
    """Every region with its cities, both likeliest first; twins are one city in U21 (30b)."""
    found = [_region(edition, region) for region in regions()]
    return tuple(sorted(found, key=lambda row: (-row.chance, row.region)))


def _region(edition: Edition, region: str) -> RegionOdds:
    overall = chance(REGION, region)
    within: dict[str, Fraction] = {}
    for name in facts.destinations().weights_of_72[region]:
        city = graph(edition).city(name)
        within[city] = within.get(city, Fraction(0)) + chance(region, name)
    rows = [CityOdds(city, region, share, share * overall) for city, share in within.items()]
    rows.sort(key=lambda row: (-row.in_region, row.city))
    return RegionOdds(region, overall, tuple(rows))


@cache
def all_cities(edition: Edition = "original") -> tuple[CityOdds, ...]:
    """Every city, likeliest first."""
    rows = [row for region in odds(edition) for row in region.cities]
    return tuple(sorted(rows, key=lambda row: (-row.overall, row.city)))


def odds_of(city: str, edition: Edition = "original") -> CityOdds:
    """One city's chances."""
    return next(row for row in all_cities(edition) if row.city == city)


def odds_of_region(region: str, edition: Edition = "original") -> RegionOdds:
    """One region's chances."""
    return next(row for row in odds(edition) if row.region == region)


def mean_payoff(edition: Edition, origin: str, region: str | None = None) -> Fraction:
    """Average dollars of a trip from a city to a destination drawn at random, or drawn in one
    region; drawing the city itself counts as nothing. Nobody names a region here."""
    board = graph(edition)
    if region is None:
        return sum(
            (row.overall * board.payoff(origin, row.city) for row in all_cities(edition)),
            Fraction(0),
        )
    rows = odds_of_region(region, edition).cities
    return sum((row.in_region * board.payoff(origin, row.city) for row in rows), Fraction(0))
