"""What a seat or a spectator sees of Railroad Barons: everything (ruling 38)."""

from __future__ import annotations

import msgspec

from rules.railroad_barons.actions import AnyAction
from rules.railroad_barons.state import State


class View(msgspec.Struct, frozen=True):
    """`table` is an independent copy of the public game, which is the whole of it. `legal` lists
    the viewer's legal actions, except for what has too many: named prices, turns of the Stock Round
    that sell more than one certificate or sell and buy (walk them with
    `rules.railroad_barons.composing`), and prices offered for Railroads."""

    viewer: int | None
    to_move: tuple[int, ...]
    table: State
    legal: tuple[AnyAction, ...] = ()
