"""The evaluator of Railroad Barons: two seats, nothing hidden (ruling 38)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rules.railroad_barons.model.actions import (
    AnyAction,
    OfferPrice,
    Pass,
    PlaceTokens,
    SelectInvestor,
    SellAndBuy,
)
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating.ending import player_total
from rules.railroad_barons.robot import features, steady_operating
from rules.railroad_barons.robot.outlook import Outlook
from rules.railroad_barons.robot.steady import (
    Steady,
    purchase_turns,
    purchase_turns_after,
    sale_loss,
)
from rules.railroad_barons.stock import composing
from rules.railroad_barons.stock.stock_turn import current_round
from rules.thinking import evaluator as thinking

MAX_PURCHASES = 8
"""Number of turns with a purchase that are considered, by the steady robot's measure."""
MAX_SALES = 3
"""Number of sales considered that bring the money for a purchase."""
MAX_PLACINGS = 4
MAX_OTHERS = 20
"""Number of candidates of any other kind."""


class RailroadBaronsEvaluator(thinking.OpenEvaluator[State, View]):
    """See `rules.thinking.evaluator.Evaluator`."""

    view = View
    steady = Steady()
    policy = Steady("whimsical", whim=0.35)
    depth = 10_000
    scale = 900.0
    playouts = 30
    alike = 60.0
    glance = 30
    learned = features.LEARNED

    def value(self, state: State, seat: int) -> float:
        position = Position(state)
        return float(player_total(position, seat) - player_total(position, 1 - seat))

    def measure(self, state: State, seat: int) -> tuple[float, ...]:
        return features.measure(Position(state), seat)

    def candidates(self, view: View, seat: int) -> Iterator[AnyAction]:
        """Yield candidates; retaining revenue is none, since a marker that rises is worth more."""
        match view.table.phase:
            case Phase.SELECT:
                return _select_candidates(view)
            case Phase.STOCK:
                return _stock_candidates(view, seat)
            case Phase.TOKENS:
                return _placing_candidates(
                    view, steady_operating.choose_tokens(Outlook(Position(view.table), seat))
                )
            case Phase.RAILROADS:
                return (each for each in view.legal if not isinstance(each, OfferPrice))
            case Phase.REVENUE:
                return iter(())
        return islice(view.legal, MAX_OTHERS)


def _select_candidates(view: View) -> Iterator[AnyAction]:
    """Yield each Investor at a few prices."""
    for choice in view.legal:
        if isinstance(choice, SelectInvestor):
            yield choice


def _stock_candidates(view: View, seat: int) -> Iterator[AnyAction]:
    """Yield the most promising purchases, those that a sale makes possible, and passing.

    Nothing is sold without need: cash earns nothing, and each turn with a sale by the Director
    drops the price."""
    outlook = Outlook(Position(view.table), seat)
    rows = sorted(purchase_turns(view, outlook), key=lambda row: -row[1])
    yield from (turn for turn, _ in rows[:MAX_PURCHASES])
    if Pass() in view.legal:
        yield Pass()
        yield from _purchases_after_sales(view, outlook)
    else:
        yield from islice(view.legal, MAX_OTHERS)


def _purchases_after_sales(view: View, outlook: Outlook) -> Iterator[SellAndBuy]:
    """Yield, for each of the sales that lose least, the best purchase that needs its money.

    What was sold in this Stock Round already is not sold bit by bit."""
    affordable = composing.next_purchases(view)
    sold = current_round(outlook.position).sold[outlook.seat]
    sales = (sale for sale in composing.next_sales(view) if sale.holding not in sold)
    for sale in sorted(sales, key=lambda each: sale_loss(outlook, each))[:MAX_SALES]:
        turns = [
            row
            for row in purchase_turns_after(view, outlook, sale)
            if row[0].purchase not in affordable
        ]
        if turns:
            yield max(turns, key=lambda row: row[1])[0]


def _placing_candidates(view: View, robot_choice: PlaceTokens) -> Iterator[AnyAction]:
    """Yield the placings most similar to the steady robot's."""

    def difference(each: AnyAction) -> int:
        assert isinstance(each, PlaceTokens)
        return (
            abs(each.plus - robot_choice.plus)
            + abs(each.down - robot_choice.down)
            + abs(each.network - robot_choice.network)
        )

    return iter(sorted(view.legal, key=difference)[:MAX_PLACINGS])
