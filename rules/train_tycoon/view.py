"""What a seat or a spectator may know of a game of Train Tycoon."""

from __future__ import annotations

import msgspec

from rules.train_tycoon.actions import AnyAction
from rules.train_tycoon.state import State


class View(msgspec.Struct, frozen=True):
    """`table` is an independent copy of the game from which what is hidden has been taken out: in
    `table.secret` are only the viewer's own choices and markers, everybody's when the game is over.

    `legal` lists the viewer's legal actions except for what has too many: lines (`may_open`: one
    may be opened; search with `rules.train_tycoon.lines`), seatings, priority bids and sets of
    lines to keep.
    """

    viewer: int | None
    to_move: tuple[int, ...]
    table: State
    legal: tuple[AnyAction, ...] = ()
    may_open: bool = False
