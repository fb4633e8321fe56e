"""What the table of a view says, worked out for drawing: share values, incomes, levels to come."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

import data.railroad_barons as facts
from rules.game import Event
from rules.railroad_barons.model.events import (
    Bought,
    DividendsPaid,
    Floated,
    HoldingStarted,
    InvestorTaken,
    RailroadBought,
    RailroadGiven,
    RailroadsRemoved,
    RailroadTraded,
    RevenueKept,
    Sold,
    TokensPlaced,
    ValueMoved,
)
from rules.railroad_barons.model.play import DIRECTOR
from rules.railroad_barons.model.state import HoldingState, Railroad, State

LEVELS = (4, 6, 8)
"""Levels whose first Railroad makes others obsolete (33)."""


def started(table: State) -> list[str]:
    """The Holdings with a share value, in operating order."""
    return [name for name in facts.holdings() if table.holdings[name].value is not None]


def value(table: State, holding: str) -> int | None:
    """Dollars for 10%, None before it is started."""
    index = table.holdings[holding].value
    return None if index is None else facts.track().values[index]


def share(table: State, seat: int, holding: str) -> int:
    """Percent of a Holding that a player owns."""
    return sum(c.percent for c in table.players[seat].certificates if c.holding == holding)


def stock(table: State, seat: int) -> int:
    """Dollars that a player's certificates are worth at current values."""
    return sum(
        (value(table, c.holding) or 0) * c.percent // 10 for c in table.players[seat].certificates
    )


def owner(table: State, holding: str, percent: int) -> int | None:
    """The seat that has a certificate, None: the bank, or the $450 Investor in the draft."""
    for seat, player in enumerate(table.players):
        if any(c.holding == holding and c.percent == percent for c in player.certificates):
            return seat
    return None


def side(railroad: Railroad) -> facts.Side:
    """The side by which a Railroad lies in its Holding."""
    return facts.railroads()[railroad.card].sides[railroad.side]


class Income(NamedTuple):
    """Dollars a round and what they are made of; nothing at all without a Railroad (25)."""

    railroads: int
    network: int
    investors: int

    @property
    def total(self) -> int:
        return self.railroads + self.network + self.investors


def income(table: State, holding: str) -> Income:
    """What a Holding would earn now."""
    held = table.holdings[holding]
    if not held.railroads:
        return Income(0, 0, 0)
    bonus = 0
    for name in held.investors:
        investor = facts.investors()[name]
        if investor.ability == "income_per_railroad":
            bonus += investor.amount * len(held.railroads)
        elif investor.ability == "income_flat":
            bonus += investor.amount
    network = facts.constants().network_token_income * held.network
    return Income(sum(side(r).income for r in held.railroads), network, bonus)


def dividend(table: State, seat: int, holding: str) -> int:
    """What the player would get of the Holding's income (26)."""
    return income(table, holding).total * share(table, seat, holding) // 100


def risen(table: State, holding: str) -> int:
    """The share value of a started Holding after a dividend, in dollars (26, 27)."""
    values = facts.track().values
    return values[min((table.holdings[holding].value or 0) + 1, len(values) - 1)]


def next_level(table: State) -> int | None:
    """The next level that makes Railroads obsolete."""
    return next((level for level in LEVELS if level not in table.levels), None)


def doomed(table: State, of: facts.Side) -> bool:
    """Whether a Railroad goes when the next such level comes."""
    return of.obsolete_at_level is not None and of.obsolete_at_level == next_level(table)


def cost(table: State, holding: str | None, of: facts.Side) -> int:
    """What the Holding would pay the bank, less its discount (32); the printed price for None."""
    if holding is None:
        return of.cost
    off = sum(
        facts.investors()[name].amount
        for name in table.holdings[holding].investors
        if facts.investors()[name].ability == "discount_percent"
    )
    return of.cost - of.cost * off // 100


class Group(NamedTuple):
    """The cards of one category: how many there are in the game and how many still in the stack."""

    category: str
    levels: str
    all: int
    left: int


def groups(table: State) -> list[Group]:
    """The categories, top first."""
    left = set(table.stack)
    found = []
    for category, rows in groupby(facts.railroads().values(), key=lambda row: row.category):
        cards = list(rows)
        levels = [str(s.level) for s in cards[0].sides]
        name = "8a/b" if levels[0] == "8a" else "/".join(levels)
        found.append(Group(category, name, len(cards), sum(c.id in left for c in cards)))
    return found


class Move(NamedTuple):
    """A marker's way in all: indices on the track."""

    holding: str
    before: int
    after: int


def moves(events: Iterable[Event]) -> tuple[Move, ...]:
    """The ways of the markers in these events, one for each Holding that ended elsewhere."""
    values = facts.track().values
    found: dict[str, Move] = {}
    for event in events:
        if isinstance(event, ValueMoved):
            first = found.get(event.holding)
            before = values.index(event.before) if first is None else first.before
            found[event.holding] = Move(event.holding, before, values.index(event.after))
    return tuple(move for move in found.values() if move.before != move.after)


class News(NamedTuple):
    """What events have changed of a Holding: its certificates, Railroads by card, its treasury, its
    tokens; whether it was started."""

    papers: frozenset[int] = frozenset()
    railroads: frozenset[str] = frozenset()
    treasury: bool = False
    tokens: bool = False
    begun: bool = False


QUIET = News()


def news(events: Iterable[Event]) -> dict[str, News]:
    """What is new of each Holding."""
    found: dict[str, News] = defaultdict(News)
    for event in events:
        match event:
            case Sold() | Bought():
                of = found[event.holding]
                extra = event.take if isinstance(event, Sold) else event.give
                papers = of.papers | ({event.percent, extra} - {0})
                found[event.holding] = of._replace(papers=papers)
            case HoldingStarted():
                of = found[event.holding]
                found[event.holding] = of._replace(begun=True, papers=of.papers | {DIRECTOR})
            case Floated() | RevenueKept():
                found[event.holding] = found[event.holding]._replace(treasury=True)
            case TokensPlaced():
                found[event.holding] = found[event.holding]._replace(tokens=True)
            case RailroadBought() | RailroadGiven():
                of = found[event.holding]
                come = of.railroads | {event.card}
                paid = of.treasury or isinstance(event, RailroadBought)
                found[event.holding] = of._replace(railroads=come, treasury=paid)
            case RailroadTraded():
                of = found[event.buyer]
                come = of.railroads | {event.railroad.card}
                found[event.buyer] = of._replace(railroads=come, treasury=True)
                found[event.seller] = found[event.seller]._replace(treasury=True)
            case RailroadsRemoved():
                of = found[event.holding]
                gone = {railroad.card for railroad in event.railroads}
                found[event.holding] = of._replace(railroads=of.railroads | gone)
    return dict(found)


def richer(events: Iterable[Event]) -> frozenset[int]:
    """The seats whose cash events have changed."""
    found: set[int] = set()
    for event in events:
        match event:
            case Sold() | Bought() | InvestorTaken():
                found.add(event.seat)
            case HoldingStarted() if event.price:
                found.add(event.seat)
            case DividendsPaid():
                found |= {seat for seat, amount in enumerate(event.amounts) if amount}
    return frozenset(found)


def free_tokens(holding: str, held: HoldingState) -> int:
    """Tokens on the Holding card that are on neither kind of circle."""
    return facts.holdings()[holding].operator_tokens - held.network - held.plus - held.down


def limit() -> int:
    """Certificates a player may own."""
    return facts.constants().certificate_limit
