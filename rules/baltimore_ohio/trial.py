"""The game as it would stand after some actions, from a view: nothing is hidden and nothing drawn.

For a railroad's turn put together on one card: try the steps chosen so far, offer `legal` for the
next one, and submit them all as one `Operate`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.baltimore_ohio.actions import AnyAction
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.seeing import copied
from rules.baltimore_ohio.state import State
from rules.baltimore_ohio.view import View
from rules.dice import NO_DICE
from rules.game import Event


class Trial(msgspec.Struct, frozen=True):
    """`table` is a copy of its own. `legal` as in a view, of the seat that acted, empty when it is
    not its turn any more; `same_turn`: the turn of a seat or railroad that was in progress is."""

    table: State
    events: tuple[Event, ...]
    to_move: tuple[int, ...]
    legal: tuple[AnyAction, ...]
    same_turn: bool


def trial(view: View, actions: Sequence[AnyAction]) -> Trial:
    """What the viewer's actions, one after another, would lead to. RuleError where one of them is
    not legal, or when there is no viewer to act (None has no turn)."""
    table = copied(view.table)
    seat = -1 if view.viewer is None else view.viewer
    events: list[Event] = []
    for action in actions:
        events += GAME.apply(table, seat, action, NO_DICE)
    return Trial(
        table,
        tuple(events),
        GAME.to_move(table),
        tuple(GAME.legal(table, seat)),
        table.number == view.table.number,
    )
