"""Use fees at the end of the turn, raising money for them, bankruptcy (rulings 16 to 23)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.errors import RuleError
from rules.rail_baron.model.actions import AuctionOff, SellToBank
from rules.rail_baron.model.events import FeesOwed, SoldToBank, WentBankrupt, Won
from rules.rail_baron.model.play import BANK, THIRD_OWNER, MutablePosition, Next, Position, Step
from rules.rail_baron.model.state import Phase
from rules.rail_baron.ownership import auction

UseFees = list[tuple[int | None, int]]


def use_fees(position: Position, reported: UseFees | None = None) -> UseFees:
    """Return the use fees of this turn by payee, the bank (None) first.

    The bank is paid once, and each other owner once at the highest rate ridden (17), by the
    present owners (16a) at the rates of the ride (18). The imaginary owner's fee is halved
    between bank and opponent (31). Once they are owed they change no more (21). `reported`:
    fees by payee that people at a real board told beside the rides."""
    turn = position.state.turn
    if turn.owed is not None:
        return turn.owed
    highest = dict(reported or [])
    for ride in turn.ridden:
        owner = position.owner(ride.railroad)
        if owner != turn.seat:
            highest[owner] = max(ride.rate, highest.get(owner, 0))
    third_owner_fee = highest.pop(THIRD_OWNER, 0)
    if third_owner_fee:
        opponent = 1 - turn.seat
        highest[BANK] = highest.get(BANK, 0) + third_owner_fee // 2
        highest[opponent] = highest.get(opponent, 0) + third_owner_fee - third_owner_fee // 2
    due = [(payee, amount) for payee, amount in highest.items() if amount]
    return sorted(due, key=lambda row: -1 if row[0] is None else row[0])


def settle_fees(play: MutablePosition) -> Next:
    """Pay all fees at once if the seat has the cash.

    Otherwise it must raise money (21), or go bankrupt (23)."""
    turn, mover = play.state.turn, play.mover
    if turn.owed is None:
        turn.owed = use_fees(play)
        emit_fees_owed(play)
    if sum(amount for _, amount in turn.owed) <= mover.cash:
        pay_fees(play, turn.owed)
        return Step.END
    return Phase.FEES if mover.railroads else _go_bankrupt(play)


def emit_fees_owed(play: MutablePosition) -> None:
    """Emit the turn's fees, if there are any."""
    turn = play.state.turn
    if turn.owed:
        play.emit(FeesOwed(turn.seat, tuple(turn.owed)))


def pay_fees(play: MutablePosition, due: UseFees) -> None:
    """Transfer each fee from the seat on turn."""
    for payee, amount in due:
        play.transfer(play.state.turn.seat, payee, amount, "fee")


def legal_sales(position: Position) -> Iterator[SellToBank | AuctionOff]:
    for railroad in position.mover.railroads:
        yield SellToBank(railroad)
        yield AuctionOff(railroad)


def check_sale(position: Position, seat: int, action: SellToBank | AuctionOff) -> None:
    if action.railroad not in position.mover.railroads:
        raise RuleError("railroad-not-yours", "21", railroad=action.railroad)


def do_sell_to_bank(play: MutablePosition, seat: int, action: SellToBank) -> Next:
    play.emit(SoldToBank(seat, action.railroad, play.half_price(action.railroad)))
    auction.sell_to_bank(play, seat, action.railroad)
    return Step.FEES


def do_auction_off(play: MutablePosition, seat: int, action: AuctionOff) -> Next:
    return auction.open_auction(play, action.railroad, seat, list(play.seats_after(seat)))


def _go_bankrupt(play: MutablePosition) -> Next:
    """Return the seat's cash to the bank; creditors get nothing. The last seat left wins (23)."""
    state, mover = play.state, play.mover
    play.transfer(state.turn.seat, BANK, mover.cash, "bankruptcy")
    mover.bankrupt = True
    mover.milepost = -1
    mover.destination = mover.alternate = None
    mover.declared = mover.arrival_due = mover.swap_open = False
    mover.used = []
    mover.established = {}
    play.emit(WentBankrupt(state.turn.seat))
    survivors = play.active_seats()
    if len(survivors) > 1:
        return Step.NEXT_TURN
    state.winner = survivors[0]
    play.emit(Won(survivors[0], "last"))
    return Phase.OVER
