"""Declaring, coming home, rover, losing declared status (rulings 25 to 29)."""

from __future__ import annotations

from typing import Literal

import data.rail_baron as facts
from rules.errors import RuleError
from rules.rail_baron.model.actions import Declare
from rules.rail_baron.model.events import Declared, Rovered, Undeclared, Won
from rules.rail_baron.model.play import MutablePosition, Next, Position, Step
from rules.rail_baron.model.state import Phase, SeatState
from rules.rail_baron.model.view import SeatView
from rules.rail_baron.ownership import fees
from rules.rail_baron.travel import arrival, destination

Reason = Literal["rover", "fees", "short at home"]


def is_undeclared(seat: SeatState | SeatView) -> bool:
    """Whether the seat heads for its alternate after losing declared status, so that 29 applies."""
    return seat.alternate is not None and not seat.declared


def check_declare(position: Position, seat: int, action: Declare) -> None:
    if not position.mover.drew_first:
        raise RuleError("declare-first", "25")
    if not destination.can_declare(position):
        raise RuleError(
            "declare-cash",
            "25",
            need_money=position.winning_level,
            cash_money=position.mover.cash,
        )


def do_declare(play: MutablePosition, seat: int, action: Declare) -> Next:
    """Declare: in the home city the seat wins at once, otherwise an alternate is drawn (25)."""
    mover = play.mover
    play.emit(Declared(seat))
    if play.is_in_city(mover, mover.home):
        return _win(play, "declared at home")
    mover.declared = True
    mover.destination = mover.home
    play.state.drawing = "alternate"
    return Step.DRAW


def arrive_home(play: MutablePosition) -> Next:
    """Decide the game for a declared seat that reached home.

    It wins if it has the cash after this turn's fees (26), otherwise it loses its declared
    status (26a)."""
    state, mover = play.state, play.mover
    assert mover.alternate is not None
    home_is_alternate = play.is_in_city(mover, mover.alternate)
    use_fees = fees.use_fees(play)
    after_fees = mover.cash - sum(amount for _, amount in use_fees)
    if home_is_alternate:
        after_fees += play.board.payoff(mover.departure, mover.alternate)
    if after_fees < play.winning_level:
        lose_declaration(play, state.turn.seat, "short at home")
        if home_is_alternate:
            return Step.ARRIVAL
        return Step.BOUNCE if state.turn.bonus_due else Step.FEES
    if home_is_alternate:
        mover.destination = mover.alternate
        arrival.arrive(play)
    state.turn.owed = use_fees
    fees.emit_fees_owed(play)
    fees.pay_fees(play, use_fees)
    return _win(play, "home")


def rover(play: MutablePosition, stop: int) -> None:
    """Rover every declared opponent whose train stands at `stop`, for the seat on turn (28)."""
    rider = play.state.turn.seat
    for opponent in play.active_seats():
        victim = play.state.seats[opponent]
        if opponent == rider or not victim.declared or victim.milepost != stop:
            continue
        take_rover(play, opponent, stop)


def take_rover(play: MutablePosition, victim: int, stop: int) -> None:
    """Rover a declared opponent who stands at `stop`, for the seat on turn (28)."""
    rider, cash = play.state.turn.seat, play.state.seats[victim].cash
    amount = min(facts.numbers().rover_award, cash)
    play.emit(Rovered(rider, victim, stop, amount))
    lose_declaration(play, victim, "rover")
    play.transfer(victim, rider, amount, "rover")


def check_cash_after_fees(play: MutablePosition) -> Next:
    """Undeclare a declared seat whose fees left it with too little cash (27)."""
    mover = play.mover
    if mover.declared and mover.cash < play.winning_level:
        lose_declaration(play, play.state.turn.seat, "fees")
    return Step.NEXT_TURN


def lose_declaration(play: MutablePosition, number: int, reason: Reason) -> None:
    """End a seat's declared status.

    A seat already at its alternate arrives when its next turn starts (29)."""
    seat = play.state.seats[number]
    assert seat.alternate is not None
    seat.declared = False
    seat.destination = seat.alternate
    arrives_now = number == play.state.turn.seat and reason == "short at home"
    seat.arrival_due = not arrives_now and play.is_in_city(seat, seat.alternate)
    play.emit(Undeclared(number, reason, seat.alternate))


def _win(play: MutablePosition, how: Literal["home", "declared at home"]) -> Next:
    play.state.winner = play.state.turn.seat
    play.emit(Won(play.state.turn.seat, how))
    return Phase.OVER
