"""What a seat or a spectator may see of a state.

Everything but secret choices and the values of others' markers (rulings 8, 10, 25, 30, 40, 63,
64)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from rules.train_tycoon.model.actions import AnyAction
from rules.train_tycoon.model.state import Phase, Secret, State
from rules.train_tycoon.model.view import View

UNLISTED = frozenset({Phase.AUCTION, Phase.SEATING, Phase.KEEP, Phase.FACTORY, Phase.LINE})
"""Phases with more actions than a view lists."""
_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(State)


def visible_secrets(state: State, viewer: int | None) -> Secret:
    """Return the secrets that the viewer may see."""
    if state.phase is Phase.OVER:
        return state.secret
    return Secret(
        choices=[choice for choice in state.secret.choices if choice.seat == viewer],
        markers=[hand if seat == viewer else [] for seat, hand in enumerate(state.secret.markers)],
    )


def see(
    state: State, viewer: int | None, to_move: tuple[int, ...], legal: Iterable[AnyAction]
) -> View:
    """Return the view; it shares nothing with the state."""
    shown = replace(state, secret=visible_secrets(state, viewer))
    return View(
        viewer=viewer,
        to_move=to_move,
        table=_DECODER.decode(_ENCODER.encode(shown)),
        legal=tuple(legal),
        may_open=viewer in to_move and state.phase in (Phase.FACTORY, Phase.LINE),
    )
