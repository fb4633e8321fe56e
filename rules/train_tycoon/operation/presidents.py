"""Presidents of companies (sections 8 and 10; rulings 18, 19, 22)."""

from __future__ import annotations

from collections.abc import Iterable

import data.train_tycoon as facts
from rules.train_tycoon.model.events import PresidentChanged
from rules.train_tycoon.model.position import MutablePosition, Position


def reassign_presidents(play: MutablePosition) -> None:
    """Take all certificates back and give them again, in CO (18)."""
    state = play.state
    before = {name: state.companies[name].president for name in state.order}
    for name in state.order:
        state.companies[name].president = None
    _assign(play, state.order, before)


def fill_vacancies(play: MutablePosition, names: Iterable[str]) -> None:
    """Give a president to these companies, which have lost theirs (22)."""
    _assign(play, list(names), {})


def _assign(play: MutablePosition, names: list[str], before: dict[str, int | None]) -> None:
    for name in names:
        company = play.company(name)
        company.president = _candidate(play, name)
        if company.president is not None:
            company.previous = company.president
        old = before.get(name)
        if company.president != old:
            play.emit(PresidentChanged(name, company.president, old))


def count_certificates(position: Position, seat: int) -> int:
    """Return how many companies the seat presides over."""
    return sum(company.president == seat for company in position.state.companies.values())


def _candidate(position: Position, name: str) -> int | None:
    """Return the largest shareholder with room for a certificate, or None.

    Ties go to the previous president, then clockwise from there; in PO if there was none (18,
    19)."""
    company = position.company(name)
    most = facts.finance().max_presidencies
    first = position.state.priority if company.previous is None else company.previous
    candidates = [
        seat
        for seat in position.clockwise(first)
        if position.state.players[seat].shares.get(name)
        and count_certificates(position, seat) < most
    ]
    return max(candidates, key=lambda seat: position.state.players[seat].shares[name], default=None)
