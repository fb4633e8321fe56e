"""The facts of Train Tycoon, loaded and checked once. Where each comes from: SOURCES.md.

What is found and what is reconstructed is marked in the files (`_status`); each value stands in one
place, so that an owner of the game can put right what a copy of it shows otherwise.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

_HERE = Path(__file__).parent
T = TypeVar("T")

HexType = Literal["plain", "seed", "city", "mountain"]
PhaseName = Literal["trading", "treasury", "mergers", "ipo", "operate"]
Pair = tuple[int, int]
"""Two edges of a hexagon joined by a track, the lower first."""

MAPS = ("alberta_v1", "alberta_v2", "appalachia")


class Company(msgspec.Struct, frozen=True):
    """`factory` is the good that its pre-assigned factory makes, None for a city HQ."""

    id: str
    name: str
    color: str
    hq: Literal["factory", "city"]
    factory: str | None
    status: str


class Components(msgspec.Struct, frozen=True):
    players: tuple[int, int]
    turns: int
    companies: int
    shares_per_company: int
    trains_per_company: int
    factory_hub_tiles: int
    city_hub_tiles: int
    resource_hub_tiles: int
    resource_tokens_start_per_hub: int
    track_tiles: dict[str, int]


class DebtRow(msgspec.Struct, frozen=True):
    """Loans allowed while the income marker stands between the two, in dollars."""

    income_from: int
    income_to: int
    loans: int


class Finance(msgspec.Struct, frozen=True):
    """Amounts in dollars, `*_loans` in loans of 100."""

    max_debt_loans_by_income: tuple[DebtRow, ...]
    absolute_max_loans: int
    insolvent_above_loans: int
    company_interest_per_loan: int
    player_interest_per_loan: int
    income_min: int
    income_max: int
    payout_rounding_per_share: int
    target_price_rounding: int
    target_price_min: int
    failed_bid_fee: int
    failed_ipo_fee: int
    ipo_min_shares: int
    player_bankrupt_mandatory_from_loans: int
    max_presidencies: int
    max_issued_shares: int
    rights_discount_per_share_held: int
    track_cost_per_tile: int


class Resource(msgspec.Struct, frozen=True):
    id: str
    color: str


class Good(msgspec.Struct, frozen=True):
    """`factory_accepts`: the resources that a factory of this good takes."""

    id: str
    color: str
    factory_accepts: tuple[str, ...]


class Passengers(msgspec.Struct, frozen=True):
    """Passengers that begin to wait when a good arrives in a city."""

    start_waiting_per_city: int
    on_good_delivered: dict[str, int]


class Goods(msgspec.Struct, frozen=True):
    """Resources, goods, and how many hub tiles there are of each."""

    resources: tuple[Resource, ...]
    goods: tuple[Good, ...]
    resource_hubs: dict[str, int]
    factory_hubs: dict[str, int]
    city_hubs_demanding: dict[str, int]
    passengers: Passengers


class Investments(msgspec.Struct, frozen=True):
    """`multiplier_by_turn_opened` by turn as text."""

    markers_total: int
    per_player: tuple[int, ...]
    multiplier_by_turn_opened: dict[str, int]


class Box(msgspec.Struct, frozen=True):
    """A box of the price board: its price and where each mark leads, in dollars."""

    price: int
    row: int
    column: int
    low_red: int
    mid_yellow: int
    high_green: int
    low_to: int
    mid_to: int
    high_to: int


class _Prices(msgspec.Struct, frozen=True):
    start_price: int
    boxes: tuple[Box, ...]


class Start(msgspec.Struct, frozen=True):
    """What a player begins with; two players have `shares_in_each_opponent_company`."""

    cash: int
    own_shares: int = 0
    own_shares_each: int = 0
    other_companies: int = 0
    shares_each: int = 0
    shares_in_each_opponent_company: int = 0


class CompanyStart(msgspec.Struct, frozen=True):
    price: int
    issued_shares: int
    cash: int
    income: int


class Setup(msgspec.Struct, frozen=True):
    """`by_players` by the number of players as text."""

    company_start: CompanyStart
    by_players: dict[str, Start]
    seed_hexes: int
    seed_content: dict[str, int]


class TileRow(msgspec.Struct, frozen=True):
    number: int
    color: Literal["yellow", "green"]
    count: int
    tracks: tuple[Pair, ...]
    shape: str


class _Tiles(msgspec.Struct, frozen=True):
    tiles: tuple[TileRow, ...]


class Turn(msgspec.Struct, frozen=True):
    """The numbers of a turn; money in dollars."""

    turn: int
    marker_space: int
    phases: tuple[PhaseName, ...]
    max_track_tiles: int
    rights_base: int
    advanced_engineering_at_max_length: int
    train_cost_each: int
    depletion_refill: int
    ipo_price: int | None
    ipo_trigger_cash: int | None
    must_retain: bool


class Hex(msgspec.Struct, frozen=True):
    """`row` 0 is the top; odd rows are shifted half a hex to the right."""

    id: str
    col: int
    row: int
    type: HexType
    name: str | None = None


class Neighbours(msgspec.Struct, frozen=True):
    """Steps (columns, rows) over the edges 0..5, named in `order`."""

    even_row: tuple[Pair, ...]
    odd_row: tuple[Pair, ...]
    order: tuple[str, ...]


class HexMap(msgspec.Struct, frozen=True):
    name: str
    note: str
    neighbours: Neighbours
    counts: dict[str, int]
    hexes: tuple[Hex, ...]


@cache
def components() -> Components:
    """How much of everything there is."""
    return _read("components.json", Components)


@cache
def companies() -> dict[str, Company]:
    """The companies by id, factory HQs first."""
    kind = dict[str, str | tuple[Company, ...]]
    rows = _read("companies.json", kind)["companies"]
    found = {row.id: row for row in rows if isinstance(row, Company)}
    if len(found) != components().companies:
        raise ValueError("companies.json: a company is missing or there twice")
    made = [row.factory for row in found.values() if row.hq == "factory"]
    for good, count in goods().factory_hubs.items():
        if made.count(good) != count:
            raise ValueError(f"companies.json: {made.count(good)} factories make {good}")
    if any((row.factory is None) != (row.hq == "city") for row in found.values()):
        raise ValueError("companies.json: a city HQ with a factory, or a factory HQ without")
    return found


@cache
def finance() -> Finance:
    """Limits, fees and rounding."""
    found = _read("finance.json", Finance)
    rows = found.max_debt_loans_by_income
    edges = [row.income_from for row in rows] + [rows[-1].income_to + 10]
    if edges[0] != found.income_min or edges[-1] != found.income_max + 10:
        raise ValueError("finance.json: the max-debt table does not cover the income track")
    if any(row.income_to + 10 != after for row, after in zip(rows, edges[1:], strict=True)):
        raise ValueError("finance.json: the max-debt table has gaps")
    if max(row.loans for row in rows) != found.absolute_max_loans:
        raise ValueError("finance.json: the absolute maximum is not that of the table")
    return found


@cache
def max_loans(income: int) -> int:
    """Loans that a company may take while its income marker stands there."""
    return next(row.loans for row in finance().max_debt_loans_by_income if income <= row.income_to)


@cache
def goods() -> Goods:
    """Resources, goods and who takes them."""
    found = _read("goods.json", Goods)
    resources = {row.id for row in found.resources}
    for good in found.goods:
        if len(set(good.factory_accepts)) != 2 or not set(good.factory_accepts) <= resources:
            raise ValueError(f"goods.json: a factory of {good.id} must take two resources")
    named = {good.id for good in found.goods}
    if set(found.factory_hubs) != named or set(found.city_hubs_demanding) != named:
        raise ValueError("goods.json: hubs of an unknown good")
    if set(found.resource_hubs) != resources:
        raise ValueError("goods.json: hubs of an unknown resource")
    return found


@cache
def accepts(good: str) -> tuple[str, ...]:
    """The resources that a factory of this good takes."""
    return next(row.factory_accepts for row in goods().goods if row.id == good)


@cache
def investments() -> Investments:
    """The markers of the expansion Investments."""
    found = _read("investments.json", Investments)
    if found.markers_total != len(found.per_player) * components().players[1]:
        raise ValueError("investments.json: the markers do not give every player a hand")
    return found


@cache
def boxes() -> dict[int, Box]:
    """The price board by price, checked against its own shifts: one box is two rows of five."""
    rows = _read("price_board.json", _Prices).boxes
    found = {row.price: row for row in rows}
    for row in rows:
        for mark, to in (
            (row.low_red, row.low_to),
            (row.mid_yellow, row.mid_to),
            (row.high_green, row.high_to),
        ):
            if to != row.price + 10 * mark or to not in found:
                raise ValueError(f"price_board.json: a mark at {row.price} leads to {to}")
    return found


@cache
def setup() -> Setup:
    """What players and companies begin with."""
    found = _read("setup.json", Setup)
    if found.company_start.price != _read("price_board.json", _Prices).start_price:
        raise ValueError("setup.json and price_board.json differ about the start price")
    if sum(found.seed_content.values()) != found.seed_hexes:
        raise ValueError("setup.json: the seeds are not filled exactly")
    return found


@cache
def tiles() -> dict[int, TileRow]:
    """The track tiles by number."""
    found = {row.number: row for row in _read("tiles.json", _Tiles).tiles}
    counts = components().track_tiles
    if {str(number): row.count for number, row in found.items()} != {
        number: count for number, count in counts.items() if number != "total"
    } or sum(row.count for row in found.values()) != counts["total"]:
        raise ValueError("tiles.json and components.json differ about the tiles")
    return found


@cache
def tile_of() -> dict[frozenset[Pair], int]:
    """The number of the tile that shows exactly these tracks, in any rotation."""
    found: dict[frozenset[Pair], int] = {}
    for number, row in tiles().items():
        for turned in range(6):
            shown = frozenset(_turned(pair, turned) for pair in row.tracks)
            if found.setdefault(shown, number) != number:
                raise ValueError(f"tiles.json: {number} and {found[shown]} show the same")
    gentle = [(a, b) for a, b in combinations(range(6), 2) if 2 <= b - a <= 4]
    for one, two in combinations(gentle, 2):
        if not set(one) & set(two) and frozenset((one, two)) not in found:
            raise ValueError(f"tiles.json: no tile shows {one} and {two}")
    return found


def _turned(pair: Pair, by: int) -> Pair:
    a, b = ((edge + by) % 6 for edge in pair)
    return (a, b) if a < b else (b, a)


@cache
def turns() -> dict[int, Turn]:
    """The five turns by number, checked against the formulas of the rulebook."""
    rows = _read("turns.json", dict[str, str | tuple[Turn, ...]])["turns"]
    found = {row.turn: row for row in rows if isinstance(row, Turn)}
    if list(found) != list(range(1, components().turns + 1)):
        raise ValueError("turns.json: a turn is missing")
    for number, row in found.items():
        said = (row.max_track_tiles, row.rights_base, row.train_cost_each, row.depletion_refill)
        if said != (number + 1, 20 * number, 10 * number, number):
            raise ValueError(f"turns.json: turn {number} has {said}")
        if row.ipo_price is not None and row.ipo_trigger_cash != 2 * row.ipo_price:
            raise ValueError(f"turns.json: the IPO of turn {number} does not fit its price")
    return found


@cache
def hex_map(name: str) -> HexMap:
    """A map board: `MAPS` names them. Raises KeyError for any other."""
    if name not in MAPS:
        raise KeyError(name)
    found = _read(f"maps/{name}.json", HexMap)
    kinds = [row.type for row in found.hexes]
    counted = {
        "hexes": len(kinds),
        "mountains": kinds.count("mountain"),
        "cities": kinds.count("city"),
        "seeds": kinds.count("seed"),
        "track": kinds.count("plain") + kinds.count("seed"),
    }
    if counted != found.counts:
        raise ValueError(f"{name}: {counted} counted, {found.counts} written")
    if kinds.count("seed") != setup().seed_hexes:
        raise ValueError(f"{name}: {kinds.count('seed')} seeds")
    if kinds.count("city") != sum(goods().city_hubs_demanding.values()):
        raise ValueError(f"{name}: {kinds.count('city')} cities")
    for row in found.hexes:
        if row.id != f"{chr(ord('A') + row.row)}{row.col + 1}":
            raise ValueError(f"{name}: {row.id} stands in row {row.row}, column {row.col}")
        if (row.name is not None) != (row.type == "city"):
            raise ValueError(f"{name}: {row.id} and its name")
    return found


def _read(name: str, kind: type[T]) -> T:
    return msgspec.json.decode((_HERE / name).read_bytes(), type=kind)
