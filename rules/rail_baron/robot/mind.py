"""How Rail Baron is thought about: the cash of others is secret below the announce level (24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from rules.dice import Dice
from rules.rail_baron.imagined import state_of
from rules.rail_baron.model.actions import (
    AnyAction,
    BuyRailroad,
)
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.state import Phase, State
from rules.rail_baron.model.view import View
from rules.rail_baron.robot.buying import Outlook, holdings_of
from rules.rail_baron.robot.judging import judged
from rules.rail_baron.robot.steady import Steady, cash_of, fees_due, purchase_order
from rules.thinking import mind as thinking

KEPT = 4_000
"""Dollars that are kept for the fees of turns to come."""
LIKELY = 25_000
"""Dollars that somebody has at the most whose cash nobody knows: more is soon spent."""


class Mind(thinking.Mind):
    """See `rules.thinking.mind.Mind`."""

    steady = Steady()
    policy = Steady("whimsical", whim=0.3)
    depth = 0
    scale = 150_000.0
    grain = 1_000
    playouts = 24
    doubt = 1.0  # `value` is rough: what the dice and others do tells more than a few playouts

    def imagine(self, view: View, seat: int, dice: Dice) -> State:
        """Cash that is hidden is anything up to what is likely, and no less than what is bid."""
        state = state_of(view)
        for seat_, one in enumerate(state.seats):
            if view.seats[seat_].cash is None:
                bid = (
                    0 if view.auction is None else view.auction.bid * (view.auction.leader == seat_)
                )
                one.cash = bid + 500 * dice.pick(LIKELY // 500, "cash")
        state.bank_out = sum(one.cash for one in state.seats)
        return state

    def value(self, state: State, seat: int) -> float:
        """By cash and what engine and railroads earn in the rounds that matter, against the others
        on the average; a win counts as the level."""
        level = winning_level(state.options.edition)
        if state.winner is not None:
            return float(level if state.winner == seat else -level)
        cash = [one.cash for one in state.seats]
        look = Outlook(state.options, holdings_of(state), seat, cash)
        mine = cash.pop(seat)
        return look.after(mine) - fmean(cash)

    def others(self, view: View, seat: int) -> Iterator[AnyAction]:
        """Of purchases alone: the dice of the turns to come drown whatever else is tried."""
        if view.phase is Phase.PURCHASE:
            return _purchases(view, seat)
        return iter(())

    def alternatives(self, view: View, seat: int) -> Iterator[AnyAction]:
        """Purchases that leave the fees paid, those that lead farthest first; all else."""
        if view.phase is not Phase.PURCHASE:
            return iter(view.legal)
        spare, graph = cash_of(view, seat) - fees_due(view, seat), board(view.options)
        rows = (one for _, one in purchase_order(view, seat))
        paid = [one for one in rows if graph.railroads[one.railroad].price <= spare]
        return iter([*paid, *(one for one in view.legal if not isinstance(one, BuyRailroad))])

    def judged(self, view: View, seat: int) -> Sequence[tuple[AnyAction, float]]:
        """Only of purchases `value` tells anything."""
        return judged(view, seat)


def _purchases(view: View, seat: int) -> Iterator[AnyAction]:
    """With the best engine, nothing and whatever can be spared: before, all is saved for one."""
    if view.seats[seat].engine != "SuperChief":
        return
    spare = cash_of(view, seat) - fees_due(view, seat) - KEPT
    graph = board(view.options)
    for action in view.legal:
        if not isinstance(action, BuyRailroad) or graph.railroads[action.railroad].price <= spare:
            yield action
