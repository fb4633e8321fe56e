"""The facts of Baltimore & Ohio add up, table by table.

The digests were taken from the compiled tables named in data/baltimore_ohio/SOURCES.md; a changed
value must be a deliberate one, made here as well.
"""

import hashlib
import json
from collections import Counter
from pathlib import Path

import data.baltimore_ohio as facts
from data.baltimore_ohio import NEIGHBOUR_STEPS

FOLDER = Path(facts.__file__).parent


def digest(value: object) -> str:
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


def raw(name: str) -> dict[str, object]:
    loaded: dict[str, object] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return loaded


def test_city_revenues_245_cells() -> None:
    rows = [(city.name, city.hex, *city.revenue) for city in facts.cities().values()]
    assert len(rows) == 35 and all(cell % 10 == 0 for row in rows for cell in row[2:])
    assert digest(rows) == "c4131ba8cb7adde8"


def test_map_194_hexes() -> None:
    rows = [
        (h.id, h.q, h.r, h.state, h.terrain, h.cost, h.city, h.coal, h.nw_coal, h.lumber)
        for h in facts.board_map().hexes
    ]
    assert len(rows) == 194
    assert digest(rows) == "df544fffb4ae7353"


def test_costs_are_terrain_and_surcharge() -> None:
    meta = raw("map.json")["meta"]
    assert isinstance(meta, dict)
    valleys = {"L10", "L11", "M11"}
    for row in facts.board_map().hexes:
        plain = meta["terrain_cost"][row.terrain]
        extra = meta["city_surcharge_included_in_cost"].get(row.city, 0)
        expected = 40 if row.id in valleys else plain + extra
        assert row.cost == expected, row.id


def test_the_land_is_connected() -> None:
    """Every hex can be reached from every other without crossing a black edge."""
    board = facts.board_map()
    at = {(h.q, h.r): h.id for h in board.hexes}
    black = {frozenset(edge.between) for edge in board.impassable}
    assert len(black) == 10
    seen, todo = {"I16"}, ["I16"]
    place = {h.id: (h.q, h.r) for h in board.hexes}
    while todo:
        here = todo.pop()
        q, r = place[here]
        for dq, dr in NEIGHBOUR_STEPS:
            other = at.get((q + dq, r + dr))
            if other and other not in seen and frozenset((here, other)) not in black:
                seen.add(other)
                todo.append(other)
    assert len(seen) == 194


def test_new_york_cities_lie_in_new_york() -> None:
    state = {h.id: h.state for h in facts.board_map().hexes}
    for name in facts.board_map().groups["NYC_green"]:
        assert state[facts.cities()[name].hex] == "NY"
    assert len(facts.board_map().groups["NYC_green"]) == 5
    assert facts.board_map().groups["PA_city"] == ("Pittsburgh", "Harrisburg", "Philadelphia")


def test_railroads() -> None:
    rows = facts.railroads()
    assert list(rows) == list(facts.SHORT_NAMES)
    levels = Counter(row.available_from_tech_level for row in rows.values())
    assert levels == {1: 6, 3: 4, 4: 1}
    homes = [(row.id, row.home_city, row.home_hex, row.color) for row in rows.values()]
    assert digest(homes) == "3ad6ddb41dbee0cf"
    assert {(row.shares, row.cubes_charter) for row in rows.values()} == {(10, 30)}


def test_equipment_35_cards() -> None:
    cards = facts.equipment().cards
    assert (
        digest([(c.tech_level, c.price, c.scrap, c.service) for c in cards]) == "b52581024c442e09"
    )
    assert [c.number for c in cards if c.expansion == "T7"] == [31, 32, 33, 34, 35]
    assert {c.source for c in cards if c.expansion} == {"reconstructed"}
    assert [facts.maintenance(level) for level in range(1, 8)] == [10, 20, 30, 40, 50, 60, 70]
    assert facts.equipment_card(13).price == 170 and facts.equipment_card(35).price == 500


def test_valuation_26_values() -> None:
    track = facts.track_values()
    assert len(track) == 26 and (track[0], track[-1]) == (34, 375)
    assert digest(track) == "54f2329a696b6063"
    assert facts.initial_values(1) == (55, 60, 66) and facts.initial_values(6) == (91, 100, 110)
    marks = [row.source for row in facts.valuation().initial_values]
    assert marks[:5] == ["found"] * 5 and marks[5].startswith("reconstructed")


def test_expansions() -> None:
    expansions = facts.expansions()
    assert len(facts.barons()) == 8
    assert (
        digest([(b.id, b.name, b.formula) for b in facts.barons().values()]) == "d8bc141adbdb3728"
    )
    assert expansions.robber_barons.start_market_round == 2
    assert expansions.norfolk_western.home_city == "Norfolk"
    assert expansions.tech_seven.game_end_tech_level == 7
    assert {row.counters for row in expansions.norfolk_western.service_limit} == {0, 4, 5}


def test_what_is_reconstructed_says_so() -> None:
    """The marks are kept: a reader of the files sees what was found and what was rebuilt."""
    for name in ("map.json", "equipment.json", "valuation.json", "railroads.json"):
        meta = raw(name)["meta"]
        assert isinstance(meta, dict) and "reconstructed" in json.dumps(meta["provenance"])
