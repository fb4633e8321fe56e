"""Situations of Railroad Barons that recorded games must show."""

from collections.abc import Iterator
from typing import Any

import data.railroad_barons as facts
from rules.railroad_barons.model import actions as a
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.state import State

IMPOSSIBLE: set[str] = set()

SITUATIONS = {
    "a price named that is not the face value",
    "the Holding of the $450 Investor given",
    "the $450 Investor left over",
    "several certificates sold in one turn",
    "sold and bought in one turn",
    "a certificate exchanged down",
    "a certificate exchanged up",
    "floated by the player who does not direct it",
    "the Director certificate sold or exchanged down",
    "nine certificates held",
    "more than nine certificates held",
    "a marker on the lowest space",
    "the Director helps",
    "a discount",
    "a category D card bought at level 4",
    "8a bought",
    "8b bought",
    "a deal between two Holdings of one Director",
    "a Holding not floated loses a Railroad",
    "the second Operating Round not played",
    "all tokens in the network",
    "a card taken off the stack makes Railroads obsolete",
}


def before(state: State, seat: int, action: Any) -> Iterator[str]:
    if isinstance(action, a.SelectInvestor):
        if action.price != facts.investors()[action.investor].face_value:
            yield "a price named that is not the face value"
    elif isinstance(action, a.SellAndBuy):
        yield from _turn(state, action)
    elif isinstance(action, a.OfferPrice):
        assert state.holding is not None
        if state.holdings[action.holding].director == state.holdings[state.holding].director:
            yield "a deal between two Holdings of one Director"


def _turn(state: State, action: a.SellAndBuy) -> Iterator[str]:
    if len(action.sales) > 1:
        yield "several certificates sold in one turn"
    if action.sales and action.purchase is not None:
        yield "sold and bought in one turn"
    if any(sale.take for sale in action.sales):
        yield "a certificate exchanged down"
    if any(sale.give == 40 for sale in action.sales):
        yield "the Director certificate sold or exchanged down"
    if action.purchase is not None and action.purchase.give:
        yield "a certificate exchanged up"


def after(state: State, event: Any) -> Iterator[str]:
    yield from _of_state(state)
    match event:
        case e.HoldingStarted(price=0):
            yield "the Holding of the $450 Investor given"
        case e.InvestorLeft(investor="I450"):
            yield "the $450 Investor left over"
        case e.Floated(holding=holding):
            if state.stock and state.stock.last != state.holdings[holding].director:
                yield "floated by the player who does not direct it"
        case e.RailroadBought():
            yield from _bought(event)
        case e.RailroadsRemoved(fate="obsolete"):
            yield from _obsolete(state, event)
        case e.GameEnded(why="350") if state.half == 1:
            yield "the second Operating Round not played"


def _of_state(state: State) -> Iterator[str]:
    held = max(len(player.certificates) for player in state.players)
    if held == 9:
        yield "nine certificates held"
    elif held > 9:
        yield "more than nine certificates held"
    if any(row.value == 0 for row in state.holdings.values()):
        yield "a marker on the lowest space"
    tokens = {holding: row.operator_tokens for holding, row in facts.holdings().items()}
    if any(row.network == tokens[holding] for holding, row in state.holdings.items()):
        yield "all tokens in the network"


def _obsolete(state: State, event: e.RailroadsRemoved) -> Iterator[str]:
    if not state.holdings[event.holding].floated:
        yield "a Holding not floated loses a Railroad"
    if state.half == 0 or state.holding is None:
        yield "a card taken off the stack makes Railroads obsolete"


def _bought(event: e.RailroadBought) -> Iterator[str]:
    if event.helped:
        yield "the Director helps"
    if event.saved:
        yield "a discount"
    if event.card.startswith("D") and event.level == "4":
        yield "a category D card bought at level 4"
    if event.level in ("8a", "8b"):
        yield f"{event.level} bought"
