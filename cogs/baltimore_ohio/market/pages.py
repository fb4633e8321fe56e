"""Private pages and the form between a menu and the turn: how many shares, at which value, with
which bid.

The key of such a page is the plan so far and what is to be added to it: `sell/<plan>_BO`."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

import data.baltimore_ohio as facts
from bot.chat.base.errors import Refusal, require_known
from bot.chat.contract.pages import (
    MENU_OPTIONS,
    Act,
    Answer,
    Button,
    EphemeralPage,
    Field,
    Form,
    Menu,
    Option,
)
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
    part_rows,
)
from cogs.baltimore_ohio.words import label, money, parse_railroad, t
from rules.baltimore_ohio import forecast
from rules.baltimore_ohio.market_round.composing import (
    NextParts,
    Outcome,
    Plan,
    add_lot,
    next_lots,
    next_parts_by_kind,
    next_parts_of_kind,
    preview_market_turn,
    preview_table,
)
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.events import PresidentChanged, ValueMoved
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.stock.buying import start_values
from rules.game import copy_state

Words = Mapping[str, str]
START_HEADS = ("low", "mid", "high")
"""Key heads of the menus for the three values at which a railroad can be started, since a
message may have each head only once. They are handled like `turn`."""

Counted = a.Lot | a.Buy | a.BuyBack
_COUNTED: dict[str, Callable[[TableContext, Plan, NextParts], Sequence[Counted]]] = {
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
    by_value: dict[int, list[Counted]] = {}
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


def _count_option(ctx: TableContext, plan: Plan, part: Counted) -> Option:
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


_ENOUGH = 100_000
"""Dollars that pay for every purchase: what a sale will bring is open until it is chosen."""


def _with_money(view: View, seat: int) -> View:
    """Return a copy of the view in which the seat can pay for every purchase."""
    view = replace(view, table=copy_state(view.table))
    view.table.players[seat].cash = _ENOUGH
    return view


def trade_form(ctx: TableContext, rest: str) -> Form:
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
        shown, hint = tuple(options[:MENU_OPTIONS]), t("form-count-hint", ctx)
        yield Field(head, t(f"form-{head}", ctx), kind="choice", options=shown, optional=True)
        yield Field(f"{head}_count", t(f"form-{head}-count", ctx), hint, limit=2, optional=True)


def _purchases(ctx: TableContext, plan: Plan) -> Iterator[Option]:
    """Yield the railroads on the track and, with each value, those that can be started."""
    view = _with_money(ctx.view, ctx.required_seat)
    table = preview_table(view, plan)
    buys = next_parts_of_kind(view, plan, a.Buy)
    starts = dict.fromkeys((part.railroad, part.value) for part in buys if part.value)
    for name, line, detail in part_rows(ctx, plan, view)["buy"]:
        if table.railroads[name].value is not None:
            yield Option(f"{name}-0", line, detail, emoji=ctx.find_emoji([name]))
    for name, value in starts:
        line = t(f"form-{table.railroads[name].status}", ctx, railroad=name, value=value)
        yield Option(f"{name}-{value}", line, emoji=ctx.find_emoji([name]))


def answer_trade(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
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
