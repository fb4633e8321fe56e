"""Names and number formats of Baltimore & Ohio in chat: how values are written in texts, and
parsers for what people type."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import partial

import data.baltimore_ohio as facts
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import (
    FieldType,
    game_field_types,
    named_type,
    resolve_name,
    unknown_input,
)
from bot.chat.declared.move_spec import rules_check
from bot.chat.declared.moves import Moves
from bot.chat.declared.texts import Texts
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import State

DOMAIN = "baltimore_ohio_chat"
_DOLLARS = re.compile(
    "after|amount|before|best|bid|cash|cost|counters|each|gross|income|later|limit|maintenance|net"
    "|per_share|previous|price|revenue|stock|top|total|treasury|until|value"
)
"""Names of text variables whose whole numbers are written as money."""


def format_value(name: str, value: object, where: TableContext | str) -> object:
    """Return the value of a text variable as the text shows it, by the variable's name. Strings
    are taken as formatted already."""
    if isinstance(value, int) and _DOLLARS.fullmatch(name):
        return money(value, where)
    if name == "railroad" and isinstance(value, str):
        return facts.SHORT_NAMES.get(value, value)
    if name == "card" and isinstance(value, str) and value in facts.barons():
        return baron_name(value)
    if name == "name" and not isinstance(where, str) and isinstance(value, int | None):
        return person(where, value)
    return value


t = Texts(DOMAIN, format_value, "nobody")
"""The texts of this cog: `t(key, ctx, **values)`."""
money, person, label = t.money, t.player_name, t.player_label


def bold_money(dollars: int, where: TableContext | str) -> str:
    return f"**{money(dollars, where)}**"


def railroad_name(name: str) -> str:
    """Return the rulebook's short name of a railroad id: `Nickel Plate`."""
    return facts.SHORT_NAMES[name]


def list_railroads(names: Iterable[str], ctx: TableContext) -> str:
    """Return the railroads' short names, comma-separated, or the text for "none"."""
    return ", ".join(map(railroad_name, names)) or t("none", ctx)


def full_name(name: str) -> str:
    """Return the railroad's full name: `New York, Chicago & St. Louis (Nickel Plate)`."""
    return facts.railroads()[name].name


def baron_name(card: str) -> str:
    """Return the name printed on a Robber Baron's card."""
    return facts.barons()[card].name


def place_name(hex_: str) -> str:
    """Return a hex with its city, `Utica (B14)`, or its id alone if it has none."""
    city = board().city.get(hex_)
    return hex_ if city is None else f"{city} ({hex_})"


def list_cities(names: Iterable[str], ctx: TableContext) -> str:
    """Return the cities, comma-separated, or the text for no cities."""
    return ", ".join(names) or t("cities-none", ctx)


def list_levels(numbers: Iterable[int]) -> str:
    """Return the Tech Levels of Capital Equipment Cards: `2, 2, 3`."""
    return ", ".join(str(facts.equipment_card(number).tech_level) for number in numbers)


def level_values(numbers: Iterable[int]) -> dict[str, object]:
    """Return the text values of the levels of Capital Equipment Cards: one, if all are alike."""
    tech_levels = [facts.equipment_card(number).tech_level for number in numbers]
    kinds = len(set(tech_levels))
    shown = ", ".join(map(str, tech_levels[:1] if kinds == 1 else tech_levels))
    return {"kinds": kinds, "levels": shown}


def describe_levels(numbers: Iterable[int], ctx: TableContext) -> str:
    """Return `of level 2` or `of levels 2, 2, 3` for Capital Equipment Cards given by number."""
    return t("of-levels", ctx, **level_values(numbers))


def list_shares(counts: Mapping[str, int], names: Iterable[str], ctx: TableContext) -> str:
    """Return `4 B&O, 1 PA` in the order of `names`, or the text for "none"."""
    parts = (t("shares-of", ctx, count=counts[n], railroad=n) for n in names if n in counts)
    return ", ".join(parts) or t("none", ctx)


# What people type.


def parse_hex(text: str) -> str:
    """Return the hex typed as an id, a city or the beginning of one. Raises `Refusal` if none
    or several match."""
    names = {hex_: (hex_, place_name(hex_), board().city.get(hex_, "")) for hex_ in board().cost}
    return resolve_name(DOMAIN, "place", text, names, begins=True, rule="22")


def parse_city(text: str) -> str:
    """Return the city typed as a city or its hex. Raises `Refusal`."""
    city = board().city.get(parse_hex(text))
    if city is None:
        raise unknown_input(DOMAIN, "place", text, "22")
    return city


def parse_equipment(text: str) -> int:
    """Return the Capital Equipment Card of the number typed. Raises `Refusal`."""
    if not re.fullmatch("[0-9]{1,3}", text.strip()) or int(text) not in _card_numbers():
        raise unknown_input(DOMAIN, "cards", text, "19")
    return int(text)


def _card_numbers() -> tuple[int, ...]:
    return tuple(card.number for card in facts.equipment().cards)


def _hex_ids() -> tuple[str, ...]:
    return tuple(row.id for row in facts.board_map().hexes)


KINDS = game_field_types(
    t,
    railroad=named_type(
        t,
        "railroad",
        lambda: {key: (facts.SHORT_NAMES[key], row.name) for key, row in facts.railroads().items()},
        lambda name, _: railroad_name(name),
    ),
    baron=named_type(t, "baron", lambda: {card: row.name for card, row in facts.barons().items()}),
    equipment=FieldType(
        lambda card, _: list_levels([card]), parse_equipment, _card_numbers, sets=True
    ),
    city=FieldType(lambda city, _: city, parse_city, lambda: tuple(facts.cities()), sets=True),
    hex=FieldType(lambda hex_, _: place_name(hex_), parse_hex, _hex_ids),
    value=FieldType(money, of=lambda: facts.track_values(), number=True),
    cards=FieldType(lambda count, _: count, of=lambda: range(len(_card_numbers()) + 1)),
    shares=FieldType(lambda count, _: count, of=lambda: range(11), number=True),
    level=FieldType(lambda level, _: str(level), of=lambda: range(8)),
)


parse_railroad, parse_baron = (partial(KINDS.parse_name, kind) for kind in ("railroad", "baron"))


def public_state(ctx: TableContext) -> State:
    """Return the state everybody sees: in this game nothing is secret (3)."""
    table: State = ctx.public.table
    return table


declare_moves = partial(Moves, t, KINDS, rules_check(GAME))
"""Declare some of the game's moves."""
