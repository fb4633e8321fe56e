"""What a seat or a spectator may know of a game of Train Tycoon."""

from __future__ import annotations

from rules import game
from rules.train_tycoon.model.actions import AnyAction
from rules.train_tycoon.model.state import Phase, State


class View(game.View, frozen=True, kw_only=True):
    """`table` is an independent copy of the game without what is hidden.

    `table.secret` has only the viewer's own choices and markers, everybody's when the game is over.

    `legal` lists the viewer's legal actions except where there are too many: lines
    (`may_open`: one may be opened; search with `rules.train_tycoon.operation.lines`),
    seatings, priority bids and sets of lines to keep."""

    table: State
    legal: tuple[AnyAction, ...] = ()
    may_open: bool = False

    @property
    def phase(self) -> Phase:
        return self.table.phase
