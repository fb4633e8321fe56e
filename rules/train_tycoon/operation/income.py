"""The income of a company's turn, paid out or kept (section 11, ruling 60)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import data.train_tycoon as facts
from rules.train_tycoon.model.actions import PayOut, Retain
from rules.train_tycoon.model.events import IncomeCounted, PaidOut, Retained
from rules.train_tycoon.model.play import Next, Play, Position, Step, loans
from rules.train_tycoon.model.state import Phase


class Sums(NamedTuple):
    """What a company earns in a turn, in dollars: `income` = what is `delivered` less `trains` and
    `interest`, within the limits of the board."""

    delivered: int
    trains: int
    interest: int
    income: int


def counted(turn: int, net: int, delivered: int, trains: int) -> Sums:
    """What comes of the deliveries of a company with this net and so many trains (60)."""
    numbers = facts.finance()
    paid = trains * facts.turns()[turn].train_cost_each
    interest = loans(net) * numbers.company_interest_per_loan
    total = delivered - paid - interest
    income = max(numbers.income_min, min(numbers.income_max, total))
    return Sums(delivered, paid, interest, income)


def settle(play: Play) -> Next:
    """Negative income is paid, with loans if needed; positive income is paid out or kept."""
    name = play.operation.company
    company = play.company(name)
    found = counted(play.state.turn, company.net, play.operation.earned, len(play.lines_of(name)))
    company.income = found.income
    play.tell(IncomeCounted(name, *found))
    first, company.operated = not company.operated, True
    if company.income <= 0:
        play.pay(name, None, -company.income, "income")
        return Step.NEXT_COMPANY
    if first or play.numbers.must_retain or per_share(play, name) == 0:
        return _retain(play)
    if play.then == "ask":
        return Phase.PAYOUT
    return _pay(play) if play.then == "pay" else _retain(play)


def choice_of(position: Position, income: int) -> int:
    """Dollars a share that the company whose turn it is could pay out of this income; 0 where there
    is no choice."""
    name = position.operation.company
    row = position.company(name)
    if income <= 0 or not row.operated or position.numbers.must_retain:
        return 0
    return _each(income, row.issued)


def _each(income: int, issued: int) -> int:
    step = facts.finance().payout_rounding_per_share
    return income // issued // step * step


def per_share(position: Position, company: str) -> int:
    """Dollars a share if it is paid out, in steps of 5."""
    found = position.company(company)
    return _each(found.income, found.issued)


def holders(position: Position, company: str) -> list[tuple[int | None, int]]:
    """Who has how many of its shares, the players in PO and last the bank, as None."""
    rows: list[tuple[int | None, int]] = [
        (seat, position.state.players[seat].shares.get(company, 0))
        for seat in position.player_order()
    ]
    return [row for row in [*rows, (None, position.company(company).bank)] if row[1]]


def legal_payout(position: Position) -> Iterator[PayOut | Retain]:
    yield Retain()
    yield PayOut()


def do_pay(play: Play, seat: int, action: PayOut) -> Next:
    return _pay(play)


def _pay(play: Play) -> Next:
    """Each share its part, the bank's to the bank; the rest stays in the company."""
    name = play.operation.company
    company = play.company(name)
    each = per_share(play, name)
    kept = company.income - each * company.issued
    play.pay(None, name, company.income, "income")
    play.tell(PaidOut(name, each, kept))
    for holder, count in holders(play, name):
        play.pay(name, holder, each * count, "payout")
    return Step.NEXT_COMPANY


def do_retain(play: Play, seat: int, action: Retain) -> Next:
    return _retain(play)


def _retain(play: Play) -> Next:
    name = play.operation.company
    amount = play.company(name).income
    play.pay(None, name, amount, "income")
    play.tell(Retained(name, amount))
    return Step.NEXT_COMPANY
