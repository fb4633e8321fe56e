"""The pictures of Railroad Barons' cards, each a function for a worker to call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.chat.contract.pages import Draw
from bot.chat.contract.table_context import TableContext
from render.paint.picture import Picture
from render.railroad_barons.board import render_board as draw_board
from render.railroad_barons.panels.draft import render_draft as draw_draft
from render.railroad_barons.preview import render_holding as draw_holding
from render.railroad_barons.preview import render_operating_preview as draw_operating
from render.railroad_barons.preview import render_stock_preview as draw_stock
from render.railroad_barons.result import render_result as draw_result
from rules.game import Event, Standing
from rules.railroad_barons.model.actions import AnyAction
from rules.railroad_barons.stock.composing import Outcome


def draw_public(
    ctx: TableContext, draw: Callable[..., Picture], *about: object, **more: object
) -> Draw:
    """Return the drawing of the public view, with the table's names and language added."""
    return partial(draw, ctx.public, *about, ctx.names, ctx.language, **more)


def card(ctx: TableContext, events: Sequence[Event], standing: Sequence[Standing]) -> Draw:
    """Return the picture of the public card: the draft, the board with what moved, or the
    result."""
    table = ctx.public.table
    if table.draft is not None:
        return draw_public(ctx, draw_draft, top=ctx.top)
    if table.ended is not None and standing:
        return draw_public(ctx, draw_result, standing)
    return draw_public(ctx, draw_board, events=events, top=ctx.top)


def stock_preview(ctx: TableContext, outcome: Outcome) -> Draw:
    """Return the board after a planned turn of the Stock Round."""
    return draw_public(ctx, draw_stock, outcome, top=ctx.top)


def holding(ctx: TableContext, name: str) -> Draw:
    """Return the picture of one Holding, enlarged."""
    return draw_public(ctx, draw_holding, name, top=ctx.top)


def operating_preview(ctx: TableContext, action: AnyAction) -> Draw:
    """Return the operating Holding after an action of the seat."""
    return draw_public(ctx, draw_operating, ctx.required_seat, action, top=ctx.top)
