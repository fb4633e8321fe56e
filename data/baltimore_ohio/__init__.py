"""The facts of Baltimore & Ohio, loaded and validated once. Sources: SOURCES.md.

Each value marked `reconstructed` stands in one place of the files, so that an owner of the
game can correct it. Money is in whole dollars."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import pairwise
from pathlib import Path

import msgspec

from data.baltimore_ohio.structs import (
    Baron,
    BoardMap,
    Card,
    City,
    Equipment,
    Expansions,
    Hex,
    Money,
    Payments,
    Railroad,
    Valuation,
)
from data.colours import require_colour
from data.fact_errors import expect, expect_known, require, require_rising
from data.facts import Facts

FACTS = Facts(
    "baltimore_ohio",
    Path(__file__).parent,
    (
        "map.json",
        "railroads.json",
        "equipment.json",
        "valuation.json",
        "expansions.json",
        "payments.json",
    ),
    {
        "map.json": {"hexes": "id", "cities": "name"},
        "railroads.json": {"railroads": "id"},
        "equipment.json": {"cards": "number", "maintenance": "current_tech_level"},
        "valuation.json": {"track": "index", "initial_values": "tech_level"},
        "expansions.json": {"robber_barons.cards": "id", "norfolk_western.coal_hexes": "hex"},
    },
    {"expansions.json": ("robber_barons.cards",)},
    added=("payments.json",),
)
"""Facts of the game, of which each table keeps a set."""
MAP, RAILROADS, DECK, VALUES, MORE, PAYS = FACTS.names


SHORT_NAMES = {
    "BO": "B&O",
    "BM": "B&M",
    "CO": "C&O",
    "NYC": "NYC",
    "NH": "NYNH&H",
    "PA": "PA",
    "ERIE": "Erie",
    "IC": "IC",
    "NKP": "Nickel Plate",
    "WAB": "Wabash",
    "NW": "N&W",
}
"""The rulebook's short names of the railroads, by id."""


class _Railroads(msgspec.Struct, frozen=True):
    railroads: tuple[Railroad, ...]
    meta: _RailroadsMeta


class _RailroadsMeta(msgspec.Struct, frozen=True):
    start_money: Money


@FACTS.cached
def board_map() -> BoardMap:
    """Return the board: 194 hexes, 35 cities, ten black edges."""
    loaded = FACTS.read("map.json", BoardMap)
    hexes = {row.id: row for row in loaded.hexes}
    expect(MAP, "hexes", len(loaded.hexes), len(hexes))
    for row in loaded.hexes:
        expect(MAP, f"{row.id}, row", f"{'ABCDEFGHIJKLM'[row.row - 1]}{row.col}", row.id)
        q = (row.col - 1) - (row.row - row.row % 2) // 2
        expect(MAP, f"{row.id}, q, r", (row.q, row.r), (q, row.row))
    for city in loaded.cities:
        expect_known(MAP, f"{city.name}, hex", [city.hex], hexes)
        expect(MAP, f"{city.hex}, city", hexes[city.hex].city, city.name)
        expect(MAP, f"{city.name}, revenue", len(city.revenue), 7)
    expect(MAP, "cities", len(loaded.cities), sum(row.city is not None for row in loaded.hexes))
    black = {frozenset(edge.between) for edge in loaded.impassable}
    for edge in loaded.impassable:
        expect_known(MAP, "impassable", edge.between, hexes)
        a, b = (hexes[name] for name in edge.between)
        is_edge = (b.q - a.q, b.r - a.r) in NEIGHBOUR_STEPS
        require(is_edge, MAP, "impassable", f"{a.id}, {b.id}", "neighbours")
    for group, members in loaded.groups.items():
        expect_known(MAP, group, members, {city.name for city in loaded.cities})
    _require_connected(loaded.hexes, black)
    return loaded


NEIGHBOUR_STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Axial differences from a hex to its six neighbours."""


def _require_connected(rows: Sequence[Hex], black: Set[frozenset[str]]) -> None:
    """Raise `FactsError` if a hex cannot be reached from the others."""
    at = {(row.q, row.r): row.id for row in rows}
    places = {row.id: (row.q, row.r) for row in rows}
    reached = [rows[0].id]
    for name in reached:
        q, r = places[name]
        for dq, dr in NEIGHBOUR_STEPS:
            other = at.get((q + dq, r + dr))
            if other and other not in reached and frozenset((name, other)) not in black:
                reached.append(other)
    cut_off = sorted(set(places) - set(reached))
    require(not cut_off, MAP, "impassable", ", ".join(cut_off[:5]), "connected")


@FACTS.cached
def _load_railroads() -> _Railroads:
    loaded = FACTS.read("railroads.json", _Railroads)
    homes = {city.home_of: city for city in board_map().cities if city.home_of}
    expect(RAILROADS, "railroads", sorted(row.id for row in loaded.railroads), sorted(SHORT_NAMES))
    for row in loaded.railroads:
        expect_known(MAP, "home_of", [row.id], homes)
        require_colour(RAILROADS, row.id, row.color)
        home = homes[row.id]
        expect(RAILROADS, f"{row.id}, home_hex", row.home_hex, home.hex)
        expect(RAILROADS, f"{row.id}, home_city", row.home_city, home.name)
        for field, cubes in (("home", row.cubes_home), ("net_income", row.cubes_net_income)):
            expect(RAILROADS, f"{row.id}, cubes_{field}", cubes, 1)
        cubes = row.cubes_home + row.cubes_net_income + row.cubes_charter
        expect(RAILROADS, f"{row.id}, cubes_total", row.cubes_total, cubes)
    total = loaded.meta.start_money.total
    for players, cash in loaded.meta.start_money.per_player.items():
        expect(RAILROADS, f"start_money, {players}", cash, total / int(players))
    return loaded


@FACTS.cached
def railroads() -> dict[str, Railroad]:
    """Return the eleven railroads by id, the N&W last."""
    return {row.id: row for row in _load_railroads().railroads}


@FACTS.cached
def start_money() -> dict[int, int]:
    """Return each player's starting cash in dollars, by number of players."""
    return {int(n): cash for n, cash in _load_railroads().meta.start_money.per_player.items()}


@FACTS.cached
def cities() -> dict[str, City]:
    """Return the 35 cities by name."""
    return {row.name: row for row in board_map().cities}


@FACTS.cached
def equipment() -> Equipment:
    """Return the deck and the maintenance; cards 31 to 35 belong to T7. Within a level prices
    fall, and all cards are scrapped for the same."""
    loaded = FACTS.read("equipment.json", Equipment)
    expect(DECK, "cards", len(loaded.cards), 35)
    for index, card in enumerate(loaded.cards):
        level = index // 5 + 1
        for field, given, wanted in (
            ("number", card.number, index + 1),
            ("tech_level", card.tech_level, level),
            ("service", card.service, level),
        ):
            expect(DECK, f"cards, {index + 1}, {field}", given, wanted)
    for above, card in pairwise(loaded.cards):
        if above.tech_level == card.tech_level:
            place = f"cards, {above.number}, price"
            require(above.price > card.price, DECK, place, above.price, "above", value=card.price)
            place = f"cards, {card.number}, scrap"
            expect(DECK, place, card.scrap, above.scrap, (DECK, f"cards, {above.number}, scrap"))
    levels = [row.current_tech_level for row in loaded.maintenance]
    expect(DECK, "maintenance", levels, [*range(1, 8)])
    return loaded


@FACTS.cached
def equipment_card(number: int) -> Card:
    """Return the Capital Equipment Card with this number, 1 to 35."""
    return equipment().cards[number - 1]


@FACTS.cached
def maintenance(level: int) -> int:
    """Return the dollars for each card in a Business Round at this Tech Level."""
    return equipment().maintenance[level - 1].maintenance_per_card


@FACTS.cached
def valuation() -> Valuation:
    """Return the track of 26 values, and the starting values."""
    loaded = FACTS.read("valuation.json", Valuation)
    values = [space.value for space in loaded.track]
    expect(VALUES, "track, index", [s.index for s in loaded.track], [*range(26)])
    require_rising(VALUES, "track", values)
    for level, row in enumerate(loaded.initial_values, 1):
        expect(VALUES, "initial_values, tech_level", row.tech_level, level)
        for value in row.values:
            listed = ", ".join(map(str, values))
            place = f"initial_values, {row.tech_level}"
            require(value in values, VALUES, place, value, "one-of", values=listed)
    expect(VALUES, "initial_values", len(loaded.initial_values), 6)
    return loaded


@FACTS.cached
def track_values() -> tuple[int, ...]:
    """Return the dollars per share of each space of the Valuation Track, by index."""
    return tuple(space.value for space in valuation().track)


@FACTS.cached
def initial_values(level: int) -> tuple[int, ...]:
    """Return the dollars per share at which a railroad can be started at this Tech Level, 1 to
    6."""
    return valuation().initial_values[level - 1].values


@FACTS.cached
def expansions() -> Expansions:
    """Return the facts of Robber Barons, N&W, T7 and Maine Lumber."""
    loaded = FACTS.read("expansions.json", Expansions)
    rows = board_map().hexes
    coal = {row.id: row.cost for row in rows if row.nw_coal}
    written = {row.hex: row.cost for row in loaded.norfolk_western.coal_hexes}
    expect(MORE, "norfolk_western, coal_hexes", sorted(written), sorted(coal))
    for hex_, cost in written.items():
        place = f"norfolk_western, coal_hexes, {hex_}, cost"
        expect(MORE, place, cost, coal[hex_], (MAP, f"hexes, {hex_}, cost"))
    coal_counters = sum(row.nw_coal for row in rows)
    expect(MORE, "norfolk_western, counters", loaded.norfolk_western.counters, coal_counters)
    charter = railroads()["NW"]
    for field, value, wanted in (
        ("home_city", loaded.norfolk_western.home_city, charter.home_city),
        (
            "available_from_tech_level",
            loaded.norfolk_western.available_from_tech_level,
            charter.available_from_tech_level,
        ),
    ):
        expect(MORE, f"norfolk_western, {field}", value, wanted, (RAILROADS, f"NW, {field}"))
    lumber = [row.id for row in rows if row.lumber]
    expect(
        MORE, "maine_lumber, counters", loaded.maine_lumber.counters, sum(r.lumber for r in rows)
    )
    expect(MORE, "maine_lumber, hex", [loaded.maine_lumber.hex], lumber)
    seven = loaded.tech_seven
    _require_level(MORE, "tech_seven, game_end_tech_level", seven.game_end_tech_level, 7)
    expect_known(MORE, "tech_seven, bonus_cities", seven.bonus_cities, cities())
    for name, city in cities().items():
        wanted = city.revenue[5] + seven.bonus * (name in seven.bonus_cities)
        expect(MAP, f"{name}, revenue, 7", city.revenue[6], wanted)
    expect(
        MORE,
        "initial_values_at_tech_level_6",
        seven.initial_values_at_tech_level_6,
        initial_values(6),
        (VALUES, "initial_values, 6, values"),
    )
    return loaded


@FACTS.cached
def barons() -> dict[str, Baron]:
    """Return the eight Robber Baron cards by id."""
    return {row.id: row for row in expansions().robber_barons.cards}


@FACTS.cached
def payments() -> Payments:
    """Return what the bank pays, and the last Tech Level."""
    loaded = FACTS.read(PAYS, Payments)
    expect(PAYS, "barons", sorted(loaded.barons), sorted(barons()))
    _require_level(PAYS, "last_tech_level", loaded.last_tech_level, 6)
    return loaded


def _require_level(file: str, place: str, level: int, last: int) -> None:
    require(2 <= level <= last, file, place, level, "between", least=2, most=last)


FACTS.readers = (board_map, railroads, start_money, equipment, valuation, expansions, payments)
