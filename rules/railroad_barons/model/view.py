"""What a seat or a spectator may know of Railroad Barons: everything (ruling 38)."""

from __future__ import annotations

from rules import game
from rules.railroad_barons.model.actions import AnyAction
from rules.railroad_barons.model.state import Phase, State


class View(game.View, frozen=True, kw_only=True):
    """`table` is an independent copy of the state, all of which is public.

    `legal` lists the viewer's legal actions, but only a sample where there are too many: a few
    of the prices of an Investor, the lowest offer for each Railroad, and of turns of the Stock
    Round those with one sale or one purchase (`rules.railroad_barons.stock.composing` finds the
    others)."""

    table: State
    legal: tuple[AnyAction, ...] = ()

    @property
    def phase(self) -> Phase:
        return self.table.phase
