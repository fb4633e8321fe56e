"""What a Holding earns, and whether its shareholders or its treasury get it (rulings 25 and 26)."""

from __future__ import annotations

from collections.abc import Iterator

import data.railroad_barons as facts
from rules.railroad_barons.model.actions import KeepRevenue, PayDividends
from rules.railroad_barons.model.events import DividendsPaid, RevenueKept, RevenueMade, ValueMoved
from rules.railroad_barons.model.play import Next, Play, Position, Step
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.operating import ending


def parts(position: Position, holding: str) -> tuple[int, int, int]:
    """Dollars that a Holding earns by its Railroads, its network and its Investors: nothing at all
    without a Railroad (25)."""
    row = position.state.holdings[holding]
    if not row.railroads:
        return (0, 0, 0)
    income = sum(position.side(each).income for each in row.railroads)
    network = row.network * facts.constants().network_token_income
    bonus = sum(_bonus(investor, len(row.railroads)) for investor in row.investors)
    return (income, network, bonus)


def _bonus(investor: str, railroads: int) -> int:
    row = facts.investors()[investor]
    if row.ability == "income_per_railroad":
        return row.amount * railroads
    return row.amount if row.ability == "income_flat" else 0


def dividends(position: Position, holding: str, revenue: int) -> tuple[int, int]:
    """What each seat gets of a revenue paid: a tenth for 10%; the bank's part is lost (26)."""
    first, second = (revenue * position.share(seat, holding) // 100 for seat in (0, 1))
    return (first, second)


def risen(position: Position, holding: str) -> int:
    """The share value after a dividend, in dollars (26, 27)."""
    index, values = position.state.holdings[holding].value, facts.track().values
    assert index is not None
    return values[min(index + 1, len(values) - 1)]


def earn(play: Play) -> Next:
    """Add the revenue up. Without any there is nothing to choose, and the marker stays (26)."""
    holding, row = play.operating
    railroads, network, bonus = parts(play, holding)
    amount = railroads + network + bonus
    play.state.revenues[holding] = amount
    play.tell(RevenueMade(holding, amount, railroads, network, bonus))
    if amount:
        return Phase.REVENUE
    row.paid = None
    return Step.RAILROADS


def legal_revenue(position: Position) -> Iterator[PayDividends | KeepRevenue]:
    yield PayDividends()
    yield KeepRevenue()


def do_pay(play: Play, seat: int, action: PayDividends) -> Next:
    """The players get theirs from the bank and the marker moves one space up (26, 27)."""
    state = play.state
    holding, row = play.operating
    revenue = state.revenues[holding]
    amounts = dividends(play, holding, revenue)
    for player, amount in zip(state.players, amounts, strict=True):
        play.pay_out(player, amount)
    play.tell(DividendsPaid(seat, holding, revenue, amounts))
    row.paid = True
    assert row.value is not None
    if not ending.at_top(play, holding):
        before = play.value(holding)
        row.value += 1
        play.tell(ValueMoved(holding, before, play.value(holding), "dividend"))
        ending.notice(play, holding)
    return Step.RAILROADS


def do_keep(play: Play, seat: int, action: KeepRevenue) -> Next:
    """All of it goes into the treasury, and the marker stays (26)."""
    holding, row = play.operating
    revenue = play.state.revenues[holding]
    play.pay_out(row, revenue)
    row.paid = False
    play.tell(RevenueKept(seat, holding, revenue))
    return Step.RAILROADS
