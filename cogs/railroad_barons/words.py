"""Names and number formats of Railroad Barons in chat: how values are written in texts, and
parsers for what people type."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import data.railroad_barons as facts
from bot.chat.base.errors import Refusal
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import FieldType, game_field_types, named_type, unknown_input
from bot.chat.declared.move_spec import rules_check
from bot.chat.declared.moves import Moves
from bot.chat.declared.texts import Texts
from data.texts import join_with_and, typed_words
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
        language = where if isinstance(where, str) else where.language
        return join_with_and((railroad_name(owned, where) for owned in value), language)
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


def operating_values(ctx: TableContext) -> dict[str, object]:
    """Return the text values of the Holding that operates now."""
    name, row = public_position(ctx).operating
    count = len(row.railroads)
    fields = {field: getattr(row, field) for field in ("treasury", "plus", "down")}
    tokens = {"surplus": count - row.down, "free": free_tokens(public_position(ctx), name)}
    return {"holding": holding_name(name, ctx), "count": count, **fields, **tokens}


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
        return KINDS.parse_name("holding", holding_text), 10 * int(match_[1])
    except Refusal:
        raise unknown_input(DOMAIN, "certificate", text) from None


def holding_type(write: Callable[[str, TableContext], str]) -> FieldType:
    """Return the type of Holdings, which are typed by mark, colour or name."""
    return named_type(
        t,
        "holding",
        lambda: {key: (row.color, row.name) for key, row in facts.holdings().items()},
        write,
    )


KINDS = game_field_types(
    t,
    holding=holding_type(lambda name, ctx: name),
    investor=FieldType(investor_name, parse_investor, lambda: tuple(facts.investors())),
    card=named_type(
        t, "railroad", lambda: {card: row.name for card, row in facts.railroads().items()}
    ),
    tens=FieldType(lambda percent, ctx: percent, of=lambda: (0, 10, 20, 30, 40)),
    tokens=FieldType(lambda count, ctx: count, number=True),
)
"""A Holding is written as its mark where it is the subject, and with its colour where it is
chosen."""

declare_moves = partial(Moves, t, KINDS, rules_check(GAME))
"""Declare some of the game's moves."""
