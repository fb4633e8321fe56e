"""Figures of what a step of a railroad's turn would bring; the tables given are never changed."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.business_round.profit import Values, values_after
from rules.baltimore_ohio.ending import last_level
from rules.baltimore_ohio.forecast import equipment_prices, forecast
from rules.baltimore_ohio.model.actions import PayDividends, RetainProfits, ScrapEquipment
from rules.baltimore_ohio.model.events import DividendPaid
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.trial import apply_step, try_actions


class RailroadFigures(NamedTuple):
    """A railroad's figures.

    `capacity` in cities, `reached` of them, `maintenance` and the best net income in dollars,
    now and, as `later`, at the next Tech Level (None: the game ends before)."""

    level: int
    treasury: int
    capacity: int
    reached: int
    maintenance: int
    net: int
    later: int | None


def railroad_figures(table: State, railroad: str) -> RailroadFigures:
    """Return the figures of a railroad with what it has."""
    figures = forecast(table, railroad)
    later = None if figures.next_level is None else figures.next_level.net
    return RailroadFigures(
        table.tech_level,
        table.railroads[railroad].treasury,
        figures.capacity,
        len(services.reached_cities(table, railroad)),
        figures.now.maintenance,
        figures.now.net,
        later,
    )


def card_prices(table: State, count: int) -> tuple[int, ...]:
    """Return the dollars for each of the first `count` cards of the deck."""
    totals = (0, *equipment_prices(table)[:count])
    return tuple(after - before for before, after in pairwise(totals))


def affordable_cards(table: State, railroad: str) -> int:
    """Return how many equipment cards from the top of the deck the treasury can pay."""
    treasury = table.railroads[railroad].treasury
    return sum(total <= treasury for total in equipment_prices(table))


def best_scrap(table: State, railroad: str) -> int | None:
    """Return the card whose scrapping leaves the railroad on turn the highest net income, the
    oldest of equal ones; None if each would lower it."""
    by_level = {
        facts.equipment_card(number).tech_level: number
        for number in table.railroads[railroad].cards
    }
    nets = {
        number: railroad_figures(apply_step(table, ScrapEquipment((number,))), railroad).net
        for _, number in sorted(by_level.items())
    }
    best = max(nets, key=lambda number: nets[number], default=None)
    if best is None or nets[best] < railroad_figures(table, railroad).net:
        return None
    return best


def maintenance_rises(before: State, after: State) -> list[tuple[str, int, int]]:
    """Return railroads whose maintenance rises with the Tech Level, with both sums (21)."""
    rates = facts.maintenance(before.tech_level), facts.maintenance(after.tech_level)
    if rates[0] == rates[1]:
        return []
    rows = [(name, len(before.railroads[name].cards)) for name in before.order]
    return [(name, rates[0] * count, rates[1] * count) for name, count in rows if count]


def ends_game(table: State) -> bool:
    """Whether this Tech Level ends the game with this turn (39, 44)."""
    return table.tech_level >= last_level(table.options)


class Profit(NamedTuple):
    """Both ways to use a profit.

    Dollars `each` share, by seat (`players`) and for Held Stock (`held`); the treasury in
    dollars `before`, if `paid` and if `kept`; the share values."""

    net: int
    each: int
    players: tuple[tuple[int, int], ...]
    held: int
    before: int
    paid: int
    kept: int
    values: Values


def preview_profit(view: View, railroad: str) -> Profit:
    """Return both ways to use the profit of the acting railroad; `view` is its President's."""
    business = view.table.business
    assert business is not None and business.made is not None
    net = business.made.net
    paid = try_actions(view, (PayDividends(),))
    retained = try_actions(view, (RetainProfits(),))
    dividend = next(event for event in paid.events if isinstance(event, DividendPaid))
    return Profit(
        net,
        dividend.per_share,
        dividend.players,
        dividend.treasury,
        view.table.railroads[railroad].treasury,
        paid.table.railroads[railroad].treasury,
        retained.table.railroads[railroad].treasury,
        values_after(view.table, railroad, net),
    )
