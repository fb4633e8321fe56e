"""Headlines of this game's pictures: the round, and what the table waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import data.railroad_barons as facts
from render.paint.style import fit, text_width
from render.railroad_barons.shared.reading import side
from render.words import money, said
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating.discard import excess

_ROOM, _CARD_ROOM, _LEAST = 900, 280, 130
"""Pixels: of a sentence, of a Railroad's name in it, and the least for a person's name."""


def told(key: str, language: str, **values: Any) -> str:
    """A text of this game's pictures."""
    return said(f"railroad_barons_pictures-{key}", language, **values)


def round_name(table: State, language: str) -> str:
    """The round being played, such as "Operating Round 3.1"."""
    if table.phase is Phase.OVER:
        return told("over", language)
    return name_of(table.set, table.half, language)


def name_of(set_: int, half: int, language: str) -> str:
    """A round by the numbers a `State` has for it."""
    if set_ == 0:
        return told("draft", language)
    if half == 0:
        return told("stock-round", language, set=str(set_))
    return told("operating-round", language, set=str(set_), half=str(half))


def why_over(table: State, language: str) -> str:
    """What ended the game, without a full stop."""
    top = money(facts.constants().end_share_value, language)
    return told(f"why-{table.ended or 'agreed'}", language, top=top)


def waits_for(view: View, names: Sequence[str], language: str, size: int = 36) -> str:
    """One line that says who is to do what; `names` as lettered, cut where they are long."""
    table = view.table
    values: dict[str, Any] = {"name": "", "holding": table.holding or ""}
    key = str(table.phase)
    if table.phase is Phase.OVER:
        return why_over(table, language)
    if table.phase is Phase.CHOOSE and table.draft is not None:
        values["amount"] = money(table.draft.price, language)
    elif table.phase is Phase.SELECT and table.options.face_values:
        key = "select-fixed"
    elif table.phase is Phase.STOCK and table.stock is not None and table.stock.passes:
        key = "stock-last"
    elif table.phase is Phase.REVENUE:
        values["amount"] = money(table.revenues.get(table.holding or "", 0), language)
    elif table.phase is Phase.OFFER and table.offer is not None:
        offer = table.offer
        values |= {
            "amount": money(offer.price, language),
            "card": fit(facts.railroads()[offer.card].name, size, _CARD_ROOM),
            "holding": offer.buyer,
            "level": next(
                str(side(one).level)
                for one in table.holdings[offer.seller].railroads
                if one.card == offer.card
            ),
        }
    elif table.phase is Phase.DISCARD and table.holding:
        owned = len(table.holdings[table.holding].railroads)
        values |= {"count": excess(Position(table)), "all": owned}
    if view.to_move:
        rest = text_width(told(f"ask-{key}", language, **values), size)
        values["name"] = fit(names[view.to_move[0]], size, max(_LEAST, _ROOM - rest))
    return told(f"ask-{key}", language, **values)


def ability(investor: facts.Investor, language: str) -> str:
    """What the Investor does, in a few words."""
    values = {"holding": investor.holding or "", "amount": str(investor.amount)}
    if investor.ability.startswith("income"):
        values["amount"] = money(investor.amount, language)
    elif investor.par_value is not None:
        values["amount"] = money(investor.par_value, language)
        rows = facts.railroads().values()
        given = next(row for row in rows if row.name == investor.free_railroad)
        values |= {"railroad": given.name, "income": money(given.sides[0].income, language)}
    return told(f"ability-{investor.ability.replace('_', '-')}", language, **values)
