"""What a seat or a spectator may know of a game of Haul."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rules import game
from tests.example.rules.actions import AnyAction
from tests.example.rules.options import Options
from tests.example.rules.state import Phase, State


class View(game.View, frozen=True, kw_only=True):
    """`shown` and `cards` (how many are in each hand) are everybody's to see, by seat; `chosen` are
    the seats whose bid is in. `purse`, `hand` and `own_bid` are the viewer's."""

    options: Options
    shown: tuple[int, ...]
    cards: tuple[int, ...]
    chosen: tuple[int, ...]
    delivered: tuple[str, ...]
    turn: int
    round: int
    waits: Phase
    purse: int | None = None
    hand: tuple[str, ...] = ()
    own_bid: int | None = None
    legal: tuple[AnyAction, ...] = ()

    @property
    def phase(self) -> Phase:
        return self.waits


def see(
    state: State, viewer: int | None, to_move: tuple[int, ...], legal: Iterable[AnyAction]
) -> View:
    """Return the view; what others may not know is not in it."""
    shown = View(
        viewer=viewer,
        to_move=to_move,
        options=state.options,
        shown=tuple(state.shown),
        cards=tuple(map(len, state.hands)),
        chosen=tuple(seat for seat, bid in enumerate(state.bids) if bid is not None),
        delivered=tuple(state.delivered),
        turn=state.turn,
        round=state.round,
        waits=state.phase,
        legal=tuple(legal),
    )
    if viewer is None:
        return shown
    purse, hand, bid = state.purses[viewer], tuple(state.hands[viewer]), state.bids[viewer]
    return msgspec.structs.replace(shown, purse=purse, hand=hand, own_bid=bid)
