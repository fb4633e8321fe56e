"""The evaluator of Rail Baron. The cash of others is secret below the announce level (24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from rules.dice import Dice
from rules.rail_baron.model.actions import (
    AnyAction,
    BuyRailroad,
)
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.state import Phase, State
from rules.rail_baron.model.view import View
from rules.rail_baron.robot.buying import Outlook, holdings_of
from rules.rail_baron.robot.judging import judge_actions
from rules.rail_baron.robot.steady import Steady, cash_of, fees_due, rank_purchases
from rules.rail_baron.simulation import plausible_state
from rules.thinking import evaluator as thinking

FEE_RESERVE = 4_000
"""Dollars reserved for the fees of future turns."""
MAX_HIDDEN_CASH = 25_000
"""Highest cash assumed for a seat whose cash is hidden: more is soon spent."""


class RailBaronEvaluator(thinking.Evaluator):
    """See `rules.thinking.evaluator.Evaluator`."""

    steady = Steady()
    policy = Steady("whimsical", whim=0.3)
    depth = 0
    scale = 150_000.0
    grain = 1_000
    playouts = 24
    doubt = 1.0  # `value` is rough, and a few playouts are dominated by dice and opponents

    def determinize(self, view: View, seat: int, dice: Dice) -> State:
        """Draw hidden cash between the seat's bid, if it leads an auction, and a likely maximum."""
        state = plausible_state(view)
        for number, seat_state in enumerate(state.seats):
            if view.seats[number].cash is None:
                bid = (
                    0
                    if view.auction is None
                    else view.auction.bid * (view.auction.leader == number)
                )
                seat_state.cash = bid + 500 * dice.pick(MAX_HIDDEN_CASH // 500, "cash")
        state.bank_out = sum(seat_state.cash for seat_state in state.seats)
        return state

    def value(self, state: State, seat: int) -> float:
        """Estimate from cash and future earnings, against the others' average.

        A win counts as much as the winning level."""
        level = winning_level(state.options.edition)
        if state.winner is not None:
            return float(level if state.winner == seat else -level)
        cash = [seat_state.cash for seat_state in state.seats]
        outlook = Outlook(state.options, holdings_of(state), seat, cash)
        own_cash = cash.pop(seat)
        return outlook.final_lead(own_cash) - fmean(cash)

    def candidates(self, view: View, seat: int) -> Iterator[AnyAction]:
        """Yield purchases only.

        With any other choice the dice of future turns outweigh the difference."""
        if view.phase is Phase.PURCHASE:
            return _purchases(view, seat)
        return iter(())

    def alternatives(self, view: View, seat: int) -> Iterator[AnyAction]:
        """Yield purchases that leave enough for the fees, the best first; then everything else."""
        if view.phase is not Phase.PURCHASE:
            return iter(view.legal)
        spare, graph = cash_of(view, seat) - fees_due(view, seat), board(view.options)
        rows = (action for _, action in rank_purchases(view, seat))
        affordable = [action for action in rows if graph.railroads[action.railroad].price <= spare]
        return iter(
            [*affordable, *(action for action in view.legal if not isinstance(action, BuyRailroad))]
        )

    def judge_actions(self, view: View, seat: int) -> Sequence[tuple[AnyAction, float]]:
        """Judge the choices other than purchases, about which `value` says nothing."""
        return judge_actions(view, seat)


def _purchases(view: View, seat: int) -> Iterator[AnyAction]:
    """Yield nothing and the railroads a seat can afford, once it has the best engine.

    Before that the robot saves for the engine."""
    if view.seats[seat].engine != "SuperChief":
        return
    spare = cash_of(view, seat) - fees_due(view, seat) - FEE_RESERVE
    graph = board(view.options)
    for action in view.legal:
        if not isinstance(action, BuyRailroad) or graph.railroads[action.railroad].price <= spare:
            yield action
