"""How Railroad Barons is thought about: two seats, nothing hidden (ruling 38)."""

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
from rules.railroad_barons.operating.ending import total
from rules.railroad_barons.robot import steady_operating
from rules.railroad_barons.robot.outlook import Outlook
from rules.railroad_barons.robot.steady import Steady, turns
from rules.railroad_barons.stock import composing
from rules.thinking import mind as thinking

PURCHASES = 8
"""Turns of the Stock Round with a purchase that are thought of, by the steady robot's measure."""
SALES = 3
"""Turns with nothing but a sale."""
PLACINGS = 4
ACTIONS = 20
"""Of any others."""


class Mind(thinking.OpenMind):
    """See `rules.thinking.mind.Mind`."""

    view = View
    steady = Steady()
    policy = Steady("whimsical", whim=0.35)
    depth = 10_000
    scale = 900.0
    playouts = 30

    def value(self, state: State, seat: int) -> float:
        position = Position(state)
        return float(total(position, seat) - total(position, 1 - seat))

    def others(self, view: View, seat: int) -> Iterator[AnyAction]:
        """Revenue is always paid out: a marker that does not rise is never worth the money."""
        match view.table.phase:
            case Phase.SELECT:
                return _named(view)
            case Phase.STOCK:
                return _stock(view, seat)
            case Phase.TOKENS:
                return _placings(view, steady_operating.tokens(Outlook(Position(view.table), seat)))
            case Phase.RAILROADS:
                return (each for each in view.legal if not isinstance(each, OfferPrice))
            case Phase.REVENUE:
                return iter(())
        return islice(view.legal, ACTIONS)


def _named(view: View) -> Iterator[AnyAction]:
    """Each Investor for a few prices."""
    for choice in view.legal:
        if isinstance(choice, SelectInvestor):
            yield choice


def _stock(view: View, seat: int) -> Iterator[AnyAction]:
    """The purchases that promise most, a few sales, and passing."""
    outlook = Outlook(Position(view.table), seat)
    found = sorted(turns(view, outlook), key=lambda row: -row[1])
    yield from (turn for turn, _ in found[:PURCHASES])
    if Pass() in view.legal:
        yield Pass()
        yield from (SellAndBuy((sale,)) for sale in composing.sales(view)[:SALES])
    else:
        yield from islice(view.legal, ACTIONS)


def _placings(view: View, first: PlaceTokens) -> Iterator[AnyAction]:
    """Those that differ least from what the steady robot does."""

    def off(each: AnyAction) -> int:
        assert isinstance(each, PlaceTokens)
        return (
            abs(each.plus - first.plus)
            + abs(each.down - first.down)
            + abs(each.network - first.network)
        )

    return iter(sorted(view.legal, key=off)[:PLACINGS])
