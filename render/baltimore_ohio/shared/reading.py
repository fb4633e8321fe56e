"""What the table of a view says, worked out for drawing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import data.baltimore_ohio as facts
from render.words import money
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.events import TrackBuilt, ValueMoved
from rules.baltimore_ohio.model.state import State
from rules.game import Event


def value(table: State, railroad: str) -> int | None:
    """Dollars a share, None while it is not on the track."""
    index = table.railroads[railroad].value
    return None if index is None else facts.track()[index]


def stock(table: State, seat: int) -> int:
    """Dollars that a player's shares are worth at present values."""
    shares = table.players[seat].shares
    return sum((value(table, name) or 0) * count for name, count in shares.items())


def in_order(table: State) -> list[str]:
    """All railroads of the game: those on the track in the order of business, then the others."""
    return [*table.order, *(name for name in table.railroads if name not in table.order)]


def waiting_for(table: State, railroad: str) -> int | None:
    """The Tech Level from which the railroad can be started, None if it has come (5)."""
    level = facts.railroads()[railroad].available_from_tech_level
    return level if level > table.tech_level else None


def start_values(table: State, language: str) -> str:
    """The values that a railroad can be started at now (13)."""
    known = min(table.tech_level, len(facts.valuation().initial_values))
    return ", ".join(money(value, language) for value in facts.initial_values(known))


def cities_of(table: State, railroad: str) -> list[str]:
    """The cities with its cube, in the order in which it reached them."""
    city = board().city
    return [city[hex_] for hex_ in table.railroads[railroad].track if hex_ in city]


def built(events: Iterable[Event]) -> tuple[str, ...]:
    """The hexes of all builds among the events."""
    return tuple(hex_ for event in events if isinstance(event, TrackBuilt) for hex_ in event.hexes)


class Move(NamedTuple):
    """A counter's way in all: indices on the track."""

    railroad: str
    before: int
    after: int


def moves(events: Iterable[Event]) -> tuple[Move, ...]:
    """The ways of the counters in these events, one for each railroad that ended elsewhere."""
    track = facts.track()
    found: dict[str, Move] = {}
    for event in events:
        if isinstance(event, ValueMoved):
            first = found.get(event.railroad)
            before = track.index(event.before) if first is None else first.before
            found[event.railroad] = Move(event.railroad, before, track.index(event.after))
    return tuple(move for move in found.values() if move.before != move.after)
