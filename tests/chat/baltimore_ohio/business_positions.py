"""A railroad's turn in the pretended Discord: the B&O of Ann, laid out by hand, and short ways to
press through it."""

from __future__ import annotations

from typing import Any

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.actions import (
    BuildNothing,
    BuyEquipment,
    ScrapEquipment,
    ServeCities,
)
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.state import Phase, State
from tests.support.baltimore_ohio.states import cash, do, in_business, level, new_game, running

NOTHING: dict[Phase, Any] = {
    Phase.SCRAP: ScrapEquipment(),
    Phase.EQUIPMENT: BuyEquipment(0),
    Phase.TRACK: BuildNothing(),
    Phase.SERVICE: ServeCities(("Baltimore", "Richmond")),
}
TRACK = ("J16", "K15", "L15")
"""Of the B&O beside Baltimore: Washington, a hex without a city, Richmond."""
WHOLE, QUIET = "Suggested turn…", "No purchase, no track…"
CONFIRM = "Do all of it"
SCRAP, EQUIPMENT, BUILD = "Scrap equipment…", "Buy equipment…", "Build or take…"
SERVE, PROFIT = "Serve cities…", "Use the profit…"


def business(
    phase: Phase = Phase.SCRAP,
    *,
    options: Options | None = None,
    tech_level: int = 2,
    track: tuple[str, ...] = TRACK,
    before: Any = None,
    **more: Any,
) -> State:
    """The B&O of Ann (4 shares; Bob 2, one is orphan) is on turn at that step of the first Business
    Round: at $66 with $300, one card of level 2 and last $30; the PA of Bob (Cat has 1) acts after
    it with one card of level 1."""
    state = new_game(3, options)
    level(state, tech_level)
    fields: dict[str, Any] = {
        "value": 66,
        "cards": (6,),
        "treasury": 300,
        "income": 30,
        "orphan": 1,
    }
    running(state, "BO", {0: 4, 1: 2}, track=track, **(fields | more))
    running(state, "PA", {1: 3, 2: 1}, value=60, cards=(1,), treasury=120, income=10)
    cash(state, 300, 300, 300)
    if before is not None:
        before(state)
    in_business(state, "BO")
    while state.phase is not phase:
        do(state, NOTHING[state.phase])
    return state


def way(railroad: str, goal: str) -> tuple[str, ...]:
    """The hexes of a shortest way from a railroad's home to a hex, the home left out."""
    home = facts.railroads()[railroad].home_hex
    found: dict[str, tuple[str, ...]] = {home: ()}
    waiting = [home]
    while goal not in found:
        here = waiting.pop(0)
        for beside in board().neighbours[here]:
            if beside not in found:
                found[beside] = (*found[here], beside)
                waiting.append(beside)
    return found[goal]
