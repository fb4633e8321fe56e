"""What a seat or a spectator may see of Baltimore & Ohio: everything (ruling 3)."""

from __future__ import annotations

from rules import game
from rules.baltimore_ohio.model.actions import AnyAction
from rules.baltimore_ohio.model.state import Phase, State


class View(game.View, frozen=True, kw_only=True):
    """`table` is an independent copy of the public game, which is the whole of it.

    `legal` lists the viewer's legal actions, except where there are too many: market turns of more
    than one part (see `composing`), bids between the lowest and the highest, sets of cards to scrap
    other than single ones and all, builds of more than one hex (see `building`), sets of cities
    other than one for each sum of income (see `services`), and `Operate`."""

    table: State
    legal: tuple[AnyAction, ...] = ()

    @property
    def phase(self) -> Phase:
        return self.table.phase
