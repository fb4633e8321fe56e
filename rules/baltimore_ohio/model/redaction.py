"""What a seat or a spectator may see of a state: all of it (ruling 3)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.baltimore_ohio.model.actions import AnyAction
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.game import copy_state


def see(
    state: State, viewer: int | None, to_move: tuple[int, ...], legal: Iterable[AnyAction]
) -> View:
    """Return the view of a seat, or of a spectator (None), with a copy of the whole state: nothing
    in this game is secret (3)."""
    return View(viewer=viewer, to_move=to_move, table=copy_state(state), legal=tuple(legal))
