"""What a seat or a spectator is shown of a state (rulings 24 and 24a)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rules.rail_baron.model.actions import AnyAction, Bid
from rules.rail_baron.model.play import Position
from rules.rail_baron.model.state import Phase, State
from rules.rail_baron.model.view import SeatView, View
from rules.rail_baron.ownership import auction, fees


def visible_cash(position: Position, number: int, viewer: int | None) -> int | None:
    """Return a seat's cash if the viewer may know it, otherwise None (23, 24).

    It may know its own cash, announced cash, the 0 of a bankrupt seat, and all when the game is
    over."""
    seat = position.state.seats[number]
    is_visible = position.state.phase is Phase.OVER or number == viewer or seat.bankrupt
    return seat.cash if is_visible or seat.cash >= position.announce_level else None


def see(
    state: State, viewer: int | None, to_move: tuple[int, ...], legal: Iterable[AnyAction]
) -> View:
    """Return the view; it shares nothing with the state."""
    position = Position(state)
    acting = viewer in to_move
    running_auction = state.auction
    bidding = acting and state.phase is Phase.AUCTION
    return View(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        turn=replace(
            state.turn,
            ridden=[replace(ride) for ride in state.turn.ridden],
            sold=list(state.turn.sold),
            owed=None if state.turn.owed is None else list(state.turn.owed),
        ),
        seats=tuple(_seat(position, number, viewer) for number in range(len(state.seats))),
        to_move=to_move,
        bank=tuple(state.bank),
        set_aside=tuple(state.set_aside),
        sold_out=state.sold_out,
        third_owner=tuple(state.third_owner),
        drawing=state.drawing,
        auction=None
        if running_auction is None
        else replace(running_auction, waiting=list(running_auction.waiting)),
        auctions_to_come=state.auctions_to_come,
        owed=tuple(state.turn.owed if state.turn.owed is not None else fees.use_fees(position)),
        winner=state.winner,
        legal=tuple(action for action in legal if not isinstance(action, Bid)),
        may_ride=acting and state.phase is Phase.RIDE,
        bids=auction.bid_range(position) if bidding else None,
    )


def _seat(position: Position, number: int, viewer: int | None) -> SeatView:
    seat = position.state.seats[number]
    return SeatView(
        seat=number,
        cash=visible_cash(position, number, viewer),
        home=seat.home,
        engine=seat.engine,
        milepost=seat.milepost,
        departure=seat.departure,
        destination=seat.destination,
        declared=seat.declared,
        alternate=seat.alternate,
        arrival_due=seat.arrival_due,
        swap_open=seat.swap_open,
        used=tuple(seat.used),
        established=dict(seat.established),
        railroads=tuple(seat.railroads),
        bankrupt=seat.bankrupt,
    )
