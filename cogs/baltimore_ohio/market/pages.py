"""Private pages between a menu and the turn: how many shares, at which value, with which bid.

The key of such a page is the plan so far and what is to be added to it: `sell/<plan>_BO`."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any

import data.baltimore_ohio as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.adapter import TableContext
from bot.chat.contract.pages import Act, Answer, Button, EphemeralPage, Field, Form, Menu, Option
from bot.chat.declared.field_types import parse_whole_number
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
from rules.baltimore_ohio.market_round import composing
from rules.baltimore_ohio.market_round.composing import (
    NextParts,
    Plan,
    add_lot,
    next_parts_by_kind,
    preview_table,
)
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.events import PresidentChanged, ValueMoved
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.stock.buying import start_values

Words = Mapping[str, str]
START_HEADS = ("low", "mid", "high")
"""Key heads of the menus for the three values at which a railroad can be started, since a
message may have each head only once. They are handled like `turn`."""


def _parse_key(rest: str, ids: Container[str]) -> tuple[Plan, str]:
    """Return the plan so far, and the id of what is to be added. Raises `UnknownKey`."""
    written, separator, name = rest.rpartition("_")
    require_known(separator and name in ids)
    return CODE.decode(written), name


def _possible_parts(
    ctx: TableContext, plan: Plan, name: str, kind: Callable[[NextParts], Iterable[Any]]
) -> list[Any]:
    """Return the parts of this kind that can be added for a railroad; empty if no turn is due."""
    parts = kind(next_parts_by_kind(ctx.view, plan)) if is_market_turn(ctx) else ()
    return [part for part in parts if part.railroad == name]


def _submit_refused(plan: Plan, part: a.AnyPart) -> Act:
    """Return the turn with an impossible part, for the rules to refuse it with the right
    reason."""
    return Act(a.TakeTurn((*plan, part)))


def sell_page(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `sell/_BO`: how many shares of the B&O to sell."""
    plan, name = _parse_key(rest, facts.railroads())
    lots = _possible_parts(ctx, plan, name, lambda possible: possible.lots)
    if not lots:
        return Act(a.TakeTurn(add_lot(plan, a.Lot(name, 1))))
    options = []
    # An old card may still lead here for shares of which all are bought in this plan.
    for lot in lots_owned_before(ctx, plan, lots) or lots:
        new_plan = add_lot(plan, lot)
        amount = cash_after_plan(ctx, new_plan) - cash_after_plan(ctx, plan)
        option_label = t("option-shares", ctx, count=lot.count, amount=amount)
        options.append(
            Option(CODE.encode(new_plan), option_label, _describe_effects(ctx, new_plan, name))
        )
    table = preview_table(ctx.view, plan[:-1] if plan and isinstance(plan[-1], a.Sell) else plan)
    count = table.players[ctx.required_seat].shares[name]
    text = t("page-sell", ctx, railroad=name, value=Position(table).share_value(name), count=count)
    return _menu_page(text, ctx, plan, options, "menu-count-sell")


def buy_page(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `buy/_PA`: how many Held and Orphan shares of the PA to buy, or at which value to
    start it."""
    plan, name = _parse_key(rest, facts.railroads())
    purchases = _possible_parts(ctx, plan, name, lambda possible: possible.buys)
    railroad_state = ctx.public.table.railroads.get(name)
    if not purchases or railroad_state is None:
        started = railroad_state is not None and railroad_state.value is not None
        orphan = int(railroad_state is not None and started and not railroad_state.held)
        price = 0 if started else start_values(ctx.public.table)[0]
        return _submit_refused(plan, a.Buy(name, 1 - orphan, orphan, price))
    purchases.sort(key=lambda purchase: (purchase.held + purchase.orphan, purchase.orphan))
    if railroad_state.value is None:
        return _start_page(ctx, plan, name, purchases)
    table_after = preview_table(ctx.view, plan)
    row = table_after.railroads[name]
    values = {"held": row.held, "orphan": row.orphan, "cash": cash_after_plan(ctx, plan)}
    text = t(
        "page-buy", ctx, railroad=name, value=Position(table_after).share_value(name), **values
    )
    return _menu_page(text, ctx, plan, _purchase_options(ctx, plan, purchases), "menu-count-buy")


def _purchase_options(ctx: TableContext, plan: Plan, purchases: Sequence[a.Buy]) -> list[Option]:
    options = []
    for purchase in purchases:
        new_plan = (*plan, purchase)
        key = "shares" if purchase.value else "held" if purchase.held else "orphan"
        if purchase.held and purchase.orphan:
            key = "mixed"
        values = {
            "held": purchase.held,
            "orphan": purchase.orphan,
            "count": purchase.held + purchase.orphan,
        }
        cost = cash_after_plan(ctx, plan) - cash_after_plan(ctx, new_plan)
        option_label = t(f"option-{key}", ctx, amount=cost, **values)
        options.append(
            Option(
                CODE.encode(new_plan),
                option_label,
                _describe_effects(ctx, new_plan, purchase.railroad),
            )
        )
    return options


def _start_page(
    ctx: TableContext, plan: Plan, name: str, purchases: Sequence[a.Buy]
) -> EphemeralPage:
    """Return the page with a menu for each value, which offers the numbers of shares."""
    menus = []
    for head, price in zip(START_HEADS, start_values(ctx.public.table), strict=True):
        rows = [purchase for purchase in purchases if purchase.value == price]
        if rows:
            hint = t("menu-start", ctx, value=price)
            menus.append(Menu(head, hint, tuple(_purchase_options(ctx, plan, rows))))
    is_return = ctx.public.table.railroads[name].status == "receivership"
    prices = forecast.equipment_prices(ctx.public.table)
    card = money(prices[0], ctx) if prices else t("none", ctx)
    key = "page-return" if is_return else "page-start"
    text = t(key, ctx, railroad=name, cash=cash_after_plan(ctx, plan), card=card)
    return EphemeralPage(text, buttons=(_back_button(ctx, plan),), menus=tuple(menus))


def buy_back_page(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `back/_ERIE`: how many Orphan shares the Erie buys back."""
    plan, name = _parse_key(rest, facts.railroads())
    buy_backs = _possible_parts(ctx, plan, name, lambda possible: possible.backs)
    if not buy_backs:
        return _submit_refused(plan, a.BuyBack(name, 1))
    table = preview_table(ctx.view, plan)
    line, price = table.railroads[name], Position(table).share_value(name)
    options = []
    for buy_back in buy_backs:
        treasury_after = line.treasury - buy_back.count * price
        orphan = line.orphan - buy_back.count
        option_label = t("option-shares", ctx, count=buy_back.count, amount=buy_back.count * price)
        detail = t("effect-treasury", ctx, treasury=treasury_after, orphan=orphan)
        options.append(Option(CODE.encode((*plan, buy_back)), option_label, detail))
    values = {"orphan": line.orphan, "value": price, "treasury": line.treasury}
    text = t("page-back", ctx, railroad=name, **values)
    return _menu_page(text, ctx, plan, options, "menu-count-back")


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
        return _submit_refused(plan, a.OpenAuction(card, 1))
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


# What a choice would do, in a line.


def _menu_page(
    text: str, ctx: TableContext, plan: Plan, options: Sequence[Option], hint: str
) -> EphemeralPage:
    menu = Menu(MARKET.head, t(hint, ctx), tuple(options))
    return EphemeralPage(text, buttons=(_back_button(ctx, plan),), menus=(menu,))


def _back_button(ctx: TableContext, plan: Plan) -> Button:
    """Return the button back to the plan so far, with nothing added."""
    return Button(MARKET.key(plan), t("press-draft", ctx), "quiet")


def _describe_effects(ctx: TableContext, plan: Plan, name: str) -> str:
    """Return what the plan would do to this railroad, in a line of a menu."""
    result = composing.preview_market_turn(ctx.view, a.TakeTurn(plan))
    parts = [t("effect-shares", ctx, count=result.shares.get(name, 0))]
    for event in result.events:
        if isinstance(event, ValueMoved) and event.railroad == name:
            parts.append(t("effect-value", ctx, before=event.before, after=event.after))
        elif isinstance(event, PresidentChanged) and event.railroad == name:
            suffix = "-you" if event.after == ctx.seat else ""
            parts.append(t(f"effect-president{suffix}", ctx, name=label(ctx, event.after)))
    parts.append(t("effect-cash", ctx, cash=result.cash[-1]))
    return " · ".join(parts)
