"""The orders that are offered where they arise, to be left in one press as they are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import get_args

import msgspec

import data.train_tycoon as facts
from rules.game import Order
from rules.train_tycoon.model.actions import Level, OpenLine
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.operation.income import choice_of
from rules.train_tycoon.robot.proposals import Proposal, proposals, supposed
from rules.train_tycoon.robot.steady import MARGIN, fair
from rules.train_tycoon.shares.trading import LEVELS, moved
from rules.train_tycoon.standing_orders.order_kinds import (
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

PROFITS: tuple[Profit, ...] = get_args(Profit)
OPERATING = (Phase.LINE, Phase.TRAINS)


def offers(view: View, seat: int) -> Iterator[Order]:
    """What a seat that is asked may leave in one press, the best first."""
    table = view.table
    if seat not in view.to_move:
        return
    if table.phase in (Phase.PRICES, Phase.TRADE):
        yield planned(table, seat, rest=True)
        yield planned(table, seat, rest=False)
    if table.phase in _REST:
        yield nothing_more(table, seat)
        if (always := _REST[table.phase]) is not None:
            yield always
    if table.phase is Phase.VOTE:
        yield from _votes(table)
    yield from operations(table, seat)


_REST: dict[Phase, Order | None] = {
    Phase.TREASURY: None,
    Phase.BANKRUPTCY: StaySolvent(),
    Phase.TARGET: NameNoTarget(),
    Phase.IPO: LeaveIpos(),
}
"""Phases that can be passed to the end of the turn, and what passes one in every turn."""


def planned(table: State, seat: int, *, rest: bool) -> PlanShares:
    """The plan of this turn that follows from what the shares should be worth: the nearest price,
    and deals where a share costs clearly less or brings clearly more."""
    marks = tuple(
        Mark(name, nearest(table, name)) for name in table.order if _led(table, name, seat)
    )
    deals = tuple(deal(table, name) for name in table.order if not _led(table, name, seat))
    dealing: Dealing = "deals" if rest else "ask"
    return PlanShares(table.turn, marks, deals, dealing, rest)


def nothing_more(table: State, seat: int) -> PlanShares:
    """Passing to the end of the turn."""
    return PlanShares(table.turn, (), tuple(map(Deal, table.order)), "pass", rest=True)


def _led(table: State, name: str, seat: int) -> bool:
    return table.companies[name].president == seat


def nearest(table: State, name: str) -> Level:
    """The mark that leads nearest to what a share should be worth."""
    now, worth = table.companies[name].price, worth_of(table, name)
    return min(LEVELS, key=lambda level: abs(moved(now, level) - worth))


def deal(table: State, name: str) -> Deal:
    """Bought for clearly less than it should be worth, sold for clearly more, in whole prices."""
    worth = worth_of(table, name)
    below = [price for price in facts.boxes() if price * MARGIN < worth]
    above = [price for price in facts.boxes() if price > worth * MARGIN]
    return Deal(name, max(below, default=0), min(above, default=0))


def worth_of(table: State, name: str) -> float:
    """Dollars that a share should be worth at the end."""
    return _worth(msgspec.msgpack.encode(table), name)


@lru_cache(64)
def _worth(table: bytes, name: str) -> float:
    return fair(Position(msgspec.msgpack.decode(table, type=State)), name)


def _votes(table: State) -> Iterator[VoteOn]:
    """The same vote on what else is offered for the target at such a price or better, or worse."""
    now = table.attempt
    if now is not None and now.voting == now.target and now.order[0].kind != "merger":
        price = now.order[0].price
        yield VoteOn(now.target, "for", price)
        yield VoteOn(now.target, "against", price + facts.finance().payout_rounding_per_share)


def operations(table: State, seat: int) -> Iterator[OperateAsProposed]:
    """The next turns of the seat's companies as they are proposed, where they lie in this turn of
    the game: with the line that brings most, and either way to use the income."""
    for name in table.order:
        if not _led(table, name, seat):
            continue
        found = supposed(table, name)
        if found is None or found.position.state.turn != table.turn or not found.may_open:
            continue
        if found.position.operation.extra or table.phase is Phase.FACTORY:
            continue
        best = proposals(found.position)[:1]
        chosen = best[0] if best and best[0].worth > 0 else None
        yield from proposed(found.position, chosen)


def proposed(position: Position, line: Proposal | None) -> Iterator[OperateAsProposed]:
    """The company's turn with this line, or none: for either use of the income, if there is a
    choice."""
    action = line.plan.action if line is not None else None
    assert action is None or isinstance(action, OpenLine)
    cost = line.plan.cost.total if line is not None else 0
    income = forecast.this_turn(position, action).income
    profits = PROFITS if choice_of(position, income) else PROFITS[1:]
    name, turn = position.operation.company, position.state.turn
    for profit in reversed(profits):
        yield OperateAsProposed(turn, name, action, cost, profit, income)
