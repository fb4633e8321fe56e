"""Pictures of Baltimore & Ohio that stand for all it draws."""

from collections.abc import Callable

import data.baltimore_ohio as facts
from render.baltimore_ohio.finance.charter import render_charter
from render.baltimore_ohio.finance.equipment import render_equipment
from render.baltimore_ohio.finance.history import render_history
from render.baltimore_ohio.finance.market import render_market, render_market_preview
from render.baltimore_ohio.finance.result import render_result
from render.baltimore_ohio.map.board import render_board, render_board_part
from render.paint.picture import Picture
from render.paint.style import PHONE_WIDTH
from rules.baltimore_ohio.business_round import building
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.market_round import composing
from rules.baltimore_ohio.model.actions import Buy, TakeTurn
from rules.baltimore_ohio.model.options import ALL_EXPANSIONS
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.model.view import View
from tests.conformance.case import Gallery
from tests.support.baltimore_ohio.pictures import again, crowded, ended, fresh, played, trading
from tests.support.lettering import LONG

Drawn = Callable[[str], Picture]
PACKAGE = "render.baltimore_ohio"


def traded(language: str) -> Picture:
    view, events = trading()
    return render_market(view, LONG, language, events=events)


def planned(language: str) -> Picture:
    """A turn that sells and then buys."""
    view, _ = trading()
    plan = composing.add_lot((), composing.next_lots(view, ())[-1])
    more = [part for part in composing.next_parts(view, plan) if isinstance(part, Buy)]
    turn = TakeTurn((*plan, *more[-1:]))
    return render_market_preview(view, composing.preview_market_turn(view, turn), LONG, language)


def build(railroad: str, view: View | None = None) -> tuple[View, tuple[str, ...]]:
    """A view in which the railroad has money for the best build, and that build."""
    view = again(view or fresh())
    line = view.table.railroads[railroad]
    line.track = line.track or [facts.railroads()[railroad].home_hex]
    line.treasury, line.cards, view.table.tech_level = 600, [11, 12], 5
    return view, building.proposals(view.table, railroad)[-1].way.hexes


def proposed(railroad: str) -> Drawn:
    view, hexes = build(railroad)
    return lambda to: render_board(view, LONG, to, railroad=railroad, proposal=hexes)


def end(language: str) -> Picture:
    steps, state = played(6, ALL_EXPANSIONS)
    return render_result(steps[-1][0], GAME.standing(state, None), LONG, language)


def auctioned(language: str) -> Picture:
    steps, _ = played(6, ALL_EXPANSIONS)
    view = next(view for view, _ in steps if view.table.phase is Phase.AUCTION)
    return render_market(view, LONG, language)


PICTURES: dict[str, Drawn] = {
    "board, fresh": lambda to: render_board(fresh(), LONG, to),
    "board, crowded": lambda to: render_board(crowded(), LONG, to),
    "board, west": lambda to: render_board_part(crowded(), to, 0),
    "board, middle": lambda to: render_board_part(fresh(), to, 1),
    "board, east": lambda to: render_board_part(ended(), to, 2),
    "board, too wide a network": lambda to: render_board(ended(), LONG, to, railroad="PA"),
    "board, one railroad": lambda to: render_board(crowded(), LONG, to, railroad="NH"),
    "board, one in receivership": lambda to: render_board(crowded(), LONG, to, railroad="WAB"),
    "board, one not started": lambda to: render_board(fresh(), LONG, to, railroad="IC"),
    "build, PA": proposed("PA"),
    "build, NYC": proposed("NYC"),
    "build, N&W": proposed("NW"),
    "market, fresh": lambda to: render_market(fresh(), LONG, to),
    "market, trading": traded,
    "market, auction": auctioned,
    "market, crowded": lambda to: render_market(crowded(), LONG, to, full=True),
    "market turn": planned,
    "charter, crowded": lambda to: render_charter(crowded(), "NW", LONG, to),
    "charter, late": lambda to: render_charter(ended(), "PA", LONG, to),
    "charter, receivership": lambda to: render_charter(crowded(), "WAB", LONG, to),
    "charter, not started": lambda to: render_charter(fresh(), "NYC", LONG, to),
    "equipment, fresh": lambda to: render_equipment(fresh(), to),
    "equipment, late": lambda to: render_equipment(ended(), to),
    "history": lambda to: render_history(ended(), LONG, to),
    "history, none": lambda to: render_history(fresh(), LONG, to),
    "result": end,
}
GALLERY = Gallery(
    package=PACKAGE,
    pictures=PICTURES,
    widths=lambda name: (PHONE_WIDTH, PHONE_WIDTH),
    tallest=lambda name: 2_000,
    heaviest=350_000,
)
