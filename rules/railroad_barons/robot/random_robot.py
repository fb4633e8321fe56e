"""The random robot: anything legal, with a bias that brings games to an end."""

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

SALE_ODDS = 3
"""One turn of a Stock Round in this many begins with a sale."""
RARE_ODDS = 6
"""One time in this many it does what delays the end: keeping revenue, any tokens."""


class Random:
    """Plays any legal action, each with some chance, but with a bias that brings games to an end.

    It buys stock, places tokens where they help, pays dividends, and finishes buying after a
    while."""

    name = "random"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """Return a legal action of `seat`, which must be in `view.to_move` and be the viewer."""
        match view.table.phase:
            case Phase.SELECT:
                return _select(view, dice)
            case Phase.STOCK:
                return _stock(view, dice)
            case Phase.TOKENS:
                return _tokens(view, dice)
            case Phase.REVENUE if dice.pick(RARE_ODDS, "revenue"):
                return actions.PayDividends()
            case Phase.RAILROADS:
                return _railroads(view, dice)
        return view.legal[dice.pick(len(view.legal), "action")]


def _select(view: View, dice: Dice) -> AnyAction:
    """Select an Investor at its face value or at any price."""
    choice = view.legal[dice.pick(len(view.legal), "action")]
    assert isinstance(choice, actions.SelectInvestor)
    bounds = facts.constants().draft_named_price
    if view.table.options.face_values or dice.pick(2, "price"):
        return choice
    return replace(choice, price=bounds.min + dice.pick(bounds.max - bounds.min + 1, "price"))


def _stock(view: View, dice: Dice) -> AnyAction:
    """Make sales now and then, usually a purchase if one is possible; pass if neither."""
    must_sell = actions.Pass() not in view.legal
    plan = composing.EMPTY_PLAN
    if must_sell or dice.pick(SALE_ODDS, "sell") == 0:
        plan = _sales(view, dice, must_sell)
    if dice.pick(4, "buy"):
        candidates = composing.next_purchases(view, plan)
        if candidates:
            plan = replace(plan, purchase=candidates[dice.pick(len(candidates), "purchase")])
    return plan if plan != composing.EMPTY_PLAN else actions.Pass()


def _sales(view: View, dice: Dice, must_sell: bool) -> SellAndBuy:
    """Plan a few sales rather than many; above the certificate limit enough to reach it."""
    plan = composing.EMPTY_PLAN
    if must_sell:
        choice = view.legal[dice.pick(len(view.legal), "sales")]
        assert isinstance(choice, SellAndBuy)
        plan = choice
    while (candidates := composing.next_sales(view, plan)) and dice.pick(2, "sale") == 0:
        plan = replace(plan, sales=(*plan.sales, candidates[dice.pick(len(candidates), "sale")]))
    return plan


def _tokens(view: View, dice: Dice) -> AnyAction:
    """Place tokens at random now and then, otherwise so that they help.

    That is (▼) for the present Railroads and one more, and a (+) for it; the last two tokens
    never go into the network."""
    if dice.pick(RARE_ODDS, "tokens") == 0:
        return view.legal[dice.pick(len(view.legal), "tokens")]
    placings = [each for each in view.legal if isinstance(each, PlaceTokens)]
    _, row = Position(view.table).operating
    total = max(each.plus + each.down + each.network for each in placings)
    network = 1 if total > 3 and dice.pick(2, "network") == 0 else 0
    wanted = min(len(row.railroads) + 1, total - network)
    down = max(1, wanted) if total - network > 1 else wanted
    plus = max(0, total - network - down)
    placing = PlaceTokens(plus, down, network)
    return placing if placing in placings else placings[dice.pick(len(placings), "tokens")]


def _railroads(view: View, dice: Dice) -> AnyAction:
    """Make any addition or finish; offers at any price, but not one after another."""
    offers = [each for each in view.legal if isinstance(each, OfferPrice)]
    others = [each for each in view.legal if not isinstance(each, OfferPrice)]
    if not offers or dice.pick(RARE_ODDS, "offer"):
        return others[dice.pick(len(others), "action")]
    choice = offers[dice.pick(len(offers), "offer")]
    _, row = Position(view.table).operating
    return replace(choice, price=1 + dice.pick(row.treasury, "price"))
