"""Texts of this game's pictures: the round, the prompt, abilities of Investors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

import data.railroad_barons as facts
from render.paint.style import fit, text_width
from render.railroad_barons.shared.table_values import railroad_side
from render.words import cached_text, money
from rules.railroad_barons.model.actions import AssignInvestor, BuyRailroad, OfferPrice
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating.discard import count_surplus
from rules.railroad_barons.operating.railroads import legal_railroads
from rules.railroad_barons.stock.composing import describe_deal

_LETTERS, _PROMPT_WIDTH, _CARD_WIDTH, _MIN_NAME_WIDTH = 36, 800, 280, 130
"""Font size and width of a prompt, width of a Railroad's name in it, least width of a person's."""


def picture_text(key: str, language: str, **values: Any) -> str:
    """Return a text of this game's pictures."""
    return cached_text(f"railroad_barons_pictures-{key}", language, **values)


def round_name(table: State, language: str) -> str:
    """Return the round being played, such as "Operating Round 3.1"."""
    if table.phase is Phase.OVER:
        return picture_text("over", language)
    return round_label(table.set, table.half, language)


def round_label(set_: int, half: int, language: str) -> str:
    """Return a round by the numbers that a `State` has for it."""
    if set_ == 0:
        return picture_text("draft", language)
    if half == 0:
        return picture_text("stock-round", language, set=str(set_))
    return picture_text("operating-round", language, set=str(set_), half=str(half))


def describe_ending(table: State, language: str) -> str:
    """Return what ended the game, without a full stop."""
    top = money(facts.constants().end_share_value, language)
    return picture_text(f"why-{table.ended or 'agreed'}", language, top=top)


def describe_prompt(view: View, names: Sequence[str], language: str) -> str:
    """Return one line that says who must do what; the `names`, in characters that the font has,
    are truncated if they are long."""
    table = view.table
    values: dict[str, Any] = {"name": "", "holding": table.holding or ""}
    key = str(table.phase)
    if table.phase is Phase.OVER:
        return describe_ending(table, language)
    if table.phase is Phase.CHOOSE and table.draft is not None:
        values["amount"] = money(table.draft.price, language)
    elif table.phase is Phase.SELECT and table.options.face_values:
        key = "select-fixed"
    elif table.phase is Phase.STOCK and table.stock is not None and view.to_move:
        key = "stock-last" if table.stock.passes else "stock"
        values["deal"] = describe_deal(replace(view, viewer=view.to_move[0]))
    elif table.phase is Phase.RAILROADS:
        kinds = {type(action) for action in legal_railroads(Position(table))}
        if not kinds & {BuyRailroad, OfferPrice}:
            key = "railroads-assign" if AssignInvestor in kinds else "railroads-none"
    elif table.phase is Phase.REVENUE:
        values["amount"] = money(table.revenues.get(table.holding or "", 0), language)
    elif table.phase is Phase.OFFER and table.offer is not None:
        offer = table.offer
        values |= {
            "amount": money(offer.price, language),
            "card": fit(facts.railroads()[offer.card].name, _LETTERS, _CARD_WIDTH),
            "holding": offer.buyer,
            "level": next(
                str(railroad_side(railroad).level)
                for railroad in table.holdings[offer.seller].railroads
                if railroad.card == offer.card
            ),
        }
    elif table.phase is Phase.DISCARD and table.holding:
        owned = len(table.holdings[table.holding].railroads)
        values |= {"count": count_surplus(Position(table)), "all": owned}
    if view.to_move:
        rest = text_width(picture_text(f"ask-{key}", language, **values), _LETTERS)
        values["name"] = fit(
            names[view.to_move[0]], _LETTERS, max(_MIN_NAME_WIDTH, _PROMPT_WIDTH - rest)
        )
    return picture_text(f"ask-{key}", language, **values)


def describe_ability(investor: facts.Investor, language: str) -> str:
    """Return what the Investor does, in a few words."""
    values = {"holding": investor.holding or "", "amount": str(investor.amount)}
    if investor.ability.startswith("income"):
        values["amount"] = money(investor.amount, language)
    elif investor.par_value is not None:
        values["amount"] = money(investor.par_value, language)
        rows = facts.railroads().values()
        given = next(row for row in rows if row.name == investor.free_railroad)
        values |= {"railroad": given.name, "income": money(given.sides[0].income, language)}
    return picture_text(f"ability-{investor.ability.replace('_', '-')}", language, **values)
