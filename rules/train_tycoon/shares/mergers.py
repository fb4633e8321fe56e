"""Mergers and acquisitions: naming a target and bidding for it (section 9, rulings 23 to 28)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast, get_args

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import Bid, Offer, PassTarget, Raise, Rebid, TargetCompany
from rules.train_tycoon.model.events import BidsShown, Passed, PhaseBegan, PriceMoved, Targeted
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step, loans
from rules.train_tycoon.model.state import Ask, Attempt, Choice, OfferKind, Phase, Proposal
from rules.train_tycoon.shares.trading import price_after

OFFERS: tuple[Offer, ...] = get_args(Offer)
RAISES: tuple[Raise, ...] = get_args(Raise)


def begin(play: MutablePosition) -> Next:
    play.emit(PhaseBegan(play.state.turn, "mergers"))
    play.state.players_left = play.player_order()
    return Step.NEXT_TARGET


def next_player(play: MutablePosition) -> Next:
    """Let the next player in PO name a target (24)."""
    state = play.state
    state.attempt = None
    if not state.players_left or not state.order:
        state.mover = None
        return Step.END_MERGERS
    play.start_turn(state.players_left.pop(0))
    return Phase.TARGET


def is_insolvent(position: Position, name: str) -> bool:
    """Whether the company has more loans than the absolute maximum (23)."""
    return loans(position.company(name).net) > facts.finance().insolvent_above_loans


def legal_target(position: Position) -> Iterator[TargetCompany | PassTarget]:
    yield PassTarget()
    yield from (TargetCompany(name) for name in position.state.order)


def check_target_company(position: Position, seat: int, action: TargetCompany) -> None:
    if action.company not in position.state.order:
        raise RuleError("not-active", "24", company=action.company)


def do_pass_target(play: MutablePosition, seat: int, action: PassTarget) -> Next:
    play.emit(Passed(seat, "target"))
    return Step.NEXT_TARGET


def do_target_company(play: MutablePosition, seat: int, action: TargetCompany) -> Next:
    play.state.attempt = Attempt(seat, action.company)
    play.emit(Targeted(seat, action.company))
    return Step.ASK_BIDS


def attempt(position: Position) -> Attempt:
    """Return the attempt in progress."""
    current = position.state.attempt
    assert current is not None
    return current


def ask_bids(play: MutablePosition) -> Next:
    """Ask presidents of solvent companies other than the target for bids (25).

    A company without any valid bid can only bid nothing and is not asked (27)."""
    state, target = play.state, attempt(play).target
    asks = []
    for name in state.order:
        president = state.companies[name].president
        if president is None or name == target or is_insolvent(play, name):
            continue
        if any(proposal(play, name, offer) is not None for offer in OFFERS):
            asks.append(Ask(president, name))
    return Phase.BIDS if play.ask_secretly(asks) else Step.NEXT_PROPOSAL


def proposal(position: Position, bidder: str, offer: str) -> Proposal | None:
    """Return what the offer amounts to now; None if it is no bid or invalid (26, 27)."""
    if offer == "merger":
        is_valid = combined_shares(position, bidder) <= facts.finance().max_issued_shares
        return Proposal(bidder, "merger", 0) if is_valid else None
    if offer == "none":
        return None
    price = price_after(position.company(attempt(position).target).price, offer)
    if loans_after(position, bidder, price) > facts.max_loans(position.company(bidder).income):
        return None
    return Proposal(bidder, cast(OfferKind, offer), price)


def is_valid_offer(position: Position, bidder: str, offer: str) -> bool:
    """Whether an offer is not dropped when it is revealed (27)."""
    return offer == "none" or proposal(position, bidder, offer) is not None


def combined_shares(position: Position, bidder: str) -> int:
    """Return the shares of the bidder and the target together, which a merger needs (26)."""
    return position.company(bidder).issued + position.company(attempt(position).target).issued


def loans_after(position: Position, bidder: str, price: int) -> int:
    """Return the bidder's loans once it has bought the target at this price a share (26)."""
    company, target = position.company(bidder), position.company(attempt(position).target)
    return loans(company.net + target.net - price * target.issued)


def _other_offers(position: Position, seat: int, company: str) -> set[str | int]:
    """Return what the seat has bid with its other company, except none (25)."""
    return {
        choice.chosen
        for choice in position.state.secret.choices
        if choice.seat == seat and choice.company != company and choice.chosen != "none"
    }


def legal_bid(position: Position, seat: int) -> Iterator[Bid]:
    for ask in position.state.asks:
        if ask.seat == seat:
            used = _other_offers(position, seat, ask.company)
            yield from (Bid(ask.company, offer) for offer in OFFERS if offer not in used)


def check_bid(position: Position, seat: int, action: Bid) -> None:
    if Ask(seat, action.company) not in position.state.asks:
        raise RuleError("not-asked", "25", company=action.company)
    if action.offer not in OFFERS:
        raise RuleError("unknown", "25", chosen=action.offer)
    if action.offer in _other_offers(position, seat, action.company):
        raise RuleError("same-bid", "25")


def do_bid(play: MutablePosition, seat: int, action: Bid) -> Next:
    is_last = play.record_choice(seat, action.company, action.offer)
    return Step.SHOW_BIDS if is_last else Phase.BIDS


def show_bids(play: MutablePosition) -> Next:
    """Reveal the bids."""
    attempt(play).proposals = _reveal_bids(play, play.reveal_choices())
    return Step.REBID


def _reveal_bids(play: MutablePosition, choices: list[Choice]) -> list[Proposal]:
    """Emit the bids and return the valid ones (27)."""
    valid: list[Proposal] = []
    rows = []
    target = attempt(play).target
    for choice in choices:
        offer = str(choice.chosen)
        bid = proposal(play, choice.company, offer)
        if bid is not None:
            valid.append(bid)
        has_price = offer not in ("merger", "none")
        price = price_after(play.company(target).price, offer) if has_price else 0
        rows.append((choice.company, offer, price, bid is not None))
    play.emit(BidsShown(target, tuple(rows)))
    return valid


def rebid(play: MutablePosition) -> Next:
    """Raise the price after two or more high bids and let those companies choose again (28).

    If it cannot rise, or there are fewer, the proposals are put in order."""
    now = attempt(play)
    target = play.company(now.target)
    high = [bid.company for bid in now.proposals if bid.kind == "high"]
    price = price_after(target.price, "high")
    if len(high) < 2 or price == target.price:
        now.rebidding = []
        return _order_proposals(play)
    play.emit(PriceMoved(now.target, target.price, price))
    target.price = price
    now.proposals = [bid for bid in now.proposals if bid.company not in high]
    now.rebidding = high
    asks = []
    for name in high:
        president = play.company(name).president
        assert president is not None
        if any(proposal(play, name, offer) is not None for offer in RAISES):
            asks.append(Ask(president, name))
    return Phase.REBIDS if play.ask_secretly(asks) else Step.REBID


def legal_rebid(position: Position, seat: int) -> Iterator[Rebid]:
    for ask in position.state.asks:
        if ask.seat == seat:
            yield from (Rebid(ask.company, offer) for offer in RAISES)


def check_rebid(position: Position, seat: int, action: Rebid) -> None:
    if Ask(seat, action.company) not in position.state.asks:
        raise RuleError("not-asked", "28", company=action.company)
    if action.offer not in RAISES:
        raise RuleError("unknown", "28", chosen=action.offer)


def do_rebid(play: MutablePosition, seat: int, action: Rebid) -> Next:
    is_last = play.record_choice(seat, action.company, action.offer)
    return Step.SHOW_REBIDS if is_last else Phase.REBIDS


def show_rebids(play: MutablePosition) -> Next:
    """Reveal the new bids."""
    attempt(play).proposals.extend(_reveal_bids(play, play.reveal_choices()))
    return Step.REBID


def _order_proposals(play: MutablePosition) -> Next:
    """Sort the offers by price, highest first, then mergers; ties in CO (29)."""
    now = attempt(play)
    places = {name: index for index, name in enumerate(play.state.order)}
    now.order = sorted(
        now.proposals, key=lambda bid: (bid.kind == "merger", -bid.price, places[bid.company])
    )
    now.proposals = []
    return Step.NEXT_PROPOSAL
