"""Mergers and acquisitions: a target is named and companies bid for it (section 9, rulings 23 to
28)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast, get_args

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import Bid, Offer, PassTarget, Raise, Rebid, TargetCompany
from rules.train_tycoon.model.events import BidsShown, Passed, PhaseBegan, PriceMoved, Targeted
from rules.train_tycoon.model.play import Next, Play, Position, Step, loans
from rules.train_tycoon.model.state import Ask, Attempt, Choice, OfferKind, Phase, Proposal
from rules.train_tycoon.shares.trading import moved

OFFERS: tuple[Offer, ...] = get_args(Offer)
RAISES: tuple[Raise, ...] = get_args(Raise)


def begin(play: Play) -> Next:
    play.tell(PhaseBegan(play.state.turn, "mergers"))
    play.state.players_left = play.player_order()
    return Step.NEXT_TARGET


def next_player(play: Play) -> Next:
    """In PO each player may name one target (24)."""
    state = play.state
    state.attempt = None
    if not state.players_left or not state.order:
        state.mover = None
        return Step.END_MERGERS
    play.turn_of(state.players_left.pop(0))
    return Phase.TARGET


def insolvent(position: Position, name: str) -> bool:
    """More loans than the absolute maximum (23)."""
    return loans(position.company(name).net) > facts.finance().insolvent_above_loans


def legal_target(position: Position) -> Iterator[TargetCompany | PassTarget]:
    yield PassTarget()
    yield from (TargetCompany(name) for name in position.state.order)


def check_target(position: Position, seat: int, action: TargetCompany) -> None:
    if action.company not in position.state.order:
        raise RuleError("not-active", "24", company=action.company)


def do_pass(play: Play, seat: int, action: PassTarget) -> Next:
    play.tell(Passed(seat, "target"))
    return Step.NEXT_TARGET


def do_target(play: Play, seat: int, action: TargetCompany) -> Next:
    play.state.attempt = Attempt(seat, action.company)
    play.tell(Targeted(seat, action.company))
    return Step.ASK_BIDS


def attempt(position: Position) -> Attempt:
    """The attempt in progress."""
    found = position.state.attempt
    assert found is not None
    return found


def ask_bids(play: Play) -> Next:
    """Presidents of solvent companies other than the target (25). A company without any valid bid
    can only bid nothing and is not asked (27)."""
    state, target = play.state, attempt(play).target
    asks = []
    for name in state.order:
        president = state.companies[name].president
        if president is None or name == target or insolvent(play, name):
            continue
        if any(proposal(play, name, offer) is not None for offer in OFFERS):
            asks.append(Ask(president, name))
    return Phase.BIDS if play.ask(asks) else Step.NEXT_PROPOSAL


def proposal(position: Position, bidder: str, offer: str) -> Proposal | None:
    """What the offer comes to now, None if it is no bid or invalid (26, 27)."""
    if offer == "merger":
        fits = joint(position, bidder) <= facts.finance().max_issued_shares
        return Proposal(bidder, "merger", 0) if fits else None
    if offer == "none":
        return None
    price = moved(position.company(attempt(position).target).price, offer)
    if debt(position, bidder, price) > facts.max_loans(position.company(bidder).income):
        return None
    return Proposal(bidder, cast(OfferKind, offer), price)


def counts(position: Position, bidder: str, offer: str) -> bool:
    """Whether an offer is not dropped when it is turned over (27)."""
    return offer == "none" or proposal(position, bidder, offer) is not None


def joint(position: Position, bidder: str) -> int:
    """The shares of the bidder and the target together, which a merger needs (26)."""
    return position.company(bidder).issued + position.company(attempt(position).target).issued


def debt(position: Position, bidder: str, price: int) -> int:
    """The loans of the bidder once it has bought the target for so much a share (26)."""
    one, target = position.company(bidder), position.company(attempt(position).target)
    return loans(one.net + target.net - price * target.issued)


def _others(position: Position, seat: int, company: str) -> set[str | int]:
    """What the seat has bid with its other company, none left out (25)."""
    return {
        made.chosen
        for made in position.state.secret.choices
        if made.seat == seat and made.company != company and made.chosen != "none"
    }


def legal_bid(position: Position, seat: int) -> Iterator[Bid]:
    for ask in position.state.asks:
        if ask.seat == seat:
            taken = _others(position, seat, ask.company)
            yield from (Bid(ask.company, offer) for offer in OFFERS if offer not in taken)


def check_bid(position: Position, seat: int, action: Bid) -> None:
    if Ask(seat, action.company) not in position.state.asks:
        raise RuleError("not-asked", "25", company=action.company)
    if action.offer not in OFFERS:
        raise RuleError("unknown", "25", chosen=action.offer)
    if action.offer in _others(position, seat, action.company):
        raise RuleError("same-bid", "25")


def do_bid(play: Play, seat: int, action: Bid) -> Next:
    last = play.choose(seat, action.company, action.offer)
    return Step.SHOW_BIDS if last else Phase.BIDS


def show_bids(play: Play) -> Next:
    attempt(play).proposals = _turned_over(play, play.shown())
    return Step.REBID


def _turned_over(play: Play, choices: list[Choice]) -> list[Proposal]:
    """Tell the bids and return the valid ones (27)."""
    found: list[Proposal] = []
    told = []
    target = attempt(play).target
    for made in choices:
        offer = str(made.chosen)
        bid = proposal(play, made.company, offer)
        if bid is not None:
            found.append(bid)
        offered = offer not in ("merger", "none")
        price = moved(play.company(target).price, offer) if offered else 0
        told.append((made.company, offer, price, bid is not None))
    play.tell(BidsShown(target, tuple(told)))
    return found


def rebid(play: Play) -> Next:
    """Two or more high bids: the marker rises to that price, and those companies choose again,
    unless it cannot rise (28). Else the proposals are put in order."""
    now = attempt(play)
    target = play.company(now.target)
    high = [bid.company for bid in now.proposals if bid.kind == "high"]
    price = moved(target.price, "high")
    if len(high) < 2 or price == target.price:
        now.rebidding = []
        return _in_order(play)
    play.tell(PriceMoved(now.target, target.price, price))
    target.price = price
    now.proposals = [bid for bid in now.proposals if bid.company not in high]
    now.rebidding = high
    asks = []
    for name in high:
        president = play.company(name).president
        assert president is not None
        if any(proposal(play, name, offer) is not None for offer in RAISES):
            asks.append(Ask(president, name))
    return Phase.REBIDS if play.ask(asks) else Step.REBID


def legal_rebid(position: Position, seat: int) -> Iterator[Rebid]:
    for ask in position.state.asks:
        if ask.seat == seat:
            yield from (Rebid(ask.company, offer) for offer in RAISES)


def check_rebid(position: Position, seat: int, action: Rebid) -> None:
    if Ask(seat, action.company) not in position.state.asks:
        raise RuleError("not-asked", "28", company=action.company)
    if action.offer not in RAISES:
        raise RuleError("unknown", "28", chosen=action.offer)


def do_rebid(play: Play, seat: int, action: Rebid) -> Next:
    last = play.choose(seat, action.company, action.offer)
    return Step.SHOW_REBIDS if last else Phase.REBIDS


def show_rebids(play: Play) -> Next:
    attempt(play).proposals.extend(_turned_over(play, play.shown()))
    return Step.REBID


def _in_order(play: Play) -> Next:
    """Offers by price, highest first, then mergers; ties in CO (29)."""
    now = attempt(play)
    place = {name: at for at, name in enumerate(play.state.order)}
    now.order = sorted(
        now.proposals, key=lambda bid: (bid.kind == "merger", -bid.price, place[bid.company])
    )
    now.proposals = []
    return Step.NEXT_PROPOSAL
