"""The end of the Treasury phase: presidents, interest, personal bankruptcy (section 8, rulings 18
to 22)."""

from __future__ import annotations

from collections.abc import Iterator

import data.train_tycoon as facts
from rules.train_tycoon.model.actions import DeclareBankruptcy, DeclineBankruptcy
from rules.train_tycoon.model.events import Passed, PresidentChanged, WentBankrupt
from rules.train_tycoon.model.play import LOAN, Next, Play, Position, Step, cash, loans
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import presidents


def end_treasury(play: Play) -> Next:
    """Presidents, then interest, then bankruptcies in PO."""
    presidents.update(play)
    for seat in play.player_order():
        play.pay(seat, None, interest(play.state.players[seat].net), "interest")
    play.state.players_left = play.player_order()
    play.state.orphans = []
    return Step.NEXT_BANKRUPTCY


def interest(net: int) -> int:
    """Dollars due on a player's loans, and on those taken to pay it (20)."""
    rate = facts.finance().player_interest_per_loan
    held, owed = cash(net), rate * loans(net)
    while held < owed:
        held += LOAN
        owed += rate
    return owed


def next_player(play: Play) -> Next:
    """Two loans or more: bankrupt, unasked. Others are asked, unless they have nothing at all."""
    state = play.state
    while state.players_left:
        seat = state.players_left.pop(0)
        if _must(play, seat):
            _bankrupt(play, seat, forced=True)
        elif asks(play, seat):
            play.turn_of(seat)
            return Phase.BANKRUPTCY
    state.mover = None
    return Step.END_BANKRUPTCY


def _must(position: Position, seat: int) -> bool:
    """Whether a player's loans are a bankruptcy (21)."""
    most = facts.finance().player_bankrupt_mandatory_from_loans
    return loans(position.state.players[seat].net) >= most


def asks(position: Position, seat: int) -> bool:
    """Whether a player is asked when it is his turn; what others choose does not change that."""
    player = position.state.players[seat]
    return not _must(position, seat) and bool(player.net or player.shares)


def legal_bankruptcy(position: Position) -> Iterator[DeclareBankruptcy | DeclineBankruptcy]:
    yield DeclineBankruptcy()
    yield DeclareBankruptcy()


def do_declare(play: Play, seat: int, action: DeclareBankruptcy) -> Next:
    _bankrupt(play, seat, forced=False)
    return Step.NEXT_BANKRUPTCY


def do_decline(play: Play, seat: int, action: DeclineBankruptcy) -> Next:
    play.tell(Passed(seat, "bankruptcy"))
    return Step.NEXT_BANKRUPTCY


def _bankrupt(play: Play, seat: int, *, forced: bool) -> None:
    """Cash and loans go, shares to the bank, certificates at once (21, 22)."""
    state = play.state
    player = state.players[seat]
    play.tell(WentBankrupt(seat, forced))
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
            play.tell(PresidentChanged(name, None, seat))
    player.bankrupt.append(state.turn)


def end(play: Play) -> Next:
    """Companies that a bankrupt presided over get another president, in CO (22)."""
    state = play.state
    presidents.replace(play, [name for name in state.order if name in state.orphans])
    state.orphans = []
    return Step.MERGERS
