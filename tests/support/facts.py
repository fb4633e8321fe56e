"""Facts that differ from the shipped ones."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from math import gcd
from typing import Any

import msgspec

from data.corrections import by_name, corrected
from data.fact_errors import FactsError
from data.facts import FactSet, facts_of

SOMETHING: dict[str, tuple[str, tuple[Any, ...], Any]] = {
    "rail_baron": ("game_numbers.json", ("rover_award",), 40_000),
    "railroad_barons": ("constants.json", ("network_token_income",), 20),
    "baltimore_ohio": ("equipment.json", ("maintenance", 0, "maintenance_per_card"), 20),
    "train_tycoon": ("finance.json", ("track_cost_per_tile",), 30),
}
"""Of each game a file, the way to a number in it, and another number that is possible too."""


def changed(game: str, file: str, way: tuple[Any, ...], value: Any) -> FactSet:
    """The shipped facts of a game with another value."""
    shipped = facts_of(game).shipped
    content = part = msgspec.json.decode(shipped.files[file])
    for step in way[:-1]:
        part = part[step]
    assert part[way[-1]] != value
    part[way[-1]] = value
    return FactSet(game, {**shipped.files, file: msgspec.json.encode(content)})


def another(game: str) -> FactSet:
    """Other facts of a game that are possible."""
    facts = changed(game, *SOMETHING[game])
    facts_of(game).check(facts)
    return facts


@contextmanager
def by_default(facts: FactSet) -> Iterator[None]:
    """New tables of the game get these facts."""
    game = facts_of(facts.game)
    before = game.default
    game.default = facts
    try:
        yield
    finally:
        game.default = before


class Unread(FactSet):
    """Facts that nobody may read."""

    def __init__(self, game: str) -> None:
        super().__init__(game, {})


# --- facts changed at random, within what is possible

NOT_PRINTED = {
    *("id", "row", "col", "column", "q", "r", "x", "y", "lat", "lon", "index", "number"),
    *("level_number", "stack_position", "tech_level", "turn", "milepost", "mileposts", "segments"),
    *("players", "operating_order", "a", "b", "width", "height", "current_tech_level"),
    *("region_w72", "city_w72", "p", "tracks", "marker_space", "rolls", "weights_of_72", "arms"),
}
"""Numbers that name or place something, or follow from others."""


def random_facts(game: str, chance: random.Random, changes: int) -> tuple[FactSet, int]:
    """Facts with so many values changed, and how many of them were possible."""
    facts = facts_of(game)
    fact_set, possible = facts.shipped, 0
    values = {
        name: list(changeable(by_name(msgspec.json.decode(content), facts.tables.get(name, {}))))
        for name, content in facts.shipped.files.items()
    }
    names = [name for name in values if values[name]]
    for _ in range(changes):
        name = chance.choice(names)
        way, value = chance.choice(values[name])
        grain = gcd(*_whole(value)) or 1
        delta = grain * chance.choice((-3, -2, -1, 1, 2, 3))
        other = [part + delta for part in value] if isinstance(value, list) else value + delta
        patch: Any = other
        for step in reversed(way):
            patch = {step: patch}
        try:
            fact_set = corrected(facts, {name: patch}, fact_set)
            possible += 1
        except FactsError:
            continue  # something else depends on it
    return fact_set, possible


def changeable(content: Any, way: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Numbers and lists of numbers that a box prints, with the ways to them."""
    if isinstance(content, dict):
        for name, part in content.items():
            if name not in NOT_PRINTED:
                yield from changeable(part, (*way, name))
    elif way and _whole(content):
        yield way, content


def _whole(value: Any) -> list[int]:
    parts = value if isinstance(value, list) else [value]
    return parts if all(type(part) is int for part in parts) else []


# --- a correction of each component, as it is typed

Typed = tuple[str, ...]
CORRECTIONS: tuple[tuple[str, str, tuple[Typed, ...], str, Any], ...] = (
    ("baltimore_ohio", "map", (("E14", "cost", "60"),), "hexes, E14, cost", 60),
    ("baltimore_ohio", "railroads", (("NW", "color", "lime"),), "railroads, NW, color", "lime"),
    ("baltimore_ohio", "equipment", (("32", "price", "600"),), "cards, 32, price", 600),
    ("baltimore_ohio", "valuation", (("track", "25", "value", "400"),), "track, 25, value", 400),
    ("baltimore_ohio", "payments", (("coal", "50"),), "coal", 50),
    ("baltimore_ohio", "expansions", (("robber_barons", "minimum_bid", "5"),),
     "robber_barons, minimum_bid", 5),
    ("railroad_barons", "constants", (("network_token_income", "20"),),
     "network_token_income", 20),
    ("railroad_barons", "holdings", (("SB", "operator_tokens", "7"),),
     "holdings, SB, operator_tokens", 7),
    ("railroad_barons", "investors", (("I40", "amount", "20"),), "investors, I40, amount", 20),
    ("railroad_barons", "railroads", (("A2", "sides", "1", "cost", "110"),),
     "cards, A2, sides, 1, cost", 110),
    ("railroad_barons", "share_track", (("spaces", "0", "value", "45"),),
     "spaces, 0, value", 45),
    ("train_tycoon", "components", (("trains_per_company", "9"),), "trains_per_company", 9),
    ("train_tycoon", "companies", (("PDL", "name", "Dairy Line"),),
     "companies, PDL, name", "Dairy Line"),
    ("train_tycoon", "finance", (("400", "loans", "6"),),
     "max_debt_loans_by_income, 400, loans", 6),
    ("train_tycoon", "goods", (("goods", "cheese", "factory_accepts", "oil, fish"),),
     "goods, cheese, factory_accepts", ["oil", "fish"]),
    ("train_tycoon", "investments", (("per_player", "50 50 60 70"),),
     "per_player", [50, 50, 60, 70]),
    ("train_tycoon", "price_board", (("25", "mid_yellow", "2"),), "boxes, 25, mid_yellow", 2),
    ("train_tycoon", "setup", (("by_players", "3", "cash", "250"),), "by_players, 3, cash", 250),
    ("train_tycoon", "tiles", (("8", "count", "39"),), "tiles, 8, count", 39),
    ("train_tycoon", "turns", (("2", "advanced_engineering_at_max_length", "50"),),
     "turns, 2, advanced_engineering_at_max_length", 50),
    *(("train_tycoon", f"maps/{name}", ((seed, "type", "plain"), (plain, "type", "seed")),
       f"hexes, {plain}, type", "seed")
      for name, seed, plain in (
          ("alberta_v1", "A2", "A1"), ("alberta_v2", "A2", "A3"), ("appalachia", "A4", "A1"))),
    ("rail_baron", "map", (("65", "region", "Southwest"),), "mileposts, 65, region", "Southwest"),
    ("rail_baron", "railroads", (("PA", "price", "31000"),), "PA, price", 31_000),
    ("rail_baron", "cities", (("Albany", "p", "0.5"),), "Albany, p", 0.5),
    ("rail_baron", "destinations", (("tables", "Plains", "odd", "1", "Denver"),),
     "weights_of_72, Plains, Denver", 13),
    ("rail_baron", "milepost_places", (("65", "near", "Salem, OR"),), "65, near", "Salem, OR"),
    ("rail_baron", "u21_variant", (("numbers", "announce_cash", "200000"),),
     "numbers, announce_cash", 200_000),
    ("rail_baron", "game_numbers", (("rover_award", "40000"),), "rover_award", 40_000),
    ("rail_baron", "payoffs", (("Miami", "Boston", "18"),), "Boston, Miami", 18.0),
)  # fmt: skip
"""Of each component of each game: keys and value, and a place that says something else then."""
