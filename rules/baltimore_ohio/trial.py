"""The game as it would stand after some actions, from a view: nothing is hidden and nothing drawn.

For a railroad's turn put together on one card: try the steps chosen so far, offer `legal` for the
next one, and submit them all as one `Operate`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round import equipment, track
from rules.baltimore_ohio.course import COURSE, OPERATING
from rules.baltimore_ohio.model.actions import (
    AnyAction,
    BuildTrack,
    BuyEquipment,
    ScrapEquipment,
    TakeResource,
)
from rules.baltimore_ohio.model.play import TRACK, Play
from rules.baltimore_ohio.model.state import Business, Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.stock import valuation
from rules.dice import NO_DICE
from rules.game import Event, copied

Step = ScrapEquipment | BuyEquipment | BuildTrack | TakeResource
_DO: dict[type, Callable[[Play, int, Any], Any]] = {
    ScrapEquipment: equipment.do_scrap,
    BuyEquipment: equipment.do_buy,
    BuildTrack: track.do_build,
    TakeResource: track.do_take,
}


class Trial(msgspec.Struct, frozen=True):
    """`table` is a copy of its own. `legal` as in a view, of the seat that acted, empty when it is
    not its turn any more; `same_turn`: the turn of a seat or railroad that was in progress is."""

    table: State
    events: tuple[Event, ...]
    to_move: tuple[int, ...]
    legal: tuple[AnyAction, ...]
    same_turn: bool

    def view(self, viewer: int | None) -> View:
        """What the seat that acted sees then."""
        return View(viewer=viewer, to_move=self.to_move, table=self.table, legal=self.legal)


def trial(view: View, actions: Sequence[AnyAction]) -> Trial:
    """What the viewer's actions, one after another, would lead to. RuleError where one of them is
    not legal, or when there is no viewer to act (None has no turn)."""
    table = copied(view.table)
    seat = -1 if view.viewer is None else view.viewer
    events: list[Event] = []
    for action in actions:
        events += COURSE.apply(table, seat, action, NO_DICE)
    return Trial(
        table,
        tuple(events),
        COURSE.to_move(table),
        tuple(COURSE.legal(table, seat)),
        table.number == view.table.number,
    )


def stepped(table: State, step: Step) -> State:
    """The table with this step of the railroad whose turn it is done, and nothing that follows
    (19, 22, 27); shares with the table what does not change."""
    assert table.business is not None and table.business.railroad is not None
    name = table.business.railroad
    line = table.railroads[name]
    own = replace(line, cards=line.cards.copy(), track=line.track.copy())
    lying = {"coal": table.coal, "lumber": table.lumber, "nw_coal": table.nw_coal}
    copies: dict[str, Any] = {kind: hexes.copy() for kind, hexes in lying.items()}
    play = Play(replace(table, railroads={**table.railroads, name: own}, **copies))
    _DO[type(step)](play, 0, step)
    return play.state


def pose(
    table: State, railroad: str, start: tuple[int, int] | None = None, starter: int = 0
) -> View:
    """The table with this railroad on turn in a Business Round, in the view of its President; as it
    is where that is so already.

    One that does not run needs a `start`: the value in dollars, and the shares with which the seat
    `starter` is thought to have begun it (13, 37); the bank puts up what they cost.
    """
    made = copied(table)
    if acting(table) != railroad or table.phase not in OPERATING:
        if start is not None:
            _begin(made, railroad, *start, starter)
        line = made.railroads[railroad]
        others = [other for other in made.order if other != railroad]
        round_ = table.business.round if table.business is not None else 1
        made.market = made.auction = None
        made.business = Business(round_, acted=[*others, railroad], railroad=railroad)
        made.phase = Phase.SCRAP if line.cards else Phase.EQUIPMENT
        made.number += 1
    return COURSE.view(made, COURSE.to_move(made)[0])


def acting(table: State) -> str | None:
    """The railroad whose turn it is."""
    return None if table.business is None else table.business.railroad


def _begin(made: State, railroad: str, value: int, count: int, starter: int) -> None:
    line = made.railroads[railroad]
    line.status, line.president, line.held = "operating", starter, 10 - count
    made.bank_out += value * count - line.treasury
    line.treasury, line.income = value * count, 0
    line.track = line.track or [facts.railroads()[railroad].home_hex]
    for player in made.players:
        player.shares.pop(railroad, None)
    made.players[starter].shares[railroad] = count
    valuation.settle(made, railroad, TRACK.index(value))
