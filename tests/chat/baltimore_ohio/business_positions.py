"""A railroad's turn in the pretended Discord: the B&O of Ann, laid out by hand, and short ways to
press through it."""

from typing import Any

import data.baltimore_ohio as facts
from tests.support.baltimore_ohio import kit as bo

NOTHING: dict[bo.Phase, Any] = {
    bo.Phase.SCRAP: bo.ScrapEquipment(),
    bo.Phase.EQUIPMENT: bo.BuyEquipment(0),
    bo.Phase.TRACK: bo.BuildNothing(),
    bo.Phase.SERVICE: bo.ServeCities(("Baltimore", "Richmond")),
}
TRACK = ("J16", "K15", "L15")
"""Of the B&O beside Baltimore: Washington, a hex without a city, Richmond."""
WHOLE, QUIET = "Preview the suggested turn…", "No purchase, no track…"
CONFIRM = "Do all of it"
SCRAP, EQUIPMENT, BUILD = "Scrap equipment…", "Buy equipment…", "Build or take…"
SERVE, PROFIT = "Serve cities…", "Use the profit…"
EXACT = "Choose exact cities…"


def business(
    phase: bo.Phase = bo.Phase.SCRAP,
    *,
    options: bo.Options | None = None,
    tech_level: int = 2,
    track: tuple[str, ...] = TRACK,
    before: Any = None,
    **more: Any,
) -> bo.State:
    """The B&O of Ann (4 shares; Bob 2, one is orphan) is on turn at that step of the first Business
    Round: at $66 with $300, one card of level 2 and last $30; the PA of Bob (Cat has 1) acts after
    it with one card of level 1."""
    state = bo.new_game(3, options)
    bo.level(state, tech_level)
    fields: dict[str, Any] = {
        "value": 66,
        "cards": (6,),
        "treasury": 300,
        "income": 30,
        "orphan": 1,
    }
    bo.running(state, "BO", {0: 4, 1: 2}, track=track, **(fields | more))
    bo.running(state, "PA", {1: 3, 2: 1}, value=60, cards=(1,), treasury=120, income=10)
    bo.cash(state, 300, 300, 300)
    if before is not None:
        before(state)
    bo.in_business(state, "BO")
    while state.phase is not phase:
        bo.do(state, NOTHING[state.phase])
    return state


def way(railroad: str, goal: str) -> tuple[str, ...]:
    """The hexes of a shortest way from a railroad's home to a hex, the home left out."""
    home = facts.railroads()[railroad].home_hex
    builds: dict[str, tuple[str, ...]] = {home: ()}
    waiting = [home]
    while goal not in builds:
        here = waiting.pop(0)
        for beside in bo.board().neighbours[here]:
            if beside not in builds:
                builds[beside] = (*builds[here], beside)
                waiting.append(beside)
    return builds[goal]
