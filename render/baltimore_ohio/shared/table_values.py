"""Values computed from the table of a view, for drawing."""

from __future__ import annotations

from collections.abc import Iterable

import data.baltimore_ohio as facts
from render.charts.scales import Move, total_moves
from render.words import money
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.events import TrackBuilt, ValueMoved
from rules.baltimore_ohio.model.state import State
from rules.game import Event


def share_value(table: State, railroad: str) -> int | None:
    """Return the value of a share in dollars, or None if the railroad is not on the track."""
    index = table.railroads[railroad].value
    return None if index is None else facts.track_values()[index]


def stock_value(table: State, seat: int) -> int:
    """Return what a player's shares are worth at present values, in dollars."""
    shares = table.players[seat].shares
    return sum((share_value(table, name) or 0) * count for name, count in shares.items())


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
