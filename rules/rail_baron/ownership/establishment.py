"""Rates of railroads and the right to keep an old one: establishment (rulings 17 to 19a)."""

from __future__ import annotations

from rules.rail_baron.model.events import BankSoldOut
from rules.rail_baron.model.play import BANK, THIRD_OWNER, MutablePosition, Position
from rules.rail_baron.model.state import SeatState


def plain_rate(position: Position, seat: int, railroad: str) -> int:
    """Return the fee that the present owner takes, whatever lower rate the seat has kept (17)."""
    owner = position.owner(railroad)
    if owner == seat:
        return position.board.numbers.fee_own
    if owner is BANK:
        return position.board.numbers.fee_bank_or_public
    return rival_rate(position)


def rival_rate(position: Position) -> int:
    """Return the current use fee of an opponent's railroad in dollars (17)."""
    numbers = position.board.numbers
    return numbers.fee_rival_after_all_sold if position.state.sold_out else numbers.fee_rival


def current_rate(position: Position, seat: int, railroad: str) -> int:
    """Return the seat's use fee now: the plain rate, or a lower one it has kept (19a)."""
    plain = plain_rate(position, seat, railroad)
    return min(plain, position.state.seats[seat].established.get(railroad, plain))


def transfer_railroad(play: MutablePosition, railroad: str, owner: int | None) -> None:
    """Give a railroad to a seat, `THIRD_OWNER` or `BANK`.

    A seat whose rate rises keeps the old one where its train stands (19). When the bank's last
    railroad is sold, the bank is sold out for good (17)."""
    state = play.state
    before = [plain_rate(play, seat, railroad) for seat in range(len(state.seats))]
    _move_deed(play, railroad, owner)
    for seat in play.active_seats():
        if plain_rate(play, seat, railroad) > before[seat]:
            _keep_old_rate(play, state.seats[seat], railroad, before[seat])
    if not state.sold_out and not state.bank and not state.set_aside:
        _mark_sold_out(play)


def end_other_establishments(seat: SeatState, railroad: str) -> None:
    """End every establishment of a seat except on the railroad that it rides (19)."""
    old_rate = seat.established.get(railroad)
    seat.established = {} if old_rate is None else {railroad: old_rate}


def establish_after_home_swap(position: Position, seat: SeatState) -> None:
    """Establish a seat at the bank's rate on all railroads where its train stands (5)."""
    bank_rate = position.board.numbers.fee_bank_or_public
    seat.established = dict.fromkeys(sorted(position.board.railroads_at[seat.milepost]), bank_rate)


def _mark_sold_out(play: MutablePosition) -> None:
    old_rate = rival_rate(play)
    for owner in (*play.active_seats(), THIRD_OWNER):
        for railroad in _owned_by(play, owner):
            for seat in play.active_seats():
                if seat != owner:
                    _keep_old_rate(play, play.state.seats[seat], railroad, old_rate)
    play.state.sold_out = True
    play.emit(BankSoldOut())


def _owned_by(position: Position, owner: int) -> list[str]:
    state = position.state
    return state.third_owner if owner == THIRD_OWNER else state.seats[owner].railroads


def _keep_old_rate(position: Position, seat: SeatState, railroad: str, old_rate: int) -> None:
    if railroad in position.board.railroads_at[seat.milepost]:
        seat.established[railroad] = min(old_rate, seat.established.get(railroad, old_rate))


def _move_deed(play: MutablePosition, railroad: str, owner: int | None) -> None:
    state = play.state
    for pile in (
        state.bank,
        state.set_aside,
        state.third_owner,
        *(s.railroads for s in state.seats),
    ):
        if railroad in pile:
            pile.remove(railroad)
    if owner is BANK:
        state.bank.append(railroad)
        state.bank.sort(key=list(play.board.railroads).index)
    elif owner == THIRD_OWNER:
        state.third_owner.append(railroad)
    else:
        state.seats[owner].railroads.append(railroad)
