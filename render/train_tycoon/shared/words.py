"""Headlines of this game's pictures: the turn, the phase, and what the table waits for; names of
places and of what is carried."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import data.train_tycoon as facts
from render.paint.style import fit, text_width
from render.train_tycoon.shared.livery import LIVERIES
from render.words import money, said
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Attempt, Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import lines

_ROOM, _LEAST = 900, 130
"""Pixels: of a sentence, and the least for persons' names in it."""
PASSENGERS = "passengers"

PART: dict[Phase, str] = {
    Phase.AUCTION: "setup",
    Phase.SEATING: "setup",
    Phase.CHOOSE: "setup",
    Phase.PRICES: "trading",
    Phase.TRADE: "trading",
    Phase.TREASURY: "treasury",
    Phase.BANKRUPTCY: "treasury",
    Phase.TARGET: "mergers",
    Phase.BIDS: "mergers",
    Phase.REBIDS: "mergers",
    Phase.VOTE: "mergers",
    Phase.KEEP: "mergers",
    Phase.IPO: "ipo",
    Phase.ANSWERS: "ipo",
    Phase.FACTORY: "operate",
    Phase.LINE: "operate",
    Phase.TAKE: "operate",
    Phase.INVEST: "operate",
    Phase.TRAINS: "operate",
    Phase.PAYOUT: "operate",
    Phase.OVER: "over",
}
"""By what the game waits for: the phase of the rulebook that this belongs to."""


def signed(dollars: int, language: str) -> str:
    """Whole dollars with their sign, "±" of nothing left out."""
    return ("+" if dollars > 0 else "") + money(dollars, language)


def told(key: str, language: str, **values: Any) -> str:
    """A text of this game's pictures."""
    return said(f"train_tycoon_pictures-{key}", language, **values)


def short(company: str) -> str:
    """The short name."""
    return LIVERIES[company].short


def full(company: str) -> str:
    """The name in full."""
    return facts.companies()[company].name


def item_name(item: str, language: str) -> str:
    """A resource, a good or passengers."""
    return told(f"item-{item}", language)


@lru_cache(maxsize=8)
def city_names(map_name: str) -> dict[str, str]:
    """The cities of a map by hex."""
    return {row.id: row.name for row in facts.hex_map(map_name).hexes if row.name is not None}


def place_name(table: State, hex_: str, language: str) -> str:
    """A hub in words: a city's name, "oil K5", "tools factory F5", else the hex."""
    city = city_names(table.options.map).get(hex_)
    if city is not None:
        return city
    hub = table.hubs.get(hex_)
    if hub is None or hub.kind == "city":
        return hex_
    values = {"hex": hex_, "item": item_name(hub.item, language) if hub.item else ""}
    return told(f"place-{hub.kind}", language, **values)


def round_name(table: State, language: str) -> str:
    """The turn and its phase, such as "Turn 3 – Operate"."""
    part = PART[table.phase]
    if part in ("setup", "over"):
        return told(f"part-{part}", language)
    return told("round", language, turn=str(table.turn), part=told(f"part-{part}", language))


def about(table: State) -> str | None:
    """The company that the game waits for a choice about."""
    if table.operation is not None:
        return table.operation.company
    if table.phase is Phase.TRADE:
        return table.trading
    if table.phase is Phase.ANSWERS and table.ipo is not None:
        return table.ipo.company
    if table.attempt is not None and table.phase in (Phase.BIDS, Phase.REBIDS, Phase.VOTE):
        return table.attempt.target
    return None


def waits_for(
    view: View, names: Sequence[str], language: str, size: int = 36, room: float = _ROOM
) -> str:
    """One line that says who is to do what; `names` as lettered, cut where they are long. Of a
    secret choice it says whose is still out, never what was chosen."""
    table = view.table
    company = about(table)
    values = {"name": "", "company": short(company) if company else "", "count": len(view.to_move)}
    key = f"ask-{table.phase}"
    if table.phase is Phase.LINE and not lines.any_legal(Position(table)):
        key = "ask-no-line"
    if table.phase is Phase.KEEP and table.attempt is not None:
        values["company"] = _keeper(table, view) or values["company"]
    if table.phase is Phase.VOTE and table.attempt is not None and table.attempt.order:
        values |= _ballot(table.attempt)
    if len(view.to_move) > 1:
        rest = text_width(told(key, language, **values), size)
        each = (room - rest) / len(view.to_move) - text_width(", ", size)
        cut = [fit(names[seat], size, max(_LEAST / 2, each)) for seat in view.to_move]
        values["name"] = ", ".join(cut)
    elif view.to_move:
        rest = text_width(told(key, language, **values), size)
        values["name"] = fit(names[view.to_move[0]], size, max(_LEAST, room - rest))
    return told(key, language, **values)


_WOULD: dict[type, str] = {
    a.BuyShare: "buy",
    a.SellShare: "sell",
    a.TargetCompany: "target",
    a.OpenLine: "open",
    a.PlaceFactory: "place",
    a.TakeTrain: "take",
    a.Expand: "expand",
    a.Cut: "cut",
}
"""What is asked of a preview of these, in place of what the table waits for."""


def would_ask(view: View, action: a.AnyAction, names: Sequence[str], language: str) -> str:
    """Whether whoever is asked wants to do this; `names` as lettered. Empty where a preview is of
    what is asked anyway."""
    key = _WOULD.get(type(action))
    if key is None or not view.to_move:
        return ""
    company = getattr(action, "company", None) or about(view.table)
    values = {
        "company": short(company) if company else "",
        "price": money(view.table.companies[company].price, language) if company else "",
        "line": str(getattr(action, "line", "")),
        "start": getattr(action, "hex", ""),
        "place": place_name(view.table, getattr(action, "end", ""), language),
    }
    name = fit(names[view.to_move[0]], 36, 260)
    return told(f"would-{key}", language, name=name, **values)


def _ballot(attempt: Attempt) -> dict[str, str]:
    """Who votes on what: `role` is "merger", or whether it would take over or be taken over."""
    bid, voting = attempt.order[0], attempt.voting or attempt.target
    bids = voting == bid.company
    role = "merger" if bid.kind == "merger" else "bidder" if bids else "target"
    other = attempt.target if bids else bid.company
    return {"voting": short(voting), "other": short(other), "role": role}


def _keeper(table: State, view: View) -> str:
    """The company with more lines than trains."""
    most = facts.components().trains_per_company
    owners = [line.owner for line in table.lines]
    found = [name for name in table.companies if owners.count(name) > most]
    return short(found[0]) if found else ""
