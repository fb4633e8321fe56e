"""The facts of Rail Baron add up, cell by cell.

The digests were taken from the compiled tables named in data/rail_baron/SOURCES.md; a changed value
must be a deliberate one, made here as well.
"""

import hashlib
import json
from collections import Counter
from itertools import combinations

import pytest

import data.rail_baron as facts


def digest(value: object) -> str:
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


def test_payoffs_2211_pairs() -> None:
    names = [row.city for row in facts.cities()]
    pairs = [(a, b, facts.payoffs()[a, b]) for a, b in combinations(names, 2)]
    assert len(pairs) == 2211
    assert digest(pairs) == "0a55cb2a7bdf1209"


def test_destination_tables_176_cells() -> None:
    tables = facts.destinations().tables
    cells = [(name, *t.odd, *t.even) for name, t in tables.items()]
    assert sum(len(row) - 1 for row in cells) == 176
    assert digest(cells) == "5a6b3067605d54a3"


def test_weights_are_those_of_the_cells() -> None:
    two_dice = Counter(a + b for a in range(1, 7) for b in range(1, 7))
    for name, table in facts.destinations().tables.items():
        chances: Counter[str] = Counter()
        for column in (table.odd, table.even):
            for total, result in zip(facts.destinations().rolls, column, strict=True):
                chances[result] += two_dice[total]
        assert dict(chances) == facts.destinations().weights_of_72[name]


def test_map_530_mileposts_750_segments_11_junctions() -> None:
    board = facts.board_map()
    assert (len(board.mileposts), len(board.segments), len(board.junctions)) == (530, 750, 11)
    assert digest([(s.a, s.b, s.rr, s.via) for s in board.segments]) == "05197bfb7bd74225"
    assert digest([(m.x, m.y, m.region, m.cities) for m in board.mileposts]) == "dddbab2f7566a16d"


def test_no_segment_twice_except_through_a_junction() -> None:
    rows = Counter((min(s.a, s.b), max(s.a, s.b), s.rr) for s in facts.board_map().segments)
    again = {row for row, times in rows.items() if times > 1}
    for a, b, railroad in again:
        ways = {
            s.via for s in facts.board_map().segments if {s.a, s.b} == {a, b} and s.rr == railroad
        }
        assert len(ways) == rows[a, b, railroad]


def test_railroads_28_prices() -> None:
    prices = [(r.mark, r.price) for r in facts.railroads()]
    assert len(prices) == 28
    assert sum(price for _, price in prices) == 514_000
    assert digest(prices) == "d064899bcbff3ad1"


@pytest.mark.parametrize("railroad", facts.railroads(), ids=lambda r: r.mark)
def test_railroad_counts_and_cities_are_those_of_the_map(railroad: facts.Railroad) -> None:
    board = facts.board_map()
    segments = [s for s in board.segments if s.rr == railroad.mark]
    stops = {end for s in segments for end in (s.a, s.b)}
    assert len(stops) == railroad.mileposts
    assert len(segments) == railroad.segments
    named = {city for stop in stops for city in board.mileposts[stop].cities}
    listed = set(railroad.cities)
    assert listed == named


def test_cities_67_on_65_mileposts_with_their_regions() -> None:
    rows = facts.cities()
    assert (len(rows), len({row.milepost for row in rows})) == (67, 65)
    for row in rows:
        milepost = facts.board_map().mileposts[row.milepost]
        assert row.city in milepost.cities
        assert row.region == milepost.region
        weights = facts.destinations().weights_of_72
        assert weights["REGION"][row.region] == row.region_w72
        assert weights[row.region][row.city] == row.city_w72
        assert row.p == pytest.approx(row.region_w72 * row.city_w72 / 5184, abs=1e-6)
    assert sum(row.region_w72 * row.city_w72 for row in rows) == 5184


def test_every_plain_dot_has_a_place_name() -> None:
    dots = {m.id for m in facts.board_map().mileposts if not m.cities}
    assert set(facts.place_names()) == dots
