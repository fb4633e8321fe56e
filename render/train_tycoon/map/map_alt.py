"""The map in sentences, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.alt import clipped
from render.train_tycoon.map.places import Marked
from render.train_tycoon.map.strip import plan_costs
from render.train_tycoon.shared.reading import hubs_of
from render.train_tycoon.shared.words import full, item_name, place_name, short, told
from render.words import money
from rules.train_tycoon.model.play import cash, loans
from rules.train_tycoon.model.state import State
from rules.train_tycoon.model.view import View


def map_alt(view: View, names: Sequence[str], language: str, marked: Marked) -> list[str]:
    """What the map shows."""
    return list(_sentences(view, names, language, marked))


def _sentences(view: View, names: Sequence[str], language: str, marked: Marked) -> Iterator[str]:
    table = view.table
    if marked.company is not None:
        yield _network(table, marked.company, names, language)
    if marked.plan is not None and marked.company is not None:
        way = marked.plan.way
        places = {
            "start": place_name(table, way.start, language),
            "end": place_name(table, way.end, language),
            "hexes": ", ".join(lay.hex for lay in way.lays),
        }
        yield told("alt-plan", language, **places)
        for word, _ in plan_costs(table, marked.company, marked.plan, language):
            yield f"{word}."
    elif marked.laid:
        yield told("alt-laid", language, hexes=", ".join(marked.laid))
    if marked.company is None:
        owners = [line.owner for line in table.lines]
        for name in table.order:
            if name in owners:
                yield _company(table, name, language)
    yield from _stocks(table, language)
    if table.investments:
        yield told("alt-investments", language, count=len(table.investments))


def _network(table: State, company: str, names: Sequence[str], language: str) -> str:
    found = table.companies[company]
    hubs = [place_name(table, hub, language) for hub in hubs_of(table, company)]
    if not hubs:
        return told("alt-no-network", language, company=full(company))
    president = "–" if found.president is None else clipped(names[found.president], 16)
    return told(
        "alt-network",
        language,
        company=full(company),
        name=president,
        hubs=", ".join(hubs),
        cash=money(cash(found.net), language),
        loans=loans(found.net),
    )


def _company(table: State, company: str, language: str) -> str:
    hubs = [place_name(table, hub, language) for hub in hubs_of(table, company)]
    count = sum(line.owner == company for line in table.lines)
    return told(
        "alt-company", language, company=short(company), count=count, hubs=", ".join(hubs) or "–"
    )


def _stocks(table: State, language: str) -> Iterator[str]:
    """What waits at the hubs."""
    there = []
    for hex_, hub in sorted(table.hubs.items()):
        name = place_name(table, hex_, language)
        if hub.kind in ("resource", "factory"):
            there.append(f"{name}: {hub.stock}")
        elif hub.kind == "city":
            item = item_name(hub.item, language)
            there.append(told("alt-city", language, city=name, item=item, count=hub.stock))
    if there:
        yield told("alt-stocks", language, hubs="; ".join(there))
