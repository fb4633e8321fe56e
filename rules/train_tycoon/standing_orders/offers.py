"""Suggested orders: those that make sense now and can be left in one press as they are."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import PlaceFactory
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Ask, Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import forecast, opening
from rules.train_tycoon.operation.income import payout_choice
from rules.train_tycoon.operation.lines import Plan
from rules.train_tycoon.robot.pricing import (
    MARGIN,
    best_level,
    can_afford,
    chosen_marks,
    table_with_marks,
)
from rules.train_tycoon.robot.proposals import assume_next_turn, best_plan
from rules.train_tycoon.robot.steady import RESERVE
from rules.train_tycoon.robot.worth import fair_value
from rules.train_tycoon.shares.trading import can_trade, next_prices
from rules.train_tycoon.standing_orders.order_kinds import (
    AnyOrder,
    Deal,
    Dealing,
    LeaveIpos,
    Mark,
    NameNoTarget,
    OperateAsProposed,
    PlanShares,
    Profit,
    StaySolvent,
    VoteOn,
)
from rules.train_tycoon.standing_orders.share_plans import companies_led_by, companies_lost

TRADING_PHASES = (Phase.PRICES, Phase.TRADE)
MERGER_PHASES = (Phase.TARGET, Phase.BIDS, Phase.REBIDS, Phase.VOTE, Phase.KEEP)


def suggest_orders(view: View, seat: int) -> Iterator[AnyOrder]:
    """See `rules.game.TakesOrders.suggested_orders`."""
    table = view.table
    if table.phase in TRADING_PHASES:
        yield suggest_share_plan(table, seat)
    elif _can_pass_more(view, seat):
        yield pass_plan(table)
    if seat in view.to_move:
        if (order := _PASSING_ORDERS.get(table.phase)) is not None:
            yield order
        if table.phase is Phase.VOTE:
            yield from _suggest_votes(table)
    if table.turn:
        is_reassigned = table.phase in (*TRADING_PHASES, Phase.TREASURY)
        lost = companies_lost(table, seat) if is_reassigned else ()
        yield from (item for item in suggest_operations(table, seat) if item.company not in lost)


_PASSING_ORDERS: dict[Phase, AnyOrder] = {
    Phase.BANKRUPTCY: StaySolvent(),
    Phase.TARGET: NameNoTarget(),
    Phase.IPO: LeaveIpos(),
}
"""The order that passes in this phase in every turn."""


def _can_pass_more(view: View, seat: int) -> bool:
    """Whether the seat has, or will have, a choice before Operate in which it may pass."""
    table = view.table
    waits = seat in table.players_left or (seat in view.to_move and table.phase in _PASSING_ORDERS)
    if table.phase in (Phase.TREASURY, Phase.BANKRUPTCY):
        return True
    if table.phase in MERGER_PHASES:
        return waits or "ipo" in facts.turns()[table.turn].phases
    return waits and table.phase in (Phase.IPO, Phase.ANSWERS)


def suggest_share_plan(table: State, seat: int) -> PlanShares:
    """Return the plan for this turn by the robot's rules of thumb.

    Prices, deals where a share costs clearly less than its fair value or brings clearly more,
    within the seat's money, and passes."""
    chosen, marks, led = chosen_marks(table, seat), [], companies_led_by(table, seat)
    table = table_with_marks(table, chosen.items())
    for name in _names_to_price(table, seat):
        marks.append(Mark(name, best_level(Position(table), seat, name, fair_value)))
        table = table_with_marks(table, [(name, marks[-1].level)])
    marked, deals, purse = {mark.company for mark in marks}, [], table
    for name in table.order:
        if name in marked:
            continue
        deal = Deal(name)
        if name not in led and not _is_traded(table, seat, name):
            deal = limit_deal(purse, seat, suggest_deal(table, name))
            purse = _table_after_purchase(purse, seat, deal)
        deals.append(deal)
    dealing: Dealing = "deals" if any(deal.buy or deal.sell for deal in deals) else "pass"
    return PlanShares(table.turn, tuple(marks), tuple(deals), dealing, passing=True)


def _names_to_price(table: State, seat: int) -> list[str]:
    """Return the companies whose price the seat has yet to choose."""
    companies = {ask.company for ask in table.asks if ask.seat == seat}
    return [name for name in table.order if table.phase is Phase.PRICES and name in companies]


def _is_traded(table: State, seat: int, name: str) -> bool:
    """Whether the seat has nothing to choose any more about this company in Trading."""
    if table.phase is not Phase.TRADE or name in table.companies_left:
        return False
    return name != table.trading or Ask(seat, name) not in table.asks


def limit_deal(table: State, seat: int, deal: Deal) -> Deal:
    """Return the deal, without selling what the seat does not have, or buying what it cannot pay.

    It may lack the money now, or need it for shares that others may sell to it, so that it would
    have to take a loan."""
    if not table.players[seat].shares.get(deal.company):
        deal = replace(deal, sell=0)
    names = table.companies_left if table.phase is Phase.TRADE else table.order
    later = names[names.index(deal.company) + 1 :] if deal.company in names else names
    can_buy = can_afford(Position(table), seat, deal.buy, later, fair_value, least=0)
    if deal.company == table.trading:
        can_buy = can_buy and can_trade(Position(table), seat, deal.company, "buy")
    return deal if can_buy else replace(deal, buy=0)


def _table_after_purchase(table: State, seat: int, deal: Deal) -> State:
    """Return the table once the seat has paid what the deal may cost it."""
    players = list(table.players)
    players[seat] = replace(players[seat], net=players[seat].net - deal.buy)
    return replace(table, players=players)


def is_current_share_plan(table: State, seat: int, order: PlanShares) -> bool:
    """Whether the seat could leave such a plan now: for the same companies, this turn or all."""
    suggested = suggest_share_plan(table, seat)
    return (
        table.phase in TRADING_PHASES
        and order.turn in (0, table.turn)
        and [row.company for row in order.marks] == [row.company for row in suggested.marks]
        and [row.company for row in order.deals] == [row.company for row in suggested.deals]
    )


def sensible_deals(table: State, name: str) -> Iterator[Deal]:
    """Yield passing, buying up to each price, selling from each, and both where they do not
    overlap."""
    prices = possible_prices(table, name)
    yield Deal(name)
    yield from (Deal(name, buy=price) for price in reversed(prices))
    yield from (Deal(name, sell=price) for price in prices)
    yield from (Deal(name, low, high) for low in prices for high in prices if low < high)


def pass_plan(table: State) -> PlanShares:
    """Return the plan to pass to the end of the phases before Operate."""
    return PlanShares(table.turn, (), tuple(map(Deal, table.order)), "pass", passing=True)


def suggest_deal(table: State, name: str) -> Deal:
    """Return the deal that buys for clearly less than the fair value and sells for clearly more."""
    worth, prices = fair_value_of(table, name), possible_prices(table, name)
    below = [price for price in prices if price * MARGIN < worth]
    above = [price for price in prices if price > worth * MARGIN]
    return Deal(name, max(below, default=0), min(above, default=0))


def possible_prices(table: State, name: str) -> list[int]:
    """Return the prices at which a company may be traded in this turn, lowest first."""
    price = table.companies[name].price
    return sorted({*next_prices(price).values()} if table.phase is Phase.PRICES else {price})


def fair_value_of(table: State, name: str) -> float:
    """Return the dollars that a share should be worth at the end."""
    return fair_value(Position(table), name)


def _suggest_votes(table: State) -> Iterator[VoteOn]:
    """Yield the same vote on other offers for the target at this price or better, or worse."""
    now = table.attempt
    if now is not None and now.voting == now.target and now.order[0].kind != "merger":
        price = now.order[0].price
        yield VoteOn(now.target, "for", price)
        yield VoteOn(now.target, "against", price + facts.finance().payout_rounding_per_share)


def suggest_operations(table: State, seat: int) -> Iterator[OperateAsProposed]:
    """Yield the turns that the seat's companies still have in this turn of the game.

    Each with the line that brings most; those with the recommended use of the income come first."""
    orders_by_company = [
        list(operations_with_line(position, best_plan(position)))
        for name in table.order
        if name in companies_led_by(table, seat)
        for position in plannable_turn(table, name)
    ]
    yield from (rows[0] for rows in orders_by_company)
    yield from (row for rows in orders_by_company for row in rows[1:])


def plannable_turn(table: State, name: str) -> Iterator[Position]:
    """Yield the company's turn in this turn of the game, if one is left in which it may open a
    line."""
    assumed = assume_next_turn(table, name)
    if assumed is None or not assumed.may_open:
        return
    if assumed.position.state.turn == table.turn and not assumed.position.operation.extra:
        yield assumed.position


def is_still_possible(table: State, seat: int, order: OperateAsProposed) -> bool:
    """Whether the seat's company still has that turn, and the line its price."""
    if order.company not in companies_led_by(table, seat) or order.turn != table.turn:
        return False
    for position in plannable_turn(table, order.company):
        try:
            cost = (
                0 if order.line is None else opening.plan_opening(position, order.line).cost.total
            )
        except RuleError:
            return False
        return order.cost == cost
    return False


def operations_with_line(position: Position, line: Plan | None) -> Iterator[OperateAsProposed]:
    """Yield the company's turn with this line, or none, for each possible use of the income."""
    action, cost = (None, 0) if line is None else (line.action, line.cost.total)
    assert not isinstance(action, PlaceFactory)
    income = forecast.forecast_turn(position, action).income
    name, turn = position.operation.company, position.state.turn
    row = position.operating_company
    pays = bool(payout_choice(position, income)) and row.net - cost > RESERVE and not row.bank
    profits: tuple[Profit, ...] = ("pay", "retain") if pays else ("retain", "pay")
    for profit in profits if payout_choice(position, income) else profits[:1]:
        yield OperateAsProposed(turn, name, action, cost, profit, income)
