"""Pictures of Railroad Barons that stand for all it draws."""

from __future__ import annotations

from collections.abc import Callable

from render.card.top import Rank, Top
from render.paint.picture import Picture
from render.railroad_barons.board import board
from render.railroad_barons.panels.certificates import certificates
from render.railroad_barons.panels.draft import draft
from render.railroad_barons.panels.income import income
from render.railroad_barons.panels.stack import stack
from render.railroad_barons.panels.wealth import wealth
from render.railroad_barons.preview import holding, stock
from render.railroad_barons.preview import operating as would
from render.railroad_barons.result import result
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.actions import (
    AnyAction,
    BuyRailroad,
    PayDividends,
    Purchase,
    Sale,
    SellAndBuy,
)
from rules.railroad_barons.model.events import Bought, RailroadBought, Sold, ValueMoved
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.model.view import View
from rules.railroad_barons.stock.composing import outcome
from tests.conformance.case import Gallery
from tests.support.railroad_barons.pictures import LONG, crowded, operating, played
from tests.support.railroad_barons.states import DPI, MBS, MSC, SB, player, table

Drawn = Callable[[str], Picture]
PACKAGE = "render.railroad_barons"
MOVED = [ValueMoved(MSC, 290, 320, "dividend"), ValueMoved(SB, 320, 290, "sale")]
DEALT = [*MOVED, Sold(0, SB, 10, 320), Bought(1, MSC, 30, 960)]
LAID = [RailroadBought(1, SB, "H1", 0, "6", 540)]
NEWS = "Friedrich-Wilhelm kauft 30 % an MS&C, verkauft 10 % an SB und passt dann"


def fresh() -> View:
    """Nothing is started: the first Stock Round without the $450 Investor."""
    return View(viewer=0, to_move=(0,), table=table(player(650), player(900)))


def top(view: View) -> Top:
    """What the chat would say of it, to the seat that is to move."""
    rows = [Rank(row.seat, row.total or 0, True, 40) for row in GAME.standing(view.table, None)]
    return Top(tuple(rows), view.to_move, view.to_move[0], NEWS, LONG[:2])


def choice(action: AnyAction, phase: Phase = Phase.RAILROADS) -> Drawn:
    """What a choice of the operating Holding would bring."""

    def drawn(language: str) -> Picture:
        view = operating()
        view.table.phase = phase
        if phase is Phase.REVENUE:
            view.table.revenues[SB] = 870
        (seat,) = view.to_move
        return would(view, seat, action, LONG, language, top=top(view))

    return drawn


def drafting(step: int) -> View:
    return played(b"a")[0][step][0]


def planned(language: str) -> Picture:
    """A turn that sells as Director, drops the value and starts a Holding."""
    first = player(900, {SB: (40, 20, 10), MSC: (20,)}, ("I40",))
    state = table(first, player(400, {MSC: (40, 30), SB: (30,)}), values={SB: 155})
    view = View(viewer=0, to_move=(0,), table=state)
    action = SellAndBuy((Sale(SB, 20), Sale(MSC, 20, 10)), Purchase(DPI, 40, par=70))
    return stock(view, outcome(view, action), LONG, language, top=top(view))


def ended(language: str) -> Picture:
    steps, state = played(b"a")
    return result(steps[-1][0], GAME.standing(state, None), LONG, language)


PICTURES: dict[str, Drawn] = {
    "board, nothing started": lambda to: board(fresh(), LONG, to, top=top(fresh())),
    "board, crowded": lambda to: board(crowded(), LONG, to, events=DEALT, top=top(crowded())),
    "board, operating": lambda to: board(operating(), LONG, to, events=LAID, top=top(operating())),
    "board, over": lambda to: board(played(b"a")[0][-1][0], LONG, to),
    "draft, selecting": lambda to: draft(drafting(0), LONG, to, top=top(drafting(0))),
    "draft, choosing": lambda to: draft(drafting(5), LONG, to, top=top(drafting(5))),
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
    "buying a Railroad": choice(BuyRailroad(0)),
    "paying": choice(PayDividends(), Phase.REVENUE),
    "Holding, large": lambda to: holding(operating(), SB, LONG, to),
    "Holding, not started": lambda to: holding(fresh(), MBS, LONG, to),
}

GALLERY = Gallery(
    package=PACKAGE,
    pictures=PICTURES,
    tallest=lambda name: {"stack": 1_760, "buying a Railroad": 1_560}.get(name, 1_500),
    heaviest=150_000,
    badges="12",
    slack=0,
)
