"""The example game with bugs in it, for tests of what happens then."""

from typing import Any, Literal

from rules.game import Action, Order, OrderAction
from rules.orders import Outcome, is_asked
from rules.phases import ActionRules, check_nothing
from tests.example.rules.actions import AnyAction, Trade
from tests.example.rules.game import CHAPTERS, HaulGame
from tests.example.rules.orders import ORDERS, AnyOrder, TradeOnce
from tests.example.rules.state import Phase, Play
from tests.example.rules.view import View


class Explode(Action, frozen=True):
    """A bug of the rules: changes the state, then breaks, or leaves money that nobody paid."""

    how: Literal["raise", "purse"] = "raise"


class BreakIt(Order, frozen=True):
    """Brings a bug of the rules about, or is one itself."""

    itself: bool = False


def _explode(play: Play, seat: int, action: Explode) -> Phase:
    play.state.purses[seat] += 1_000
    if action.how == "raise":
        raise ZeroDivisionError("the rules broke")
    return play.state.phase


def _careless(view: View, seat: int, order: TradeOnce) -> Outcome:
    """Does not look into the purse, so that the rules refuse it."""
    return OrderAction(Trade(order.coins)) if is_asked(view, seat, Phase.HAUL) else None


def _break(view: View, seat: int, order: BreakIt) -> Outcome:
    if order.itself:
        raise ZeroDivisionError("the order broke")
    return OrderAction(Explode(), order) if seat in view.to_move else None


BROKEN = {
    phase: chapter._replace(verbs={**chapter.verbs, Explode: ActionRules(check_nothing, _explode)})
    for phase, chapter in CHAPTERS.items()
}
BROKEN_ORDERS = {**ORDERS, TradeOnce: _careless, BreakIt: _break}


class Faulty(HaulGame):
    """Haul, in which a seat on turn may also bring a bug about."""

    action_type: Any = AnyAction | Explode
    order_type: Any = AnyOrder | BreakIt
    phase_rules = BROKEN
    orders = BROKEN_ORDERS


GAME = Faulty()
