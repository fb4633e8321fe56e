"""The board in sentences, for the alt text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from data.baltimore_ohio.structs import Hex
from render.baltimore_ohio.map.lettering import Marked
from render.baltimore_ohio.map.map_drawing import (
    cities_nyc_lacks,
    occupancy,
    shows_ny_border,
)
from render.baltimore_ohio.shared.table_values import cities_of, share_value
from render.baltimore_ohio.shared.words import full_name, picture_text, short_name
from render.words import money
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View


def describe_board(table: State, language: str, marked: Marked) -> Iterator[str]:
    """Yield sentences about what the map shows."""
    city, cost = board().city, board().cost
    if marked.railroad is not None:
        yield _describe_network(table, marked.railroad, language)
    if marked.proposal:
        hexes = ", ".join(_city_or_id(hex_, city) for hex_ in marked.proposal)
        total = money(sum(cost[hex_] for hex_ in marked.proposal), language)
        yield picture_text("alt-build", language, hexes=hexes, sum=total)
    elif marked.built:
        hexes = ", ".join(_city_or_id(hex_, city) for hex_ in marked.built)
        yield picture_text("alt-built", language, hexes=hexes)
    if marked.railroad is None:
        for name in table.order:
            yield _describe_railroad(table, name, language)
        rest = [short_name(name) for name in table.railroads if not table.railroads[name].track]
        if rest:
            yield picture_text("alt-unstarted", language, railroads=", ".join(rest))
    if cities_nyc_lacks(table) and shows_ny_border(marked):
        missing = ", ".join(city[hex_] for hex_ in sorted(cities_nyc_lacks(table)))
        yield picture_text("alt-green", language, cities=missing)
    if Position(table).is_pa_closed():
        yield picture_text("alt-pa", language)


def describe_cities(view: View, rows: Sequence[Hex]) -> str:
    """Return the cities of a part of the board in sentences, and the railroads there."""
    names_by_hex = occupancy(view.table)
    cities = [
        f"{row.city} ({', '.join(short_name(name) for name in names_by_hex[row.id])})"
        if row.id in names_by_hex
        else row.city
        for row in rows
        if row.city
    ]
    return " ".join(f"{city}." for city in cities)


def _city_or_id(hex_: str, city: dict[str, str]) -> str:
    return city.get(hex_, hex_)


def _describe_network(table: State, railroad: str, language: str) -> str:
    line = table.railroads[railroad]
    if not line.track:
        return picture_text("alt-no-network", language, railroad=full_name(railroad))
    return picture_text(
        "alt-network",
        language,
        railroad=full_name(railroad),
        hexes=len(line.track),
        cities=", ".join(cities_of(table, railroad)),
        treasury=money(line.treasury, language),
        cubes=line.cubes,
    )


def _describe_railroad(table: State, railroad: str, language: str) -> str:
    return picture_text(
        "alt-railroad",
        language,
        railroad=short_name(railroad),
        value=money(share_value(table, railroad) or 0, language),
        hexes=len(table.railroads[railroad].track),
        cities=", ".join(cities_of(table, railroad)),
    )
