"""What the standing orders of all games share: what one comes to, and when its seat is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

from rules.game import Carried, Lapsed, View

Outcome = Carried | Lapsed | None
Orders = Mapping[type, Callable[[Any, int, Any], Outcome]]
"""What each order of a game comes to, from its seat's view, the seat and the order."""


def asked(view: View, seat: int, phase: StrEnum) -> bool:
    """Whether the seat is asked for this now."""
    return view.phase is phase and seat in view.to_move
