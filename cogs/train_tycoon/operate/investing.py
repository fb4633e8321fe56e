"""The expansion Investments: a marker on the new line. Only their owner sees what markers are
worth (ruling 63); the public card shows how many there are."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import data.train_tycoon as facts
from bot.chat.contract.pages import Button, Draw, EphemeralPage, Menu, Option, Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.move_spec import move_spec
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate.places import describe_line
from cogs.train_tycoon.words import (
    company_name,
    declare_moves,
    money,
    player_state,
    public_position,
    t,
)
from rules.train_tycoon.model.actions import Invest, InvestNothing
from rules.train_tycoon.operation.investing import free_tiles, multiplier


def invest_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt whether to place a marker on the new line, without any marker's value."""
    position = public_position(ctx)
    name, times = company_name(position.operation.company), multiplier(position)
    count = len(facts.investments().per_player) - len(player_state(ctx).placed)
    text = t(
        "ask-invest", ctx, company=name, line=_describe_new_line(ctx), times=times, count=count
    )
    marker_button = Button("marker", t("press-marker", ctx))
    return Prompt(text, (marker_button, MOVES.button(ctx, "nomarker")))


def _describe_new_line(ctx: TableContext) -> str:
    position = public_position(ctx)
    new = position.line(position.operation.opened or 0)
    assert new is not None
    return describe_line(position.state, new, ctx)


def _markers_page(ctx: TableContext, given: GivenValues) -> EphemeralPage:
    """Return the page that shows the markers to their owner."""
    none = MOVES.button(ctx, "nomarker")
    menus = tuple(told_apart(menu) for menu in MOVES.legal_menu(ctx, "marker"))
    draw = _draw_tiles(ctx, tuple(free_tiles(public_position(ctx))))
    held = {action.marker: action for action in ctx.view.legal if isinstance(action, Invest)}
    values = sorted((_marker_value(ctx, action) for action in held.values()), reverse=True)
    times, worth = multiplier(public_position(ctx)), [money(value, ctx) for value in values]
    text = t("markers", ctx, times=times, held=worth)
    return EphemeralPage(text, draw, (none,), menus)


def _draw_tiles(ctx: TableContext, hexes: Sequence[str]) -> Draw:
    return pictures.board(ctx, public_position(ctx).operation.company, invest=hexes, brief=True)


def told_apart(menu: Menu) -> Menu:
    """One row for each value on each tile. Which of two equal investments it is falls by chance:
    its place in the hand is public (63), and always the first would tell of those before it."""
    rows: dict[str, list[Option]] = {}
    for option in menu.options:
        rows.setdefault(option.label, []).append(option)
    return replace(menu, options=tuple(random.choice(alike) for alike in rows.values()))


def _marker_value(ctx: TableContext, action: Invest) -> int:
    """Return the dollars of one of the seat's markers."""
    value: int = ctx.view.table.secret.markers[ctx.required_seat][action.marker]
    return value


def _marker_sums(ctx: TableContext, action: Invest) -> dict[str, object]:
    """Return what a marker brings at the end, if the company's line still runs there."""
    value, times = _marker_value(ctx, action), multiplier(public_position(ctx))
    return {"value": value, "times": str(times), "total": value * times}


MOVES = declare_moves(
    move_spec(
        "marker",
        Invest,
        own=True,
        marker=FieldSpec(page=_markers_page),
        hex=FieldSpec(),
        label=lambda ctx, action: t(
            "option-marker", ctx, value=_marker_value(ctx, action), hex=action.hex
        ),
        detail=lambda ctx, action: t("option-marker-detail", ctx, **_marker_sums(ctx, action)),
        menu="menu-marker",
        said="said-marker",
        sure=lambda ctx, action: _marker_sums(ctx, action) | {"line": _describe_new_line(ctx)},
        draw=lambda ctx, action: _draw_tiles(ctx, (action.hex,)),
    ),
    move_spec("nomarker", InvestNothing, style="quiet"),
)
"""The values of unplaced markers are on their owner's page alone."""
