"""Use fees at the end of the turn, raising money for them, bankruptcy (rulings 16 to 23)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.errors import RuleError
from rules.rail_baron.model.actions import AuctionOff, SellToBank
from rules.rail_baron.model.events import FeesOwed, SoldToBank, WentBankrupt, Won
from rules.rail_baron.model.play import BANK, THIRD, Next, Play, Position, Step
from rules.rail_baron.model.state import Phase
from rules.rail_baron.ownership import auction

Owed = list[tuple[int | None, int]]


def owed(position: Position) -> Owed:
    """What the rides of this turn cost, by payee, the bank (None) first.

    The bank once, each other owner once at the highest rate ridden (17), by the owners of now (16a)
    at the rates of then (18). The imaginary owner's fee is halved between bank and opponent (31).
    """
    turn = position.state.turn
    dearest: dict[int | None, int] = {}
    for ride in turn.ridden:
        owner = position.owner(ride.railroad)
        if owner != turn.seat:
            dearest[owner] = max(ride.rate, dearest.get(owner, 0))
    third = dearest.pop(THIRD, 0)
    if third:
        opponent = 1 - turn.seat
        dearest[BANK] = dearest.get(BANK, 0) + third // 2
        dearest[opponent] = dearest.get(opponent, 0) + third - third // 2
    due = [(payee, amount) for payee, amount in dearest.items() if amount]
    return sorted(due, key=lambda row: -1 if row[0] is None else row[0])


def settle(play: Play) -> Next:
    """Pay all fees at once if the cash is there; else raise it; else go bankrupt (21, 23)."""
    turn, mover = play.state.turn, play.mover
    if turn.owed is None:
        turn.owed = owed(play)
        tell_owed(play)
    if sum(amount for _, amount in turn.owed) <= mover.cash:
        pay(play, turn.owed)
        return Step.END
    return Phase.FEES if mover.railroads else _go_bankrupt(play)


def tell_owed(play: Play) -> None:
    """Say what the turn costs, if anything."""
    turn = play.state.turn
    if turn.owed:
        play.tell(FeesOwed(turn.seat, tuple(turn.owed)))


def pay(play: Play, due: Owed) -> None:
    """Transfer each fee from the seat on turn."""
    for payee, amount in due:
        play.transfer(play.state.turn.seat, payee, amount, "fee")


def legal_raise(position: Position) -> Iterator[SellToBank | AuctionOff]:
    for railroad in position.mover.railroads:
        yield SellToBank(railroad)
        yield AuctionOff(railroad)


def check_raise(position: Position, seat: int, action: SellToBank | AuctionOff) -> None:
    if action.railroad not in position.mover.railroads:
        raise RuleError("railroad-not-yours", "21", railroad=action.railroad)


def do_sell(play: Play, seat: int, action: SellToBank) -> Next:
    play.tell(SoldToBank(seat, action.railroad, play.half(action.railroad)))
    auction.sell_to_bank(play, seat, action.railroad)
    return Step.FEES


def do_auction(play: Play, seat: int, action: AuctionOff) -> Next:
    return auction.put_up(play, action.railroad, seat, list(play.after(seat)))


def _go_bankrupt(play: Play) -> Next:
    """Cash to the bank, creditors get nothing; the last seat left wins at once (23)."""
    state, mover = play.state, play.mover
    play.transfer(state.turn.seat, BANK, mover.cash, "bankruptcy")
    mover.bankrupt = True
    mover.milepost = -1
    mover.destination = mover.alternate = None
    mover.declared = mover.arrival_due = mover.swap_open = False
    mover.used = []
    mover.established = {}
    play.tell(WentBankrupt(state.turn.seat))
    left = play.playing()
    if len(left) > 1:
        return Step.NEXT_TURN
    state.winner = left[0]
    play.tell(Won(left[0], "last"))
    return Phase.OVER
