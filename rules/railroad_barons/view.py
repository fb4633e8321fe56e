"""What a seat or a spectator sees of Railroad Barons: everything (ruling 38)."""

from __future__ import annotations

import msgspec

from rules.railroad_barons.actions import AnyAction
from rules.railroad_barons.state import State


class View(msgspec.Struct, frozen=True):
    """`table` is an independent copy of the public game, which is the whole of it. `legal` lists
    the viewer's legal actions, but only some where there are too many: a few of the prices that can
    be named for an Investor, the lowest that can be offered for each Railroad, and of turns of the
    Stock Round those with one sale or one purchase (walk the others with
    `rules.railroad_barons.composing`)."""

    viewer: int | None
    to_move: tuple[int, ...]
    table: State
    legal: tuple[AnyAction, ...] = ()
