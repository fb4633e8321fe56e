"""The income of a company's turn, paid out or retained (section 11, ruling 60)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import data.train_tycoon as facts
from rules.train_tycoon.model.actions import PayOut, Retain
from rules.train_tycoon.model.operation_events import IncomeCounted, PaidOut, Retained
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step, loans
from rules.train_tycoon.model.state import Phase


class Sums(NamedTuple):
    """What a company earns in a turn, in dollars.

    `income` = `delivered` less `trains` and `interest`, within the limits of the board."""

    delivered: int
    trains: int
    interest: int
    income: int


def compute_income(turn: int, net: int, delivered: int, trains: int) -> Sums:
    """Return the sums for a company with this net, income of deliveries and trains (60)."""
    numbers = facts.finance()
    paid = trains * facts.turns()[turn].train_cost_each
    interest = loans(net) * numbers.company_interest_per_loan
    total = delivered - paid - interest
    income = max(numbers.income_min, min(numbers.income_max, total))
    return Sums(delivered, paid, interest, income)


def settle_income(play: MutablePosition) -> Next:
    """Pay negative income, with loans if needed; pay out or retain positive income."""
    name = play.operation.company
    company = play.company(name)
    sums = compute_income(
        play.state.turn, company.net, play.operation.earned, len(play.lines_of(name))
    )
    company.income = sums.income
    play.emit(IncomeCounted(name, *sums))
    is_first, company.operated = not company.operated, True
    if company.income <= 0:
        play.pay(name, None, -company.income, "income")
        return Step.NEXT_COMPANY
    if is_first or play.turn_facts.must_retain or payout_per_share(play, name) == 0:
        return _retain(play)
    if play.then == "ask":
        return Phase.PAYOUT
    return _pay_out(play) if play.then == "pay" else _retain(play)


def payout_choice(position: Position, income: int) -> int:
    """Return the dollars a share that the acting company could pay out of this income.

    0 if there is no choice."""
    name = position.operation.company
    row = position.company(name)
    if income <= 0 or not row.operated or position.turn_facts.must_retain:
        return 0
    return _round_payout(income, row.issued)


def _round_payout(income: int, issued: int) -> int:
    step = facts.finance().payout_rounding_per_share
    return income // issued // step * step


def payout_per_share(position: Position, company: str) -> int:
    """Return the dollars a share if the income is paid out, in steps of 5."""
    row = position.company(company)
    return _round_payout(row.income, row.issued)


def shareholders(position: Position, company: str) -> list[tuple[int | None, int]]:
    """Return the holders with their number of shares: players in PO, last the bank, as None."""
    rows: list[tuple[int | None, int]] = [
        (seat, position.state.players[seat].shares.get(company, 0))
        for seat in position.player_order()
    ]
    return [row for row in [*rows, (None, position.company(company).bank)] if row[1]]


def legal_payout(position: Position) -> Iterator[PayOut | Retain]:
    yield Retain()
    yield PayOut()


def do_pay_out(play: MutablePosition, seat: int, action: PayOut) -> Next:
    return _pay_out(play)


def _pay_out(play: MutablePosition) -> Next:
    """Pay each share its part, the bank's to the bank; the rest stays in the company."""
    name = play.operation.company
    company = play.company(name)
    each = payout_per_share(play, name)
    remainder = company.income - each * company.issued
    play.pay(None, name, company.income, "income")
    play.emit(PaidOut(name, each, remainder))
    for holder, count in shareholders(play, name):
        play.pay(name, holder, each * count, "payout")
    return Step.NEXT_COMPANY


def do_retain(play: MutablePosition, seat: int, action: Retain) -> Next:
    return _retain(play)


def _retain(play: MutablePosition) -> Next:
    name = play.operation.company
    amount = play.company(name).income
    play.pay(None, name, amount, "income")
    play.emit(Retained(name, amount))
    return Step.NEXT_COMPANY
