"""What the table of a view and the events say, worked out for drawing."""

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
    """Hexes with a new line or an investment on them, and hubs that are new or whose stock is
    another."""

    laid: tuple[str, ...]
    hubs: tuple[str, ...]


def changes(events: Iterable[Event], table: State) -> Changes:
    """What the events changed on the map, as far as it is still there."""
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
    still = [hex_ for hex_ in dict.fromkeys(hubs) if hex_ in table.hubs]
    return Changes(tuple(dict.fromkeys(laid)), tuple(still))
