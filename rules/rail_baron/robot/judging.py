"""What the choices of one moment are worth by the measures by which the steady robot makes them."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dice import SeededDice
from rules.rail_baron.model.actions import (
    AnyAction,
    AuctionOff,
    Bid,
    ChooseRegion,
    Declare,
    DrawDestination,
    KeepHome,
    PassBid,
    SellToBank,
    SwapHome,
)
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.robot import riding
from rules.rail_baron.robot.steady import BOLD, SWAP, Steady, bid_limit, chance_home
from rules.rail_baron.routing.expected import mean_roll
from rules.rail_baron.routing.routes import TURN, cut, proposals
from rules.rail_baron.routing.tolls import tolls_of
from rules.rail_baron.routing.worth import centrality, region_value, worth

RAISE = 1_000
"""Dollars above the least that are bid besides."""
Judged = Sequence[tuple[AnyAction, float]]


def judged(view: View, seat: int) -> Judged:
    """What can be done and the dollars it is worth, the steady robot's choice first and then what
    is worth most; none where it makes no choice so."""
    measure = _MEASURES.get(view.phase)
    found = sorted(measure(view, seat), key=lambda row: -row[1]) if measure else []
    if view.phase is Phase.RIDE or len(found) < 2:
        return found
    first = Steady().choose(view, seat, SeededDice(b"judged"))
    return sorted(found, key=lambda row: row[0] != first)


def _rides(view: View, seat: int) -> Judged:
    """The best way for each ride of now; of equal ones the first that is proposed stays first."""
    found: dict[AnyAction, float] = {}
    rows = [(riding.worth(view, seat, route), route) for route in proposals(view, seat)]
    for value, route in sorted(rows, key=lambda row: -row[0]):
        found.setdefault(cut(view, seat, route.path), value)
    return list(found.items())


def _regions(view: View, seat: int) -> Judged:
    graph = board(view.options)
    values = region_value(view, seat, graph, tolls_of(view, seat, graph), TURN)
    return [(one, values[one.region]) for one in view.legal if isinstance(one, ChooseRegion)]


def _homes(view: View, seat: int) -> Judged:
    """By the time that the average trip home takes."""
    here, central = view.seats[seat], centrality(board(view.options))
    if here.destination is None:
        return []
    nearer = central[here.home] - central[here.destination] - SWAP
    return [(KeepHome(), 0.0), (SwapHome(), TURN * nearer / mean_roll(here.engine))]


def _destinations(view: View, seat: int) -> Judged:
    """By the chance to come home, against the least with which it is tried."""
    if Declare() not in view.legal:
        return []
    gain = winning_level(view.options.edition) * (chance_home(view, seat) - BOLD)
    return [(Declare(), gain), (DrawDestination(), 0.0)]


def _bids(view: View, seat: int) -> Judged:
    """By what the highest bid worth making leaves."""
    if view.bids is None:
        return []
    low, high = view.bids
    limit = bid_limit(view, seat)
    bids = [low, low + RAISE] if low + RAISE <= high else [low]
    return [(PassBid(), 0.0), *((Bid(one), limit - one) for one in bids)]


def _sales(view: View, seat: int) -> Judged:
    """By half the price less what is lost with the railroad; an auction brings no less."""
    graph = board(view.options)
    return [
        (one, graph.railroads[one.railroad].price / 2 - worth(view, seat, graph, one.railroad))
        for one in view.legal
        if isinstance(one, SellToBank | AuctionOff)
    ]


_MEASURES = {
    Phase.RIDE: _rides,
    Phase.REGION: _regions,
    Phase.SWAP: _homes,
    Phase.DESTINATION: _destinations,
    Phase.AUCTION: _bids,
    Phase.FEES: _sales,
}
