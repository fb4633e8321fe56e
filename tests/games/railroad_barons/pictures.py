"""Pictures of Railroad Barons that stand for all it draws."""

from collections.abc import Callable

from render.card.top import Rank, Top
from render.paint.picture import Picture
from render.railroad_barons.board import render_board
from render.railroad_barons.panels.certificates import render_certificates
from render.railroad_barons.panels.draft import render_draft
from render.railroad_barons.panels.income import render_incomes
from render.railroad_barons.panels.stack import render_stack
from render.railroad_barons.panels.wealth import render_wealth
from render.railroad_barons.preview import render_holding, render_stock_preview
from render.railroad_barons.preview import render_operating_preview as would
from render.railroad_barons.result import render_result
from rules.railroad_barons.model.view import View
from rules.railroad_barons.stock.composing import preview_turn
from tests.conformance.case import Gallery
from tests.support.railroad_barons import kit as rrb
from tests.support.railroad_barons.pictures import LONG, crowded, operating, played

Drawn = Callable[[str], Picture]
PACKAGE = "render.railroad_barons"
MOVED = [rrb.ValueMoved(rrb.MSC, 290, 320, "dividend"), rrb.ValueMoved(rrb.SB, 320, 290, "sale")]
DEALT = [*MOVED, rrb.Sold(0, rrb.SB, 10, 320), rrb.Bought(1, rrb.MSC, 30, 960)]
LAID = [rrb.RailroadBought(1, rrb.SB, "H1", 0, "6", 540)]
NEWS = "Friedrich-Wilhelm kauft 30 % an MS&C, verkauft 10 % an SB und passt dann"


def fresh() -> View:
    """Nothing is started: the first Stock Round without the $450 Investor."""
    return View(viewer=0, to_move=(0,), table=rrb.table(rrb.player(650), rrb.player(900)))


def top(view: View) -> Top:
    """What the chat would say of it, to the seat that is to move."""
    rows = [Rank(row.seat, row.total or 0, True, 40) for row in rrb.GAME.standing(view.table, None)]
    return Top(tuple(rows), view.to_move, view.to_move[0], NEWS, LONG[:2])


def choice(action: rrb.AnyAction, phase: rrb.Phase = rrb.Phase.RAILROADS) -> Drawn:
    """What a choice of the operating Holding would bring."""

    def drawn(language: str) -> Picture:
        view = operating()
        view.table.phase = phase
        if phase is rrb.Phase.REVENUE:
            view.table.revenues[rrb.SB] = 870
        (seat,) = view.to_move
        return would(view, seat, action, LONG, language, top=top(view))

    return drawn


def drafting(step: int) -> View:
    return played(b"a")[0][step][0]


def planned(language: str) -> Picture:
    """A turn that sells as Director, drops the value and starts a Holding."""
    first = rrb.player(900, {rrb.SB: (40, 20, 10), rrb.MSC: (20,)}, ("I40",))
    state = rrb.table(
        first, rrb.player(400, {rrb.MSC: (40, 30), rrb.SB: (30,)}), values={rrb.SB: 155}
    )
    view = View(viewer=0, to_move=(0,), table=state)
    action = rrb.SellAndBuy(
        (rrb.Sale(rrb.SB, 20), rrb.Sale(rrb.MSC, 20, 10)), rrb.Purchase(rrb.DPI, 40, par=70)
    )
    return render_stock_preview(view, preview_turn(view, action), LONG, language, top=top(view))


def ended(language: str) -> Picture:
    steps, state = played(b"a")
    return render_result(steps[-1][0], rrb.GAME.standing(state, None), LONG, language)


OFFERED = operating().table.holdings[rrb.MSC].railroads[0].card

PICTURES: dict[str, Drawn] = {
    "board, nothing started": lambda to: render_board(fresh(), LONG, to, top=top(fresh())),
    "board, crowded": lambda to: render_board(
        crowded(), LONG, to, events=DEALT, top=top(crowded())
    ),
    "board, operating": lambda to: render_board(
        operating(), LONG, to, events=LAID, top=top(operating())
    ),
    "board, over": lambda to: render_board(played(b"a")[0][-1][0], LONG, to),
    "draft, selecting": lambda to: render_draft(drafting(0), LONG, to, top=top(drafting(0))),
    "draft, choosing": lambda to: render_draft(drafting(5), LONG, to, top=top(drafting(5))),
    "certificates": lambda to: render_certificates(crowded(), LONG, to),
    "certificates, none": lambda to: render_certificates(fresh(), LONG, to),
    "stack": lambda to: render_stack(fresh(), LONG, to),
    "stack, late": lambda to: render_stack(crowded(), LONG, to),
    "income": lambda to: render_incomes(crowded(), LONG, to),
    "income, none": lambda to: render_incomes(fresh(), LONG, to),
    "wealth": lambda to: render_wealth(played(b"a")[0][-1][0], LONG, to),
    "wealth, none": lambda to: render_wealth(fresh(), LONG, to),
    "result": ended,
    "stock turn": planned,
    "buying a Railroad": choice(rrb.BuyRailroad(0)),
    "offering a price": choice(rrb.OfferPrice(rrb.MSC, OFFERED, 250)),
    "paying": choice(rrb.PayDividends(), rrb.Phase.REVENUE),
    "Holding, large": lambda to: render_holding(operating(), rrb.SB, LONG, to),
    "Holding, not started": lambda to: render_holding(fresh(), rrb.MBS, LONG, to),
}

GALLERY = Gallery(
    package=PACKAGE,
    pictures=PICTURES,
    tallest=lambda name: {
        "stack": 1_760,
        "buying a Railroad": 1_760,
        "offering a price": 1_800,
        "paying": 1_550,
    }.get(name, 1_500),
    heaviest=150_000,
    badges="12",
    slack=0,
)
