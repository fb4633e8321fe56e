"""The facts of Rail Baron, loaded and validated once. Sources: SOURCES.md.

Positions `x`, `y` are in a frame of 1280 by 642 units, y downward. Payoffs are in thousands
of dollars in the file and in whole dollars here."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import msgspec

from data.colours import require_colour
from data.fact_errors import expect, expect_known, require
from data.facts import Facts
from data.texts import say

FACTS = Facts(
    "rail_baron",
    Path(__file__).parent,
    (
        "map.json",
        "railroads.json",
        "cities.json",
        "destinations.json",
        "milepost_places.json",
        "u21_variant.json",
        "game_numbers.json",
        "payoffs.csv",
    ),
    {
        "map.json": {"mileposts": "id", "junctions": "id"},
        "railroads.json": {"": "mark"},
        "cities.json": {"": "city"},
        "milepost_places.json": {"": "id"},
    },
    also=("dice_desk",),
)
"""Facts of the game, of which each table keeps a set."""
MAP, RAILROADS, CITIES, TABLES, _, _, _, PAYOFFS = FACTS.names


class Milepost(msgspec.Struct, frozen=True):
    """A stop on the board; a city square if it has `cities` (two names for the twin cities)."""

    id: int
    x: float
    y: float
    lat: float
    lon: float
    region: str
    cities: tuple[str, ...] = ()


class SegmentRow(msgspec.Struct, frozen=True):
    """One mile of one railroad; `via` is the junction without a dot that its line passes
    through."""

    a: int
    b: int
    rr: str
    via: str | None = None


class Junction(msgspec.Struct, frozen=True):
    """A fork or crossing without a dot; used only for drawing."""

    id: str
    rr: str
    x: float
    y: float
    lat: float
    lon: float
    arms: tuple[int, ...]


class Bend(msgspec.Struct, frozen=True):
    """A point through which the line of one segment is drawn."""

    a: int
    b: int
    rr: str
    x: float
    y: float


class Frame(msgspec.Struct, frozen=True):
    width: int
    height: int


class BoardMap(msgspec.Struct, frozen=True):
    note: str
    frame: Frame
    mileposts: tuple[Milepost, ...]
    junctions: tuple[Junction, ...]
    segments: tuple[SegmentRow, ...]
    bends: tuple[Bend, ...]


class Railroad(msgspec.Struct, frozen=True):
    """`price` in dollars; `public` railroads can never be bought."""

    mark: str
    name: str
    price: int
    color: str
    line: str
    mileposts: int
    segments: int
    connected: bool
    cities: tuple[str, ...]
    nickname: str | None = None
    public: bool = False


class City(msgspec.Struct, frozen=True):
    """`region_w72`: chances out of 72 of the city's region; `city_w72`: of the city within it."""

    city: str
    region: str
    milepost: int
    lat: float
    lon: float
    region_w72: int
    city_w72: int
    p: float
    railroads: tuple[str, ...]


class Table(msgspec.Struct, frozen=True):
    """Results for white sums 2 to 12, by the red die's parity."""

    odd: tuple[str, ...]
    even: tuple[str, ...]


class Destinations(msgspec.Struct, frozen=True):
    """`tables["REGION"]` and a table for each region; `weights_of_72` by table and result."""

    note: str
    rolls: tuple[int, ...]
    tables: dict[str, Table]
    weights_of_72: dict[str, dict[str, int]]


class PlaceName(msgspec.Struct, frozen=True):
    """The name of a real place near a plain dot."""

    id: int
    near: str
    alt: str


class PayoffChange(msgspec.Struct, frozen=True):
    a: str
    b: str
    rail_baron: float
    u21: float


class U21(msgspec.Struct, frozen=True):
    """The differences of the U21 edition from the original board (ruling 30b)."""

    name: str
    merged_cities: tuple[tuple[str, str], ...]
    add_segments: tuple[SegmentRow, ...]
    remove_segments: tuple[SegmentRow, ...]
    payoff_changes: tuple[PayoffChange, ...]
    numbers: dict[str, int]


class EngineRow(msgspec.Struct, frozen=True):
    """An engine with its list price in dollars."""

    name: str
    price: int
    bonus: str


class Numbers(msgspec.Struct, frozen=True):
    """Amounts of the original game in whole dollars (game_numbers.json)."""

    start_cash: int
    announce_cash: int
    declare_cash: int
    rover_award: int
    fee_own: int
    fee_bank_or_public: int
    fee_rival: int
    fee_rival_after_all_sold: int
    auction_min_increment: int
    engines: tuple[EngineRow, ...]
    superchief_price_by_players_variant: dict[str, int]


@FACTS.cached
def board_map() -> BoardMap:
    """Return the original board: 530 mileposts, 750 segments."""
    loaded = FACTS.read("map.json", BoardMap)
    for index, milepost in enumerate(loaded.mileposts):
        expect(MAP, "mileposts, id", milepost.id, index)
    for row in loaded.segments:
        expect_known(MAP, "segments", (row.a, row.b), range(len(loaded.mileposts)))
    _require_connected(loaded)
    return loaded


def _require_connected(board: BoardMap) -> None:
    """Raise `FactsError` if a city cannot be reached from the others."""
    ways: dict[int, list[int]] = {}
    for row in board.segments:
        ways.setdefault(row.a, []).append(row.b)
        ways.setdefault(row.b, []).append(row.a)
    reached = [*ways][:1]
    seen = set(reached)
    for milepost in reached:
        fresh = [other for other in ways[milepost] if other not in seen]
        seen.update(fresh)
        reached += dict.fromkeys(fresh)
    cut_off = [name for row in board.mileposts if row.id not in seen for name in row.cities]
    require(not cut_off, MAP, "segments", ", ".join(cut_off), "connected")


@FACTS.cached
def railroads() -> tuple[Railroad, ...]:
    """Return the 28 railroads, sorted by mark."""
    loaded = FACTS.read(RAILROADS, tuple[Railroad, ...])
    segments: dict[str, list[SegmentRow]] = {row.mark: [] for row in loaded}
    for segment in board_map().segments:
        expect_known(MAP, f"segments, {segment.a}, {segment.b}", [segment.rr], segments)
        segments[segment.rr].append(segment)
    for row in loaded:
        require_colour(RAILROADS, row.mark, row.color)
        stops = {stop for segment in segments[row.mark] for stop in (segment.a, segment.b)}
        expect(RAILROADS, f"{row.mark}, segments", row.segments, len(segments[row.mark]))
        expect(RAILROADS, f"{row.mark}, mileposts", row.mileposts, len(stops))
    return loaded


@FACTS.cached
def cities() -> tuple[City, ...]:
    """Return the 67 cities of the destination tables."""
    loaded = FACTS.read(CITIES, tuple[City, ...])
    mileposts, weights = board_map().mileposts, destinations().weights_of_72
    for row in loaded:
        expect_known(CITIES, f"{row.city}, milepost", [row.milepost], range(len(mileposts)))
        expect_known(CITIES, f"{row.city}, milepost", [row.city], mileposts[row.milepost].cities)
        expect(CITIES, f"{row.city}, region", row.region, mileposts[row.milepost].region)
        expect_known(CITIES, f"{row.city}, region", [row.region], weights["REGION"])
        expect(CITIES, f"{row.city}, region_w72", row.region_w72, weights["REGION"][row.region])
        expect(CITIES, f"{row.city}, city_w72", row.city_w72, weights[row.region].get(row.city))
    return loaded


@FACTS.cached
def destinations() -> Destinations:
    """Return the region table and the seven city tables."""
    loaded = FACTS.read(TABLES, Destinations)
    expect(TABLES, "rolls", loaded.rolls, tuple(range(2, 13)))
    for name, table in loaded.tables.items():
        weights: dict[str, int] = {}
        for half, results in (("odd", table.odd), ("even", table.even)):
            expect(TABLES, f"{name}, {half}", len(results), len(loaded.rolls))
            for roll, result in zip(loaded.rolls, results, strict=True):
                weights[result] = weights.get(result, 0) + 6 - abs(roll - 7)
        expect(TABLES, f"weights_of_72, {name}", loaded.weights_of_72.get(name), weights)
    return loaded


@FACTS.cached
def place_names() -> dict[int, PlaceName]:
    """Return the names of plain dots, by milepost id."""
    return {row.id: row for row in FACTS.read("milepost_places.json", tuple[PlaceName, ...])}


@FACTS.cached
def u21() -> U21:
    """Return the differences of the U21 edition."""
    return FACTS.read("u21_variant.json", U21)


@FACTS.cached
def numbers() -> Numbers:
    """Return cash, fees, engines and other amounts."""
    return FACTS.read("game_numbers.json", Numbers)


@FACTS.cached
def payoffs() -> dict[tuple[str, str], int]:
    """Return the payoff in dollars of every ordered pair of the 67 cities."""
    chart = {
        (a, b): round(thousands * 1000)
        for a, row in FACTS.read("payoffs.csv", dict[str, dict[str, float]]).items()
        for b, thousands in row.items()
    }
    for (a, b), dollars in chart.items():
        there = chart.get((b, a), 0) / 1000
        expect(PAYOFFS, f"{b}, {a}", there, dollars / 1000, (PAYOFFS, f"{a}, {b}"))
    for a, b in combinations(sorted(row.city for row in cities()), 2):
        require((a, b) in chart, PAYOFFS, f"{a}, {b}", "-", "kind", kind="float")
    return chart


@cache
def city_aliases() -> dict[str, tuple[str, ...]]:
    """Return what people call the cities, in plain lower case; an ambiguous
    alias has several cities."""
    return msgspec.json.decode(
        (FACTS.folder / "city_aliases.json").read_bytes(), type=dict[str, tuple[str, ...]]
    )


_TEXT_KEYS = {"North Central": "NorthCentral", "South Central": "SouthCentral"}


def region_name(region: str, language: str) -> str:
    """Return the name of a region of the board in a language."""
    return say(f"rail_baron_cards-region-{_TEXT_KEYS.get(region, region)}", language)


FACTS.readers = (board_map, railroads, cities, destinations, place_names, u21, numbers, payoffs)
