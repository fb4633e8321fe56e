"""Values computed from the table of a view, for drawing: share values, incomes, levels to come."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Set
from itertools import groupby
from typing import NamedTuple

import data.railroad_barons as facts
from render.charts.scales import Move, total_moves
from rules.game import Event
from rules.railroad_barons.draft import cards_in_stack
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
from rules.railroad_barons.model.play import DIRECTOR, Position
from rules.railroad_barons.model.state import Railroad, State
from rules.railroad_barons.operating.revenue import dividends_by_seat, revenue_parts
from rules.railroad_barons.operating.tokens import free_tokens


def started_holdings(table: State) -> list[str]:
    """Return the Holdings with a share value, in operating order."""
    return [name for name in facts.holdings() if table.holdings[name].value is not None]


def share_value(table: State, holding: str) -> int | None:
    """Return the value of 10% in dollars, or None before the Holding is started."""
    index = table.holdings[holding].value
    return None if index is None else facts.track().values[index]


def certificate_owner(table: State, holding: str, percent: int) -> int | None:
    """Return the seat that has a certificate, or None: the bank, or the $450 Investor in the
    draft."""
    for seat, player in enumerate(table.players):
        if any(c.holding == holding and c.percent == percent for c in player.certificates):
            return seat
    return None


def railroad_side(railroad: Railroad) -> facts.Side:
    return facts.railroads()[railroad.card].sides[railroad.side]


class Income(NamedTuple):
    """Dollars per round and their sources; all zero without a Railroad (25)."""

    railroads: int
    network: int
    investors: int

    @property
    def total(self) -> int:
        return self.railroads + self.network + self.investors


def income(table: State, holding: str) -> Income:
    """Return what a Holding would earn now."""
    return Income(*revenue_parts(Position(table), holding))


def dividend(table: State, seat: int, holding: str) -> int:
    """Return what the player would receive of the Holding's income (26)."""
    return dividends_by_seat(Position(table), holding, income(table, holding).total)[seat]


def next_level(table: State) -> int | None:
    """Return the next level that makes Railroads obsolete, or None."""
    levels = sorted(map(int, facts.constants().obsolescence))
    return next((level for level in levels if level not in table.levels), None)


def becomes_obsolete_next(table: State, printed_side: facts.Side) -> bool:
    """Return whether a Railroad becomes obsolete at the next such level."""
    return (
        printed_side.obsolete_at_level is not None
        and printed_side.obsolete_at_level == next_level(table)
    )


class Group(NamedTuple):
    """The cards of one category: how many the game has, and how many are left in the stack."""

    category: str
    levels: str
    all: int
    left: int


def stack_groups(table: State) -> list[Group]:
    """Return the categories, top first."""
    in_stack = set(cards_in_stack(table))
    result = []
    for category, rows in groupby(facts.railroads().values(), key=lambda row: row.category):
        cards = list(rows)
        levels = [str(s.level) for s in cards[0].sides]
        name = "8a/b" if levels[0] == "8a" else "/".join(levels)
        result.append(Group(category, name, len(cards), sum(c.id in in_stack for c in cards)))
    return result


def value_moves(events: Iterable[Event]) -> tuple[Move, ...]:
    """Return the total moves of the markers in these events, in spaces of the track."""
    space = facts.track().values.index
    return total_moves(
        (event.holding, space(event.before), space(event.after))
        for event in events
        if isinstance(event, ValueMoved)
    )


class News(NamedTuple):
    """What events changed in a Holding: its certificates, Railroads by card, its treasury, its
    tokens; `begun`: it was started."""

    papers: frozenset[int] = frozenset()
    railroads: frozenset[str] = frozenset()
    treasury: bool = False
    tokens: bool = False
    begun: bool = False


QUIET = News()


def collect_news(events: Iterable[Event]) -> dict[str, News]:
    """Return what is new, by Holding."""
    news: dict[str, News] = defaultdict(News)

    def add(
        holding: str, papers: Set[int] = frozenset(), railroads: Set[str] = frozenset(), **new: bool
    ) -> None:
        now = news[holding]
        papers, railroads = now.papers | papers - {0}, now.railroads | railroads
        news[holding] = now._replace(papers=papers, railroads=railroads, **new)

    for event in events:
        match event:
            case Sold():
                add(event.holding, {event.percent, event.take})
            case Bought():
                add(event.holding, {event.percent, event.give})
            case HoldingStarted():
                add(event.holding, {DIRECTOR}, begun=True)
            case Floated() | RevenueKept():
                add(event.holding, treasury=True)
            case TokensPlaced():
                add(event.holding, tokens=True)
            case RailroadBought():
                add(event.holding, railroads={event.card}, treasury=True)
            case RailroadGiven():
                add(event.holding, railroads={event.card})
            case RailroadTraded():
                add(event.buyer, railroads={event.railroad.card}, treasury=True)
                add(event.seller, treasury=True)
            case RailroadsRemoved():
                add(event.holding, railroads={railroad.card for railroad in event.railroads})
    return dict(news)


def seats_with_new_cash(events: Iterable[Event]) -> frozenset[int]:
    """Return the seats whose cash the events have changed."""
    seats: set[int] = set()
    for event in events:
        match event:
            case Sold() | Bought() | InvestorTaken():
                seats.add(event.seat)
            case HoldingStarted() if event.price:
                seats.add(event.seat)
            case DividendsPaid():
                seats |= {seat for seat, amount in enumerate(event.amounts) if amount}
    return frozenset(seats)


def idle_tokens(table: State, holding: str) -> int:
    """Return the number of tokens on the Holding card that are on neither kind of circle."""
    row = table.holdings[holding]
    return free_tokens(Position(table), holding) - row.plus - row.down
