"""The map in sentences, for the alt text."""

from __future__ import annotations

from collections.abc import Iterator

from render.train_tycoon.map.places import Marked
from render.train_tycoon.shared.table_values import company_hubs
from render.train_tycoon.shared.words import (
    full_name,
    item_name,
    picture_text,
    place_name,
    short_name,
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
    count = sum(line.owner == company for line in table.lines)
    return picture_text(
        "alt-company",
        language,
        company=short_name(company),
        count=count,
        hubs=", ".join(hubs),
    )


def _describe_stocks(table: State, language: str) -> Iterator[str]:
    """Yield what waits at the hubs."""
    listed = []
    for hex_, hub in sorted(table.hubs.items()):
        name = place_name(table, hex_, language)
        if hub.kind in ("resource", "factory"):
            listed.append(f"{name}: {hub.stock}")
        elif hub.kind == "city":
            item = item_name(hub.item, language)
            listed.append(picture_text("alt-city", language, city=name, item=item, count=hub.stock))
    if listed:
        yield picture_text("alt-stocks", language, hubs="; ".join(listed))
