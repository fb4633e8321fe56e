"""Values computed from the table of a view, and what events changed, for drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import data.baltimore_ohio as facts
from render.charts.scales import Move, total_moves
from render.words import money
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.events import TrackBuilt, ValueMoved
from rules.baltimore_ohio.model.state import State
from rules.game import Event


def share_value(table: State, railroad: str) -> int | None:
    """Return the value of a share in dollars, or None if the railroad is not on the track."""
    index = table.railroads[railroad].value
    return None if index is None else facts.track_values()[index]


def railroads_in_order(table: State) -> list[str]:
    """Return all railroads of the game: those on the track in the order of business, then the
    others."""
    return [*table.order, *(name for name in table.railroads if name not in table.order)]


def level_awaited(table: State, railroad: str) -> int | None:
    """Return the Tech Level from which the railroad can be started, or None if it has been
    reached (5)."""
    level = facts.railroads()[railroad].available_from_tech_level
    return level if level > table.tech_level else None


def list_start_values(table: State, language: str) -> str:
    """Return the values at which a railroad can be started now (13)."""
    known = min(table.tech_level, len(facts.valuation().initial_values))
    return ", ".join(money(value, language) for value in facts.initial_values(known))


def cities_of(table: State, railroad: str) -> list[str]:
    """Return the cities with the railroad's cube, in the order in which it reached them."""
    city = board().city
    return [city[hex_] for hex_ in table.railroads[railroad].track if hex_ in city]


def hexes_built(events: Iterable[Event]) -> tuple[str, ...]:
    return tuple(hex_ for event in events if isinstance(event, TrackBuilt) for hex_ in event.hexes)


def value_moves(events: Iterable[Event]) -> tuple[Move, ...]:
    """Return the total moves of the counters in these events, in spaces of the track."""
    space = facts.track_values().index
    return total_moves(
        (event.railroad, space(event.before), space(event.after))
        for event in events
        if isinstance(event, ValueMoved)
    )


class News(NamedTuple):
    """`shares`: what a seat gained or lost of a railroad, as (railroad, seat, count); `started`:
    railroads started; `cards`: the buyer of each card; `hexes` built; `presidents`: railroads with
    another President; `won`: Robber Barons sold; `acted`: seats that dealt, bid or passed."""

    moves: tuple[Move, ...] = ()
    shares: tuple[tuple[str, int, int], ...] = ()
    started: frozenset[str] = frozenset()
    cards: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()
    presidents: frozenset[str] = frozenset()
    won: frozenset[str] = frozenset()
    acted: frozenset[int] = frozenset()

    def share_changes(self, railroad: str, seats: int) -> tuple[int, ...]:
        """Return what each seat gained or lost of the railroad."""
        counts = [0] * seats
        for name, seat, count in self.shares:
            if name == railroad:
                counts[seat] += count
        return tuple(counts)


def collect_news(events: Sequence[Event]) -> News:
    """Return what these events changed."""
    return News(
        value_moves(events),
        tuple(change for event in events if (change := _share_change(event))),
        frozenset(event.railroad for event in events if isinstance(event, e.RailroadStarted)),
        tuple(event.railroad for event in events if isinstance(event, e.EquipmentBought)),
        hexes_built(events),
        frozenset(
            event.railroad
            for event in events
            if isinstance(event, e.PresidentChanged) and event.after is not None
        ),
        frozenset(event.card for event in events if isinstance(event, e.AuctionWon)),
        frozenset(event.seat for event in events if isinstance(event, _ACTS_OF_SEATS)),
    )


def _share_change(event: Event) -> tuple[str, int, int] | None:
    match event:
        case e.SharesBought(seat, railroad, held, orphan):
            return railroad, seat, held + orphan
        case e.SharesSold(seat, railroad, count):
            return railroad, seat, -count
        case e.ShareSacrificed(seat, railroad):
            return railroad, seat, -1
    return None


_ACTS_OF_SEATS = (
    e.SharesBought,
    e.SharesSold,
    e.SharesBoughtBack,
    e.ShareSacrificed,
    e.AuctionOpened,
    e.BidMade,
    e.BidPassed,
    e.AuctionWon,
    e.Passed,
)
NOTHING = News()
