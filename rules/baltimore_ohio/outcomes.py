"""What a step of a railroad's turn would bring, as numbers: from tables, never changing them."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.business_round.profit import Values, values
from rules.baltimore_ohio.ending import last_level
from rules.baltimore_ohio.forecast import equipment_prices, forecast
from rules.baltimore_ohio.model.actions import PayDividends, RetainProfits
from rules.baltimore_ohio.model.events import DividendPaid
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.trial import trial


class Works(NamedTuple):
    """A railroad at work: `capacity` in cities, `reached` of them, `maintenance` and the best net
    income in dollars, now and (None: the game ends before) at the next Tech Level."""

    level: int
    treasury: int
    capacity: int
    reached: int
    maintenance: int
    net: int
    later: int | None


def works(table: State, railroad: str) -> Works:
    """How it would work with what it has."""
    found = forecast(table, railroad)
    later = None if found.next_level is None else found.next_level.net
    return Works(
        table.tech_level,
        table.railroads[railroad].treasury,
        found.capacity,
        len(services.reached(table, railroad)),
        found.now.maintenance,
        found.now.net,
        later,
    )


def prices(table: State, count: int) -> tuple[int, ...]:
    """Dollars for each of the first cards of the deck."""
    totals = (0, *equipment_prices(table)[:count])
    return tuple(after - before for before, after in pairwise(totals))


def payable(table: State, railroad: str) -> int:
    """How many cards the treasury can pay."""
    treasury = table.railroads[railroad].treasury
    return sum(total <= treasury for total in equipment_prices(table))


def dearer(before: State, after: State) -> list[tuple[str, int, int]]:
    """Railroads whose maintenance rises with the Tech Level: dollars before and after (21)."""
    rates = facts.maintenance(before.tech_level), facts.maintenance(after.tech_level)
    if rates[0] == rates[1]:
        return []
    rows = [(name, len(before.railroads[name].cards)) for name in before.order]
    return [(name, rates[0] * count, rates[1] * count) for name, count in rows if count]


def ends(table: State) -> bool:
    """Whether this Tech Level ends the game with this turn (39, 44)."""
    return table.tech_level >= last_level(table.options)


class Profit(NamedTuple):
    """Both ways to use a profit: dollars `each` share and by seat, what the treasury has before, if
    paid and if kept, and the values."""

    net: int
    each: int
    players: tuple[tuple[int, int], ...]
    held: int
    before: int
    paid: int
    kept: int
    values: Values


def profit(view: View, railroad: str) -> Profit:
    """Of the railroad that is asked; `view` is that of its President."""
    business = view.table.business
    assert business is not None and business.made is not None
    net = business.made.net
    paid = trial(view, (PayDividends(),))
    kept = trial(view, (RetainProfits(),))
    dividend = next(event for event in paid.events if isinstance(event, DividendPaid))
    return Profit(
        net,
        dividend.per_share,
        dividend.players,
        dividend.treasury,
        view.table.railroads[railroad].treasury,
        paid.table.railroads[railroad].treasury,
        kept.table.railroads[railroad].treasury,
        values(view.table, railroad, net),
    )
