"""The robot that does anything legal, and yet brings its games to an end."""

from __future__ import annotations

from msgspec.structs import replace

import data.railroad_barons as facts
from rules.dice import Dice
from rules.railroad_barons.model import actions
from rules.railroad_barons.model.actions import AnyAction, OfferPrice, PlaceTokens, SellAndBuy
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.model.view import View
from rules.railroad_barons.stock import composing

FEW_SALES = 3
"""One turn of a Stock Round in so many begins with a sale."""
RARELY = 6
"""One time in so many it does what leads away from the end: keeping revenue, any tokens."""


class Random:
    """Any legal action, each with some chance, leaning to what brings a game to its end: it buys
    stock, puts tokens where they help, pays dividends, and ends its buying after a while."""

    name = "random"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """A legal action for `seat`, which must be in `view.to_move` and be the viewer."""
        match view.table.phase:
            case Phase.SELECT:
                return _select(view, dice)
            case Phase.STOCK:
                return _stock(view, dice)
            case Phase.TOKENS:
                return _tokens(view, dice)
            case Phase.REVENUE if dice.pick(RARELY, "revenue"):
                return actions.PayDividends()
            case Phase.RAILROADS:
                return _railroads(view, dice)
        return view.legal[dice.pick(len(view.legal), "action")]


def _select(view: View, dice: Dice) -> AnyAction:
    """An Investor at its face value, or at any price there is."""
    choice = view.legal[dice.pick(len(view.legal), "action")]
    assert isinstance(choice, actions.SelectInvestor)
    bounds = facts.constants().draft_named_price
    if view.table.options.face_values or dice.pick(2, "price"):
        return choice
    return replace(choice, price=bounds.min + dice.pick(bounds.max - bounds.min + 1, "price"))


def _stock(view: View, dice: Dice) -> AnyAction:
    """Now and then some sales, mostly a purchase if one is possible, a pass if neither."""
    must = actions.Pass() not in view.legal
    plan = composing.NOTHING
    if must or dice.pick(FEW_SALES, "sell") == 0:
        plan = _sales(view, dice, must)
    if dice.pick(4, "buy"):
        bought = composing.purchases(view, plan)
        if bought:
            plan = replace(plan, purchase=bought[dice.pick(len(bought), "purchase")])
    return plan if plan != composing.NOTHING else actions.Pass()


def _sales(view: View, dice: Dice, must: bool) -> SellAndBuy:
    """Few sales more often than many; above the certificate limit one of the ways to reach it, and
    perhaps more."""
    plan = composing.NOTHING
    if must:
        choice = view.legal[dice.pick(len(view.legal), "sales")]
        assert isinstance(choice, SellAndBuy)
        plan = choice
    while (more := composing.sales(view, plan)) and dice.pick(2, "sale") == 0:
        plan = replace(plan, sales=(*plan.sales, more[dice.pick(len(more), "sale")]))
    return plan


def _tokens(view: View, dice: Dice) -> AnyAction:
    """Any placing now and then; otherwise enough (▼) for the Railroads there are and one more, and
    a (+) for it, the last two tokens never into the network."""
    if dice.pick(RARELY, "tokens") == 0:
        return view.legal[dice.pick(len(view.legal), "tokens")]
    placings = [each for each in view.legal if isinstance(each, PlaceTokens)]
    _, row = Position(view.table).operating
    most = max(each.plus + each.down + each.network for each in placings)
    network = 1 if most > 3 and dice.pick(2, "network") == 0 else 0
    wanted = min(len(row.railroads) + 1, most - network)
    down = max(1, wanted) if most - network > 1 else wanted
    plus = max(0, most - network - down)
    placing = PlaceTokens(plus, down, network)
    return placing if placing in placings else placings[dice.pick(len(placings), "tokens")]


def _railroads(view: View, dice: Dice) -> AnyAction:
    """Anything there is to add, or an end of it; offers at any price and not one after another."""
    offers = [each for each in view.legal if isinstance(each, OfferPrice)]
    others = [each for each in view.legal if not isinstance(each, OfferPrice)]
    if not offers or dice.pick(RARELY, "offer"):
        return others[dice.pick(len(others), "action")]
    choice = offers[dice.pick(len(offers), "offer")]
    _, row = Position(view.table).operating
    return replace(choice, price=1 + dice.pick(row.treasury, "price"))
