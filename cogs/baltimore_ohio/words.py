"""The words of Baltimore & Ohio in chat: names of things, what people type for them, and how each
kind of thing, and each value of a text, is written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.kinds import Kind, Kinds, meant, refused
from bot.chat.declared.moves import Moves, rules_of
from bot.chat.declared.texts import Texts
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import State

DOMAIN = "baltimore_ohio_chat"
_DOLLARS = re.compile(
    "after|amount|before|best|bid|cash|cost|counters|each|gross|income|later|limit|maintenance|net"
    "|per_share|previous|price|revenue|stock|top|total|treasury|until|value"
)
"""Whole numbers of these names are money in every text."""


def named(name: str, value: Any, where: Scene | str) -> Any:
    """How a value of a text is written: by its name, unless it is written already."""
    if isinstance(value, int) and _DOLLARS.fullmatch(name):
        return money(value, where)
    if name == "railroad":
        return facts.SHORT.get(value, value)
    if name == "card" and value in facts.barons():
        return baron(value)
    if name == "name" and not isinstance(where, str) and not isinstance(value, str):
        return person(where, value)
    return value


t = Texts(DOMAIN, named, "nobody")
"""A text of this cog."""
money, person, label = t.money, t.person, t.label


def bold(dollars: int, where: Scene | str) -> str:
    return f"**{money(dollars, where)}**"


def railroad(name: str) -> str:
    """`Nickel Plate`: what the rulebook calls the railroad of this id."""
    return facts.SHORT[name]


def railroads(names: Iterable[str], scene: Scene) -> str:
    """Several railroads, or "none"."""
    return ", ".join(map(railroad, names)) or t("none", scene)


def full(name: str) -> str:
    """`New York, Chicago & St. Louis (Nickel Plate)`: the railroad's whole name."""
    return facts.railroads()[name].name


def baron(card: str) -> str:
    """A Robber Baron by the name on the card."""
    return facts.barons()[card].name


def place(hex_: str) -> str:
    """`Utica (B14)`: a hex by its city, or by its id alone."""
    city = board().city.get(hex_)
    return hex_ if city is None else f"{city} ({hex_})"


def cities(names: Iterable[str], scene: Scene) -> str:
    """Several cities, or that there are none."""
    return ", ".join(names) or t("cities-none", scene)


def levels(numbers: Iterable[int]) -> str:
    """`2, 2, 3`: Capital Equipment Cards by their Tech Levels."""
    return ", ".join(str(facts.card(number).tech_level) for number in numbers)


def of_levels(numbers: Iterable[int], scene: Scene) -> str:
    """`of level 2`, `of levels 2, 2, 3`: the same for cards that are named after their number."""
    found = [facts.card(number).tech_level for number in numbers]
    kinds = len(set(found))
    shown = ", ".join(map(str, found[:1] if kinds == 1 else found))
    return t("of-levels", scene, kinds=kinds, levels=shown)


def shares(counts: Mapping[str, int], names: Iterable[str], scene: Scene) -> str:
    """`4 B&O, 1 PA`, of the railroads in this order, or "none"."""
    told = (t("shares-of", scene, count=counts[n], railroad=n) for n in names if n in counts)
    return ", ".join(told) or t("none", scene)


# What people type.


def railroad_of(text: str) -> str:
    """The railroad people mean by its id, its short name, its name or a part of that."""
    names = {one: (one, facts.SHORT[one], row.name) for one, row in facts.railroads().items()}
    return meant(DOMAIN, "railroad", text, names)


def baron_of(text: str) -> str:
    """The Robber Baron people mean by the id of the card, its name or a part of that."""
    return meant(DOMAIN, "baron", text, {card: (card, baron(card)) for card in facts.barons()})


def hex_of(text: str) -> str:
    """The hex that people mean by its id or its city; `Refusal` for none or several."""
    names = {one: (one, place(one), board().city.get(one, "")) for one in board().cost}
    return meant(DOMAIN, "place", text, names, begins=True)


def city_of(text: str) -> str:
    """The city that people mean so."""
    found = board().city.get(hex_of(text))
    if found is None:
        raise refused(DOMAIN, "place", text)
    return found


def equipment_of(text: str) -> int:
    """The card of this number."""
    if not re.fullmatch("[0-9]{1,3}", text.strip()) or int(text) not in _cards():
        raise refused(DOMAIN, "cards", text)
    return int(text)


def _cards() -> tuple[int, ...]:
    return tuple(card.number for card in facts.equipment().cards)


def _hexes() -> tuple[str, ...]:
    return tuple(row.id for row in facts.board_map().hexes)


KINDS = Kinds(
    dollars=Kind(money, number=True),
    player=Kind(lambda seat, scene: person(scene, seat)),
    railroad=Kind(lambda name, _: railroad(name), railroad_of, lambda: tuple(facts.railroads())),
    baron=Kind(lambda card, _: baron(card), baron_of, lambda: tuple(facts.barons())),
    equipment=Kind(lambda card, _: levels([card]), equipment_of, _cards, sets=True),
    city=Kind(lambda city, _: city, city_of, lambda: tuple(facts.cities()), sets=True),
    hex=Kind(lambda hex_, _: place(hex_), hex_of, _hexes),
    value=Kind(money, of=lambda: facts.track(), number=True),
    cards=Kind(lambda count, _: count, of=lambda: range(len(_cards()) + 1)),
    shares=Kind(lambda count, _: count, of=lambda: range(11), number=True),
    level=Kind(lambda level, _: str(level), of=lambda: range(8)),
)


def table_of(scene: Scene) -> State:
    """The game as it stands: nothing in it is secret (3)."""
    table: State = scene.public.table
    return table


chapter = partial(Moves, t, KINDS, rules_of(GAME))
"""Some of the moves of the game."""
