"""The host's corrections of facts: what they change, and what is refused with which sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from data.corrections import corrected, read_corrections
from data.fact_errors import FactsError
from data.facts import FactSet, facts_of

BO, RB, BARONS, TYCOON = "baltimore_ohio", "rail_baron", "railroad_barons", "train_tycoon"


def part_of(facts: FactSet, file: str, *way: Any) -> Any:
    """What stands there; a row of a list by a field's value."""
    part = msgspec.json.decode(facts.files[file])
    for step in way:
        if isinstance(part, list) and isinstance(step, tuple):
            part = next(row for row in part if row[step[0]] == step[1])
        else:
            part = part[step]
    return part


def write(folder: Path, game: str, **files: Any) -> None:
    """Write corrections, as text or as data; `__` in a name is a folder."""
    for name, content in files.items():
        path = folder / game / f"{name.replace('__', '/')}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")


def read(folder: Path, game: str) -> FactSet:
    facts = facts_of(game)
    return corrected(facts, read_corrections(facts, folder))


COMPONENTS: list[tuple[str, str, Any, tuple[Any, ...], Any]] = [
    (BO, "map", {"E14": {"cost": 60}}, ("hexes", ("id", "E14"), "cost"), 60),
    (BO, "map", {"hexes": {"K2": {"coal": 2}}}, ("hexes", ("id", "K2"), "coal"), 2),
    (BO, "map", {"Albany": {"revenue": [20, 30, 40, 40, 40, 50, 50]}},
     ("cities", ("name", "Albany"), "revenue", 0), 20),
    (BO, "railroads", {"BO": {"color": "navy"}}, ("railroads", ("id", "BO"), "color"), "navy"),
    (BO, "equipment", {"maintenance": {"7": {"maintenance_per_card": 80}}},
     ("maintenance", 6, "maintenance_per_card"), 80),
    (BO, "valuation", {"track": {"25": {"value": 400}}}, ("track", 25, "value"), 400),
    (BO, "expansions", {"robber_barons": {"minimum_bid": 5}}, ("robber_barons", "minimum_bid"), 5),
    (RB, "railroads", {"PA": {"price": 31000}}, (("mark", "PA"), "price"), 31000),
    (RB, "game_numbers", {"rover_award": 40000}, ("rover_award",), 40000),
    (RB, "payoffs", {"Boston": {"Miami": 18.0}, "Miami": {"Boston": 18.0}},
     ("Miami", "Boston"), 18.0),
    (RB, "milepost_places", {"65": {"near": "Junction City, OR"}},
     (("id", 65), "near"), "Junction City, OR"),
    (RB, "cities", {"Albany": {"p": 0.5}}, (("city", "Albany"), "p"), 0.5),
    (RB, "u21_variant", {"numbers": {"announce_cash": 200000}},
     ("numbers", "announce_cash"), 200000),
    (BARONS, "constants", {"certificate_limit": 10}, ("certificate_limit",), 10),
    (BARONS, "holdings", {"MS&C": {"operator_tokens": 7}},
     ("holdings", ("id", "MS&C"), "operator_tokens"), 7),
    (BARONS, "investors", {"I30": {"face_value": 40}}, ("investors", 0, "face_value"), 40),
    (BARONS, "railroads", {"A2": {"name": "Canada Atlantic"}},
     ("cards", ("id", "A2"), "name"), "Canada Atlantic"),
    (TYCOON, "companies", {"PDL": {"name": "Prairie Dairy"}},
     ("companies", ("id", "PDL"), "name"), "Prairie Dairy"),
    (TYCOON, "finance", {"failed_bid_fee": 40}, ("failed_bid_fee",), 40),
    (TYCOON, "goods", {"cheese": {"factory_accepts": ["oil", "fish"]}},
     ("goods", ("id", "cheese"), "factory_accepts"), ["oil", "fish"]),
    (TYCOON, "setup", {"by_players": {"3": {"cash": 250}}}, ("by_players", "3", "cash"), 250),
    (TYCOON, "price_board", {"5": {"low_red": 1, "low_to": 15}}, ("boxes", 0, "low_to"), 15),
    (TYCOON, "turns", {"1": {"advanced_engineering_at_max_length": 50}},
     ("turns", 0, "advanced_engineering_at_max_length"), 50),
    (TYCOON, "investments", {"per_player": [50, 50, 60, 70]}, ("per_player", 0), 50),
    (TYCOON, "components", {"trains_per_company": 9}, ("trains_per_company",), 9),
]  # fmt: skip


@pytest.mark.parametrize(("game", "file", "patch", "way", "value"), COMPONENTS)
def test_each_component_can_be_corrected(
    tmp_path: Path, game: str, file: str, patch: Any, way: tuple[Any, ...], value: Any
) -> None:
    """The shipped facts differ from it only there."""
    shipped = facts_of(game).shipped
    name = next(name for name in shipped.files if name.rpartition(".")[0] == file)
    assert part_of(shipped, name, *way) != value
    write(tmp_path, game, **{file: patch})
    fact_set = read(tmp_path, game)
    assert part_of(fact_set, name, *way) == value
    assert {other for other in shipped.files if fact_set.files[other] != shipped.files[other]} == {
        name
    }
    assert fact_set.digest != shipped.digest == facts_of(game).default.digest


def test_a_hex_of_a_map_in_a_folder_is_corrected_by_its_name(tmp_path: Path) -> None:
    """A seed for a plain hex, which becomes a seed."""
    hexes = part_of(facts_of(TYCOON).shipped, "maps/alberta_v1.json", "hexes")
    seed = next(row["id"] for row in hexes if row["type"] == "seed")
    plain = next(row["id"] for row in hexes if row["type"] == "plain")
    write(tmp_path, TYCOON, maps__alberta_v1={seed: {"type": "plain"}, plain: {"type": "seed"}})
    rows = part_of(read(tmp_path, TYCOON), "maps/alberta_v1.json", "hexes")
    assert {row["id"]: row["type"] for row in rows}[plain] == "seed"


def test_the_shipped_value_corrects_nothing(tmp_path: Path) -> None:
    assert read(tmp_path, BO) is facts_of(BO).shipped
    cost = part_of(facts_of(BO).shipped, "map.json", "hexes", ("id", "E14"), "cost")
    write(tmp_path, BO, map={"E14": {"cost": cost}})
    assert read(tmp_path, BO) is facts_of(BO).shipped


WRONG: list[tuple[str, str, Any, str]] = [
    (BO, "map", {"E14": {"cost": "60"}},
     "map.json, hexes, E14, cost: expected a whole number, found 60"),
    (BO, "map", {"E14": {"cost": 60.5}},
     "map.json, hexes, E14, cost: expected a whole number, found 60.5"),
    (BO, "map", {"E14": {"cost": -60}},
     "map.json, hexes, E14, cost: expected a number from 1 to 10000000, found -60"),
    (BO, "map", {"E14": {"cost": 60000000}},
     "map.json, hexes, E14, cost: expected a number from 1 to 10000000, found 60000000"),
    (BO, "map", {"E14": {"cots": 60}}, "map.json, hexes, E14: expected one of id, row, col"),
    (BO, "map", {"E14": {"terrain": "swamp"}},
     "map.json, hexes, E14, terrain: expected something that the game has, found swamp"),
    (BO, "map", {"groups": {"PA_city": 3}},
     "map.json, groups, PA_city: expected a list, found 3"),
    (BO, "payments", {"barons": {"RB7": "x"}},
     "payments.json, barons, RB7: expected a whole number, found x"),
    (BO, "railroads", {"meta": {"start_money": {"per_player": {"5": None}}}},
     "railroads.json, meta, start_money, per_player, 5: expected a whole number, found -"),
    (RB, "destinations", {"tables": {"Plains": {"odd": ["Denver", 2]}}},
     "destinations.json, tables, Plains, odd, 2: expected a text, found 2"),
    (RB, "payoffs", {"Boston": {"Miami": "x"}},
     "payoffs.csv, Boston, Miami: expected a number, found x"),
    (BARONS, "railroads", {"A1": {"sides": [{"level": [], "level_number": 2, "cost": 50,
     "income": 10, "obsolete_at_level": 4}]}},
     "railroads.json, cards, A1, sides, [], level: expected a whole number or a text, found -"),
    (BO, "map", {"E14": 60}, "map.json, hexes, E14: expected named values, found 60"),
    (BO, "map", {"E14": None}, "map.json, hexes: expected exactly the 194 of the box, found E14"),
    (BO, "map", {"E41": {"cost": 60}}, "map.json, -: expected one of meta, hexes, cities"),
    (BO, "map", {"hexes": {"E14": {"q": 3}}}, "map.json, E14, q, r: expected"),
    (BO, "map", {"Albany": {"revenue": [30, 30]}},
     "map.json, Albany, revenue: expected 7, found 2"),
    (BO, "map", {"Albany": {"hex": "Z9"}},
     "map.json, Albany, hex: expected something that the game has, found Z9"),
    (BO, "map", {"impassable": [{"between": ["A18", "K2"], "why": ""}]},
     "map.json, impassable: expected two neighbouring hexes, found A18, K2"),
    (BO, "map", "{\"E14\": {\"cost\": 60}", "baltimore_ohio/map.json, -: expected a JSON file"),
    (BO, "map", [1], "map.json, -: expected named values"),
    (BO, "mpa", {"E14": {"cost": 60}},
     "baltimore_ohio/mpa.json, -: expected one of map.json, railroads.json"),
    (BO, "railroads", {"BO": {"cubes_total": 40}},
     "railroads.json, BO, cubes_total: expected"),
    (BO, "equipment", {"12": {"price": 1}},
     "equipment.json, cards, 12, price: expected more than 170, found 1"),
    (BO, "valuation", {"track": {"4": {"value": 300}}}, "valuation.json, track,"),
    (BO, "expansions", {"maine_lumber": {"hex": "E14"}},
     "expansions.json, maine_lumber, hex: expected"),
    (RB, "payoffs", {"Boston": {"Miami": 18.0}},
     "payoffs.csv, Miami, Boston: expected"),
    (RB, "railroads", {"PA": {"price": 0}},
     "railroads.json, PA, price: expected a number from 1 to 10000000, found 0"),
    (RB, "railroads", {"PA": {"segments": 3}}, "railroads.json, PA, segments: expected"),
    (RB, "cities", {"Albany": {"region": "Plains"}},
     "cities.json, Albany, region: expected Northeast, found Plains"),
    (RB, "destinations", {"rolls": [2, 3]}, "destinations.json, rolls: expected"),
    (RB, "map", {"segments": []}, "map.json"),
    (BARONS, "holdings", {"MS&C": {"certificates": []}},
     "holdings.json, MS&C, certificates: expected 100, found 0"),
    (BARONS, "railroads", {"A1": {"sides": []}},
     "railroads.json, A1, sides: expected one or two, found 0"),
    (BARONS, "share_track", {"spaces": {"3": {"value": 1}}}, "share_track.json, values: expected"),
    (BARONS, "railroads", {"A1": {"name": "Canada Atlantic"}},
     "investors.json, I450, free_railroad: expected something that the game has"),
    (BARONS, "investors", {"I450": {"par_value": 85}},
     "investors.json, I450, par_value: expected something that the game has, found 85"),
    (BARONS, "constants", {"obsolescence": {"4": []}},
     "railroads.json, A"),
    (BARONS, "railroads", {"level_treated_on_removal": {"D": 9}},
     "railroads.json, level_treated_on_removal, D: expected one of 3, 4, found 9"),
    (BARONS, "constants", {"certificate_percents": [50, 40, 10]},
     "constants.json, certificate_percents: expected"),
    (BARONS, "constants", {"operating_order": []}, "constants.json, operating_order: expected"),
    (TYCOON, "price_board", {"25": {"high_to": 990}},
     "price_board.json, 25, high_to: expected"),
    (TYCOON, "goods", {"cheese": {"factory_accepts": ["oil", "oil"]}},
     "goods.json, cheese, factory_accepts: expected 2, found 1"),
    (TYCOON, "goods", {"cheese": {"factory_accepts": ["oil", "gold"]}},
     "goods.json, cheese, factory_accepts: expected something that the game has, found gold"),
    (TYCOON, "companies", {"PDL": {"factory": None}}, "companies.json"),
    (TYCOON, "turns", {"1": {"train_cost_each": 99}},
     "turns.json, 1, train_cost_each: expected 10, found 99"),
    (TYCOON, "tiles", {"8": {"count": 3}}, "tiles.json, 8, count: expected 40, found 3"),
    (TYCOON, "maps__alberta_v1", {"A1": {"type": "city"}}, "maps/alberta_v1.json"),
    (TYCOON, "setup", {"company_start": {"price": 35}},
     "setup.json, company_start, price: expected 25, found 35"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "file", "patch", "sentence"), WRONG)
def test_a_wrong_correction_is_refused_with_file_place_and_what_was_expected(
    tmp_path: Path, game: str, file: str, patch: Any, sentence: str
) -> None:
    write(tmp_path, game, **{file: patch})
    with pytest.raises(FactsError) as refused:
        read(tmp_path, game)
    assert refused.value.describe("en").startswith(sentence)
    assert "Erwartet wird" in refused.value.describe("de")
    assert "facts-expected" not in refused.value.describe("de") + refused.value.describe("en")


def test_a_merge_patch_does_what_its_standard_says(tmp_path: Path) -> None:
    """RFC 7396: values replace values, lists replace lists, objects are merged; only that what is
    unknown is refused, and that a null empties what the game has a field for."""
    write(tmp_path, BARONS, railroads={"cards": {"A1": {"sides": [
        {"level": 1, "level_number": 1, "cost": 50, "income": 10, "obsolete_at_level": None}
    ]}}}, constants={"draft_named_price": {"max": 500}})  # fmt: skip
    fact_set = read(tmp_path, BARONS)
    assert len(part_of(fact_set, "railroads.json", "cards", ("id", "A1"), "sides")) == 1
    shipped = part_of(facts_of(BARONS).shipped, "constants.json", "draft_named_price")
    assert part_of(fact_set, "constants.json", "draft_named_price") == {**shipped, "max": 500}
