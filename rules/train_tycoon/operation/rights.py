"""Rights to hubs (section 11, ruling 51)."""

from __future__ import annotations

from collections.abc import Iterable

import data.train_tycoon as facts
from rules.train_tycoon.model.play import Position


def rights(
    position: Position, company: str, hubs: Iterable[str]
) -> tuple[tuple[str, str, int], ...]:
    """What the company pays to be connected to these hubs: (hub, other company there, dollars),
    nothing for hubs where it has a line. Companies that cost nothing are left out."""
    had = position.hubs_of(company)
    president = position.company(company).president
    assert president is not None
    shares = position.state.players[president].shares
    base, less = position.numbers.rights_base, facts.finance().rights_discount_per_share_held
    found = []
    for hub in hubs:
        if hub in had:
            continue
        for other in sorted(position.companies_at(hub) - {company}):
            price = base - less * shares.get(other, 0)
            if price > 0:
                found.append((hub, other, price))
    return tuple(found)
