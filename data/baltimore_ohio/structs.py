"""Structures of the facts of Baltimore & Ohio. Money is in whole dollars."""

from __future__ import annotations

from typing import Literal

import msgspec

Terrain = Literal["plain", "hill", "mountain", "high_mountain"]
Expansion = Literal["N&W", "T7"]
Source = str


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
    """The deck, top card first, and the maintenance of a card in a Business Round by Tech Level."""

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


class Payments(msgspec.Struct, frozen=True):
    """Dollars from the bank: for a coal counter, for NW Coal and lumber for each Tech Level, what
    each Robber Baron counts with; and the Tech Level that ends the game without T7."""

    coal: int
    nw_coal_per_tech_level: int
    lumber_per_tech_level: int
    last_tech_level: int
    barons: dict[str, int]
    coal_magnates_with_norfolk_western: int


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
