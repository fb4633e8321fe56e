"""The revenue of a Holding, and its payment to players or treasury (rulings 25 and 26)."""

from __future__ import annotations

from collections.abc import Iterator

import data.railroad_barons as facts
from rules.railroad_barons.model.actions import KeepRevenue, PayDividends
from rules.railroad_barons.model.events import DividendsPaid, RevenueKept, RevenueMade, ValueMoved
from rules.railroad_barons.model.play import MutablePosition, Next, Position, Step
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.operating import ending


def revenue_parts(position: Position, holding: str) -> tuple[int, int, int]:
    """Return a Holding's revenue from its Railroads, its network and its Investors in dollars.

    Without a Railroad all are 0 (25)."""
    row = position.state.holdings[holding]
    if not row.railroads:
        return (0, 0, 0)
    income = sum(position.side_of(each).income for each in row.railroads)
    network = row.network * facts.constants().network_token_income
    bonus = sum(_bonus(investor, len(row.railroads)) for investor in row.investors)
    return (income, network, bonus)


def _bonus(investor: str, railroads: int) -> int:
    row = facts.investors()[investor]
    if row.ability == "income_per_railroad":
        return row.amount * railroads
    return row.amount if row.ability == "income_flat" else 0


def dividends_by_seat(position: Position, holding: str, revenue: int) -> tuple[int, int]:
    """Return what each seat gets of a revenue paid: a tenth for 10% (26).

    The bank's part is lost."""
    first, second = (revenue * position.percent_owned(seat, holding) // 100 for seat in (0, 1))
    return (first, second)


def raised_value(position: Position, holding: str) -> int:
    """Return the share value after a dividend, in dollars (26, 27)."""
    index, values = position.state.holdings[holding].value, facts.track().values
    assert index is not None
    return values[min(index + 1, len(values) - 1)]


def earn_revenue(play: MutablePosition) -> Next:
    """Compute the revenue. If it is 0 there is no choice, and the marker does not move (26)."""
    holding, row = play.operating
    railroads, network, bonus = revenue_parts(play, holding)
    amount = railroads + network + bonus
    play.state.revenues[holding] = amount
    play.emit(RevenueMade(holding, amount, railroads, network, bonus))
    if amount:
        return Phase.REVENUE
    row.paid = None
    return Step.RAILROADS


def legal_revenue(position: Position) -> Iterator[PayDividends | KeepRevenue]:
    yield PayDividends()
    yield KeepRevenue()


def do_pay_dividends(play: MutablePosition, seat: int, action: PayDividends) -> Next:
    """Pay the players from the bank and move the marker one space up (26, 27)."""
    state = play.state
    holding, row = play.operating
    revenue = state.revenues[holding]
    amounts = dividends_by_seat(play, holding, revenue)
    for player, amount in zip(state.players, amounts, strict=True):
        play.pay_out(player, amount)
    play.emit(DividendsPaid(seat, holding, revenue, amounts))
    row.paid = True
    assert row.value is not None
    if not ending.is_at_top(play, holding):
        before = play.share_value(holding)
        row.value += 1
        play.emit(ValueMoved(holding, before, play.share_value(holding), "dividend"))
        ending.check_end_reached(play, holding)
    return Step.RAILROADS


def do_keep_revenue(play: MutablePosition, seat: int, action: KeepRevenue) -> Next:
    """Pay all of it into the treasury; the marker does not move (26)."""
    holding, row = play.operating
    revenue = play.state.revenues[holding]
    play.pay_out(row, revenue)
    row.paid = False
    play.emit(RevenueKept(seat, holding, revenue))
    return Step.RAILROADS
