"""Exact chances of regions and cities (ruling 3)."""

from __future__ import annotations

from fractions import Fraction

import msgspec

import data.rail_baron as facts
from rules.rail_baron.cities.lookup import REGION, regions, table_chance
from rules.rail_baron.lookups.draws import edition_board
from rules.rail_baron.model.options import Edition


class CityOdds(msgspec.Struct, frozen=True):
    """The chances of a city.

    `in_region`: once the region is known; `overall`: of region and city together."""

    city: str
    region: str
    in_region: Fraction
    overall: Fraction


class RegionOdds(msgspec.Struct, frozen=True):
    """A region with its cities, most likely first."""

    region: str
    chance: Fraction
    cities: tuple[CityOdds, ...]


@facts.FACTS.cached
def all_regions(edition: Edition = "original") -> tuple[RegionOdds, ...]:
    """Return every region with its cities, both most likely first.

    Twins are one city in U21 (30b)."""
    rows = [_region_odds(edition, region) for region in regions()]
    return tuple(sorted(rows, key=lambda row: (-row.chance, row.region)))


def _region_odds(edition: Edition, region: str) -> RegionOdds:
    overall = table_chance(REGION, region)
    within: dict[str, Fraction] = {}
    for name in facts.destinations().weights_of_72[region]:
        city = edition_board(edition).canonical_city(name)
        within[city] = within.get(city, Fraction(0)) + table_chance(region, name)
    rows = [CityOdds(city, region, share, share * overall) for city, share in within.items()]
    rows.sort(key=lambda row: (-row.in_region, row.city))
    return RegionOdds(region, overall, tuple(rows))


@facts.FACTS.cached
def all_cities(edition: Edition = "original") -> tuple[CityOdds, ...]:
    """Return every city, most likely first."""
    rows = [row for region in all_regions(edition) for row in region.cities]
    return tuple(sorted(rows, key=lambda row: (-row.overall, row.city)))


def city_odds(city: str, edition: Edition = "original") -> CityOdds:
    """Return one city's chances."""
    return next(row for row in all_cities(edition) if row.city == city)


def region_odds(region: str, edition: Edition = "original") -> RegionOdds:
    """Return one region's chances."""
    return next(row for row in all_regions(edition) if row.region == region)


def mean_payoff(edition: Edition, origin: str, region: str | None = None) -> Fraction:
    """Return the average dollars of a trip from a city to a random destination (in one region).

    Drawing the city itself counts as 0, and no region is named."""
    board = edition_board(edition)
    if region is None:
        return sum(
            (row.overall * board.payoff(origin, row.city) for row in all_cities(edition)),
            Fraction(0),
        )
    rows = region_odds(region, edition).cities
    return sum((row.in_region * board.payoff(origin, row.city) for row in rows), Fraction(0))
