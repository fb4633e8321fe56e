"""Beginning a game: first player, homes, opening auctions (rulings 1 to 4, 30, 30a and 33)."""

from __future__ import annotations

import data.rail_baron as facts
from rules.errors import RuleError
from rules.rail_baron import laid_out
from rules.rail_baron.cities.lookup import roll_three
from rules.rail_baron.model.events import FirstPlayerRolled, Three
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.play import MutablePosition, Next, Step
from rules.rail_baron.model.start_position import StartPosition
from rules.rail_baron.model.state import Phase, SeatState, State, Turn
from rules.rail_baron.ownership import auction
from rules.rail_baron.travel import destination

SEATS: range = range(2, 7)
MAX_EXTRA_CASH = 1_000_000


def new_state(seats: int, options: Options) -> State:
    """Return the state before the first roll: no cash, no homes, all railroads in the bank.

    Raises RuleError for a number of seats or options that cannot be played."""
    if seats not in SEATS:
        raise RuleError("seats", "1", fewest=SEATS[0], most=SEATS[-1], seats=seats)
    if not 0 <= options.extra_cash <= MAX_EXTRA_CASH:
        raise RuleError("extra-cash", "30", most_money=MAX_EXTRA_CASH)
    if isinstance(options.position, StartPosition):
        return laid_out.new_state(seats, options, options.position)
    return State(
        options=options,
        seats=[SeatState(cash=0) for _ in range(seats)],
        phase=Phase.ROLL,
        turn=Turn(number=0, seat=0),
        bank=[row.mark for row in facts.railroads() if not row.public],
    )


def begin(play: MutablePosition) -> Next:
    """Pay the starting cash, roll for first player, draw the homes; then the opening auctions.

    A game that goes on from a position begins with its turn (33)."""
    state = play.state
    if isinstance(state.options.position, StartPosition):
        return laid_out.begin(play, state.options.position)
    extra = state.options.extra_cash if state.options.opening_auctions else 0
    for seat in range(len(state.seats)):
        play.transfer(None, seat, facts.numbers().start_cash + extra, "start")
    state.first = _roll_first_player(play)
    state.turn.seat = state.first
    for seat in (state.first, *play.seats_after(state.first)):
        destination.draw_home(play, seat)
    if state.options.opening_auctions:
        state.auctions_to_come = len(state.seats)
    return Step.OPENING


def open_next_auction(play: MutablePosition) -> Next:
    """Start the next opening auction or, if none is left, the first turn (30a)."""
    state = play.state
    if state.auctions_to_come == 0:
        state.bank = [
            mark for mark in play.board.railroads if mark in {*state.bank, *state.set_aside}
        ]
        state.set_aside = []
        return Step.NEXT_TURN
    auctions_held = len(state.seats) - state.auctions_to_come
    state.auctions_to_come -= 1
    railroad = state.bank[play.dice.pick(len(state.bank), "deed")]
    bidder = (state.first + auctions_held) % len(state.seats)
    return auction.open_auction(
        play, railroad, seller=None, bidders=[bidder, *play.seats_after(bidder)]
    )


def _roll_first_player(play: MutablePosition) -> int:
    """Roll three dice for each seat, and again for those tied highest (2); return the winner."""
    seats = play.active_seats()
    while True:
        rolls: dict[int, Three] = {seat: roll_three(play.dice, "first") for seat in seats}
        highest = max(sum(dice) for dice in rolls.values())
        seats = [seat for seat, dice in rolls.items() if sum(dice) == highest]
        first = seats[0] if len(seats) == 1 else None
        play.emit(FirstPlayerRolled(tuple(rolls.items()), first))
        if first is not None:
            return first
