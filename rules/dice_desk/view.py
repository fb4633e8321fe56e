"""What is known of a session: everything, to everybody."""

from __future__ import annotations

from collections.abc import Iterable

from rules import game
from rules.dice_desk.actions import AnyAction
from rules.dice_desk.options import Options
from rules.dice_desk.state import Phase, Position, State
from rules.game import copy_state


class View(game.View, frozen=True, kw_only=True):
    """`table` is a copy of the state."""

    table: State
    legal: tuple[AnyAction, ...] = ()

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @property
    def options(self) -> Options:
        return self.table.options

    @property
    def position(self) -> Position:
        return Position(self.table)


def see(
    state: State, viewer: int | None, to_move: tuple[int, ...], legal: Iterable[AnyAction]
) -> View:
    """Return the view of a seat or a spectator."""
    return View(viewer=viewer, to_move=to_move, table=copy_state(state), legal=tuple(legal))
