"""Actions tried on a copy of a view: nothing is hidden and nothing drawn.

For a railroad's turn built on one card: try the steps chosen so far, offer `legal` for the
next one, and submit them all as one `Operate`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round import equipment, track
from rules.baltimore_ohio.model.actions import (
    AnyAction,
    BuildTrack,
    BuyEquipment,
    ScrapEquipment,
    TakeResource,
)
from rules.baltimore_ohio.model.position import MutablePosition
from rules.baltimore_ohio.model.state import Business, Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.rules import OPERATING, RULES
from rules.baltimore_ohio.stock import valuation
from rules.dice import NO_DICE
from rules.game import Event, copy_state

TriedStep = ScrapEquipment | BuyEquipment | BuildTrack | TakeResource
_STEP_FUNCTIONS: dict[type, Callable[[MutablePosition, int, Any], object]] = {
    ScrapEquipment: equipment.do_scrap_equipment,
    BuyEquipment: equipment.do_buy_equipment,
    BuildTrack: track.do_build_track,
    TakeResource: track.do_take_resource,
}


class Trial(msgspec.Struct, frozen=True):
    """The game after some actions; `table` is an independent copy.

    `legal` is as in a view, for the seat that acted; empty when its turn is over. `same_turn`:
    whether the turn of the seat or railroad is still the one that was in progress."""

    table: State
    events: tuple[Event, ...]
    to_move: tuple[int, ...]
    legal: tuple[AnyAction, ...]
    same_turn: bool

    def view(self, viewer: int | None) -> View:
        """Return the view of the seat that acted, after the actions."""
        return View(viewer=viewer, to_move=self.to_move, table=self.table, legal=self.legal)


def try_actions(view: View, actions: Sequence[AnyAction]) -> Trial:
    """Return what the viewer's actions, one after another, would lead to.

    Raises RuleError where one of them is not legal, or when there is no viewer (None has no
    turn)."""
    table = copy_state(view.table)
    seat = -1 if view.viewer is None else view.viewer
    events: list[Event] = []
    for action in actions:
        events += RULES.apply(table, seat, action, NO_DICE)
    return Trial(
        table,
        tuple(events),
        RULES.to_move(table),
        tuple(RULES.legal(table, seat)),
        table.number == view.table.number,
    )


def apply_step(table: State, step: TriedStep) -> State:
    """Return the table after this step of the acting railroad, before automatic steps.

    See rulings 19, 22 and 27.

    It shares with the given table what does not change."""
    assert table.business is not None and table.business.railroad is not None
    name = table.business.railroad
    line = table.railroads[name]
    line_copy = replace(line, cards=line.cards.copy(), track=line.track.copy())
    counter_hexes = {"coal": table.coal, "lumber": table.lumber, "nw_coal": table.nw_coal}
    copies: dict[str, object] = {kind: hexes.copy() for kind, hexes in counter_hexes.items()}
    play = MutablePosition(replace(table, railroads={**table.railroads, name: line_copy}, **copies))
    _STEP_FUNCTIONS[type(step)](play, 0, step)
    return play.state


def view_on_turn(
    table: State, railroad: str, start: tuple[int, int] | None = None, starter: int = 0
) -> View:
    """Return the President's view of the table with this railroad on turn in a Business Round.

    The table is left as it is if that is so already. A railroad that is not operating needs a
    `start`: the value in dollars, and the shares with which the seat `starter` is assumed to
    have started it (13, 37); the bank pays for them."""
    posed = copy_state(table)
    if railroad_on_turn(table) != railroad or table.phase not in OPERATING:
        if start is not None:
            _start_railroad(posed, railroad, *start, starter)
        line = posed.railroads[railroad]
        others = [other for other in posed.order if other != railroad]
        round_ = table.business.round if table.business is not None else 1
        posed.market = posed.auction = None
        posed.business = Business(round_, acted=[*others, railroad], railroad=railroad)
        posed.phase = Phase.SCRAP if line.cards else Phase.EQUIPMENT
        posed.number += 1
    return RULES.view(posed, RULES.to_move(posed)[0])


def railroad_on_turn(table: State) -> str | None:
    """Return the railroad whose turn it is, or None."""
    return None if table.business is None else table.business.railroad


def _start_railroad(table: State, railroad: str, value: int, count: int, starter: int) -> None:
    line = table.railroads[railroad]
    line.status, line.president, line.held = "operating", starter, 10 - count
    table.bank_out += value * count - line.treasury
    line.treasury, line.income = value * count, 0
    line.track = line.track or [facts.railroads()[railroad].home_hex]
    for player in table.players:
        player.shares.pop(railroad, None)
    table.players[starter].shares[railroad] = count
    valuation.place_counter(table, railroad, facts.track_values().index(value))
