"""The profit step: dividends, retained profits, losses (rulings 30 to 34)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.actions import PayDividends, RetainProfits
from rules.baltimore_ohio.model.events import DividendPaid, ProfitRetained, ShareSacrificed
from rules.baltimore_ohio.model.position import MutablePosition, Next, Position, Step
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.stock import presidents, receivership, valuation


def spaces_moved(net: int, income: int) -> tuple[int, int]:
    """Return by how many spaces a net income moves the value if paid out and if retained.

    `income` was the previous net income (31). Without a profit both are the same (33)."""
    if net <= 0:
        return -2, -2
    return int(net > income), -int(net < income)


class Values(NamedTuple):
    """Dollars a share now, if the net income is paid out, and if it is retained."""

    now: int
    paid: int
    kept: int


def values_after(table: State, railroad: str, net: int) -> Values:
    """Return to which values a net income would take the railroad's shares."""
    line = table.railroads[railroad]
    assert line.value is not None
    paid, retained = spaces_moved(net, line.income)
    return Values(
        facts.track_values()[line.value],
        facts.track_values()[valuation.index_after_move(line.value, paid)],
        facts.track_values()[valuation.index_after_move(line.value, retained)],
    )


def begin_step(play: MutablePosition) -> Next:
    """Wait for the use of a profit, or take the loss."""
    income = play.business.made
    assert income is not None
    return Phase.PROFIT if income.net > 0 else _take_loss(play)


def legal_profit(position: Position) -> Iterator[PayDividends | RetainProfits]:
    yield PayDividends()
    yield RetainProfits()


def do_pay_dividends(play: MutablePosition, seat: int, action: PayDividends) -> Next:
    """Pay a tenth a share to players and, for Held Stock, the treasury; orphans get none (32)."""
    name, line = play.acting_railroad
    net = _net(play)
    each = net // 10
    paid = []
    for owner, player in enumerate(play.state.players):
        count = player.shares.get(name, 0)
        if count:
            play.pay_out(player, each * count)
            paid.append((owner, each * count))
    play.pay_out(line, each * line.held)
    play.emit(DividendPaid(name, each, tuple(paid), each * line.held))
    valuation.move_counter(play, name, spaces_moved(net, line.income)[0], "dividend")
    return _finish_turn(play)


def do_retain_profits(play: MutablePosition, seat: int, action: RetainProfits) -> Next:
    name, line = play.acting_railroad
    net = _net(play)
    play.pay_out(line, net)
    play.emit(ProfitRetained(name, net))
    valuation.move_counter(play, name, spaces_moved(net, line.income)[1], "retained")
    return _finish_turn(play)


def _net(position: Position) -> int:
    income = position.business.made
    assert income is not None
    return income.net


def _take_loss(play: MutablePosition) -> Next:
    """Drop two spaces and give up a share of the President's, without payment (33)."""
    name, line = play.acting_railroad
    valuation.move_counter(play, name, spaces_moved(_net(play), line.income)[0], "loss")
    seat = line.president
    assert seat is not None
    shares = play.state.players[seat].shares
    shares[name] -= 1
    if not shares[name]:
        del shares[name]
    line.held += 1
    play.emit(ShareSacrificed(seat, name))
    presidents.update_president(play, name)
    if line.president is None:
        _record_income(play)
        receivership.enter_receivership(play, name)
        return Step.NEXT_RAILROAD
    return _finish_turn(play)


def _finish_turn(play: MutablePosition) -> Next:
    """Record the income, never below 0, and move the counter under its stack (30, 34)."""
    name, line = play.acting_railroad
    line.income = max(0, _net(play))
    valuation.move_to_bottom(play.state, name)
    _record_income(play)
    return Step.NEXT_RAILROAD


def _record_income(play: MutablePosition) -> None:
    name, _ = play.acting_railroad
    business = play.business
    nets = play.state.incomes.setdefault(name, [None, None])
    nets[business.round - 1] = _net(play)
