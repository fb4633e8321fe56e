"""Private pages between a menu and the turn: how many shares, at which value, with which bid.

The key of such a page is the plan so far and what is to be added to it: `sell/<plan>_BO`."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from functools import partial
from typing import Any

import data.baltimore_ohio as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.pages import Act, Answer, Button, EphemeralPage, Field, Form, Menu, Option
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import parse_whole_number
from bot.chat.declared.moves import KeyHandler
from cogs.baltimore_ohio.market.card import (
    CODE,
    MARKET,
    cash_after_plan,
    describe_baron_income,
    is_market_turn,
    lots_owned_before,
)
from cogs.baltimore_ohio.words import label, money, t
from rules.baltimore_ohio import forecast
from rules.baltimore_ohio.market_round.composing import (
    NextParts,
    Outcome,
    Plan,
    add_lot,
    next_parts_by_kind,
    preview_market_turn,
    preview_table,
)
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.events import PresidentChanged, ValueMoved
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.stock.buying import start_values

Words = Mapping[str, str]
START_HEADS = ("low", "mid", "high")
"""Key heads of the menus for the three values at which a railroad can be started, since a
message may have each head only once. They are handled like `turn`."""

_COUNTED: dict[str, Callable[[TableContext, Plan, NextParts], Sequence[Any]]] = {
    # An old card may still lead here for shares of which all are bought in this plan.
    "sell": lambda ctx, plan, parts: lots_owned_before(ctx, plan, parts.lots) or parts.lots,
    "buy": lambda ctx, plan, parts: sorted(
        parts.buys, key=lambda part: (part.held + part.orphan, part.orphan)
    ),
    "back": lambda ctx, plan, parts: parts.backs,
}
"""By head: the parts that can be added, each a number of shares of a railroad."""


def _impossible_part(head: str, table: State, name: str) -> a.Lot | a.AnyPart:
    """Return a part that the rules refuse with the right reason."""
    railroad = table.railroads.get(name)
    if head == "sell":
        return a.Lot(name, 1)
    if head == "back":
        return a.BuyBack(name, 1)
    if railroad is None or railroad.value is None:
        return a.Buy(name, 1, 0, start_values(table)[0])
    return a.Buy(name, int(railroad.held > 0), int(not railroad.held))


def _parse_key(rest: str, ids: Container[str]) -> tuple[Plan, str]:
    """Return the plan so far, and the id of what is to be added. Raises `UnknownKey`."""
    written, separator, name = rest.rpartition("_")
    require_known(separator and name in ids)
    return CODE.decode(written), name


def add_part(plan: Plan, part: a.Lot | a.AnyPart) -> Plan:
    """Return the plan with one more part; a lot goes into the sale with which it ends."""
    return add_lot(plan, part) if isinstance(part, a.Lot) else (*plan, part)


def _count_page(head: str, ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `sell/_BO`, `buy/_PA` or `back/_ERIE`: how many shares, in one menu or, of a
    railroad to be started, in one for each value."""
    plan, name = _parse_key(rest, facts.railroads())
    table = ctx.public.table
    further = (
        next_parts_by_kind(ctx.view, plan) if is_market_turn(ctx) else NextParts((), (), (), ())
    )
    parts = [part for part in _COUNTED[head](ctx, plan, further) if part.railroad == name]
    if not parts:
        return Act(a.TakeTurn(add_part(plan, _impossible_part(head, table, name))))
    by_value: dict[int, list[Any]] = {}
    for part in parts:
        by_value.setdefault(getattr(part, "value", 0), []).append(part)
    heads = {0: MARKET.head, **dict(zip(start_values(table), START_HEADS, strict=True))}
    menus = tuple(
        Menu(
            heads[value],
            t("menu-start", ctx, value=value) if value else t(f"menu-count-{head}", ctx),
            tuple(_count_option(ctx, plan, part) for part in rows),
        )
        for value, rows in sorted(by_value.items())
    )
    key = head if 0 in by_value else f"start-{table.railroads[name].status}"
    text = t(f"page-{key}", ctx, railroad=name, **_page_values(ctx, plan, head, name))
    return EphemeralPage(text, buttons=(_back_button(ctx, plan),), menus=menus)


def _page_values(ctx: TableContext, plan: Plan, head: str, name: str) -> dict[str, object]:
    """Return what a page says of a railroad: a sale is at the values before it."""
    sells_more = head == "sell" and plan and isinstance(plan[-1], a.Sell)
    table = preview_table(ctx.view, plan[:-1] if sells_more else plan)
    row, prices = table.railroads[name], forecast.equipment_prices(table)
    return {
        "value": None if row.value is None else Position(table).share_value(name),
        "count": table.players[ctx.required_seat].shares.get(name, 0),
        "cash": cash_after_plan(ctx, plan),
        "card": money(prices[0], ctx) if prices else t("none", ctx),
        **{field: getattr(row, field) for field in ("held", "orphan", "treasury")},
    }


def _count_option(ctx: TableContext, plan: Plan, part: Any) -> Option:
    """Return a number of shares: what it costs or brings, and what it would do."""
    new_plan, name = add_part(plan, part), part.railroad
    before = preview_table(ctx.view, plan)
    result = preview_market_turn(ctx.view, a.TakeTurn(new_plan))
    after = result.table.railroads[name]
    amount = abs(result.cash[-1] - before.players[ctx.required_seat].cash)
    if isinstance(part, a.BuyBack):
        amount = before.railroads[name].treasury - after.treasury
        values = {"treasury": after.treasury, "orphan": after.orphan}
        detail = t("effect-treasury", ctx, **values)
    else:
        detail = _describe_effects(ctx, result, name)
    counts = {"count": getattr(part, "count", 0)}
    key = "shares"
    if isinstance(part, a.Buy):
        counts = {"held": part.held, "orphan": part.orphan, "count": part.held + part.orphan}
        if not part.value:
            key = "mixed" if part.held and part.orphan else "held" if part.held else "orphan"
    return Option(CODE.encode(new_plan), t(f"option-{key}", ctx, amount=amount, **counts), detail)


def auction_page(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `open/_RB4`: with which bid to put up a Robber Baron. A typed amount opens the
    turn."""
    plan, card = _parse_key(rest, facts.barons())
    typed = words.get("amount", "").strip()
    if typed:
        new_plan = (*plan, a.OpenAuction(card, parse_whole_number(typed, ctx.language)))
        return MARKET.answer(ctx, CODE.encode(new_plan), False, {})
    table = ctx.public.table
    if not is_market_turn(ctx) or card not in next_parts_by_kind(ctx.view, plan).cards:
        return Act(a.TakeTurn((*plan, a.OpenAuction(card, 1))))
    available = cash_after_plan(ctx, plan)
    text = t(
        "page-open", ctx, card=card, pays=describe_baron_income(table, card, ctx), cash=available
    )
    buttons = [
        Button(MARKET.key((*plan, a.OpenAuction(card, bid))), t("press-open", ctx, amount=bid))
        for bid in sorted({bid for bid in (1, 10, 25, 50) if bid <= available})
    ]
    other_button = Button(f"open/{rest}", t("press-bid-form", ctx), "quiet", form=True)
    return EphemeralPage(text, buttons=(*buttons, other_button, _back_button(ctx, plan)))


def auction_form(ctx: TableContext, rest: str) -> Form:
    """Return the form for a typed opening bid."""
    plan, _ = _parse_key(rest, facts.barons())
    require_known(is_market_turn(ctx))
    bounds = {"least": money(1, ctx), "most": money(cash_after_plan(ctx, plan), ctx)}
    field = Field("amount", t("form-bid-amount", ctx, **bounds), limit=12)
    return Form(t("form-bid", ctx), (field,))


def _back_button(ctx: TableContext, plan: Plan) -> Button:
    """Return the button back to the plan so far, with nothing added."""
    return Button(MARKET.key(plan), t("press-draft", ctx), "quiet")


def _describe_effects(ctx: TableContext, result: Outcome, name: str) -> str:
    """Return what a plan does to this railroad, in a line of a menu."""
    parts = [t("effect-shares", ctx, count=result.shares.get(name, 0))]
    for event in result.events:
        if isinstance(event, ValueMoved) and event.railroad == name:
            parts.append(t("effect-value", ctx, before=event.before, after=event.after))
        elif isinstance(event, PresidentChanged) and event.railroad == name:
            suffix = "-you" if event.after == ctx.seat else ""
            parts.append(t(f"effect-president{suffix}", ctx, name=label(ctx, event.after)))
    parts.append(t("effect-cash", ctx, cash=result.cash[-1]))
    return " · ".join(parts)


PAGES: dict[str, KeyHandler] = {
    **{head: partial(_count_page, head) for head in _COUNTED},
    "open": auction_page,
}
