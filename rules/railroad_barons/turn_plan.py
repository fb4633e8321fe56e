"""The rest of a Holding's turn decided at once: what can be chosen, and the action it makes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rules.dice import NO_DICE
from rules.errors import RuleError
from rules.game import Event, copy_state
from rules.railroad_barons.model.actions import (
    AssignInvestor,
    BuyRailroad,
    FinishBuying,
    KeepRevenue,
    Operate,
    PayDividends,
    PlaceTokens,
    TurnStep,
)
from rules.railroad_barons.model.events import OperatingRoundEnded, RailroadBought, TurnBegan
from rules.railroad_barons.model.play import MutablePosition, Position
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating.railroads import do_buy_railroad, legal_purchases
from rules.railroad_barons.operating.revenue import revenue_parts
from rules.railroad_barons.operating.tokens import free_tokens
from rules.railroad_barons.rules import RULES
from rules.railroad_barons.standing_orders.planned_turns import plan_turns

PLANNED = frozenset({Phase.TOKENS, Phase.REVENUE, Phase.RAILROADS})
"""The phases in which the rest of the turn can be decided at once."""
MAX_PURCHASES = 24
"""Ways to buy that are found, the shortest first."""


def propose_turn(view: View, seat: int) -> tuple[TurnStep, ...]:
    """Return the rest of the operating Holding's turn as the robot would play it."""
    turn = next(plan_turns(view, seat, view.table.half))
    return tuple(step for step in turn.actions if isinstance(step, TurnStep))


def find_purchases(table: State) -> list[tuple[RailroadBought, ...]]:
    """Return what the operating Holding may buy from the bank one after another, nothing first.

    As if it placed every token on (+) and kept its revenue, where that is still to be decided."""
    play = MutablePosition(copy_state(table))
    name, row = play.operating
    assert row.director is not None
    if table.phase is Phase.TOKENS:
        row.plus = free_tokens(play, name)
    if table.phase is not Phase.RAILROADS:
        row.treasury += sum(revenue_parts(play, name))
    reached: list[tuple[tuple[RailroadBought, ...], State]] = [((), play.state)]
    for bought, state in reached:
        if len(reached) >= MAX_PURCHASES:
            break
        for purchase in legal_purchases(Position(state)) if state.holdings[name].plus else ():
            after = MutablePosition(copy_state(state))
            do_buy_railroad(after, row.director, purchase)
            news = (event for event in after.events if isinstance(event, RailroadBought))
            reached.append(((*bought, *news), after.state))
    return [bought for bought, _ in reached[:MAX_PURCHASES]]


def complete_turn(view: View, seat: int, chosen: Sequence[TurnStep]) -> Operate:
    """Return the action of these steps, with all that they leave out.

    A use of revenue that does not come is left out, and buying is finished. Raises RuleError."""
    _require_additions(view, chosen)
    table, steps = copy_state(view.table), list[TurnStep]()
    for step in chosen:
        if isinstance(step, PayDividends | KeepRevenue) and table.phase is not Phase.REVENUE:
            continue
        if table.turn != view.table.turn or table.phase is Phase.OVER:
            raise RuleError("operate-long", RULES.whole_turn_rule)
        RULES.apply(table, seat, step, NO_DICE)
        steps.append(step)
    if table.turn == view.table.turn and table.phase is Phase.RAILROADS:
        steps.append(FinishBuying())
    return Operate(tuple(steps))


def _require_additions(view: View, chosen: Sequence[TurnStep]) -> None:
    """Refuse more additions than there are (+) tokens for them."""
    plus = view.table.holdings[view.table.holding or ""].plus
    plus = next((step.plus for step in chosen if isinstance(step, PlaceTokens)), plus)
    count = sum(isinstance(step, BuyRailroad | AssignInvestor) for step in chosen)
    if count > plus:
        raise RuleError("operate-additions", "24", count=count, plus=plus)


def preview_turn(view: View, seat: int, action: Operate) -> tuple[State, list[Event]]:
    """Return the state after the action, and what happens in this turn."""
    table = copy_state(view.table)
    events = RULES.apply(table, seat, action, NO_DICE)
    later = TurnBegan | OperatingRoundEnded
    return table, list(takewhile(lambda event: not isinstance(event, later), events))
