"""Who presides over a company (sections 8 and 10; rulings 18, 19, 22)."""

from __future__ import annotations

from collections.abc import Iterable

import data.train_tycoon as facts
from rules.train_tycoon.model.events import PresidentChanged
from rules.train_tycoon.model.play import Play, Position


def update(play: Play) -> None:
    """All certificates are taken back and given anew, in CO (18)."""
    state = play.state
    before = {name: state.companies[name].president for name in state.order}
    for name in state.order:
        state.companies[name].president = None
    _give(play, state.order, before)


def replace(play: Play, names: Iterable[str]) -> None:
    """Only these companies, which have lost theirs, get a president (22)."""
    _give(play, list(names), {})


def _give(play: Play, names: list[str], before: dict[str, int | None]) -> None:
    for name in names:
        company = play.company(name)
        company.president = _candidate(play, name)
        if company.president is not None:
            company.previous = company.president
        old = before.get(name)
        if company.president != old:
            play.tell(PresidentChanged(name, company.president, old))


def certificates(position: Position, seat: int) -> int:
    """How many companies the seat presides over."""
    return sum(company.president == seat for company in position.state.companies.values())


def _candidate(position: Position, name: str) -> int | None:
    """The largest shareholder with room for a certificate; ties go to the previous president, then
    clockwise from him, in PO where there is none (18, 19)."""
    company = position.company(name)
    most = facts.finance().max_presidencies
    first = position.state.priority if company.previous is None else company.previous
    found = [
        seat
        for seat in position.clockwise(first)
        if position.state.players[seat].shares.get(name) and certificates(position, seat) < most
    ]
    return max(found, key=lambda seat: position.state.players[seat].shares[name], default=None)
