"""The evaluator of Rail Baron. The cash of others is secret below the announce level (24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from rules.dice import Dice, SeededDice
from rules.game import Action
from rules.rail_baron.model.actions import (
    AnyAction,
    BuyRailroad,
)
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.play import Position
from rules.rail_baron.model.state import Phase, State
from rules.rail_baron.model.view import View
from rules.rail_baron.redaction import visible_cash
from rules.rail_baron.robot.buying import LEARNED, holdings_of, learned_outlook
from rules.rail_baron.robot.judging import judge_actions
from rules.rail_baron.robot.steady import Steady, cash_of, fees_due
from rules.rail_baron.simulation import plausible_state
from rules.thinking import evaluator as thinking

FEE_RESERVE = 4_000
"""Dollars reserved for the fees of future turns."""
MAX_HIDDEN_CASH = 25_000
"""Highest cash assumed for a seat whose cash is hidden: more is soon spent."""


class RailBaronEvaluator(thinking.EvaluatorOf[State, View]):
    """See `rules.thinking.evaluator.Evaluator`."""

    steady = Steady("careful", learned=True)
    policy = Steady("whimsical", whim=0.3)
    depth = 0
    scale = 150_000.0
    judged_alike = 500.0
    playouts = 1
    doubt = 0.0  # what is valued depends on what the seat knows alone
    learned = LEARNED

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
        """Estimate the lead over the others' average once somebody has enough to win.

        A win counts as much as the winning level."""
        level = winning_level(state.options.edition)
        if state.winner is not None:
            return float(level if state.winner == seat else -level)
        known = [visible_cash(Position(state), each, seat) for each in range(len(state.seats))]
        others = [MAX_HIDDEN_CASH / 2 if cash is None else cash for cash in known]
        del others[seat]
        return LEARNED.appraise(self.measure(state, seat)) - fmean(others)

    def measure(self, state: State, seat: int) -> tuple[float, ...]:
        position = Position(state)
        known = [visible_cash(position, each, seat) for each in range(len(state.seats))]
        cash_of_seat = state.seats[seat].cash
        cash = [cash_of_seat if each is None else each for each in known]
        return learned_outlook(state.options, holdings_of(state), seat, cash).amounts(cash_of_seat)

    def candidates(self, view: View, seat: int) -> Iterator[AnyAction]:
        """Yield purchases only.

        With any other choice the dice of future turns outweigh the difference."""
        if view.phase is Phase.PURCHASE:
            return _purchases(view, seat)
        return iter(())

    def proposals(self, view: View, seat: int) -> Sequence[Action]:
        """Return the choice of the robot that values purchases by what was learned."""
        return [self.steady.choose(view, seat, SeededDice(b"proposals"))]

    def judge_actions(self, view: View, seat: int) -> Sequence[thinking.Judged]:
        return judge_actions(view, seat, self.steady)


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
