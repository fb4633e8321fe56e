"""A market turn: menus of what can be added to it, by kind, with a line a railroad; and its
private card, with the parts, the running cash and the effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.chat.contract.pages import Button, Menu, Option
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.plan_codec import PlanCodec
from bot.chat.declared.turn_builder import TurnBuilder, due_in_phase
from cogs.baltimore_ohio import pictures
from cogs.baltimore_ohio.words import (
    KINDS,
    baron_name,
    full_name,
    list_railroads,
    list_shares,
    railroad_name,
    t,
)
from rules.baltimore_ohio.market_round import robber_barons
from rules.baltimore_ohio.market_round.composing import (
    Outcome,
    Plan,
    next_parts_by_kind,
    preview_market_turn,
    preview_table,
)
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.events import SharesBoughtBack
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View

CODE: PlanCodec[Plan] = PlanCodec(tuple[a.AnyPart, ...], KINDS, ())
"""Codec of a market turn in component keys."""


is_market_turn = due_in_phase(Phase.MARKET)


def cash_after_plan(ctx: TableContext, plan: Plan) -> int:
    """Return the seat's dollars after the plan."""
    return preview_table(ctx.view, plan).players[ctx.required_seat].cash


Row = tuple[str, str, str]
"""A railroad or card as a menu line: id, label, detail."""
_ROW_FIELDS = ("held", "orphan", "treasury")
"""Fields of a railroad that the detail may tell."""


def part_menus(ctx: TableContext, plan: Plan) -> tuple[Menu, ...]:
    """Return a menu for each kind of part that can follow, with a line for each railroad or
    card."""
    menu_list = []
    for head, rows in part_rows(ctx, plan).items():
        continues_sale = head == "sell" and bool(plan) and isinstance(plan[-1], a.Sell)
        hint = t("menu-sell-more" if continues_sale else f"menu-{head}", ctx)
        options = (
            Option(addition_key(plan, name), label, detail, emoji=ctx.find_emoji([name]))
            for name, label, detail in rows
        )
        menu_list.append(Menu(head, hint, tuple(options)))
    return tuple(menu for menu in menu_list if menu.options)


def describe_menus(ctx: TableContext, menu_list: Sequence[Menu]) -> str:
    """Return what these menus offer, in words."""
    return ", ".join(t(f"can-{menu.key}", ctx) for menu in menu_list)


def addition_key(plan: Plan, name: str) -> str:
    """Return the key text of a plan to which this railroad or card is about to be added."""
    return f"{CODE.encode(plan)}_{name}"


def trade_button(ctx: TableContext, plan: Plan) -> tuple[Button, ...]:
    """Return the button of the form for a sale and a purchase; none if one of them is not possible
    or in the plan already."""
    market = ctx.public.table.market
    has_bought = market.bought or any(isinstance(part, a.Buy) for part in plan)
    if has_bought or not part_rows(ctx, plan)["sell"]:
        return ()
    return (Button(f"trade/{CODE.encode(plan)}", t("press-trade", ctx), form=True),)


def part_rows(ctx: TableContext, plan: Plan, view: View | None = None) -> dict[str, list[Row]]:
    """Return what can follow the plan, by the key head of its menu; `view`: in another view than
    the seat's own."""
    view = view or ctx.view
    possible, table = next_parts_by_kind(view, plan), preview_table(view, plan)
    return {
        "sell": _railroad_rows(ctx, table, "sell", lots_owned_before(ctx, plan, possible.lots)),
        "buy": _railroad_rows(ctx, table, "buy", possible.buys),
        "back": _railroad_rows(ctx, table, "back", possible.backs),
        "open": [
            (card, baron_name(card), describe_baron_income(table, card, ctx, "option-open-detail"))
            for card in possible.cards
        ],
    }


def lots_owned_before(ctx: TableContext, plan: Plan, lots: Iterable[a.Lot]) -> list[a.Lot]:
    """Return the lots of shares that the seat owned before the plan. Those that the plan buys may
    be sold at once too (10), which only gives the money to the railroad and makes Orphan Stock."""
    bought = {part.railroad for part in plan if isinstance(part, a.Buy)}
    owned = ctx.view.table.players[ctx.required_seat].shares
    return [
        lot for lot in lots if lot.railroad not in bought or lot.count <= owned.get(lot.railroad, 0)
    ]


def _railroad_rows(
    ctx: TableContext, table: State, head: str, parts: Sequence[a.Lot | a.Buy | a.BuyBack]
) -> list[Row]:
    """Return rows for the railroads of these parts, those on the track first, in the order of
    business."""
    rows = []
    for name in dict.fromkeys([*table.order, *table.railroads]):
        own_parts = [part for part in parts if part.railroad == name]
        railroad_state = table.railroads[name]
        if own_parts and railroad_state.value is None:
            min_value = min(part.value for part in own_parts if isinstance(part, a.Buy))
            detail = t("option-start-detail", ctx, name=full_name(name), value=min_value)
            rows.append((name, t(f"option-{railroad_state.status}", ctx, railroad=name), detail))
        elif own_parts:
            values = {field: getattr(railroad_state, field) for field in _ROW_FIELDS}
            values["most"] = max(getattr(part, "count", 0) for part in own_parts)
            value = Position(table).share_value(name)
            detail = t(f"option-{head}-detail", ctx, value=value, **values)
            rows.append((name, railroad_name(name), detail))
    return rows


def describe_baron_income(
    table: State, card: str, ctx: TableContext, key: str = "baron-pays"
) -> str:
    """Describe what a Robber Baron pays by its rule, and what that would be now."""
    each = robber_barons.pays_each(card, table.options)
    rule = t(f"baron-{card}", ctx, each=each)
    if card == "RB2" and table.options.norfolk_western:
        rule = t("baron-RB2-nw", ctx, each=each)
    return t(key, ctx, rule=rule, amount=robber_barons.income(Position(table), card))


# The private card.


def _describe_plan(ctx: TableContext, plan: Plan, result: Outcome) -> str:
    """Describe the whole turn, one line a part, and its effects."""
    buy_backs = (event for event in result.events if isinstance(event, SharesBoughtBack))
    lines = []
    for number, part in enumerate(plan):
        before, after = result.cash[number], result.cash[number + 1]
        spent = abs(after - before)
        if isinstance(part, a.BuyBack):
            event = next(buy_backs)
            spent = event.count * event.value
        line = _describe_part(ctx, part, spent)
        if after != before:
            line = t("deal-step", ctx, step=line, cash=after)
        if len(plan) > 1:
            line = t("deal-numbered", ctx, number=str(number + 1), step=line)
        lines.append(line)
    return "\n".join([*lines, *_describe_effects(ctx, plan, result)])


def _describe_part(ctx: TableContext, part: a.AnyPart, amount: int) -> str:
    if isinstance(part, a.Sell):
        counts = {lot.railroad: lot.count for lot in part.lots}
        return t("deal-sell", ctx, shares=list_shares(counts, counts, ctx), amount=amount)
    if isinstance(part, a.Buy):
        return _describe_purchase(ctx, part, amount)
    if isinstance(part, a.BuyBack):
        return t("deal-back", ctx, railroad=part.railroad, count=part.count, amount=amount)
    return t("deal-open", ctx, card=part.card, amount=part.bid)


def _describe_purchase(ctx: TableContext, part: a.Buy, amount: int) -> str:
    key = "deal-start" if part.value else "deal-buy"
    if part.orphan:
        key = "deal-buy-mixed" if part.held else "deal-buy-orphan"
    if part.value and ctx.public.table.railroads[part.railroad].status == "receivership":
        key = "deal-return"
    values = {"held": part.held, "orphan": part.orphan, "value": part.value, "amount": amount}
    return t(key, ctx, railroad=part.railroad, count=part.held + part.orphan, **values)


def _describe_effects(ctx: TableContext, plan: Plan, result: Outcome) -> Iterator[str]:
    before = ctx.view.table
    value_moves = [
        t("value-moves", ctx, railroad=row.railroad, before=row.before, after=row.after or 0)
        for row in result.values
        if row.before is not None and row.before != row.after
    ]
    if value_moves:
        yield t("deal-values", ctx, moves=", ".join(value_moves))
    for name, old, new in result.presidents:
        key = "deal-president-you" if new == ctx.seat else "deal-president"
        if old == ctx.seat:
            key = "deal-president-lost"
        yield t(key, ctx, railroad=name, name=new)
    treasuries = [
        t("treasury-is", ctx, railroad=name, amount=amount)
        for name, amount in result.treasuries.items()
    ]
    if treasuries:
        yield t("deal-treasuries", ctx, treasuries=", ".join(treasuries))
    if any(isinstance(part, a.Sell | a.Buy) for part in plan):
        yield t("deal-shares", ctx, shares=list_shares(result.shares, before.railroads, ctx))
    yield from _describe_later_effects(ctx, plan, before, result.table)


def _describe_later_effects(
    ctx: TableContext, plan: Plan, before: State, after: State
) -> Iterator[str]:
    """Yield notes on what the turn means later, in small print."""
    sold = [lot.railroad for part in plan if isinstance(part, a.Sell) for lot in part.lots]
    if sold:
        yield "-# " + t("deal-no-rebuy", ctx, railroads=list_railroads(sold, ctx))
    orphans = [
        name
        for name, row in after.railroads.items()
        if row.orphan and row.orphan != before.railroads[name].orphan
    ]
    if orphans:
        yield "-# " + t("deal-orphans", ctx, railroads=list_railroads(orphans, ctx))
    last = plan[-1]
    if isinstance(last, a.OpenAuction):
        yield describe_baron_income(after, last.card, ctx)
        yield "-# " + t("deal-auction", ctx)


def _describe_empty_plan(ctx: TableContext, plan: Plan) -> str | None:
    """Return what can be planned, for an empty plan; else None."""
    if plan:
        return None
    menu_list = part_menus(ctx, plan)
    values = {"can": describe_menus(ctx, menu_list), "count": len(menu_list)}
    return t("deal-empty", ctx, cash=cash_after_plan(ctx, plan), **values)


def _without_last_part(plan: Plan) -> Plan | None:
    """Return the plan without its last lot of a sale, or else without its last part; None if it
    is empty."""
    if plan and isinstance(plan[-1], a.Sell) and len(plan[-1].lots) > 1:
        return (*plan[:-1], a.Sell(plan[-1].lots[:-1]))
    return plan[:-1] if plan else None


def _back_key(plan: Plan) -> str:
    """Return the key of the page on which the last part was chosen."""
    last = plan[-1]
    if isinstance(last, a.Sell):
        head, name = "sell", last.lots[-1].railroad
    elif isinstance(last, a.OpenAuction):
        head, name = "open", last.card
    else:
        head, name = "buy" if isinstance(last, a.Buy) else "back", last.railroad
    return f"{head}/{addition_key(_without_last_part(plan) or (), name)}"


MARKET: TurnBuilder[Plan, Outcome] = TurnBuilder(
    head="turn",
    name="deal",
    texts=t,
    code=CODE,
    action=a.TakeTurn,
    due=is_market_turn,
    outcome=lambda ctx, plan: preview_market_turn(ctx.view, a.TakeTurn(plan)),
    begun=_describe_empty_plan,
    describe=_describe_plan,
    further=part_menus,
    less=_without_last_part,
    back=_back_key,
    draw=lambda ctx, plan, preview: pictures.turn_preview(ctx, preview),
    buttons=trade_button,
)
