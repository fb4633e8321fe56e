"""The pictures of Baltimore & Ohio's cards, each a function for a worker to call."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

import data.baltimore_ohio as facts
from bot.chat.contract.pages import Draw
from bot.chat.contract.table_context import TableContext
from render.baltimore_ohio.finance.charter import render_charter as draw_charter
from render.baltimore_ohio.finance.history import render_history as draw_history
from render.baltimore_ohio.finance.market import render_market as draw_market
from render.baltimore_ohio.finance.market import render_market_preview as draw_preview
from render.baltimore_ohio.finance.result import render_result as draw_result
from render.baltimore_ohio.map.board import render_board as draw_board
from render.baltimore_ohio.map.board import render_board_part as draw_sheet
from render.baltimore_ohio.map.windows import BOARD_PARTS
from render.baltimore_ohio.shared.livery import LIVERIES
from render.baltimore_ohio.since import render_since as draw_since
from render.card.top import Top
from render.paint.picture import Picture
from rules.baltimore_ohio.market_round.composing import Outcome
from rules.baltimore_ohio.model.events import IncomeEarned
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.game import Event, Standing

_MARKS = {name: LIVERIES.drawn[railroad].short for railroad, name in facts.SHORT_NAMES.items()}
"""Reporting marks by short name."""
_SHORT_NAMES = re.compile(r"\b(?:" + "|".join(map(re.escape, _MARKS)) + r")(?!\w)")


def _header(ctx: TableContext) -> Top:
    """Return the picture header, with railroads in the narration called by the reporting marks
    that pictures use."""
    top = ctx.top
    last, *since = (
        _SHORT_NAMES.sub(lambda match_: _MARKS[match_[0]], line) for line in (top.last, *top.since)
    )
    return top._replace(last=last, since=tuple(since))


def _draw_view(
    ctx: TableContext, draw: Callable[..., Picture], view: View, *about: object, **more: object
) -> Draw:
    """Return the drawing of a view, with the table's names, language and header added."""
    return partial(draw, view, *about, ctx.names, ctx.language, top=_header(ctx), **more)


def card(ctx: TableContext, events: Sequence[Event], standing: Sequence[Standing]) -> Draw:
    """Return the picture of the public card: the market, the map around the railroad on turn,
    or around the one that a replay tells of, or the result."""
    table = ctx.public.table
    if table.ended is not None and standing:
        return partial(draw_result, ctx.public, standing, ctx.names, ctx.language)
    acting = None if table.business is None else table.business.railroad
    if ctx.past:
        earned = (e.railroad for e in reversed(events) if isinstance(e, IncomeEarned))
        acting = next(earned, acting)
    if acting is not None:
        return _draw_view(ctx, draw_board, ctx.public, railroad=acting, events=events)
    return _draw_view(ctx, draw_market, ctx.public, events=events)


def recent_moves(ctx: TableContext, events: Sequence[object]) -> Draw:
    """Return the picture of the track built and the values moved by these events."""
    return _draw_view(ctx, draw_since, ctx.public, events=events)


def market(ctx: TableContext) -> Draw:
    return _draw_view(ctx, draw_market, ctx.public, full=True)


def turn_preview(ctx: TableContext, outcome: Outcome) -> Draw:
    """Return the picture of the market after a planned turn."""
    return _draw_view(ctx, draw_preview, ctx.view, outcome)


def _public_view(ctx: TableContext, table: State | None, to_move: Sequence[int] = ()) -> View:
    """Return the public view: the actual one or, with `table`, a projected one."""
    public: View = ctx.public
    return public if table is None else View(viewer=None, to_move=tuple(to_move), table=table)


def board(ctx: TableContext, railroad: str | None = None, table: State | None = None) -> Draw:
    """Return the whole map, or the part around a railroad."""
    return _draw_view(ctx, draw_board, _public_view(ctx, table), railroad=railroad)


def board_sheets(ctx: TableContext) -> tuple[Draw, ...]:
    """Return the west, the middle and the east of the board, with hex labels."""
    return tuple(partial(draw_sheet, ctx.public, ctx.language, part) for part in BOARD_PARTS)


def charter(
    ctx: TableContext,
    railroad: str,
    table: State | None = None,
    before: State | None = None,
    **by: object,
) -> Draw:
    """Return a railroad's charter: the actual one or, with `table`, a projected one compared
    with the state `before`, changed by the events of a whole `turn` or one `step`."""
    view = _public_view(ctx, table, ctx.public.to_move)
    return _draw_view(ctx, draw_charter, view, railroad, before=before, **by)


def build_preview(
    ctx: TableContext, view: View, railroad: str, hexes: Sequence[str], **shown: object
) -> Draw:
    """Return the map around a railroad with a proposed build. `shown`: whether hexes bear their
    `ids`, the states before and after the whole proposal (`would`), the events of a whole
    `turn`."""
    public = _public_view(ctx, view.table, view.to_move)
    return _draw_view(ctx, draw_board, public, railroad=railroad, proposal=hexes, **shown)


def history(ctx: TableContext) -> Draw:
    return partial(draw_history, ctx.public, ctx.names, ctx.language)
