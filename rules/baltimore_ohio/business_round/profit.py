"""Determining profitability: dividends, retained profits, losses (rulings 30 to 34)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.baltimore_ohio.model.actions import PayDividends, RetainProfits
from rules.baltimore_ohio.model.events import DividendPaid, ProfitRetained, ShareSacrificed
from rules.baltimore_ohio.model.play import TRACK, Next, Play, Position, Step
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.stock import presidents, receivership, valuation


def spaces(net: int, income: int) -> tuple[int, int]:
    """How far a net income moves the value if it is paid out, and if it is kept, where `income` was
    the previous one (31); without a profit both ways are one (33)."""
    if net <= 0:
        return -2, -2
    return int(net > income), -int(net < income)


class Values(NamedTuple):
    """Dollars a share as it is, if the net income is paid out, and if it is kept."""

    now: int
    paid: int
    kept: int


def values(table: State, railroad: str, net: int) -> Values:
    """Where a net income would take the value of a railroad."""
    line = table.railroads[railroad]
    assert line.value is not None
    paid, kept = spaces(net, line.income)
    return Values(
        TRACK[line.value],
        TRACK[valuation.reached(line.value, paid)],
        TRACK[valuation.reached(line.value, kept)],
    )


def offer(play: Play) -> Next:
    """A profit leaves a choice, anything else does not."""
    made = play.business.made
    assert made is not None
    return Phase.PROFIT if made.net > 0 else _lose(play)


def legal_profit(position: Position) -> Iterator[PayDividends | RetainProfits]:
    yield PayDividends()
    yield RetainProfits()


def do_pay(play: Play, seat: int, action: PayDividends) -> Next:
    """A tenth a share to players and, for Held Stock, to the treasury; none to orphans (32)."""
    name, line = play.acting
    net = _net(play)
    each = net // 10
    paid = []
    for owner, player in enumerate(play.state.players):
        count = player.shares.get(name, 0)
        if count:
            play.pay_out(player, each * count)
            paid.append((owner, each * count))
    play.pay_out(line, each * line.held)
    play.tell(DividendPaid(name, each, tuple(paid), each * line.held))
    valuation.move(play, name, spaces(net, line.income)[0], "dividend")
    return _finish(play)


def do_retain(play: Play, seat: int, action: RetainProfits) -> Next:
    name, line = play.acting
    net = _net(play)
    play.pay_out(line, net)
    play.tell(ProfitRetained(name, net))
    valuation.move(play, name, spaces(net, line.income)[1], "retained")
    return _finish(play)


def _net(position: Position) -> int:
    made = position.business.made
    assert made is not None
    return made.net


def _lose(play: Play) -> Next:
    """Two spaces down and a share of the President's given up, without payment (33)."""
    name, line = play.acting
    valuation.move(play, name, spaces(_net(play), line.income)[0], "loss")
    seat = line.president
    assert seat is not None
    shares = play.state.players[seat].shares
    shares[name] -= 1
    if not shares[name]:
        del shares[name]
    line.held += 1
    play.tell(ShareSacrificed(seat, name))
    presidents.settle(play, name)
    if line.president is None:
        _note_income(play)
        receivership.enter(play, name)
        return Step.NEXT_RAILROAD
    return _finish(play)


def _finish(play: Play) -> Next:
    """Previous income is this one, never below 0; the counter goes under its stack (30, 34)."""
    name, line = play.acting
    line.income = max(0, _net(play))
    valuation.to_bottom(play.state, name)
    _note_income(play)
    return Step.NEXT_RAILROAD


def _note_income(play: Play) -> None:
    name, _ = play.acting
    business = play.business
    made = play.state.incomes.setdefault(name, [None, None])
    made[business.round - 1] = _net(play)
