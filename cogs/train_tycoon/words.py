"""Names and number formats of Train Tycoon in chat: how values are written in texts, and
parsers for what people type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, get_args

import data.train_tycoon as facts
from bot.chat.base.errors import Refusal
from bot.chat.contract.pages import Button
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec
from bot.chat.declared.chat import OWN_BUTTON
from bot.chat.declared.field_types import FieldType, game_field_types, named_type
from bot.chat.declared.move_spec import MoveSpec, rules_check
from bot.chat.declared.moves import Moves
from bot.chat.declared.texts import Texts
from data.texts import join_with_and
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.board import board
from rules.train_tycoon.model.options import MapName
from rules.train_tycoon.model.position import Position, cash, loans
from rules.train_tycoon.model.state import Player, State
from rules.train_tycoon.shares.mergers import OFFERS
from rules.train_tycoon.shares.trading import LEVELS, ORDERS, price_after
from rules.train_tycoon.shares.votes import VOICES

DOMAIN = "train_tycoon_chat"


def format_value(name: str, value: object, where: TableContext | str) -> object:
    """Return the value of a text variable as the text shows it, by the variable's name. Strings
    are taken as formatted already; lists are joined."""
    if name in ("name", "president") and isinstance(value, int | None):
        return value if isinstance(where, str) else person(where, value)
    if isinstance(value, list):
        return join_with_and(value, where if isinstance(where, str) else where.language)
    if name == "choice" and isinstance(value, str):
        return choice_label(value, where)
    write = _FORMATTERS.get(name)
    return write(value, where) if write is not None and isinstance(value, int) else value


t = Texts(DOMAIN, format_value)
"""The texts of this cog: `t(key, ctx, **values)`."""
menu, money, person = t.menu, t.money, t.player_name
o = Texts("train_tycoon_orders", format_value)
"""The texts of this game's orders."""


def format_signed(dollars: int, where: TableContext | str) -> str:
    """Return a change of money: `+$40`, `-$20`, `$0`."""
    return f"+{money(dollars, where)}" if dollars > 0 else money(dollars, where)


def company_name(name: str) -> str:
    """Return a company's code and name: `PDL, Prairie Dairy Line`."""
    return f"{name}, {facts.companies()[name].name}"


def format_purse(net: int, where: TableContext | str) -> str:
    """Return the money of a player or company, with its loans: `$35`, `$35 and 2 loans`."""
    cash_text, count = money(cash(net), where), loans(net)
    return t("purse", where, cash=cash_text, count=count) if count else cash_text


def choice_label(chosen: str, where: TableContext | str) -> str:
    """Return a choice as its cube and name: `🟩 high`."""
    return t(f"choice-{chosen}", where)


_DOLLARS = (
    "afar amount both cash choice each fee high income interest later low mid now price rest step "
    "target then to total trains value was worth"
)
_FORMATTERS: Mapping[str, Callable[[int, TableContext | str], str]] = {
    **dict.fromkeys(_DOLLARS.split(), money),
    **dict.fromkeys(("purse", "before", "after", "had"), format_purse),
    **dict.fromkeys(("gain", "hope"), format_signed),
}
"""Formatters of whole numbers, by the name of the text variable."""


# What a table context knows.


def public_position(ctx: TableContext) -> Position:
    """Return a position of the public state."""
    return Position(ctx.public.table)


def seat_position(ctx: TableContext) -> Position:
    """Return a position of the state as this table context's seat knows it, with the values of
    its own investments. Only for its private pages."""
    return Position(ctx.view.table)


def player_state(ctx: TableContext) -> Player:
    """Return the public state of this table context's player."""
    return public_position(ctx).state.players[ctx.required_seat]


def company_values(ctx: TableContext, name: str, table: State | None = None) -> dict[str, object]:
    """Return the text values of a company, with the seat's shares in it and the prices to which
    the marks of the price board lead; `table`: a projected state."""
    table = table or public_position(ctx).state
    row = table.companies[name]
    fields = {key: getattr(row, key) for key in ("president", "price", "target", "income")}
    return {
        **fields,
        "company": company_name(name),
        "purse": row.net,
        "loans": facts.max_loans(row.income),
        "issued": row.issued,
        "bank": row.bank,
        "shares": 0 if ctx.seat is None else table.players[ctx.seat].shares.get(name, 0),
        **{level: price_after(row.price, level) for level in LEVELS if row.price},
    }


def company_field(
    menu_hint: str,
    detail: Callable[[TableContext, str], str] = lambda ctx, name: "",
    *,
    offered: Callable[[TableContext], Iterable[str]],
) -> FieldSpec:
    """Return the spec of a field that chooses a company from a menu, with a detail about each."""
    return FieldSpec(
        label=lambda ctx, given: company_name(given["company"]),
        detail=lambda ctx, given: detail(ctx, given["company"]),
        offered=lambda ctx, given: offered(ctx),
        menu=menu_hint,
    )


def quiet_button(
    ctx: TableContext, key: str, text: str, *, look: bool = False, form: bool = False
) -> Button:
    """Return a secondary button."""
    return Button(key, t(text, ctx), "quiet", look=look, form=form)


# What people type.


def _hex_ids() -> tuple[str, ...]:
    """Return the hexes of all maps."""
    return tuple(sorted({hex_ for name in get_args(MapName) for hex_ in board(name).hexes}))


def _parse_choice(text: str) -> str:
    """Return a choice by its word. Raises `Refusal`."""
    words: list[str] = [*dict.fromkeys([*LEVELS, *ORDERS, *OFFERS, *VOICES])]
    if text.strip().casefold() not in words:
        raise Refusal(f"{DOMAIN}-refuse-choice", text=text[:40], choices=", ".join(words))
    return text.strip().casefold()


KINDS = game_field_types(
    t,
    company=named_type(
        t,
        "company",
        lambda: {name: row.name for name, row in facts.companies().items()},
        lambda name, ctx: name,
    ),
    hex=FieldType(lambda hex_, ctx: hex_, None, _hex_ids),
    choice=FieldType(choice_label, _parse_choice),
)
"""A company is written as its code; where it is chosen or the subject, texts use
`company_name`."""
parse_company = partial(KINDS.parse_name, "company")


def declare_moves(*moves: MoveSpec, **more: Any) -> Moves:
    """Declare some of the game's moves. A sealed one is made on the private card, which afterwards
    shows it and the choices still to be made."""
    declared = [
        replace(move, said="said-secret", then=OWN_BUTTON) if move.action.sealed else move
        for move in moves
    ]
    return Moves(t, KINDS, rules_check(GAME), declared, **more)
