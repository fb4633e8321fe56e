"""What the standing orders of all games share: what one comes to, and when its seat is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any

from rules.errors import RuleError
from rules.game import Carried, Lapsed, View

Outcome = Carried | Lapsed | None
Orders = Mapping[type, Callable[[Any, int, Any], Outcome]]
"""What each order of a game comes to, from its seat's view, the seat and the order."""


Offering = Callable[[Any, int], Iterable[Any]]
"""Orders that make sense now, from a seat's view and the seat; the best first."""


def refused(error: RuleError) -> Lapsed:
    """What the rules refuse of an order ends it: the refusal says why."""
    values = {"code": error.code, "rule": error.rule, "args": error.args_}
    return Lapsed("table-refused", values)


def none_offered(view: Any, seat: int) -> Iterable[Any]:
    """No order is offered."""
    return ()


def asked(view: View, seat: int, phase: StrEnum) -> bool:
    """Whether the seat is asked for this now."""
    return view.phase is phase and seat in view.to_move
