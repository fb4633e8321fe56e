"""What events changed on the map."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rules.game import Event
from rules.train_tycoon.model.events import (
    Delivered,
    Expanded,
    GoodsMade,
    HubPlaced,
    HubRefilled,
    Invested,
    LineOpened,
    PassengersCame,
)
from rules.train_tycoon.model.state import State


class Changes(NamedTuple):
    """Hexes with a new line or an investment on them, and hubs that are new or have another
    stock."""

    laid: tuple[str, ...]
    hubs: tuple[str, ...]


def find_map_changes(events: Iterable[Event], table: State) -> Changes:
    """Return what the events changed on the map, if it is still there."""
    routes = {line.id: [hex_ for hex_, _ in line.route] for line in table.lines}
    laid: list[str] = []
    hubs: list[str] = []
    for event in events:
        if isinstance(event, LineOpened):
            laid += [hex_ for hex_, _, _ in event.laid]
        elif isinstance(event, Expanded):
            laid += routes.get(event.line, [])
        elif isinstance(event, Invested):
            laid.append(event.hex)
        elif isinstance(event, Delivered):
            hubs += [event.source, event.destination]
        elif isinstance(event, HubPlaced | PassengersCame | GoodsMade | HubRefilled):
            hubs.append(event.hex)
    remaining = [hex_ for hex_ in dict.fromkeys(hubs) if hex_ in table.hubs]
    return Changes(tuple(dict.fromkeys(laid)), tuple(remaining))
