"""Texts of this game's pictures: the turn, the phase, the prompt; names of companies,
places and items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import data.train_tycoon as facts
from render.alt import truncate
from render.paint.style import fit, text_width
from render.train_tycoon.shared.livery import LIVERIES
from render.words import cached_text, money
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.position import Position, cash, loans
from rules.train_tycoon.model.state import Attempt, Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import lines
from rules.train_tycoon.shares import treasury

_LETTERS, _PROMPT_WIDTH, _MIN_NAMES_WIDTH = 36, 800, 130
"""Font size and width of a prompt, and minimum width of the names in it, in pixels."""
PASSENGERS = "passengers"

_PHASES_OF: dict[str, tuple[Phase, ...]] = {
    "setup": (Phase.AUCTION, Phase.SEATING, Phase.CHOOSE),
    "trading": (Phase.PRICES, Phase.TRADE),
    "treasury": (Phase.TREASURY, Phase.BANKRUPTCY),
    "mergers": (Phase.TARGET, Phase.BIDS, Phase.REBIDS, Phase.VOTE, Phase.KEEP),
    "ipo": (Phase.IPO, Phase.ANSWERS),
    "over": (Phase.OVER,),
}
"""The phases of the rulebook by what the game waits for; all others belong to "operate"."""


def format_signed(dollars: int, language: str) -> str:
    """Format whole dollars with their sign; zero has none."""
    return ("+" if dollars > 0 else "") + money(dollars, language)


def picture_text(key: str, language: str, **values: Any) -> str:
    """Return a text of this game's pictures."""
    return cached_text(f"train_tycoon_pictures-{key}", language, **values)


def short_name(company: str) -> str:
    return LIVERIES[company].short


def full_name(company: str) -> str:
    return facts.companies()[company].name


def item_name(item: str, language: str) -> str:
    """Return the name of a resource, of a good, or of passengers."""
    return picture_text(f"item-{item}", language)


def describe_factory(good: str, language: str) -> dict[str, str]:
    """Return what a factory makes, and what it takes, as text values."""
    takes = " + ".join(item_name(item, language) for item in facts.accepted_resources(good))
    return {"good": item_name(good, language), "takes": takes}


@facts.FACTS.cached_recent(8)
def city_names(map_name: str) -> dict[str, str]:
    """Return the names of the cities of a map, by hex."""
    return {row.id: row.name for row in facts.hex_map(map_name).hexes if row.name is not None}


def place_name(table: State, hex_: str, language: str) -> str:
    """Return a hub in words: a city's name, "oil K5", "tools factory F5"; any other hex by its
    id."""
    city = city_names(table.options.map).get(hex_)
    if city is not None:
        return city
    hub = table.hubs.get(hex_)
    if hub is None or hub.kind == "city":
        return hex_
    values = {"hex": hex_, "item": item_name(hub.item, language) if hub.item else ""}
    return picture_text(f"place-{hub.kind}", language, **values)


def round_name(table: State, language: str) -> str:
    """Return the turn and its phase, such as "Turn 3 – Operate"."""
    part = next((name for name, some in _PHASES_OF.items() if table.phase in some), "operate")
    if part in ("setup", "over"):
        return picture_text(f"part-{part}", language)
    return picture_text(
        "round", language, turn=str(table.turn), part=picture_text(f"part-{part}", language)
    )


def subject_company(table: State) -> str | None:
    """Return the company about which the game waits for a choice, or None."""
    if table.operation is not None:
        return table.operation.company
    if table.phase is Phase.TRADE:
        return table.trading
    if table.phase is Phase.ANSWERS and table.ipo is not None:
        return table.ipo.company
    if table.attempt is not None and table.phase in (Phase.BIDS, Phase.REBIDS, Phase.VOTE):
        return table.attempt.target
    return None


_FEW = 3
"""Names that are truncated rather than counted."""


def describe_prompt(
    view: View, names: Sequence[str], language: str, room: float = _PROMPT_WIDTH
) -> str:
    """Return one line that says who must do what, or two if several must; the `names`, in
    characters that the font has, are truncated if they are long, and counted if there are many.

    In a secret choice it names those who still have to choose, never what was chosen."""
    table = view.table
    company = subject_company(table)
    values = {
        "name": "",
        "company": short_name(company) if company else "",
        "count": len(view.to_move),
    }
    key = f"ask-{table.phase}"
    if table.phase is Phase.LINE and not lines.has_legal_line(Position(table)):
        key = "ask-no-line"
    if table.phase is Phase.TREASURY and view.to_move:
        key = _treasury_key(table)
    if table.phase is Phase.KEEP and table.attempt is not None:
        values["company"] = _crowded_company(table, view) or values["company"]
    if table.phase is Phase.VOTE and table.attempt is not None and table.attempt.order:
        values |= _ballot_values(table.attempt)
    if len(view.to_move) > 1:
        rest = text_width(picture_text(key, language, **values), _LETTERS)
        name_width = (2 * room - rest) / len(view.to_move) - text_width(", ", _LETTERS)
        fitted = [
            fit(names[seat], _LETTERS, max(_MIN_NAMES_WIDTH / 2, name_width))
            for seat in view.to_move
        ]
        whole = fitted == [names[seat] for seat in view.to_move]
        values["name"] = (
            ", ".join(fitted)
            if whole or len(view.to_move) <= _FEW
            else picture_text("people", language, count=len(view.to_move))
        )
    elif view.to_move:
        rest = text_width(picture_text(key, language, **values), _LETTERS)
        values["name"] = fit(names[view.to_move[0]], _LETTERS, max(_MIN_NAMES_WIDTH, room - rest))
    return picture_text(key, language, **values)


def _treasury_key(table: State) -> str:
    """Return the key of what is legal in the Treasury phase; in debt a share must be sold (17)."""
    kinds = {type(action) for action in treasury.legal_actions(Position(table))}
    if a.PassTreasury not in kinds:
        return "ask-treasury-must"
    if a.BuyShare in kinds:
        return "ask-treasury" if a.SellShare in kinds else "ask-treasury-buy"
    return "ask-treasury-sell" if a.SellShare in kinds else "ask-treasury-pass"


_PREVIEW_PROMPTS: dict[type, str] = {
    a.BuyShare: "buy",
    a.SellShare: "sell",
    a.TargetCompany: "target",
    a.OpenLine: "open",
    a.PlaceFactory: "place",
    a.TakeTrain: "take",
    a.Expand: "expand",
    a.Cut: "cut",
}
"""Keys of the prompts of previews, by action, which replace what the table waits for."""


def describe_preview_prompt(
    view: View, action: a.AnyAction, names: Sequence[str], language: str
) -> str:
    """Return the question whether the seat to move wants to do this; empty if a preview of this
    action has no prompt of its own. `names` are in characters that the font has."""
    key = _PREVIEW_PROMPTS.get(type(action))
    if key is None or not view.to_move:
        return ""
    company = getattr(action, "company", None) or subject_company(view.table)
    values = {
        "company": short_name(company) if company else "",
        "price": money(view.table.companies[company].price, language) if company else "",
        "line": str(getattr(action, "line", "")),
        "start": getattr(action, "hex", ""),
        "place": place_name(view.table, getattr(action, "end", ""), language),
    }
    if isinstance(action, a.Expand):
        values["start"] = place_name(view.table, action.hub, language)
    name = fit(names[view.to_move[0]], 36, 260)
    return picture_text(f"would-{key}", language, name=name, **values)


def _ballot_values(attempt: Attempt) -> dict[str, str]:
    """Return who votes on what: `role` is "merger", or whether the company that votes is the
    "bidder" or the "target"."""
    bid, voting = attempt.order[0], attempt.voting or attempt.target
    is_bidder = voting == bid.company
    role = "merger" if bid.kind == "merger" else "bidder" if is_bidder else "target"
    other = attempt.target if is_bidder else bid.company
    return {"voting": short_name(voting), "other": short_name(other), "role": role}


def _crowded_company(table: State, view: View) -> str:
    """Return the company with more lines than trains, or an empty string."""
    max_trains = facts.components().trains_per_company
    owners = [line.owner for line in table.lines]
    crowded = [name for name in table.companies if owners.count(name) > max_trains]
    return short_name(crowded[0]) if crowded else ""


def t(key: str, language: str, **values: Any) -> str:
    """Return a text of this game's charts."""
    return cached_text(f"train_tycoon_charts-{key}", language, **values)


def format_purse(net: int, language: str) -> str:
    """Format cash, and the loans if there are any: "$45, 2 loans"."""
    if net >= 0:
        return money(net, language)
    return t("purse", language, loans=loans(net), cash=money(cash(net), language))


def describe_president(name: str, language: str) -> str:
    """Return who presides, for an alt text."""
    return t("president-is", language, name=truncate(name))
