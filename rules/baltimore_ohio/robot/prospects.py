"""What a railroad could net in its next Business Round: what the robots judge by."""

from __future__ import annotations

from copy import copy
from functools import lru_cache

import msgspec
from msgspec.structs import replace

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round import building, equipment, services
from rules.baltimore_ohio.business_round.matters import Matters
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import State

MOST_CARDS = 2
"""Cards bought at once that are thought of."""
KEPT = 4096
"""Railroads whose prospects are kept in mind: most change little from turn to turn."""


class Prospect(msgspec.Struct, frozen=True):
    """The best `net` within reach after buying `cards` cards, with one connection more."""

    cards: int
    net: int


def equipped(table: State, railroad: str, count: int) -> State | None:
    """The table with so many cards of the deck bought for the railroad; None if it cannot pay.
    Shares with the table what does not change."""
    position = Position(table)
    line = copy(table.railroads[railroad])
    totals = list(equipment.prices(position))[:count]
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
    """One for each number of cards that the railroad could buy now, none first."""
    return _prospects(Matters(table, railroad))


@lru_cache(KEPT)
def _prospects(matters: Matters) -> tuple[Prospect, ...]:
    table, railroad = matters.table, matters.railroad
    found = []
    for count in range(MOST_CARDS + 1):
        trial = equipped(table, railroad, count)
        if trial is None:
            break
        found.append(_build(trial, railroad, count))
    return tuple(found)


def _build(table: State, railroad: str, count: int) -> Prospect:
    """With the one connection that brings most; sets of several are left to `building`."""
    best = services.best(table, railroad).cities
    net = services.income(table, railroad, best).net
    if not table.railroads[railroad].cards:
        return Prospect(count, net)
    found, reckon = building.search(table, railroad).ways(), building.gains(table, railroad)
    gains = [reckon(found[goal].hexes) for goal in building.goals(table, railroad) if goal in found]
    return Prospect(count, net + max(gains, default=0))


def prospect(table: State, railroad: str) -> Prospect:
    """The best of them; of equal ones the one with the fewest cards."""
    return max(prospects(table, railroad), key=lambda found: (found.net, -found.cards))
