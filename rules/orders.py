"""Types and helpers for the standing orders of all games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any

from rules.errors import RuleError
from rules.game import Order, OrderAction, OrderExpired, View

Outcome = OrderAction | OrderExpired | None
OrderEvaluators = Mapping[type, Callable[[Any, int, Any], Outcome]]
"""The function that evaluates each order type, from the seat's view, the seat and the order."""


OrderSuggester = Callable[[Any, int], Iterable[Order]]
"""Returns orders that make sense now, best first, from a seat's view and the seat."""


def expire_refused(error: RuleError) -> OrderExpired:
    """Return the expiry of an order whose action the rules refuse; the refusal is the reason."""
    values = {"code": error.code, "rule": error.rule, "args": error.args_}
    return OrderExpired("table-refused", values)


def suggest_none(view: object, seat: int) -> Iterable[Order]:
    """Suggest no orders."""
    return ()


def is_asked(view: View, seat: int, phase: StrEnum) -> bool:
    """Whether the seat has to act in this phase now."""
    return view.phase is phase and seat in view.to_move
