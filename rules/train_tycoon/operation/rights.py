"""Rights to hubs (section 11, ruling 51)."""

from __future__ import annotations

from collections.abc import Iterable

import data.train_tycoon as facts
from rules.train_tycoon.model.position import Position


def rights_to_pay(
    position: Position, company: str, hubs: Iterable[str]
) -> tuple[tuple[str, str, int], ...]:
    """Return what the company pays for rights to these hubs.

    Each payment is (hub, other company there, dollars).

    Hubs where it has a line cost nothing. Companies that cost nothing are left out."""
    own_hubs = position.hubs_of(company)
    president = position.company(company).president
    assert president is not None
    shares = position.state.players[president].shares
    full_price, discount = (
        position.turn_facts.rights_base,
        facts.finance().rights_discount_per_share_held,
    )
    payments = []
    for hub in hubs:
        if hub in own_hubs:
            continue
        for other in sorted(position.companies_at(hub) - {company}):
            price = full_price - discount * shares.get(other, 0)
            if price > 0:
                payments.append((hub, other, price))
    return tuple(payments)
