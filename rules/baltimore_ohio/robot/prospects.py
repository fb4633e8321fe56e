"""What a railroad could net in its next Business Round: the robots' measure."""

from __future__ import annotations

from copy import copy

import msgspec
from msgspec.structs import replace

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round import building, equipment, services
from rules.baltimore_ohio.business_round.build_key import BuildKey
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import State

MAX_CARDS = 2
"""Maximum of cards bought at once that is considered."""
CACHE_SIZE = 4096
"""Number of railroads whose prospects are cached: most change little from turn to turn."""


class Prospect(msgspec.Struct, frozen=True):
    """The best `net` within reach after buying `cards` cards, with one more connection."""

    cards: int
    net: int


def table_with_cards(table: State, railroad: str, count: int) -> State | None:
    """Return the table with so many cards of the deck bought for the railroad; None if it can't
    pay.

    It shares with the given table what does not change."""
    position = Position(table)
    line = copy(table.railroads[railroad])
    totals = list(equipment.total_prices(position))[:count]
    if len(totals) < count or (totals and totals[-1] > line.treasury):
        return None
    trial = replace(table, railroads={**table.railroads, railroad: line})
    if count and table.deck is not None:
        bought = facts.equipment().cards[table.deck - 1 : table.deck - 1 + count]
        line.cards = [*line.cards, *(card.number for card in bought)]
        line.treasury -= totals[-1]
        trial.tech_level = max(trial.tech_level, bought[-1].tech_level)
    return trial


def prospects(table: State, railroad: str) -> tuple[Prospect, ...]:
    """Return one prospect for each number of cards that the railroad could buy now, 0 first."""
    return _prospects(BuildKey(table, railroad))


@facts.FACTS.cached_recent(CACHE_SIZE)
def _prospects(key: BuildKey) -> tuple[Prospect, ...]:
    table, railroad = key.table, key.railroad
    by_count = []
    for count in range(MAX_CARDS + 1):
        trial = table_with_cards(table, railroad, count)
        if trial is None:
            break
        by_count.append(_prospect_with(trial, railroad, count))
    return tuple(by_count)


def _prospect_with(table: State, railroad: str, count: int) -> Prospect:
    """Return the prospect with the one connection that brings most; sets are left to `building`."""
    best = services.best_service(table, railroad).cities
    net = services.income(table, railroad, best).net
    if not table.railroads[railroad].cards:
        return Prospect(count, net)
    builds = building.build_search(table, railroad).cheapest_builds()
    gain_of = building.income_gain_function(table, railroad)
    gains = [
        gain_of(builds[goal].hexes)
        for goal in building.build_goals(table, railroad)
        if goal in builds
    ]
    return Prospect(count, net + max(gains, default=0))


def best_prospect(table: State, railroad: str) -> Prospect:
    """Return the best of the prospects; of equal ones the one with the fewest cards."""
    return max(prospects(table, railroad), key=lambda candidate: (candidate.net, -candidate.cards))
