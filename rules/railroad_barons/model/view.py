"""What a seat or a spectator sees of Railroad Barons: everything (ruling 38)."""

from __future__ import annotations

from rules import game
from rules.railroad_barons.model.actions import AnyAction
from rules.railroad_barons.model.state import Phase, State


class View(game.View, frozen=True, kw_only=True):
    """`table` is an independent copy of the public game, which is the whole of it. `legal` lists
    the viewer's legal actions, but only some where there are too many: a few of the prices that can
    be named for an Investor, the lowest that can be offered for each Railroad, and of turns of the
    Stock Round those with one sale or one purchase (walk the others with
    `rules.railroad_barons.stock.composing`)."""

    table: State
    legal: tuple[AnyAction, ...] = ()

    @property
    def phase(self) -> Phase:
        return self.table.phase
