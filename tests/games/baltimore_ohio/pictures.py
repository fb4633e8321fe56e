"""Pictures of Baltimore & Ohio that stand for all it draws."""

from __future__ import annotations

from collections.abc import Callable

import data.baltimore_ohio as facts
from render.baltimore_ohio import preview
from render.baltimore_ohio.finance.charter import charter
from render.baltimore_ohio.finance.equipment import equipment
from render.baltimore_ohio.finance.history import history
from render.baltimore_ohio.finance.market import market
from render.baltimore_ohio.finance.result import result
from render.baltimore_ohio.map.board import board, sheet
from render.paint.picture import Picture
from render.paint.style import PHONE_WIDTH
from rules.baltimore_ohio.business_round import building
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.market_round import composing
from rules.baltimore_ohio.model.actions import Buy, TakeTurn
from rules.baltimore_ohio.model.options import EVERYTHING
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.model.view import View
from tests.conformance.case import Gallery
from tests.support.baltimore_ohio.pictures import (
    again,
    crowded,
    ended,
    fresh,
    played,
    trading,
)
from tests.support.lettering import LONG

Drawn = Callable[[str], Picture]
PACKAGE = "render.baltimore_ohio"


def traded(language: str) -> Picture:
    view, events = trading()
    return market(view, LONG, language, events=events)


def planned(language: str) -> Picture:
    """A turn that sells and then buys."""
    view, _ = trading()
    plan = composing.with_lot((), composing.lots(view, ())[-1])
    more = [part for part in composing.parts(view, plan) if isinstance(part, Buy)]
    turn = TakeTurn((*plan, *more[-1:]))
    return preview.market(view, composing.outcome(view, turn), LONG, language)


def build(railroad: str, view: View | None = None) -> tuple[View, tuple[str, ...]]:
    """A view in which the railroad has money for the best build, and that build."""
    view = again(view or fresh())
    line = view.table.railroads[railroad]
    line.track = line.track or [facts.railroads()[railroad].home_hex]
    line.treasury, line.cards, view.table.tech_level = 600, [11, 12], 5
    return view, building.proposals(view.table, railroad)[-1].way.hexes


def proposed(railroad: str) -> Drawn:
    view, hexes = build(railroad)
    return lambda to: board(view, LONG, to, railroad=railroad, proposal=hexes)


def end(language: str) -> Picture:
    steps, state = played(6, EVERYTHING)
    return result(steps[-1][0], GAME.standing(state, None), LONG, language)


def auctioned(language: str) -> Picture:
    steps, _ = played(6, EVERYTHING)
    view = next(view for view, _ in steps if view.table.phase is Phase.AUCTION)
    return market(view, LONG, language)


PICTURES: dict[str, Drawn] = {
    "board, fresh": lambda to: board(fresh(), LONG, to),
    "board, crowded": lambda to: board(crowded(), LONG, to),
    "board, west": lambda to: sheet(crowded(), to, 0),
    "board, middle": lambda to: sheet(fresh(), to, 1),
    "board, east": lambda to: sheet(ended(), to, 2),
    "board, too wide a network": lambda to: board(ended(), LONG, to, railroad="PA"),
    "board, one railroad": lambda to: board(crowded(), LONG, to, railroad="NH"),
    "board, one in receivership": lambda to: board(crowded(), LONG, to, railroad="WAB"),
    "board, one not started": lambda to: board(fresh(), LONG, to, railroad="IC"),
    "build, PA": proposed("PA"),
    "build, NYC": proposed("NYC"),
    "build, N&W": proposed("NW"),
    "market, fresh": lambda to: market(fresh(), LONG, to),
    "market, trading": traded,
    "market, auction": auctioned,
    "market, crowded": lambda to: market(crowded(), LONG, to, full=True),
    "market turn": planned,
    "charter, crowded": lambda to: charter(crowded(), "NW", LONG, to),
    "charter, late": lambda to: charter(ended(), "PA", LONG, to),
    "charter, receivership": lambda to: charter(crowded(), "WAB", LONG, to),
    "charter, not started": lambda to: charter(fresh(), "NYC", LONG, to),
    "equipment, fresh": lambda to: equipment(fresh(), to),
    "equipment, late": lambda to: equipment(ended(), to),
    "history": lambda to: history(ended(), LONG, to),
    "history, none": lambda to: history(fresh(), LONG, to),
    "result": end,
}
GALLERY = Gallery(
    package=PACKAGE,
    pictures=PICTURES,
    widths=lambda name: (PHONE_WIDTH, PHONE_WIDTH),
    tallest=lambda name: 2_000,
    heaviest=350_000,
)
