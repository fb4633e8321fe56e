"""Pictures of Railroad Barons that stand for all it draws."""

from __future__ import annotations

from collections.abc import Callable

from render.picture import Picture
from render.railroad_barons.board import board
from render.railroad_barons.panels.certificates import certificates
from render.railroad_barons.panels.draft import draft
from render.railroad_barons.panels.income import income
from render.railroad_barons.panels.stack import stack
from render.railroad_barons.panels.wealth import wealth
from render.railroad_barons.preview import holding, stock
from render.railroad_barons.result import result
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.events import ValueMoved
from rules.railroad_barons.model.view import View
from rules.railroad_barons.stock.composing import outcome
from tests.conformance.case import Gallery
from tests.support.railroad_barons.pictures import LONG, crowded, operating, played
from tests.support.railroad_barons.states import DPI, MBS, MSC, SB, player, table

Drawn = Callable[[str], Picture]
PACKAGE = "render.railroad_barons"
MOVED = [ValueMoved(MSC, 290, 320, "dividend"), ValueMoved(SB, 320, 290, "sale")]


def fresh() -> View:
    """Nothing is started: the first Stock Round without the $450 Investor."""
    return View(viewer=0, to_move=(0,), table=table(player(650), player(900)))


def drafting(step: int) -> View:
    return played(b"a")[0][step][0]


def planned(language: str) -> Picture:
    """A turn that sells as Director, drops the value and starts a Holding."""
    first = player(900, {SB: (40, 20, 10), MSC: (20,)}, ("I40",))
    state = table(first, player(400, {MSC: (40, 30), SB: (30,)}), values={SB: 155})
    view = View(viewer=0, to_move=(0,), table=state)
    action = SellAndBuy((Sale(SB, 20), Sale(MSC, 20, 10)), Purchase(DPI, 40, par=70))
    return stock(view, outcome(view, action), LONG, language)


def ended(language: str) -> Picture:
    steps, state = played(b"a")
    return result(steps[-1][0], GAME.standing(state, None), LONG, language)


PICTURES: dict[str, Drawn] = {
    "board, nothing started": lambda to: board(fresh(), LONG, to),
    "board, crowded": lambda to: board(crowded(), LONG, to, events=MOVED),
    "board, operating": lambda to: board(operating(), LONG, to),
    "board, over": lambda to: board(played(b"a")[0][-1][0], LONG, to),
    "draft, selecting": lambda to: draft(drafting(0), LONG, to),
    "draft, choosing": lambda to: draft(drafting(5), LONG, to),
    "certificates": lambda to: certificates(crowded(), LONG, to),
    "certificates, none": lambda to: certificates(fresh(), LONG, to),
    "stack": lambda to: stack(fresh(), LONG, to),
    "stack, late": lambda to: stack(crowded(), LONG, to),
    "income": lambda to: income(crowded(), LONG, to),
    "income, none": lambda to: income(fresh(), LONG, to),
    "wealth": lambda to: wealth(played(b"a")[0][-1][0], LONG, to),
    "wealth, none": lambda to: wealth(fresh(), LONG, to),
    "result": ended,
    "stock turn": planned,
    "Holding, large": lambda to: holding(operating(), SB, LONG, to),
    "Holding, not started": lambda to: holding(fresh(), MBS, LONG, to),
}

GALLERY = Gallery(
    package=PACKAGE,
    pictures=PICTURES,
    tallest=lambda name: 1_760,
    heaviest=150_000,
    badges="12",
    slack=0,
)
