"""Invariants of a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import data.rail_baron as facts
from rules.rail_baron.model.levels import ENGINES
from rules.rail_baron.model.play import Position
from rules.rail_baron.model.state import Auction, Phase, SeatState, State
from rules.rail_baron.routing import ride
from rules.rail_baron.travel import declare


def complaints(state: State) -> Iterator[str]:
    """Yield a sentence for each invariant that is violated."""
    position = Position(state)
    yield from money_complaints(position)
    yield from deed_complaints(position)
    for number, seat in enumerate(state.seats):
        yield from _check_seat(position, number, seat)
    yield from _check_turn(position)
    if state.auction is not None:
        yield from _check_auction(position, state.auction)


def money_complaints(position: Position) -> Iterator[str]:
    """Check that the seats' cash is what the bank paid out, less what it took in."""
    state = position.state
    cash = sum(seat.cash for seat in state.seats)
    if cash != state.bank_out:
        yield f"the seats hold {cash - state.bank_out:+} beside what the bank paid out"
    for number, seat in enumerate(state.seats):
        if seat.cash < 0:
            yield f"seat {number} holds less than nothing"


def deed_complaints(position: Position) -> Iterator[str]:
    """Check that each railroad is in one place, Public ones in none; the counts of 17 and 31a."""
    state = position.state
    owned = [mark for seat in state.seats for mark in seat.railroads]
    places = Counter([*state.bank, *state.set_aside, *state.third_owner, *owned])
    for mark, row in position.board.railroads.items():
        if places.pop(mark, 0) != (0 if row.public else 1):
            yield f"{mark} is not in exactly one place"
    if places:
        yield f"no such railroads: {sorted(places)}"
    if not state.sold_out and not state.bank and not state.set_aside:
        yield "the bank has nothing left and is not sold out"
    if state.purchases != len(owned):
        yield f"{state.purchases} purchases counted, {len(owned)} railroads owned"
    if state.gifts != len(state.third_owner):
        yield f"{state.gifts} gifts counted, {len(state.third_owner)} given"
    if state.third_owner and len(state.seats) != 2:
        yield "an imaginary owner in a game for more than two"


def _check_seat(position: Position, number: int, seat: SeatState) -> Iterator[str]:
    if seat.bankrupt:
        if seat.cash or seat.railroads or seat.milepost != -1 or seat.destination or seat.declared:
            yield f"bankrupt seat {number} still has something"
        return
    if not 0 <= seat.milepost < len(position.board.mileposts):
        yield f"seat {number} stands on milepost {seat.milepost}"
        return
    if len(set(seat.used)) != len(seat.used) or not set(seat.used) <= set(position.board.segments):
        yield f"seat {number} has used {seat.used}"
    if seat.home not in position.board.cities or seat.engine not in ENGINES:
        yield f"seat {number} has home {seat.home!r} and engine {seat.engine!r}"
    yield from _check_established(position, number, seat)
    yield from _check_trip(position, number, seat)


def _check_established(position: Position, number: int, seat: SeatState) -> Iterator[str]:
    """Check that seats are established only where their trains stand, at a possible rate (19)."""
    numbers = facts.numbers()
    rates = {numbers.fee_own, numbers.fee_bank_or_public, numbers.fee_rival}
    railroads = position.board.railroads_at[seat.milepost]
    for mark, rate in seat.established.items():
        if mark not in railroads or rate not in rates:
            yield f"seat {number} is established on {mark} at {rate}"


def _check_trip(position: Position, number: int, seat: SeatState) -> Iterator[str]:
    """Check that declared seats ride home and destinations can be reached (11, 26, 29)."""
    state = position.state
    if state.phase is Phase.OVER:
        return
    drawing = state.drawing == "alternate" and number == state.turn.seat
    if seat.declared and (seat.destination != seat.home or drawing != (seat.alternate is None)):
        yield f"declared seat {number} rides for {seat.destination}, alternate {seat.alternate}"
    target = position.target_milepost(seat)
    if seat.arrival_due and (seat.milepost != target or seat.declared):
        yield f"seat {number} is to arrive where it does not stand"
    if target is None:
        return
    if seat.milepost == target and not seat.arrival_due:
        yield f"seat {number} stands on its destination"
    used = frozenset(seat.used)
    if ride.is_reachable(position.board, seat.milepost, target, used):
        return
    if not declare.is_undeclared(seat):
        yield f"seat {number} cannot reach {seat.destination}"
        return
    try:
        ride.min_reused_segments(position.board, seat.milepost, target, used)
    except ValueError as gap:
        yield f"seat {number}: {gap}"


def _check_turn(position: Position) -> Iterator[str]:
    """Check that the phase fits the turn, the auction, the draw in progress and the winner."""
    state, turn = position.state, position.state.turn
    phase = state.phase
    expected_phases = {
        Phase.AUCTION: state.auction is not None,
        Phase.REGION: state.drawing is not None,
        Phase.SWAP: position.mover.swap_open,
        Phase.OVER: state.winner is not None,
        Phase.RIDE: turn.steps_left > 0,
    }
    for expected, condition in expected_phases.items():
        if condition != (phase is expected):
            yield f"phase {phase} does not fit {expected}"
    if phase in (Phase.OVER, Phase.AUCTION):
        return
    if position.mover.bankrupt:
        yield f"bankrupt seat {turn.seat} is on turn"
    if phase is Phase.FEES and position.mover.cash >= sum(due for _, due in turn.owed or []):
        yield f"seat {turn.seat} sells although it can pay"
    if any(seat.swap_open for n, seat in enumerate(state.seats) if n != turn.seat):
        yield "a seat that is not on turn may swap"


def _check_auction(position: Position, auction: Auction) -> Iterator[str]:
    """Check the bidders of an auction (22).

    They are in the game, once each, the leader last and solvent, and never the seller."""
    waiting = auction.waiting
    if len(set(waiting)) != len(waiting) or not set(waiting) <= set(position.active_seats()):
        yield f"bidders {waiting}"
    if auction.seller in waiting:
        yield "the seller bids"
    if auction.leader is None:
        if auction.bid:
            yield f"a bid of {auction.bid} and no leader"
        return
    if waiting[-1] != auction.leader or position.state.seats[auction.leader].cash < auction.bid:
        yield f"seat {auction.leader} cannot lead with {auction.bid}"
