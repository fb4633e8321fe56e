"""Declaring, coming home, rover, losing a declaration (rulings 25 to 29)."""

from __future__ import annotations

from typing import Literal

import data.rail_baron as facts
from rules.errors import RuleError
from rules.rail_baron.model.actions import Declare
from rules.rail_baron.model.events import Declared, Rovered, Undeclared, Won
from rules.rail_baron.model.play import Next, Play, Position, Step
from rules.rail_baron.model.state import Phase, SeatState
from rules.rail_baron.ownership import fees
from rules.rail_baron.travel import arrival, destination

Reason = Literal["rover", "fees", "short at home"]


def undeclared(seat: SeatState) -> bool:
    """Whether it heads for its alternate after a lost declaration, so that 29 applies."""
    return seat.alternate is not None and not seat.declared


def check_declare(position: Position, seat: int, action: Declare) -> None:
    if not position.mover.drew_first:
        raise RuleError("declare-first", "25")
    if not destination.may_declare(position):
        raise RuleError(
            "declare-cash",
            "25",
            need_money=position.winning_level,
            cash_money=position.mover.cash,
        )


def do_declare(play: Play, seat: int, action: Declare) -> Next:
    """In the home city it wins at once; else an alternate destination is drawn (25)."""
    mover = play.mover
    play.tell(Declared(seat))
    if play.stands_at(mover, mover.home):
        return _win(play, "declared at home")
    mover.declared = True
    mover.destination = mover.home
    play.state.drawing = "alternate"
    return Step.DRAW


def come_home(play: Play) -> Next:
    """A declared seat reached home: it wins if the cash is there after the turn's fees (26), and
    loses the declaration if not (26a)."""
    state, mover = play.state, play.mover
    assert mover.alternate is not None
    home_is_alternate = play.stands_at(mover, mover.alternate)
    due = fees.owed(play)
    after_fees = mover.cash - sum(amount for _, amount in due)
    if home_is_alternate:
        after_fees += play.board.payoff(mover.departure, mover.alternate)
    if after_fees < play.winning_level:
        lose(play, state.turn.seat, "short at home")
        if home_is_alternate:
            return Step.ARRIVAL
        return Step.BOUNCE if state.turn.bonus_due else Step.FEES
    if home_is_alternate:
        mover.destination = mover.alternate
        arrival.arrive(play)
    state.turn.owed = due
    fees.tell_owed(play)
    fees.pay(play, due)
    return _win(play, "home")


def rover(play: Play, stop: int) -> None:
    """The seat on turn touches `stop`: every declared opponent standing there pays (28)."""
    rider = play.state.turn.seat
    for number in play.playing():
        victim = play.state.seats[number]
        if number == rider or not victim.declared or victim.milepost != stop:
            continue
        amount = min(facts.numbers().rover_award, victim.cash)
        play.tell(Rovered(rider, number, stop, amount))
        lose(play, number, "rover")
        play.transfer(number, rider, amount, "rover")


def after_fees(play: Play) -> Next:
    """A declared seat whose fees left it short heads for its alternate (27)."""
    mover = play.mover
    if mover.declared and mover.cash < play.winning_level:
        lose(play, play.state.turn.seat, "fees")
    return Step.NEXT_TURN


def lose(play: Play, number: int, reason: Reason) -> None:
    """End a declaration; who stands on the alternate arrives when its next turn starts (29)."""
    seat = play.state.seats[number]
    assert seat.alternate is not None
    seat.declared = False
    seat.destination = seat.alternate
    own_ride = number == play.state.turn.seat and reason == "short at home"
    seat.arrival_due = not own_ride and play.stands_at(seat, seat.alternate)
    play.tell(Undeclared(number, reason, seat.alternate))


def _win(play: Play, how: Literal["home", "declared at home"]) -> Next:
    play.state.winner = play.state.turn.seat
    play.tell(Won(play.state.turn.seat, how))
    return Phase.OVER
