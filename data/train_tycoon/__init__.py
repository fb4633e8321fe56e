"""The facts of Train Tycoon, loaded and validated once. Sources: SOURCES.md.

`_status` in the files tells which values were found and which are reconstructed. Each value
stands in one place, so that an owner of the game can correct it."""

from __future__ import annotations

from functools import partial
from itertools import combinations, pairwise
from pathlib import Path

import msgspec

from data.colours import require_colour
from data.fact_errors import expect, expect_known, require
from data.facts import Facts
from data.train_tycoon.structs import (
    Box,
    Company,
    Components,
    Finance,
    Goods,
    HexMap,
    Investments,
    Pair,
    Setup,
    TileRow,
    Turn,
)

MAPS = ("alberta_v1", "alberta_v2", "appalachia")
"""The names of the map boards."""
FACTS = Facts(
    "train_tycoon",
    Path(__file__).parent,
    (
        "components.json",
        "companies.json",
        "finance.json",
        "goods.json",
        "investments.json",
        "price_board.json",
        "setup.json",
        "tiles.json",
        "turns.json",
        "maps/alberta_v1.json",
        "maps/alberta_v2.json",
        "maps/appalachia.json",
    ),
    {
        "companies.json": {"companies": "id"},
        "finance.json": {"max_debt_loans_by_income": "income_from"},
        "goods.json": {"resources": "id", "goods": "id"},
        "price_board.json": {"boxes": "price"},
        "tiles.json": {"tiles": "number"},
        "turns.json": {"turns": "turn"},
        **{f"maps/{name}.json": {"hexes": "id"} for name in MAPS},
    },
    {"finance.json": (), "price_board.json": ()},
)
"""Facts of the game, of which each table keeps a set."""
COMPONENTS, COMPANIES, FINANCE, GOODS, INVESTMENTS, PRICES, SETUP, TILES, TURNS, *_ = FACTS.names


class _Prices(msgspec.Struct, frozen=True):
    start_price: int
    boxes: tuple[Box, ...]


class _Tiles(msgspec.Struct, frozen=True):
    tiles: tuple[TileRow, ...]


@FACTS.cached
def components() -> Components:
    """Return the numbers of components."""
    return FACTS.read("components.json", Components)


@FACTS.cached
def companies() -> dict[str, Company]:
    """Return the companies by id, those with a factory HQ first."""
    file_type = dict[str, str | tuple[Company, ...]]
    rows = FACTS.read("companies.json", file_type)["companies"]
    by_id = {row.id: row for row in rows if isinstance(row, Company)}
    expect(COMPANIES, "companies", len(by_id), components().companies)
    factory_goods = [row.factory for row in by_id.values() if row.hq == "factory"]
    for good, count in goods().factory_hubs.items():
        expect(COMPANIES, f"factory, {good}", factory_goods.count(good), count)
    for row in by_id.values():
        wanted = "city" if row.factory is None else "factory"
        expect(COMPANIES, f"{row.id}, hq", row.hq, wanted)
        require_colour(COMPANIES, row.id, row.color)
    return by_id


@FACTS.cached
def finance() -> Finance:
    """Return limits, fees and rounding."""
    loaded = FACTS.read("finance.json", Finance)
    rows = loaded.max_debt_loans_by_income
    place = "max_debt_loans_by_income"
    expect(FINANCE, f"{place}, income_from", rows[0].income_from, loaded.income_min)
    expect(FINANCE, f"{place}, income_to", rows[-1].income_to, loaded.income_max)
    for row, following in pairwise(rows):
        here = f"{place}, {following.income_from}, income_from"
        expect(FINANCE, here, following.income_from, row.income_to + 10)
    most = max(row.loans for row in rows)
    expect(FINANCE, "absolute_max_loans", loaded.absolute_max_loans, most)
    return loaded


@FACTS.cached
def loan_value() -> int:
    """Return the dollars of one loan."""
    return finance().loan_value


@FACTS.cached
def max_loans(income: int) -> int:
    """Return the number of loans that a company may have at this income."""
    return next(row.loans for row in finance().max_debt_loans_by_income if income <= row.income_to)


@FACTS.cached
def goods() -> Goods:
    """Return the resources and goods, and what accepts them."""
    loaded = FACTS.read("goods.json", Goods)
    resources = {row.id for row in loaded.resources}
    for good in loaded.goods:
        place = f"{good.id}, factory_accepts"
        expect(GOODS, place, len(set(good.factory_accepts)), 2)
        expect_known(GOODS, place, good.factory_accepts, resources)
    named, printed = sorted(good.id for good in loaded.goods), components()
    for field, hubs, names, count in (
        ("factory_hubs", loaded.factory_hubs, named, printed.factory_hub_tiles),
        ("city_hubs_demanding", loaded.city_hubs_demanding, named, printed.city_hub_tiles),
        ("resource_hubs", loaded.resource_hubs, sorted(resources), printed.resource_hub_tiles),
    ):
        expect(GOODS, field, sorted(hubs), names)
        expect(GOODS, field, sum(hubs.values()), count)
    return loaded


@FACTS.cached
def accepted_resources(good: str) -> tuple[str, ...]:
    """Return the resources that a factory of this good accepts."""
    return next(row.factory_accepts for row in goods().goods if row.id == good)


@FACTS.cached
def investments() -> Investments:
    """Return the markers of the expansion Investments."""
    loaded = FACTS.read("investments.json", Investments)
    total = len(loaded.per_player) * components().players[1]
    expect(INVESTMENTS, "markers_total", loaded.markers_total, total)
    return loaded


@FACTS.cached
def price_boxes() -> dict[int, Box]:
    """Return the price board by price, validated against its own shifts: a box is two rows of
    five."""
    rows = FACTS.read("price_board.json", _Prices).boxes
    by_price = {row.price: row for row in rows}
    expect(PRICES, "boxes", len(by_price), 40)
    for row in rows:
        for field, mark, new_price in (
            ("low_to", row.low_red, row.low_to),
            ("mid_to", row.mid_yellow, row.mid_to),
            ("high_to", row.high_green, row.high_to),
        ):
            place = f"{row.price}, {field}"
            expect(PRICES, place, new_price, row.price + 10 * mark)
            expect_known(PRICES, f"{row.price}, {field}", [new_price], by_price)
    return by_price


@FACTS.cached
def setup() -> Setup:
    """Return what players and companies begin with."""
    loaded = FACTS.read("setup.json", Setup)
    start = FACTS.read(PRICES, _Prices).start_price
    expect(SETUP, "company_start, price", loaded.company_start.price, start)
    expect_known(SETUP, "company_start, price", [start], price_boxes())
    expect(SETUP, "seed_content", sum(loaded.seed_content.values()), loaded.seed_hexes)
    expect(SETUP, "by_players", sorted(loaded.by_players), ["2", "3", "4", "5", "6"])
    return loaded


@FACTS.cached
def tiles() -> dict[int, TileRow]:
    """Return the track tiles by number."""
    by_number = {row.number: row for row in FACTS.read("tiles.json", _Tiles).tiles}
    counts = components().track_tiles
    numbers = sorted(int(number) for number in counts if number != "total")
    expect(TILES, "tiles", sorted(by_number), numbers)
    for number, row in by_number.items():
        place = f"track_tiles, {number}"
        expect(TILES, f"{number}, count", row.count, counts[str(number)], (COMPONENTS, place))
    total = sum(row.count for row in by_number.values())
    expect(COMPONENTS, "track_tiles, total", counts["total"], total)
    return by_number


@FACTS.cached
def tiles_by_tracks() -> dict[frozenset[Pair], int]:
    """Return the number of each tile by the tracks that it shows, in all rotations."""
    by_tracks: dict[frozenset[Pair], int] = {}
    for number, row in tiles().items():
        for rotation in range(6):
            tracks = frozenset(_rotate(pair, rotation) for pair in row.tracks)
            other, shown = by_tracks.setdefault(tracks, number), list(row.tracks)
            require(other == number, TILES, f"{number}, tracks", shown, "other", than=other)
    gentle = [(a, b) for a, b in combinations(range(6), 2) if 2 <= b - a <= 4]
    for first, second in combinations(gentle, 2):
        if not set(first) & set(second):
            is_there = frozenset((first, second)) in by_tracks
            require(is_there, TILES, "tracks", "-", "tile", tracks=f"{first}, {second}")
    return by_tracks


def _rotate(pair: Pair, rotation: int) -> Pair:
    a, b = ((edge + rotation) % 6 for edge in pair)
    return (a, b) if a < b else (b, a)


@FACTS.cached
def turns() -> dict[int, Turn]:
    """Return the five turns by number, validated against the formulas of the rulebook."""
    rows = FACTS.read("turns.json", dict[str, str | tuple[Turn, ...]])["turns"]
    by_number = {row.turn: row for row in rows if isinstance(row, Turn)}
    expect(TURNS, "turns", list(by_number), [*range(1, components().turns + 1)])
    for number, row in by_number.items():
        for field, value, wanted in (
            ("max_track_tiles", row.max_track_tiles, number + 1),
            ("rights_base", row.rights_base, 20 * number),
            ("train_cost_each", row.train_cost_each, 10 * number),
            ("depletion_refill", row.depletion_refill, number),
        ):
            expect(TURNS, f"{number}, {field}", value, wanted)
        if row.ipo_price is not None:
            expect(TURNS, f"{number}, ipo_trigger_cash", row.ipo_trigger_cash, 2 * row.ipo_price)
            expect_known(TURNS, f"{number}, ipo_price", [row.ipo_price], price_boxes())
    return by_number


@FACTS.cached
def hex_map(name: str) -> HexMap:
    """Return a map board by its name in `MAPS`. Raises KeyError for any other name."""
    if name not in MAPS:
        raise KeyError(name)
    file = f"maps/{name}.json"
    loaded = FACTS.read(file, HexMap)
    kinds = [row.type for row in loaded.hexes]
    counts = {
        "hexes": len(kinds),
        "mountains": kinds.count("mountain"),
        "cities": kinds.count("city"),
        "seeds": kinds.count("seed"),
        "track": kinds.count("plain") + kinds.count("seed"),
    }
    for what, count in counts.items():
        expect(file, f"counts, {what}", loaded.counts.get(what), count)
    expect(file, "hexes, seed", kinds.count("seed"), setup().seed_hexes)
    expect(file, "hexes, city", kinds.count("city"), sum(goods().city_hubs_demanding.values()))
    for row in loaded.hexes:
        expect(file, f"{row.id}, row, col", f"{chr(ord('A') + row.row)}{row.col + 1}", row.id)
        expect(file, f"{row.id}, name", row.name is not None, row.type == "city")
    return loaded


_MAP_READERS = tuple(partial(hex_map, name) for name in MAPS)
FACTS.readers = (
    components,
    companies,
    finance,
    goods,
    investments,
    price_boxes,
    setup,
    tiles,
    tiles_by_tracks,
    turns,
    *_MAP_READERS,
)
