"""Private looks of Baltimore & Ohio."""

from __future__ import annotations

from functools import partial

import data.baltimore_ohio as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.pages import EphemeralPage
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.looks import Looks
from cogs.baltimore_ohio import pictures, what_if
from cogs.baltimore_ohio.picture_text import describe_incomes, describe_railroad, picture_text
from cogs.baltimore_ohio.words import t
from render.baltimore_ohio.finance.equipment import render_equipment
from rules.baltimore_ohio.ending import last_level
from rules.baltimore_ohio.model.state import State

RAILROAD_HEADS = {"board": "map", "charters": "charter", "text": "words"}
"""By look at the whole table: the key head of the same look at one railroad."""


def _railroad_page(head: str, ctx: TableContext, name: str) -> EphemeralPage:
    """Return the page of one railroad, with all others in a menu. Raises `UnknownKey`."""
    require_known(name in ctx.public.table.railroads)
    menus = (what_if.railroad_menu(ctx, head, name),)
    if head == "words":
        return EphemeralPage(
            describe_railroad(ctx, name), buttons=(LOOKS.button("text", ctx),), menus=menus
        )
    other, draw = ("charter", pictures.board) if head == "map" else ("map", pictures.charter)
    buttons = (LOOKS.button(other, ctx, name), what_if.page_button(name, ctx))
    return EphemeralPage("", draw(ctx, name), buttons, menus)


def _charters_page(ctx: TableContext) -> EphemeralPage:
    """Return the charter of the railroad on turn, or the first in the order of business."""
    table: State = ctx.public.table
    acting = table.business.railroad if table.business else None
    return _railroad_page("charter", ctx, acting or next(iter([*table.order, *table.railroads])))


def _history_page(ctx: TableContext) -> EphemeralPage:
    if len(ctx.public.table.history) < 2:
        return EphemeralPage(t("history-none", ctx))
    return EphemeralPage("", pictures.history(ctx))


def _rules_text(ctx: TableContext) -> str:
    """Return the rules on one page, for newcomers."""
    options = ctx.public.table.options
    parts = ["goal", "market", "president", "business", "profit", "level"]
    parts += ["barons"] if options.robber_barons else []
    values = {
        "first": str(facts.expansions().robber_barons.start_market_round),
        "top": facts.track_values()[-1],
        "level": str(last_level(options)),
    }
    return "\n".join(t(f"help-{part}", ctx, **values) for part in (*parts, "end"))


LOOKS: Looks = Looks(
    t,
    {
        "board": lambda ctx: EphemeralPage(
            "",
            pictures.board(ctx),
            menus=(what_if.railroad_menu(ctx, "map"),),
            more=pictures.board_sheets(ctx),
        ),
        "market": lambda ctx: EphemeralPage(
            describe_incomes(ctx), pictures.market(ctx), (LOOKS.button("history", ctx),)
        ),
        "charters": _charters_page,
        "equipment": lambda ctx: EphemeralPage(
            "", partial(render_equipment, ctx.public, ctx.language)
        ),
        "help": lambda ctx: EphemeralPage(
            _rules_text(ctx), buttons=tuple(LOOKS.button(key, ctx) for key in LOOKS.more)
        ),
    },
    {
        "text": lambda ctx: EphemeralPage(
            picture_text(ctx), menus=(what_if.railroad_menu(ctx, "words"),)
        ),
        "history": _history_page,
    },
    {
        what_if.HEAD: what_if.railroad_page,
        **{head: partial(_railroad_page, head) for head in RAILROAD_HEADS.values()},
    },
)
"""The page of rules has the buttons of the looks that no card has."""
