"""The end of the Treasury phase: presidents, interest, bankruptcy (section 8, rulings 18 to 22)."""

from __future__ import annotations

from collections.abc import Iterator

import data.train_tycoon as facts
from rules.train_tycoon.model.actions import DeclareBankruptcy, DeclineBankruptcy
from rules.train_tycoon.model.events import Passed, PresidentChanged, WentBankrupt
from rules.train_tycoon.model.position import (
    MutablePosition,
    Next,
    Position,
    Step,
    cash,
    loans,
)
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import presidents


def end_treasury(play: MutablePosition) -> Next:
    """Reassign presidents, collect interest, then go through bankruptcies in PO."""
    presidents.reassign_presidents(play)
    for seat in play.player_order():
        play.pay(seat, None, interest(play.state.players[seat].net), "interest")
    play.state.players_left = play.player_order()
    play.state.orphans = []
    return Step.NEXT_BANKRUPTCY


def interest(net: int) -> int:
    """Return the dollars due on a player's loans, and on those taken to pay the interest (20)."""
    rate = facts.finance().player_interest_per_loan
    available, due = cash(net), rate * loans(net)
    while available < due:
        available += facts.loan_value()
        due += rate
    return due


def next_player(play: MutablePosition) -> Next:
    """Go on to the next player in PO; with two loans or more he is bankrupt without a choice.

    Players who have nothing at all are not asked."""
    state = play.state
    while state.players_left:
        seat = state.players_left.pop(0)
        if _is_forced(play, seat):
            _go_bankrupt(play, seat, forced=True)
        elif will_be_asked(play, seat):
            play.start_turn(seat)
            return Phase.BANKRUPTCY
    state.mover = None
    return Step.END_BANKRUPTCY


def _is_forced(position: Position, seat: int) -> bool:
    """Whether the player's loans mean bankruptcy (21)."""
    most = facts.finance().player_bankrupt_mandatory_from_loans
    return loans(position.state.players[seat].net) >= most


def will_be_asked(position: Position, seat: int) -> bool:
    """Whether a player will be asked in his turn; what others choose does not change that."""
    player = position.state.players[seat]
    return not _is_forced(position, seat) and bool(player.net or player.shares)


def legal_bankruptcy(position: Position) -> Iterator[DeclareBankruptcy | DeclineBankruptcy]:
    yield DeclineBankruptcy()
    yield DeclareBankruptcy()


def do_declare_bankruptcy(play: MutablePosition, seat: int, action: DeclareBankruptcy) -> Next:
    _go_bankrupt(play, seat, forced=False)
    return Step.NEXT_BANKRUPTCY


def do_decline_bankruptcy(play: MutablePosition, seat: int, action: DeclineBankruptcy) -> Next:
    play.emit(Passed(seat, "bankruptcy"))
    return Step.NEXT_BANKRUPTCY


def _go_bankrupt(play: MutablePosition, seat: int, *, forced: bool) -> None:
    """Give up cash and loans, shares to the bank, and certificates at once (21, 22)."""
    state = play.state
    player = state.players[seat]
    play.emit(WentBankrupt(seat, forced))
    if player.net < 0:
        play.pay(None, seat, -player.net, "bankruptcy")
    else:
        play.pay(seat, None, player.net, "bankruptcy")
    for name in state.order:
        if player.shares.get(name):
            play.move_shares(name, seat, "bank", player.shares[name])
    for name in state.order:
        if state.companies[name].president == seat:
            state.companies[name].president = None
            state.orphans.append(name)
            play.emit(PresidentChanged(name, None, seat))
    player.bankrupt.append(state.turn)


def end_bankruptcy(play: MutablePosition) -> Next:
    """Give companies of bankrupt presidents another president, in CO (22)."""
    state = play.state
    presidents.fill_vacancies(play, [name for name in state.order if name in state.orphans])
    state.orphans = []
    return Step.MERGERS
