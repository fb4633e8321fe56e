"""The map in sentences, for the alt text, and what events changed on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from render.train_tycoon.map.places import Marked
from render.train_tycoon.shared.table_values import company_hubs
from render.train_tycoon.shared.words import (
    full_name,
    item_name,
    picture_text,
    place_name,
    short_name,
)
from rules.game import Event
from rules.train_tycoon.model.operation_events import (
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


def describe_map(table: State, language: str, marked: Marked) -> Iterator[str]:
    """Yield sentences about what the map shows."""
    if marked.company is not None:
        yield _describe_company(table, marked.company, language)
    if marked.plan is not None and marked.company is not None:
        path = marked.plan.way
        places = {
            "start": place_name(table, path.start, language),
            "end": place_name(table, path.end, language),
            "hexes": ", ".join(lay.hex for lay in path.lays),
        }
        yield picture_text("alt-plan", language, **places)
    elif marked.laid:
        yield picture_text("alt-laid", language, hexes=", ".join(marked.laid))
    if marked.company is None:
        owners = {line.owner for line in table.lines}
        for name in table.order:
            if name in owners:
                yield _describe_company(table, name, language)
    yield from _describe_stocks(table, language)
    if table.investments:
        yield picture_text("alt-investments", language, count=len(table.investments))


def _describe_company(table: State, company: str, language: str) -> str:
    hubs = [place_name(table, hub, language) for hub in company_hubs(table, company)]
    if not hubs:
        return picture_text("alt-no-network", language, company=full_name(company))
    lines = [line for line in table.lines if line.owner == company]
    values = {"count": len(lines), "hubs": ", ".join(hubs)}
    text = picture_text("alt-company", language, company=short_name(company), **values)
    broken = ", ".join(str(line.id) for line in lines if line.broken)
    return f"{text} {picture_text('alt-broken', language, lines=broken)}" if broken else text


def _describe_stocks(table: State, language: str) -> Iterator[str]:
    """Yield what waits at the hubs, and what was brought there."""
    listed = []
    for hex_, hub in sorted(table.hubs.items()):
        name = place_name(table, hex_, language)
        text = f"{name}: {hub.stock}"
        if hub.kind == "city":
            item = item_name(hub.item, language)
            text = picture_text("alt-city", language, city=name, item=item, count=hub.stock)
        brought = ", ".join(
            f"{count} {item_name(item, language)}" for item, count in hub.delivered.items()
        )
        if brought:
            text += f" ({picture_text('alt-brought', language, items=brought)})"
        if hub.kind != "transfer" or brought:
            listed.append(text)
    if listed:
        yield picture_text("alt-stocks", language, hubs="; ".join(listed))


class Changes(NamedTuple):
    """Hexes with a new line or an investment on them, hubs that are new or have another stock,
    and the hexes where an investment was `placed`."""

    laid: tuple[str, ...]
    hubs: tuple[str, ...]
    placed: tuple[str, ...]


def find_map_changes(events: Iterable[Event], table: State) -> Changes:
    """Return what the events changed on the map, if it is still there."""
    routes = {line.id: [hex_ for hex_, _ in line.route] for line in table.lines}
    laid: list[str] = []
    hubs: list[str] = []
    placed: list[str] = []
    for event in events:
        if isinstance(event, LineOpened):
            laid += [hex_ for hex_, _, _ in event.laid]
        elif isinstance(event, Expanded):
            laid += routes.get(event.line, [])
        elif isinstance(event, Invested):
            placed.append(event.hex)
        elif isinstance(event, Delivered):
            hubs += [event.source, event.destination]
        elif isinstance(event, HubPlaced | PassengersCame | GoodsMade | HubRefilled):
            hubs.append(event.hex)
    remaining = [hex_ for hex_ in dict.fromkeys(hubs) if hex_ in table.hubs]
    return Changes(tuple(dict.fromkeys((*laid, *placed))), tuple(remaining), tuple(placed))
