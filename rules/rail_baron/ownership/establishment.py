"""Rates and the right to keep them: who is established where (rulings 17 to 19a)."""

from __future__ import annotations

import data.rail_baron as facts
from rules.rail_baron.model.events import BankSoldOut
from rules.rail_baron.model.play import BANK, THIRD, Play, Position
from rules.rail_baron.model.state import SeatState


def plain_rate(position: Position, seat: int, railroad: str) -> int:
    """Dollars a ride costs a seat that is not established: 0 on its own, else by owner (17)."""
    owner = position.owner(railroad)
    if owner == seat:
        return facts.numbers().fee_own
    if owner is BANK:
        return facts.numbers().fee_bank_or_public
    return rival_rate(position)


def rival_rate(position: Position) -> int:
    """Dollars for an opponent's railroad now (17)."""
    numbers = facts.numbers()
    return numbers.fee_rival_after_all_sold if position.state.sold_out else numbers.fee_rival


def rate(position: Position, seat: int, railroad: str) -> int:
    """Dollars a ride costs this seat now: the plain rate, or the lower one it has kept (19a)."""
    plain = plain_rate(position, seat, railroad)
    return min(plain, position.state.seats[seat].established.get(railroad, plain))


def hand_over(play: Play, railroad: str, owner: int | None) -> None:
    """Give a railroad to a seat, `THIRD` or `BANK`.

    Whoever's rate rises by this keeps the old one where its train stands (19); with the bank's last
    railroad gone the bank is sold out for good (17).
    """
    state = play.state
    before = [plain_rate(play, seat, railroad) for seat in range(len(state.seats))]
    _move_deed(play, railroad, owner)
    for seat in play.playing():
        if plain_rate(play, seat, railroad) > before[seat]:
            _keep(play, state.seats[seat], railroad, before[seat])
    if not state.sold_out and not state.bank and not state.set_aside:
        _sell_out(play)


def leave_others(seat: SeatState, railroad: str) -> None:
    """Riding a railroad ends every establishment but that railroad's (19)."""
    kept = seat.established.get(railroad)
    seat.established = {} if kept is None else {railroad: kept}


def settle_at(position: Position, seat: SeatState) -> None:
    """Establish a seat wherever it stands, at the bank's rate, as after a home swap (5)."""
    low = facts.numbers().fee_bank_or_public
    seat.established = dict.fromkeys(sorted(position.board.at[seat.milepost]), low)


def _sell_out(play: Play) -> None:
    old = rival_rate(play)
    for owner in (*play.playing(), THIRD):
        for railroad in _owned_by(play, owner):
            for seat in play.playing():
                if seat != owner:
                    _keep(play, play.state.seats[seat], railroad, old)
    play.state.sold_out = True
    play.tell(BankSoldOut())


def _owned_by(position: Position, owner: int) -> list[str]:
    state = position.state
    return state.third_owner if owner == THIRD else state.seats[owner].railroads


def _keep(position: Position, seat: SeatState, railroad: str, old: int) -> None:
    if railroad in position.board.at[seat.milepost]:
        seat.established[railroad] = min(old, seat.established.get(railroad, old))


def _move_deed(play: Play, railroad: str, owner: int | None) -> None:
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
    elif owner == THIRD:
        state.third_owner.append(railroad)
    else:
        state.seats[owner].railroads.append(railroad)
