"""What a seat or a spectator is shown of a state: all of it (ruling 38)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.game import copy_state
from rules.railroad_barons.model.actions import AnyAction
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View


def see(
    state: State, viewer: int | None, to_move: tuple[int, ...], legal: Iterable[AnyAction]
) -> View:
    """Return the view; it shares nothing with the state."""
    return View(viewer=viewer, to_move=to_move, table=copy_state(state), legal=tuple(legal))
