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
from rules.railroad_barons.model.play import Next, Play, Position, Step
from rules.railroad_barons.model.state import Offer, Phase, Railroad


def owner(position: Position, card: str) -> tuple[str, Railroad] | None:
    """The Holding that has a Railroad, and the Railroad as it lies there."""
    for holding, row in position.state.holdings.items():
        for railroad in row.railroads:
            if railroad.card == card:
                return holding, railroad
    return None


def legal_prices(position: Position) -> Iterator[OfferPrice]:
    """Each Railroad of the other Holdings at the lowest price; any up to the treasury is legal."""
    lowest = facts.constants().inter_holding_railroad_price_min
    holding, row = position.operating
    if row.treasury < lowest:
        return
    for other, theirs in position.state.holdings.items():
        if other != holding:
            for railroad in theirs.railroads:
                yield OfferPrice(other, railroad.card, lowest)


def check_offer(position: Position, seat: int, action: OfferPrice) -> None:
    holding, row = position.operating
    if action.holding == holding:
        raise RuleError("offer-to-itself", "30", holding=holding)
    theirs = position.state.holdings.get(action.holding)
    if theirs is None or action.card not in [each.card for each in theirs.railroads]:
        raise RuleError("offer-not-there", "30", holding=action.holding)
    lowest = facts.constants().inter_holding_railroad_price_min
    if not lowest <= action.price <= row.treasury:
        raise RuleError("offer-price", "30", low_money=lowest, high_money=row.treasury)


def do_offer(play: Play, seat: int, action: OfferPrice) -> Next:
    """With one Director for both Holdings the deal is done at once."""
    state = play.state
    holding, _ = play.operating
    offer = Offer(holding, action.holding, action.card, action.price)
    to = state.holdings[action.holding].director
    assert to is not None
    if to == seat:
        _trade(play, offer)
        return Step.RAILROADS
    state.offer = offer
    play.tell(OfferMade(seat, to, offer.buyer, offer.seller, offer.card, offer.price))
    return Phase.OFFER


def _trade(play: Play, offer: Offer) -> None:
    """The Railroad by the side it lies, for the price from treasury to treasury; no level counts
    and no discount either (30, 32)."""
    holdings = play.state.holdings
    buyer, seller = holdings[offer.buyer], holdings[offer.seller]
    railroad = next(each for each in seller.railroads if each.card == offer.card)
    seller.railroads.remove(railroad)
    buyer.railroads.append(railroad)
    buyer.treasury -= offer.price
    seller.treasury += offer.price
    buyer.plus -= 1
    play.tell(RailroadTraded(offer.buyer, offer.seller, railroad, offer.price))


def open_offer(position: Position) -> Offer:
    """The offer that is open."""
    assert position.state.offer is not None
    return position.state.offer


def legal_offer(position: Position) -> Iterator[AcceptOffer | RefuseOffer]:
    """What the selling Holding's Director may answer."""
    yield AcceptOffer()
    yield RefuseOffer()


def legal_withdrawal(position: Position, seat: int) -> Iterator[WithdrawOffer]:
    """While its offer is open the buying Holding's Director may take it back."""
    if position.state.offer is not None and _maker(position) == seat:
        yield WithdrawOffer()


def _maker(position: Position) -> int | None:
    return position.state.holdings[open_offer(position).buyer].director


def check_withdraw(position: Position, seat: int, action: WithdrawOffer) -> None:
    if _maker(position) != seat:
        raise RuleError("withdraw-not-yours", "30")


def _close(play: Play) -> Offer:
    offer = open_offer(play)
    play.state.offer = None
    return offer


def do_accept(play: Play, seat: int, action: AcceptOffer) -> Next:
    _trade(play, _close(play))
    return Step.RAILROADS


def do_refuse(play: Play, seat: int, action: RefuseOffer) -> Next:
    """It costs nothing, and another offer may follow."""
    offer = _close(play)
    play.tell(OfferRefused(seat, offer.buyer, offer.seller, offer.card, offer.price))
    return Step.RAILROADS


def do_withdraw(play: Play, seat: int, action: WithdrawOffer) -> Next:
    offer = _close(play)
    play.tell(OfferWithdrawn(seat, offer.buyer, offer.seller, offer.card, offer.price))
    return Step.RAILROADS
