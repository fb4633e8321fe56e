"""Names and number formats of Railroad Barons in chat: how values are written in texts, and
parsers for what people type."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import data.railroad_barons as facts
from bot.chat.base.errors import Refusal
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import FieldType, game_field_types, resolve_name, unknown_input
from bot.chat.declared.move_spec import rules_check
from bot.chat.declared.moves import Moves
from bot.chat.declared.texts import Texts
from data.texts import typed_words
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import PlayerState, Railroad
from rules.railroad_barons.operating.tokens import free_tokens

DOMAIN = "railroad_barons_chat"
_ASSIGNED = {"income_per_railroad", "income_flat", "discount_percent"}
_DOLLARS = re.compile(
    r"price|cash|stock|total|treasury|amount|income|cost|revenue|face|saved|end|par"
    r"|(buyer_|seller_)?(before|after)"
)


def format_value(name: str, value: object, where: TableContext | str) -> object:
    """Return the value of a text variable as the text shows it, by the variable's name. Strings
    are taken as formatted already."""
    if isinstance(value, int) and _DOLLARS.fullmatch(name):
        return money(value, where)
    if name == "railroad" and isinstance(value, Railroad):
        return railroad_name(value, where)
    if name in ("railroads", "kept") and isinstance(value, list | tuple):
        return ", ".join(railroad_name(owned, where) for owned in value)
    if isinstance(value, str) and value in facts.investors():
        if name == "investor":
            return investor_name(value, where)
        if name == "ability":
            return describe_ability(value, where)
    if name == "name" and isinstance(value, int | None) and not isinstance(where, str):
        return person(where, value)
    return value


t = Texts(DOMAIN, format_value)
"""The texts of this cog: `t(key, ctx, **values)`."""
money, person, label = t.money, t.player_name, t.player_label


def has_face_values(ctx: TableContext) -> str:
    """Return whether Investors are drafted at face value, as the texts' "yes" or "no"."""
    return "yes" if ctx.public.table.options.face_values else "no"


def public_position(ctx: TableContext) -> Position:
    """Return a position of the public state: in this game nothing is secret (38)."""
    return Position(ctx.public.table)


def player_state(ctx: TableContext) -> PlayerState:
    """Return the state of this table context's seat."""
    return public_position(ctx).state.players[ctx.required_seat]


def holding_name(name: str, where: TableContext | str) -> str:
    """Return a Holding's mark and colour: `SB, black`."""
    return t("holding", where, id=name, colour=t(f"colour-{facts.holdings()[name].color}", where))


def railroad_name(owned: Railroad, where: TableContext | str) -> str:
    """Return a Railroad with the level of the side it lies on: `Quebec Central (2)`."""
    row = facts.railroads()[owned.card]
    return t("railroad", where, name=row.name, level=str(row.sides[owned.side].level))


def operating_values(ctx: TableContext) -> dict[str, Any]:
    """Return the text values of the Holding that operates now."""
    name, row = public_position(ctx).operating
    count = len(row.railroads)
    return {
        "holding": holding_name(name, ctx),
        "treasury": row.treasury,
        "plus": row.plus,
        "down": row.down,
        "count": count,
        "surplus": count - row.down,
        "free": free_tokens(public_position(ctx), name),
    }


def card_name(card: str) -> str:
    """Return a Railroad's name alone."""
    return facts.railroads()[card].name


def investor_name(card: str, where: TableContext | str) -> str:
    """Return an Investor by the amount printed on the card: `$40 Investor`."""
    return t("investor", where, value=str(facts.investors()[card].face_value))


def describe_ability(card: str, where: TableContext | str) -> str:
    """Describe an Investor's ability in a few words, and whether it must be assigned first (31)."""
    text = describe_effect(card, where)
    if facts.investors()[card].ability in _ASSIGNED:
        return t("ability-assigned", where, effect=text)
    return text


def describe_effect(card: str, where: TableContext | str) -> str:
    """Describe in a few words what an Investor does for its owner."""
    row = facts.investors()[card]
    values: dict[str, object] = {"amount": row.amount, "percent": row.amount}
    if row.ability == "start_holding":
        values |= {
            "holding": row.holding or "",
            "value": money(row.par_value or 0, where),
            "railroad": row.free_railroad or "",
        }
    return t(f"ability-{row.ability.replace('_', '-')}", where, **values)


# What people type.


def parse_holding(text: str) -> str:
    """Return the Holding typed as a mark, a colour, a name or part of one. Raises `Refusal`."""
    rows = facts.holdings().items()
    return resolve_name(
        DOMAIN, "holding", text, {key: (key, row.color, row.name) for key, row in rows}
    )


def parse_railroad(text: str) -> str:
    """Return the Railroad card typed as an id, a name or part of one. Raises `Refusal`."""
    rows = facts.railroads().items()
    return resolve_name(DOMAIN, "railroad", text, {card: (card, row.name) for card, row in rows})


def parse_investor(text: str) -> str:
    """Return the Investor typed as an id or the amount printed on the card. Raises `Refusal`."""
    numbers = [number.strip(".,") for number in re.findall(r"[0-9][0-9.,]*", text)]
    for card, row in facts.investors().items():
        if numbers == [str(row.face_value)]:
            return card
    raise unknown_input(DOMAIN, "investor", text)


def parse_certificate(text: str) -> tuple[str, int]:
    """Return the Holding and percentage typed: `SB 20`, `20% SB`, `MS&C 40 %`. Raises `Refusal`."""
    match_ = re.search(r"(?<![0-9])([1-4])0\s*%?(?![0-9])", text)
    if match_ is None:
        raise unknown_input(DOMAIN, "certificate", text)
    rest = f"{text[: match_.start()]} {text[match_.end() :]}".split()
    filler_words = typed_words(f"{DOMAIN}-typed-of")
    try:
        holding_text = " ".join(word for word in rest if word.casefold() not in filler_words)
        return parse_holding(holding_text), 10 * int(match_[1])
    except Refusal:
        raise unknown_input(DOMAIN, "certificate", text) from None


KINDS = game_field_types(
    t,
    holding=FieldType(lambda name, ctx: name, parse_holding, lambda: tuple(facts.holdings())),
    investor=FieldType(investor_name, parse_investor, lambda: tuple(facts.investors())),
    card=FieldType(
        lambda card, ctx: card_name(card), parse_railroad, lambda: tuple(facts.railroads())
    ),
    tens=FieldType(lambda percent, ctx: percent, of=lambda: (0, 10, 20, 30, 40)),
    tokens=FieldType(lambda count, ctx: count, number=True),
)
"""A Holding is written as its mark where it is the subject, and with its colour where it is
chosen."""

declare_moves = partial(Moves, t, KINDS, rules_check(GAME))
"""Declare some of the game's moves."""
