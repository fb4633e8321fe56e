"""Buying a Railroad from another Holding at a price both Directors agree on (ruling 30)."""

from __future__ import annotations

from collections.abc import Iterator

import data.railroad_barons as facts
from rules.errors import RuleError
from rules.railroad_barons.model.actions import AcceptOffer, OfferPrice, RefuseOffer, WithdrawOffer
from rules.railroad_barons.model.events import (
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    RailroadTraded,
)
from rules.railroad_barons.model.play import MutablePosition, Next, Position, Step
from rules.railroad_barons.model.state import Offer, Phase, Railroad


def find_railroad(position: Position, card: str) -> tuple[str, Railroad] | None:
    """Return the Holding that has a Railroad, and the Railroad with its side, or None."""
    for holding, row in position.state.holdings.items():
        for railroad in row.railroads:
            if railroad.card == card:
                return holding, railroad
    return None


def legal_prices(position: Position) -> Iterator[OfferPrice]:
    """Yield the lowest offer for each Railroad of other Holdings.

    Any price up to the treasury is legal."""
    lowest = facts.constants().inter_holding_railroad_price_min
    holding, row = position.operating
    if row.treasury < lowest:
        return
    for other, seller in position.state.holdings.items():
        if other != holding:
            for railroad in seller.railroads:
                yield OfferPrice(other, railroad.card, lowest)


def check_offer_price(position: Position, seat: int, action: OfferPrice) -> None:
    holding, row = position.operating
    if action.holding == holding:
        raise RuleError("offer-to-itself", "30", holding=holding)
    seller = position.state.holdings.get(action.holding)
    if seller is None or action.card not in [each.card for each in seller.railroads]:
        raise RuleError("offer-not-there", "30", holding=action.holding)
    lowest = facts.constants().inter_holding_railroad_price_min
    if not lowest <= action.price <= row.treasury:
        raise RuleError("offer-price", "30", low_money=lowest, high_money=row.treasury)


def do_offer_price(play: MutablePosition, seat: int, action: OfferPrice) -> Next:
    """Make the offer; if both Holdings have one Director, the trade is done at once."""
    state = play.state
    holding, _ = play.operating
    offer = Offer(holding, action.holding, action.card, action.price)
    to = state.holdings[action.holding].director
    assert to is not None
    if to == seat:
        _trade_railroad(play, offer)
        return Step.RAILROADS
    state.offer = offer
    play.emit(OfferMade(seat, to, offer.buyer, offer.seller, offer.card, offer.price))
    return Phase.OFFER


def _trade_railroad(play: MutablePosition, offer: Offer) -> None:
    """Move the Railroad with its side, and the price from treasury to treasury.

    No level is reached, and there is no discount (30, 32)."""
    holdings = play.state.holdings
    buyer, seller = holdings[offer.buyer], holdings[offer.seller]
    railroad = next(each for each in seller.railroads if each.card == offer.card)
    seller.railroads.remove(railroad)
    buyer.railroads.append(railroad)
    buyer.treasury -= offer.price
    seller.treasury += offer.price
    buyer.plus -= 1
    play.emit(RailroadTraded(offer.buyer, offer.seller, railroad, offer.price))


def open_offer(position: Position) -> Offer:
    """Return the open offer."""
    assert position.state.offer is not None
    return position.state.offer


def legal_answers(position: Position) -> Iterator[AcceptOffer | RefuseOffer]:
    """Yield the answers of the selling Holding's Director."""
    yield AcceptOffer()
    yield RefuseOffer()


def legal_withdrawal(position: Position, seat: int) -> Iterator[WithdrawOffer]:
    """Yield the withdrawal of an open offer, for the buying Holding's Director."""
    if position.state.offer is not None and _offering_director(position) == seat:
        yield WithdrawOffer()


def _offering_director(position: Position) -> int | None:
    return position.state.holdings[open_offer(position).buyer].director


def check_withdraw_offer(position: Position, seat: int, action: WithdrawOffer) -> None:
    if _offering_director(position) != seat:
        raise RuleError("withdraw-not-yours", "30")


def _close_offer(play: MutablePosition) -> Offer:
    offer = open_offer(play)
    play.state.offer = None
    return offer


def do_accept_offer(play: MutablePosition, seat: int, action: AcceptOffer) -> Next:
    _trade_railroad(play, _close_offer(play))
    return Step.RAILROADS


def do_refuse_offer(play: MutablePosition, seat: int, action: RefuseOffer) -> Next:
    """Refuse the open offer; another offer may follow."""
    offer = _close_offer(play)
    play.emit(OfferRefused(seat, offer.buyer, offer.seller, offer.card, offer.price))
    return Step.RAILROADS


def do_withdraw_offer(play: MutablePosition, seat: int, action: WithdrawOffer) -> Next:
    offer = _close_offer(play)
    play.emit(OfferWithdrawn(seat, offer.buyer, offer.seller, offer.card, offer.price))
    return Step.RAILROADS
