"""The tables of Train Tycoon against what the rulebook prints, and against themselves."""

import hashlib
import json
from itertools import combinations
from pathlib import Path

import pytest

import data.train_tycoon as facts

HERE = Path(facts.__file__).parent
PRINTED = {"alberta_v1": (138, 113), "alberta_v2": (136, 112), "appalachia": (155, 126)}
"""Hexes, and hexes that can have track (sections 16 and 17)."""


def digest(value: object) -> str:
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


@pytest.mark.parametrize("name", facts.MAPS)
def test_hexes_of_the_maps(name: str) -> None:
    """The published counts, six cities and 24 seeds."""
    hex_map = facts.hex_map(name)
    kinds = [row.type for row in hex_map.hexes]
    assert (len(kinds), kinds.count("plain") + kinds.count("seed")) == PRINTED[name]
    assert (kinds.count("city"), kinds.count("seed")) == (6, 24)


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("alberta_v1", "b44f3aa7c70229f6"),
        ("alberta_v2", "3ed2a8ce79e246a8"),
        ("appalachia", "5e4777f18558bf40"),
    ],
)
def test_hexes_are_where_they_were_compiled(name: str, wanted: str) -> None:
    rows = [(row.id, row.col, row.row, row.type, row.name) for row in facts.hex_map(name).hexes]
    assert digest(rows) == wanted


def test_the_second_alberta_lacks_two_hexes() -> None:
    """One hex with track and one mountain."""
    first, second = (facts.hex_map(name).hexes for name in ("alberta_v1", "alberta_v2"))
    gone = [row for row in first if row not in second]
    assert sorted(row.type for row in gone) == ["mountain", "plain"]
    assert set(second) <= set(first)


def test_an_unknown_map() -> None:
    with pytest.raises(KeyError):
        facts.hex_map("montana")


def test_components() -> None:
    """Section 2: tiles, companies, shares, trains."""
    numbers = facts.components()
    assert (numbers.turns, numbers.companies, numbers.shares_per_company) == (5, 12, 10)
    assert numbers.trains_per_company == 10
    counts = {number: row.count for number, row in facts.tiles().items()}
    assert counts == {8: 40, 9: 35, 16: 8, 17: 8, 19: 8, 20: 8}
    assert (numbers.city_hub_tiles, numbers.factory_hub_tiles) == (6, 6)
    assert numbers.resource_hub_tiles == 9


def test_companies() -> None:
    """Six factory HQs, two for each good, and six city HQs."""
    rows = facts.companies().values()
    assert sum(row.hq == "factory" for row in rows) == 6
    factories = [row.factory for row in rows if row.factory is not None]
    assert sorted(factories) == sorted(["cheese", "furniture", "tools"] * 2)
    assert len({row.id for row in rows}) == len({row.name for row in rows}) == 12


def test_every_pair_of_tracks_has_its_tile() -> None:
    """Nine single tracks, and every two without a common edge, fit one number each."""
    tracks = [(a, b) for a, b in combinations(range(6), 2) if 2 <= b - a <= 4]
    single = {facts.tiles_by_tracks()[frozenset([track])] for track in tracks}
    assert len(tracks) == 9 and single == {8, 9}
    pairs = [pair for pair in combinations(tracks, 2) if not set(pair[0]) & set(pair[1])]
    numbers = [facts.tiles_by_tracks()[frozenset(pair)] for pair in pairs]
    assert len(pairs) == 18
    assert {number: numbers.count(number) for number in set(numbers)} == {
        16: 6,
        17: 3,
        19: 6,
        20: 3,
    }


def test_price_board_examples() -> None:
    """Section 7: low at 30 is two boxes down to 10, high at 5 leads to 35, low at 5 nowhere."""
    boxes = facts.price_boxes()
    assert (boxes[30].low_red, boxes[30].low_to) == (-2, 10)
    assert boxes[5].high_to == 35
    assert (boxes[5].low_red, boxes[5].low_to) == (0, 5)
    assert {25, 50} <= set(boxes)
    assert (
        digest([(b.price, b.low_to, b.mid_to, b.high_to) for b in boxes.values()])
        == "390b8fbab08a9122"
    )


def test_turns() -> None:
    """Sections 6, 10 and 11: phases, length, rights, IPO prices."""
    turns = facts.turns()
    assert turns[1].phases == ("operate",)
    assert turns[2].phases == turns[3].phases == turns[4].phases
    assert turns[4].phases == ("trading", "treasury", "mergers", "ipo", "operate")
    assert turns[5].phases == ("trading", "treasury", "mergers", "operate")
    assert [row.ipo_price for row in turns.values()] == [None, 25, 50, 50, None]
    assert [row.marker_space for row in turns.values()] == [20, 40, 60, 80, 100]
    assert [row.must_retain for row in turns.values()] == [False] * 4 + [True]


def test_finance() -> None:
    """Sections 8 to 12, and the table of max debt from end to end."""
    numbers = facts.finance()
    assert (numbers.player_interest_per_loan, numbers.company_interest_per_loan) == (20, 10)
    assert (numbers.failed_bid_fee, numbers.failed_ipo_fee) == (20, 20)
    assert (numbers.max_presidencies, numbers.max_issued_shares) == (2, 10)
    assert (numbers.income_min, numbers.income_max) == (-100, 990)
    loans = [facts.max_loans(income) for income in range(-100, 1000, 10)]
    assert loans == sorted(loans) and set(loans) == set(range(6))
    assert (facts.max_loans(-10), facts.max_loans(0), facts.max_loans(990)) == (0, 1, 5)


def test_goods() -> None:
    """Two hubs of each good, three of each resource; each resource is wanted by two factories."""
    goods = facts.goods()
    assert set(goods.factory_hubs.values()) == {2}
    assert set(goods.resource_hubs.values()) == {3}
    wanted = [item for row in goods.goods for item in facts.accepted_resources(row.id)]
    assert {item: wanted.count(item) for item in wanted} == {"fish": 2, "minerals": 2, "oil": 2}
    assert goods.passengers.on_good_delivered == {"city_has_waiting": 1, "city_has_none": 2}


@pytest.mark.parametrize("name", facts.FACTS.names)
def test_every_table_says_where_it_is_from(name: str) -> None:
    """Found values and reconstructed ones stay marked."""
    status = json.loads((HERE / name).read_text(encoding="utf-8"))["_status"]
    assert "found" in status or "reconstructed" in status
