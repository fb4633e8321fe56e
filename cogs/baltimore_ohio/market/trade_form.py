"""A sale and a purchase in one form: of which railroads, how many shares."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.chat.base.errors import Refusal, require_known
from bot.chat.contract.pages import MENU_OPTIONS, Act, Answer, Field, Form, Option
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import parse_whole_number
from cogs.baltimore_ohio.market.card import CODE, MARKET, is_market_turn, part_rows
from cogs.baltimore_ohio.market.pages import Words, add_part
from cogs.baltimore_ohio.words import parse_railroad, t
from rules.baltimore_ohio.market_round.composing import (
    Plan,
    next_lots,
    next_parts_of_kind,
    preview_table,
)
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.view import View
from rules.game import copy_state

_ENOUGH = 100_000
"""Dollars that pay for every purchase: what a sale will bring is open until it is chosen."""


def _with_money(view: View, seat: int) -> View:
    """Return a copy of the view in which the seat can pay for every purchase."""
    view = replace(view, table=copy_state(view.table))
    view.table.players[seat].cash = _ENOUGH
    return view


def build_form(ctx: TableContext, rest: str) -> Form:
    """Return the form that adds a sale and a purchase to the plan in the key."""
    plan = CODE.decode(rest)
    require_known(is_market_turn(ctx))
    sells = [Option(*row, emoji=ctx.find_emoji(row)) for row in part_rows(ctx, plan)["sell"]]
    fields = [*_fields(ctx, "sell", sells), *_fields(ctx, "buy", list(_purchases(ctx, plan)))]
    require_known(fields)
    return Form(t("press-trade", ctx).removesuffix("…"), tuple(fields))


def _fields(ctx: TableContext, head: str, options: list[Option]) -> Iterator[Field]:
    """Yield the fields for a railroad and for how many of its shares."""
    if options:
        label, shown = t(f"form-{head}", ctx), tuple(options[:MENU_OPTIONS])
        yield Field(head, label, kind="choice", options=shown, optional=True)
        label, hint = t(f"form-{head}-count", ctx), t("form-count-hint", ctx)
        yield Field(f"{head}_count", label, hint, limit=2, optional=True)


def _purchases(ctx: TableContext, plan: Plan) -> Iterator[Option]:
    """Yield the railroads on the track and, with each value, those that can be started."""
    view = _with_money(ctx.view, ctx.required_seat)
    table = preview_table(view, plan)
    buys = next_parts_of_kind(view, plan, a.Buy)
    starts = dict.fromkeys((part.railroad, part.value) for part in buys if part.value)
    for name, label, detail in part_rows(ctx, plan, view)["buy"]:
        if table.railroads[name].value is not None:
            yield Option(f"{name}-0", label, detail, emoji=ctx.find_emoji([name]))
    for name, value in starts:
        key = f"form-{table.railroads[name].status}"
        label = t(key, ctx, railroad=name, value=value)
        yield Option(f"{name}-{value}", label, emoji=ctx.find_emoji([name]))


def answer_form(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer the form with the preview of the turn, to which more can be added. Raises
    `Refusal`."""
    plan = CODE.decode(rest)
    if not is_market_turn(ctx):
        return Act(a.TakeTurn(plan))  # the rules' refusal says what has to be done now
    if name := words.get("sell"):
        lots = [lot for lot in next_lots(ctx.view, plan) if lot.railroad == name]
        count = _read_count(ctx, words, "sell", max((lot.count for lot in lots), default=1))
        plan = add_part(plan, a.Lot(name, count))
    if bought := words.get("buy"):
        plan = add_part(plan, _purchase(ctx, words, plan, bought))
    return MARKET.answer(ctx, CODE.encode(plan), False, {})


def _purchase(ctx: TableContext, words: Words, plan: Plan, bought: str) -> a.Buy:
    """Return so many shares of a railroad, Held ones before Orphan Stock."""
    name, _, value = bought.partition("-")
    require_known(value.isdigit())
    buys = [
        part
        for part in next_parts_of_kind(ctx.view, plan, a.Buy)
        if (part.railroad, part.value) == (parse_railroad(name), int(value))
    ]
    most = max((part.held + part.orphan for part in buys), default=1)
    count = _read_count(ctx, words, "buy", most)
    held = min(count, max((part.held for part in buys), default=count))
    return a.Buy(name, held, count - held, int(value))


def _read_count(ctx: TableContext, words: Words, head: str, most: int) -> int:
    """Return the number typed; an empty field means as many as possible."""
    field = f"{head}_count"
    typed = words.get(field, "").strip()
    try:
        return parse_whole_number(typed, ctx.language) if typed else most
    except Refusal as refusal:
        refusal.field = field
        raise
