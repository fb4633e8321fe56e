"""The facts of Baltimore & Ohio, loaded and validated once. Sources: SOURCES.md.

Each value marked `reconstructed` stands in one place of the files, so that an owner of the
game can correct it. Money is in whole dollars."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

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
    ),
)
"""Facts of the game, of which each table keeps a set."""

Terrain = Literal["plain", "hill", "mountain", "high_mountain"]
Expansion = Literal["N&W", "T7"]
Source = str

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


class Hex(msgspec.Struct, frozen=True):
    """A hex of the board. `cost`: dollars to put a cube there; `coal`, `nw_coal`, `lumber`:
    numbers of counters there at the start; `q`, `r`: axial coordinates, pointy-top."""

    id: str
    row: int
    col: int
    q: int
    r: int
    state: str
    terrain: Terrain
    cost: int
    city: str | None
    coal: int
    nw_coal: int
    lumber: int
    lat: float
    lon: float


class City(msgspec.Struct, frozen=True):
    """`revenue[t - 1]`: dollars at Tech Level t, 1 to 7. `railroad_limit`: False only for the
    city that any number of railroads may enter."""

    name: str
    hex: str
    state: str
    revenue: tuple[int, ...]
    home_of: str | None
    group: str | None
    railroad_limit: bool
    lat: float
    lon: float


class Edge(msgspec.Struct, frozen=True):
    """A thick black line between two hexes, which is impassable."""

    between: tuple[str, str]
    why: str


class BoardMap(msgspec.Struct, frozen=True):
    """`groups`: names of cities, by the special rule that uses them."""

    hexes: tuple[Hex, ...]
    cities: tuple[City, ...]
    impassable: tuple[Edge, ...]
    groups: dict[str, tuple[str, ...]]


class Railroad(msgspec.Struct, frozen=True):
    """`available_from_tech_level`: the Tech Level from which it may be started.
    `cubes_charter`: its cubes except those on the home hex and on the Net Income Track."""

    id: str
    name: str
    color: str
    home_city: str
    home_hex: str
    available_from_tech_level: int
    shares: int
    cubes_total: int
    cubes_home: int
    cubes_net_income: int
    cubes_charter: int
    expansion: Expansion | None
    special: str | None


class Money(msgspec.Struct, frozen=True):
    total: int
    per_player: dict[str, int]


class Card(msgspec.Struct, frozen=True):
    """A Capital Equipment Card; `service`: the number of cities that it can serve."""

    number: int
    tech_level: int
    price: int
    scrap: int
    service: int
    expansion: Expansion | None
    source: Source


class Maintenance(msgspec.Struct, frozen=True):
    current_tech_level: int
    maintenance_per_card: int
    source: Source


class Equipment(msgspec.Struct, frozen=True):
    """The deck, top card first, and the maintenance of a card in a Business Round by Tech
    Level."""

    cards: tuple[Card, ...]
    maintenance: tuple[Maintenance, ...]


class Baron(msgspec.Struct, frozen=True):
    id: str
    name: str
    income: str
    formula: str
    source: Source


class RobberBarons(msgspec.Struct, frozen=True):
    start_market_round: int
    minimum_bid: int
    cards: tuple[Baron, ...]


class ServiceLimit(msgspec.Struct, frozen=True):
    best_card_level: int
    counters: int


class CoalHex(msgspec.Struct, frozen=True):
    hex: str
    cost: int
    source: Source


class NorfolkWestern(msgspec.Struct, frozen=True):
    railroad: str
    available_from_tech_level: int
    home_city: str
    counters: int
    service_limit: tuple[ServiceLimit, ...]
    coal_hexes: tuple[CoalHex, ...]


class TechSeven(msgspec.Struct, frozen=True):
    bonus_cities: tuple[str, ...]
    bonus: int
    game_end_tech_level: int
    initial_values_at_tech_level_6: tuple[int, ...]


class MaineLumber(msgspec.Struct, frozen=True):
    counters: int
    hex: str


class Expansions(msgspec.Struct, frozen=True):
    robber_barons: RobberBarons
    norfolk_western: NorfolkWestern
    tech_seven: TechSeven
    maine_lumber: MaineLumber


class Space(msgspec.Struct, frozen=True):
    index: int
    value: int


class InitialValues(msgspec.Struct, frozen=True):
    tech_level: int
    values: tuple[int, ...]
    source: Source


class Movement(msgspec.Struct, frozen=True):
    event: str
    spaces: int


class Valuation(msgspec.Struct, frozen=True):
    """The Valuation Track; `initial_values[t - 1]`: starting values at Tech Level t."""

    track: tuple[Space, ...]
    initial_values: tuple[InitialValues, ...]
    movement: tuple[Movement, ...]


class _Railroads(msgspec.Struct, frozen=True):
    railroads: tuple[Railroad, ...]
    meta: _RailroadsMeta


class _RailroadsMeta(msgspec.Struct, frozen=True):
    start_money: Money


def _require(condition: bool, message: str) -> None:
    if not condition:
        raise ValueError(message)


@FACTS.cached
def board_map() -> BoardMap:
    """Return the board: 194 hexes, 35 cities, ten black edges."""
    loaded = FACTS.read("map.json", BoardMap)
    hexes = {row.id: row for row in loaded.hexes}
    _require(len(hexes) == len(loaded.hexes), "map.json: a hex stands there twice")
    for row in loaded.hexes:
        _require(
            row.id == f"{'ABCDEFGHIJKLM'[row.row - 1]}{row.col}"
            and row.r == row.row
            and row.q == (row.col - 1) - (row.row - row.row % 2) // 2,
            f"map.json: {row.id} has other coordinates",
        )
    for city in loaded.cities:
        _require(hexes[city.hex].city == city.name, f"map.json: {city.name} is not at {city.hex}")
        _require(len(city.revenue) == 7, f"map.json: {city.name} needs seven revenues")
    _require(
        sum(row.city is not None for row in loaded.hexes) == len(loaded.cities),
        "map.json: a city without a line of its own",
    )
    for edge in loaded.impassable:
        a, b = (hexes[name] for name in edge.between)
        step = (b.q - a.q, b.r - a.r)
        _require(step in NEIGHBOUR_STEPS, f"map.json: {a.id} and {b.id} are no neighbours")
    names = {city.name for city in loaded.cities}
    for group, members in loaded.groups.items():
        _require(set(members) <= names, f"map.json: {group} names an unknown city")
    return loaded


NEIGHBOUR_STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Axial differences from a hex to its six neighbours."""


@FACTS.cached
def _load_railroads() -> _Railroads:
    loaded = FACTS.read("railroads.json", _Railroads)
    homes = {city.home_of: city for city in board_map().cities if city.home_of}
    for row in loaded.railroads:
        home = homes[row.id]
        _require(
            (home.name, home.hex) == (row.home_city, row.home_hex),
            f"railroads.json: {row.id} has another home than the map says",
        )
        _require(
            row.cubes_total == row.cubes_home + row.cubes_net_income + row.cubes_charter,
            f"railroads.json: the cubes of {row.id} do not add up",
        )
    _require(
        {row.id for row in loaded.railroads} == set(SHORT_NAMES), "railroads.json: other railroads"
    )
    for players, cash in loaded.meta.start_money.per_player.items():
        _require(
            int(players) * cash == loaded.meta.start_money.total, "railroads.json: start money"
        )
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
    """Return the deck and the maintenance; cards 31 to 35 belong to T7."""
    loaded = FACTS.read("equipment.json", Equipment)
    for index, card in enumerate(loaded.cards):
        level, index_in_level = card.tech_level, index % 5
        _require(card.number == index + 1, f"equipment.json: card {card.number} is out of place")
        _require(level == index // 5 + 1, f"equipment.json: card {card.number} has another level")
        price = 10 * level * level + 10 * level + 80 - 5 * level * index_in_level
        _require(
            (card.price, card.scrap, card.service) == (price, 20 * level, level),
            f"equipment.json: card {card.number} breaks the law of the deck",
        )
    for index, row in enumerate(loaded.maintenance):
        _require(row.current_tech_level == index + 1, "equipment.json: maintenance out of order")
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
    _require(
        [s.index for s in loaded.track] == list(range(26)), "valuation.json: spaces out of order"
    )
    _require(values == sorted(set(values)), "valuation.json: values do not rise")
    for index, row in enumerate(loaded.initial_values):
        _require(row.tech_level == index + 1, "valuation.json: initial values out of order")
        _require(set(row.values) <= set(values), "valuation.json: a start value off the track")
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
    coal_costs = {row.hex: row.cost for row in loaded.norfolk_western.coal_hexes}
    _require(
        coal_costs == {row.id: row.cost for row in rows if row.nw_coal},
        "expansions.json: other NW Coal hexes than the map",
    )
    _require(
        [row.id for row in rows if row.lumber] == [loaded.maine_lumber.hex],
        "expansions.json: lumber lies elsewhere on the map",
    )
    bonus = {name for name, city in cities().items() if city.revenue[6] - city.revenue[5] == 10}
    unchanged = {name for name, city in cities().items() if city.revenue[6] == city.revenue[5]}
    _require(
        bonus == set(loaded.tech_seven.bonus_cities)
        and len(bonus) + len(unchanged) == len(cities()),
        "expansions.json: the bonus of Tech Level 7 is not that of the map",
    )
    _require(
        loaded.tech_seven.initial_values_at_tech_level_6 == initial_values(6),
        "expansions.json: other values to start with at Tech Level 6",
    )
    return loaded


@FACTS.cached
def barons() -> dict[str, Baron]:
    """Return the eight Robber Baron cards by id."""
    return {row.id: row for row in expansions().robber_barons.cards}


FACTS.readers = (board_map, railroads, start_money, equipment, valuation, expansions)
