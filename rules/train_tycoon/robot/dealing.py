"""Deals by rule of thumb: what is worth naming as a target, bidding for, voting for, floating.

Each is done by the rules on a copy, and what comes of it is weighed by what all shares should be
worth then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import data.train_tycoon as facts
from rules.game import copied
from rules.train_tycoon.model.actions import Bid, TargetCompany, TriggerIpo
from rules.train_tycoon.model.play import Play, Position
from rules.train_tycoon.model.state import Attempt, Choice, Proposal
from rules.train_tycoon.shares import ipo, mergers, takeover, votes

Fair = Callable[[Position, str], float]
"""What a share should be worth."""


class Deal(NamedTuple):
    """A bid for a target, the dollars that it brings the seat, and whether it should pass both
    votes."""

    target: str
    bid: Proposal
    gain: float
    passes: bool


def worth(position: Position, seat: int, fair: Fair) -> float:
    """Dollars that all a player has should be worth."""
    player = position.state.players[seat]
    return player.net + sum(n * fair(position, name) for name, n in player.shares.items())


def taken_over(position: Position, target: str, bid: Proposal) -> Position:
    """The game once this bid for it has passed."""
    play = Play(copied(position.state))
    play.state.attempt = Attempt(0, target, order=[bid])
    takeover.carry_out(play)
    return play


def gain(position: Position, seat: int, target: str, bid: Proposal, fair: Fair) -> float:
    """Dollars that the bid, carried out, brings a player."""
    return worth(taken_over(position, target, bid), seat, fair) - worth(position, seat, fair)


def deals(position: Position, seat: int, target: str, bidder: str, fair: Fair) -> Iterator[Deal]:
    """What comes of each offer of a company for a target."""
    play = Play(copied(position.state))
    play.state.attempt = Attempt(seat, target)
    for offer in mergers.OFFERS:
        bid = mergers.proposal(play, bidder, offer)
        if bid is None:
            continue
        then = taken_over(position, target, bid)
        gains = [
            worth(then, each, fair) - worth(position, each, fair)
            for each in range(len(position.state.players))
        ]
        passes = all(_passes(position, name, gains) for name in (target, bidder))
        yield Deal(target, bid, gains[seat], passes)


def own_deals(position: Position, seat: int, target: str, fair: Fair) -> Iterator[Deal]:
    """What comes of each offer for a target of the companies that the seat leads."""
    for bidder, row in position.state.companies.items():
        if row.president == seat and bidder != target and not mergers.insolvent(position, bidder):
            yield from deals(position, seat, target, bidder, fair)


def _passes(position: Position, name: str, gains: list[float]) -> bool:
    """Whether those who gain hold enough shares of the company."""
    players = enumerate(position.state.players)
    count = sum(player.shares.get(name, 0) for seat, player in players if gains[seat] > 0)
    return count >= votes.needed(position.company(name).issued)


def best_target(position: Position, seat: int, fair: Fair) -> TargetCompany | None:
    """The company for which one of the seat's own should bid, if more comes of it than the fee."""
    found = [
        deal
        for target in position.state.order
        for deal in own_deals(position, seat, target, fair)
        if deal.passes and deal.gain > facts.finance().failed_bid_fee
    ]
    best = max(found, key=lambda deal: deal.gain, default=None)
    return None if best is None else TargetCompany(best.target)


def best_bid(position: Position, seat: int, allowed: list[Bid], fair: Fair) -> Bid:
    """Of the bids of the company that is asked, the one that brings most."""
    bidder = allowed[0].company
    target = mergers.attempt(position).target
    found: dict[str, float] = {
        deal.bid.kind: deal.gain
        for deal in deals(position, seat, target, bidder, fair)
        if deal.passes
    }
    mine = [bid for bid in allowed if bid.company == bidder]
    return max(mine, key=lambda bid: (found.get(bid.offer, 0.0), bid.offer == "none"))


def floated(position: Position, seat: int, name: str, willing: list[int]) -> Position | None:
    """The game once the seat has brought this company to the market and these have said yes; it
    is its president. None if it fails."""
    play = Play(copied(position.state))
    ipo.do_trigger(play, seat, TriggerIpo(name))
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
