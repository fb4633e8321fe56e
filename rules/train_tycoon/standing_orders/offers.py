"""The orders that are offered where they arise, to be left in one press as they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import PlaceFactory
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import forecast, opening
from rules.train_tycoon.operation.income import choice_of
from rules.train_tycoon.operation.lines import Plan
from rules.train_tycoon.robot.proposals import best_line, supposed
from rules.train_tycoon.robot.steady import MARGIN, RESERVE, affords, fair, level
from rules.train_tycoon.shares.trading import leads, may, moved
from rules.train_tycoon.standing_orders.order_kinds import (
    AnyOrder,
    Deal,
    LeaveIpos,
    Mark,
    NameNoTarget,
    OperateAsProposed,
    PlanShares,
    Profit,
    StaySolvent,
    VoteOn,
)
from rules.train_tycoon.standing_orders.share_plans import led_by

TRADING = (Phase.PRICES, Phase.TRADE)
NAMING = (Phase.TARGET, Phase.BIDS, Phase.REBIDS, Phase.VOTE, Phase.KEEP)


def offering(view: View, seat: int) -> Iterator[AnyOrder]:
    """See `rules.game.TakesOrders.offers`."""
    table = view.table
    if table.phase in TRADING:
        yield planned(table, seat)
    elif _more(view, seat):
        yield nothing_more(table)
    if seat in view.to_move:
        if (always := _ALWAYS.get(table.phase)) is not None:
            yield always
        if table.phase is Phase.VOTE:
            yield from _votes(table)
    if table.turn:
        yield from operations(table, seat)


_ALWAYS: dict[Phase, AnyOrder] = {
    Phase.BANKRUPTCY: StaySolvent(),
    Phase.TARGET: NameNoTarget(),
    Phase.IPO: LeaveIpos(),
}
"""What passes such a question in every turn."""


def _more(view: View, seat: int) -> bool:
    """Whether the seat is asked something before Operate, or will be, that it may pass over."""
    table = view.table
    waits = seat in table.players_left or (seat in view.to_move and table.phase in _ALWAYS)
    if table.phase in (Phase.TREASURY, Phase.BANKRUPTCY):
        return True
    if table.phase in NAMING:
        return waits or "ipo" in facts.turns()[table.turn].phases
    return waits and table.phase in (Phase.IPO, Phase.ANSWERS)


def planned(table: State, seat: int) -> PlanShares:
    """The plan of this turn by the robot's rules of thumb: prices, and deals where a share costs
    clearly less than it should be worth, or brings clearly more, as far as there is money; then
    nothing."""
    led = led_by(table, seat)
    marked = led if table.phase is Phase.PRICES else frozenset()
    marks = tuple(
        Mark(name, level(Position(table), seat, name, fair))
        for name in table.order
        if name in marked
    )
    priced = _marked(table, marks)
    others = [name for name in table.order if name not in marked]
    deals = tuple(
        Deal(name) if name in led else _paid(priced, seat, deal(table, name)) for name in others
    )
    return PlanShares(table.turn, marks, deals, "deals", passing=True)


def _marked(table: State, marks: Iterable[Mark]) -> State:
    """With the prices to which these marks lead."""
    companies = dict(table.companies)
    for mark in marks:
        row = companies[mark.company]
        companies[mark.company] = replace(row, price=moved(row.price, mark.level))
    return replace(table, companies=companies)


def _paid(table: State, seat: int, deal: Deal) -> Deal:
    """The deal without buying, where the seat has not the money now, or needs it for what others
    may sell it."""
    left = table.companies_left if table.phase is Phase.TRADE else table.order
    later = left[left.index(deal.company) + 1 :] if deal.company in left else left
    able = affords(Position(table), seat, deal.buy, later, fair)
    if deal.company == table.trading:
        able = able and may(Position(table), seat, deal.company, "buy")
    return deal if able else replace(deal, buy=0)


def fits(table: State, seat: int, order: PlanShares) -> bool:
    """Whether the seat could leave such a plan now: for the same companies, this turn or all."""
    made = planned(table, seat)
    return (
        table.phase in TRADING
        and order.turn in (0, table.turn)
        and [one.company for one in order.marks] == [one.company for one in made.marks]
        and [one.company for one in order.deals] == [one.company for one in made.deals]
    )


def sensible(table: State, name: str) -> Iterator[Deal]:
    """Passing, buying up to each price, selling from each, and both where they do not meet."""
    prices = to_come(table, name)
    yield Deal(name)
    yield from (Deal(name, buy=price) for price in reversed(prices))
    yield from (Deal(name, sell=price) for price in prices)
    yield from (Deal(name, low, high) for low in prices for high in prices if low < high)


def nothing_more(table: State) -> PlanShares:
    """Passing to the end of the phases before Operate."""
    return PlanShares(table.turn, (), tuple(map(Deal, table.order)), "pass", passing=True)


def deal(table: State, name: str) -> Deal:
    """Bought for clearly less than it should be worth, sold for clearly more."""
    worth, prices = worth_of(table, name), to_come(table, name)
    below = [price for price in prices if price * MARGIN < worth]
    above = [price for price in prices if price > worth * MARGIN]
    return Deal(name, max(below, default=0), min(above, default=0))


def to_come(table: State, name: str) -> list[int]:
    """The prices at which a company may be traded in this turn, lowest first."""
    price = table.companies[name].price
    return sorted({*leads(price).values()} if table.phase is Phase.PRICES else {price})


def worth_of(table: State, name: str) -> float:
    """Dollars that a share should be worth at the end."""
    return fair(Position(table), name)


def _votes(table: State) -> Iterator[VoteOn]:
    """The same vote on what else is offered for the target at such a price or better, or worse."""
    now = table.attempt
    if now is not None and now.voting == now.target and now.order[0].kind != "merger":
        price = now.order[0].price
        yield VoteOn(now.target, "for", price)
        yield VoteOn(now.target, "against", price + facts.finance().payout_rounding_per_share)


def operations(table: State, seat: int) -> Iterator[OperateAsProposed]:
    """The turns that the seat's companies still have in this turn of the game, each with the line
    that brings most; first with what would be done with the income by rule of thumb."""
    found = [
        list(proposed(position, best_line(position)))
        for name in table.order
        if name in led_by(table, seat)
        for position in next_turn(table, name)
    ]
    yield from (rows[0] for rows in found)
    yield from (row for rows in found for row in rows[1:])


def next_turn(table: State, name: str) -> Iterator[Position]:
    """Its turn in this turn of the game, if it still has one, in which it may open a line."""
    found = supposed(table, name)
    if found is None or not found.may_open:
        return
    if found.position.state.turn == table.turn and not found.position.operation.extra:
        yield found.position


def stands(table: State, seat: int, order: OperateAsProposed) -> bool:
    """Whether the seat's company still has that turn, and the line its price."""
    if order.company not in led_by(table, seat) or order.turn != table.turn:
        return False
    for position in next_turn(table, order.company):
        try:
            cost = 0 if order.line is None else opening.examine(position, order.line).cost.total
        except RuleError:
            return False
        return order.cost == cost
    return False


def proposed(position: Position, line: Plan | None) -> Iterator[OperateAsProposed]:
    """The company's turn with this line, or none: for either use of the income, where there is a
    choice."""
    action, cost = (None, 0) if line is None else (line.action, line.cost.total)
    assert not isinstance(action, PlaceFactory)
    income = forecast.this_turn(position, action).income
    name, turn = position.operation.company, position.state.turn
    row = position.operating
    pays = bool(choice_of(position, income)) and row.net - cost > RESERVE and not row.bank
    profits: tuple[Profit, ...] = ("pay", "retain") if pays else ("retain", "pay")
    for profit in profits if choice_of(position, income) else profits[:1]:
        yield OperateAsProposed(turn, name, action, cost, profit, income)
