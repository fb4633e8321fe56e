"""Deals by rule of thumb: which target to name, what to bid, how to vote, what to float.

Each is executed by the rules on a copy, and the result is judged by the fair value of all
shares."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import data.train_tycoon as facts
from rules.game import copy_state
from rules.train_tycoon.model.actions import Bid, TargetCompany, TriggerIpo
from rules.train_tycoon.model.position import MutablePosition, Position
from rules.train_tycoon.model.state import Attempt, Choice, Proposal
from rules.train_tycoon.shares import ipo, mergers, takeover, votes

FairValue = Callable[[Position, str], float]
"""Returns what a share should be worth, from a position and a company."""


class Deal(NamedTuple):
    """A bid for a target, the dollars that it brings the seat, and whether it should pass both
    votes."""

    target: str
    bid: Proposal
    gain: float
    passes: bool


def expected_worth(position: Position, seat: int, fair: FairValue) -> float:
    """Return what all a player has should be worth, in dollars."""
    player = position.state.players[seat]
    return player.net + sum(n * fair(position, name) for name, n in player.shares.items())


def position_after_takeover(position: Position, target: str, bid: Proposal) -> Position:
    """Return the position once this bid for the target has passed."""
    play = MutablePosition(copy_state(position.state))
    play.state.attempt = Attempt(0, target, order=[bid])
    takeover.execute_takeover(play)
    return play


def bid_gain(position: Position, seat: int, target: str, bid: Proposal, fair: FairValue) -> float:
    """Return the dollars that the bid, carried out, brings a player."""
    return expected_worth(
        position_after_takeover(position, target, bid), seat, fair
    ) - expected_worth(position, seat, fair)


def evaluate_offers(
    position: Position, seat: int, target: str, bidder: str, fair: FairValue
) -> Iterator[Deal]:
    """Yield the result of each offer of a company for a target."""
    play = MutablePosition(copy_state(position.state))
    play.state.attempt = Attempt(seat, target)
    for offer in mergers.OFFERS:
        bid = mergers.proposal(play, bidder, offer)
        if bid is None:
            continue
        after = position_after_takeover(position, target, bid)
        gains = [
            expected_worth(after, other, fair) - expected_worth(position, other, fair)
            for other in range(len(position.state.players))
        ]
        passes = all(_passes(position, name, gains) for name in (target, bidder))
        yield Deal(target, bid, gains[seat], passes)


def evaluate_own_offers(
    position: Position, seat: int, target: str, fair: FairValue
) -> Iterator[Deal]:
    """Yield the result of each offer for a target by the companies of which the seat is
    president."""
    for bidder, row in position.state.companies.items():
        if (
            row.president == seat
            and bidder != target
            and not mergers.is_insolvent(position, bidder)
        ):
            yield from evaluate_offers(position, seat, target, bidder, fair)


def _passes(position: Position, name: str, gains: list[float]) -> bool:
    """Whether those who gain hold enough shares of the company."""
    players = enumerate(position.state.players)
    count = sum(player.shares.get(name, 0) for seat, player in players if gains[seat] > 0)
    return count >= votes.needed_votes(position.company(name).issued)


def best_target(position: Position, seat: int, fair: FairValue) -> TargetCompany | None:
    """Return the target for which one of the seat's companies should bid, or None.

    Only if the gain is more than the fee."""
    good_deals = [
        deal
        for target in position.state.order
        for deal in evaluate_own_offers(position, seat, target, fair)
        if deal.passes and deal.gain > facts.finance().failed_bid_fee
    ]
    best = max(good_deals, key=lambda deal: deal.gain, default=None)
    return None if best is None else TargetCompany(best.target)


def best_bid(position: Position, seat: int, allowed: list[Bid], fair: FairValue) -> Bid:
    """Return the bid that brings most, of the company whose bid is asked for first."""
    bidder = allowed[0].company
    target = mergers.attempt(position).target
    gains: dict[str, float] = {
        deal.bid.kind: deal.gain
        for deal in evaluate_offers(position, seat, target, bidder, fair)
        if deal.passes
    }
    bids = [bid for bid in allowed if bid.company == bidder]
    return max(bids, key=lambda bid: (gains.get(bid.offer, 0.0), bid.offer == "none"))


def position_after_ipo(
    position: Position, seat: int, name: str, willing: list[int]
) -> Position | None:
    """Return the position once the seat has floated this company and the willing seats have
    said yes.

    The seat is its president. None if the IPO fails."""
    play = MutablePosition(copy_state(position.state))
    ipo.do_trigger_ipo(play, seat, TriggerIpo(name))
    state = play.state
    state.asks, state.answered = [], []
    state.secret.choices = [
        Choice(each, "", "yes" if each in willing else "no")
        for each in range(len(state.players))
        if each != seat
    ]
    ipo.show_answers(play)
    company = state.companies[name]
    if not company.active:
        return None
    company.president = seat
    return play
