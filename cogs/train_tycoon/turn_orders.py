"""Orders that plan a whole turn ahead, each built on one private page: the phases from Trading
to IPO, all decisions about a target, a company's turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from msgspec.structs import replace

import data.train_tycoon as facts
from bot.chat.contract.table_context import TableContext
from cogs.train_tycoon.operate.building import poor
from cogs.train_tycoon.operate.places import describe_ends, describe_income
from cogs.train_tycoon.order_builder import (
    ChoiceMenu,
    OrderBuilder,
    OrderChoice,
    field_menu,
    replace_company_row,
)
from cogs.train_tycoon.words import choice_label, o, player_state, public_position, seat_position
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.robot.proposals import SHOWN_ON_CARD, best_proposals
from rules.train_tycoon.shares.mergers import OFFERS
from rules.train_tycoon.shares.trading import LEVELS, next_prices, price_after
from rules.train_tycoon.standing_orders import bid_plans
from rules.train_tycoon.standing_orders.offers import (
    TRADING_PHASES,
    is_current_share_plan,
    is_still_possible,
    operations_with_line,
    plannable_turn,
    sensible_deals,
    suggest_operations,
    suggest_share_plan,
)
from rules.train_tycoon.standing_orders.order_kinds import (
    Deal,
    Dealing,
    Mark,
    Offered,
    OperateAsProposed,
    PlanBids,
    PlanShares,
)
from rules.train_tycoon.standing_orders.share_plans import companies_led_by

SLACK = (0, 20, 50)
"""Dollars by which the income may fall short of the current forecast."""


# From Trading to IPO (rulings 8 to 43).


def _share_menus(ctx: TableContext, order: PlanShares) -> Iterator[ChoiceMenu[PlanShares]]:
    table = public_position(ctx).state
    for mark in order.marks:
        yield _mark_menu(ctx, order, mark.company)
    for deal in order.deals:
        if deal.company not in companies_led_by(table, ctx.required_seat):
            yield _deal_menu(ctx, order, deal)
    hint = o("menu-dealing", ctx)
    dealings = [value for value in get_args(Dealing) if value != "deals" or _has_deals(order)]
    yield field_menu(hint, order, "dealing", dealings, lambda value: o(f"dealing-{value}", ctx))
    rest_label = o("press-rest-off" if order.passing else "press-rest", ctx)
    yield field_menu("", order, "passing", [not order.passing], lambda value: rest_label)
    turns_label = o("press-turn" if order.turn == 0 else "press-turns", ctx, turn=str(table.turn))
    yield field_menu(
        "", order, "turn", [0 if order.turn else table.turn], lambda value: turns_label
    )


def _mark_menu(ctx: TableContext, order: PlanShares, name: str) -> ChoiceMenu[PlanShares]:
    """Return the menu of price marks for a company that the seat leads, with the resulting
    prices."""
    prices = next_prices(public_position(ctx).company(name).price)
    choices = [
        OrderChoice(
            o("option-mark", ctx, company=name, choice=level, price=prices[level]),
            replace_company_row(order, "marks", Mark(name, level)),
            about=name,
        )
        for level in LEVELS
    ]
    return ChoiceMenu(o("menu-mark", ctx, company=name), choices)


def _deal_menu(ctx: TableContext, order: PlanShares, deal: Deal) -> ChoiceMenu[PlanShares]:
    """Return the menu of what to do with another company's shares, by its possible prices."""
    table, name = public_position(ctx).state, deal.company
    deals = dict.fromkeys([*sensible_deals(table, name), deal])
    choices = [
        OrderChoice(_describe_deal(ctx, option), _with_deal(order, option), about=name)
        for option in deals
    ]
    return ChoiceMenu(o("menu-deal", ctx, company=name, price=table.companies[name].price), choices)


def _has_deals(order: PlanShares) -> bool:
    """Whether it buys or sells anything."""
    return any(deal.buy or deal.sell for deal in order.deals)


def _with_deal(order: PlanShares, deal: Deal) -> PlanShares:
    """Return the order with this deal; without any deal it passes in Treasury."""
    after = replace_company_row(order, "deals", deal)
    is_empty = after.dealing == "deals" and not _has_deals(after)
    return replace(after, dealing="pass") if is_empty else after


def _describe_deal(ctx: TableContext, deal: Deal) -> str:
    """Return `CHC: buy at $40 or less`."""
    kind = "sell" if deal.sell else "pass"
    if deal.buy:
        kind = "both" if deal.sell else "buy"
    return o(f"deal-{kind}", ctx, company=deal.company, low=deal.buy, high=deal.sell)


def _describe_shares(ctx: TableContext, order: PlanShares) -> tuple[str, Mapping[str, object]]:
    when = o("turn-of", ctx, turn=str(order.turn)) if order.turn else o("turn-every", ctx)
    values = {"when": when, "said": " ".join(_share_sentences(ctx, order))}
    if not order.marks and not _has_deals(order):
        return "-nothing", values
    return "-rest" if order.passing else "", values


def _share_sentences(ctx: TableContext, order: PlanShares) -> Iterator[str]:
    """Yield sentences on the order's parts, leaving out what is over in its turn, and on when
    it asks."""
    table = public_position(ctx).state
    is_late = order.turn == table.turn and table.phase not in TRADING_PHASES
    if is_late and order.passing and table.phase is not Phase.TREASURY:
        yield o("said-rest-alone", ctx)
        return
    marks = [f"{mark.company} {choice_label(mark.level, ctx)}" for mark in order.marks]
    deals = list(_deal_phrases(ctx, order))
    if marks and not is_late:
        yield o("said-marks", ctx, rows=marks)
    if deals:
        yield o("said-deals", ctx, deals=deals)
    elif order.deals and not is_late:
        yield o("said-pass", ctx)
    if order.dealing != "ask":
        yield o(f"said-dealing-{order.dealing}", ctx)
    if order.passing:
        yield o("said-rest", ctx)


def _deal_phrases(ctx: TableContext, order: PlanShares) -> Iterator[str]:
    """Yield `buy CHC up to $40 and BHR up to $25`, `sell SNR from $60`."""
    for kind in ("buy", "sell"):
        sums = {deal.company: getattr(deal, kind) for deal in order.deals if getattr(deal, kind)}
        rows = [o(f"row-{kind}", ctx, company=name, price=sums[name]) for name in sums]
        if rows:
            yield o(f"said-{kind}", ctx, rows=rows)


SHARES: OrderBuilder[PlanShares] = OrderBuilder(
    "shares",
    PlanShares,
    lambda table, seat: suggest_share_plan(table, seat) if table.phase in TRADING_PHASES else None,
    is_current_share_plan,
    lambda ctx, order: o("ask-shares", ctx, purse=player_state(ctx).net),
    _describe_shares,
    _share_menus,
)


def _unreachable_price() -> int:
    """Return a price above any that can be offered for a share."""
    return max(facts.price_boxes()) + 5


# A target: bids, rebids, votes (rulings 25 to 31).


def _target_menus(ctx: TableContext, order: PlanBids) -> Iterator[ChoiceMenu[PlanBids]]:
    table, target = public_position(ctx).state, order.target
    holdings = bid_plans.votable_companies(table, ctx.required_seat)
    prices = [0, *bid_plans.possible_prices(table, target), _unreachable_price()]
    for bid in order.bids:
        yield _bid_menu(ctx, order, bid.company)
    if table.phase is not Phase.VOTE and companies_led_by(table, ctx.required_seat) - {target}:
        yield _bound_menu(ctx, order, "most", bid_plans.raised_prices(table, target))
    if target in holdings:
        yield _bound_menu(ctx, order, "least", prices)
    if bidders := _votable_bidders(ctx, order):
        yield _bound_menu(ctx, order, "pay", prices, bidders)
    if holdings:
        hint, voices = o("menu-merger", ctx), (None, "for", "against")
        yield field_menu(
            hint, order, "merger", voices, lambda voice: o(f"merger-{voice or 'ask'}", ctx)
        )


def _bid_menu(ctx: TableContext, order: PlanBids, name: str) -> ChoiceMenu[PlanBids]:
    """Return the menu of what one company may bid, given what the other one bids."""
    current_price, choices = public_position(ctx).company(order.target).price, []
    for offer in OFFERS:
        after = replace_company_row(order, "bids", Offered(name, offer))
        if bid_plans.has_valid_bids(public_position(ctx).state, after):
            key = "option-bid-price" if offer in LEVELS else "option-bid"
            price = price_after(current_price, offer) if offer in LEVELS else 0
            label = o(key, ctx, company=name, choice=offer, price=price)
            choices.append(OrderChoice(label, after, about=name))
    return ChoiceMenu(o("menu-bid", ctx, company=name), choices)


def _bound_menu(
    ctx: TableContext, order: PlanBids, field: str, sums: Sequence[int], voting: Sequence[str] = ()
) -> ChoiceMenu[PlanBids]:
    """Return the menu of these sums, or of being asked. `voting`: whose shares vote, if not the
    target's."""
    names = list(voting or [order.target])
    hint, values = o(f"menu-{field}", ctx, companies=names), [None, *sums]
    values.append(getattr(order, field))
    return field_menu(
        hint, order, field, values, lambda value: _describe_bound(ctx, field, value, names)
    )


def _describe_bound(ctx: TableContext, key: str, sum_: int | None, companies: Sequence[str]) -> str:
    """Return the text about these companies' vote up to or from a sum, or if the seat decides."""
    values = {"companies": list(companies)}
    if sum_ is None:
        return o(f"{key}-ask", ctx, **values)
    if sum_ == 0 or sum_ == _unreachable_price():
        is_none = (sum_ == 0) == key.endswith("pay")
        return o(f"{key}-{'none' if is_none else 'all'}", ctx, **values)
    return o(f"{key}-price", ctx, price=sum_, **values)


def _target_question(ctx: TableContext, order: PlanBids) -> str:
    price = public_position(ctx).company(order.target).price
    return o("ask-bids", ctx, company=order.target, price=price, name=order.initiator)


def _target_sentences(ctx: TableContext, order: PlanBids) -> Iterator[str]:
    if order.bids:
        rows = ", ".join(f"{bid.company} {choice_label(bid.offer, ctx)}" for bid in order.bids)
        yield o("said-bids", ctx, rows=rows)
    if order.most is not None:
        yield o("said-most", ctx, price=order.most)
    for field, bound in (("least", order.least), ("pay", order.pay)):
        if bound is not None:
            names = [order.target] if field == "least" else _votable_bidders(ctx, order)
            yield _describe_bound(ctx, f"said-{field}", bound, names)
    if order.merger is not None:
        yield o(f"said-merger-{order.merger}", ctx)


def _votable_bidders(ctx: TableContext, order: PlanBids) -> list[str]:
    """Return the possible bidders of which the seat has shares."""
    table, seat = public_position(ctx).state, ctx.required_seat
    if table.attempt is None:
        return [name for name in player_state(ctx).shares if name != order.target]
    return [name for name in bid_plans.votable_companies(table, seat) if name != order.target]


def _describe_target(ctx: TableContext, order: PlanBids) -> tuple[str, Mapping[str, object]]:
    sentences = " ".join(_target_sentences(ctx, order))
    return "" if sentences else "-nothing", {"company": order.target, "said": sentences}


TARGETS: OrderBuilder[PlanBids] = OrderBuilder(
    "about",
    PlanBids,
    bid_plans.empty_bid_plan,
    bid_plans.is_current_bid_plan,
    _target_question,
    _describe_target,
    _target_menus,
)


# A company's turn as it is proposed (rulings 47, 53, 60).


def _turn_asks(ctx: TableContext, order: OperateAsProposed) -> str:
    """With the reason where no line is proposed."""
    position = next(plannable_turn(seat_position(ctx).state, order.company))
    return "\n".join([o("ask-proposed", ctx), *poor(ctx, position)])


def _turn_menus(
    ctx: TableContext, order: OperateAsProposed
) -> Iterator[ChoiceMenu[OperateAsProposed]]:
    table = seat_position(ctx).state
    proposed_orders = reversed(list(suggest_operations(table, ctx.required_seat)))
    companies = {item.company: item for item in proposed_orders} | {order.company: order}
    rows = [
        OrderChoice(o("operates", ctx, company=name), item, about=name)
        for name, item in sorted(companies.items())
    ]
    if len(rows) > 1:
        yield ChoiceMenu(o("menu-own", ctx), rows)
    position = next(plannable_turn(table, order.company))
    yield ChoiceMenu(o("menu-proposed-line", ctx), list(_line_choices(ctx, position, order)))
    income = forecast.forecast_turn(position, order.line).income
    floors = [*(max(income - slack, -100) for slack in SLACK), min(0, income), order.least]
    hint = o("menu-least-income", ctx)
    yield field_menu(
        hint, order, "least", floors, lambda item: _describe_floor(ctx, "option-least", item)
    )
    other_use = "retain" if order.profit == "pay" else "pay"
    yield field_menu(
        "", order, "profit", [other_use], lambda item: o(f"press-proposed-{item}", ctx)
    )


def _line_choices(
    ctx: TableContext, position: Position, order: OperateAsProposed
) -> Iterator[OrderChoice[OperateAsProposed]]:
    """Yield the orders without a new line and with each of the best ones."""
    for candidate in (None, *best_proposals(position)[:SHOWN_ON_CARD]):
        new_order = next(
            operations_with_line(position, None if candidate is None else candidate.plan)
        )
        detail = describe_income(forecast.forecast_turn(position, new_order.line), ctx)
        label = o("line-none", ctx)
        if candidate is not None:
            ends = candidate.plan.way.start, candidate.plan.way.end
            line = describe_ends(position.state, ends, ctx)
            label = o("line-priced", ctx, line=line, amount=new_order.cost)
            detail = o("line-detail", ctx, sums=detail, gain=candidate.long_run)
        chosen = replace(new_order, profit=order.profit)
        yield OrderChoice(label, order if chosen.line == order.line else chosen, detail)


def _describe_floor(ctx: TableContext, key: str, income: int) -> str:
    """Return the text about the least income: earned, lost, or neither."""
    suffix = "earn" if income > 0 else "lose" if income else "zero"
    return o(f"{key}-{suffix}", ctx, income=abs(income))


def _describe_turn(ctx: TableContext, order: OperateAsProposed) -> tuple[str, Mapping[str, object]]:
    values = {
        "turn": str(order.turn),
        "company": order.company,
        "profit": o(f"proposed-{order.profit}", ctx),
        "brief": o(f"brief-{order.profit}", ctx),
        "least": _describe_floor(ctx, "floor", order.least),
        "amount": o("cost-most" if order.cost else "cost-none", ctx, amount=order.cost),
        "line": "",
    }
    if order.line is None:
        return "-none", values
    table, ends = public_position(ctx).state, (order.line.start, order.line.end)
    suffix = "-marker" if table.options.investments else ""
    return suffix, {**values, "line": describe_ends(table, ends, ctx)}


OPERATIONS: OrderBuilder[OperateAsProposed] = OrderBuilder(
    "proposed",
    OperateAsProposed,
    lambda table, seat: next(suggest_operations(table, seat), None) if table.turn else None,
    is_still_possible,
    _turn_asks,
    _describe_turn,
    _turn_menus,
)
