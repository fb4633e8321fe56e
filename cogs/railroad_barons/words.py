"""The words of Railroad Barons in chat: names of things and the catalogue's keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord.utils import escape_markdown

import data.railroad_barons as facts
from data import texts
from rules.railroad_barons.model.state import Railroad

DOMAIN = "railroad_barons_chat"

_COLOURS = {
    "green": "colour-green",
    "black": "colour-black",
    "yellow": "colour-yellow",
    "red": "colour-red",
    "blue": "colour-blue",
}
_ABILITIES = {
    "swap_priority": "ability-swap-priority",
    "income_per_railroad": "ability-income-per-railroad",
    "income_flat": "ability-income-flat",
    "discount_percent": "ability-discount-percent",
    "start_holding": "ability-start-holding",
}
_ASSIGNED = {"income_per_railroad", "income_flat", "discount_percent"}


def t(key: str, language: str, **values: Any) -> str:
    """A text of this cog."""
    return texts.say(f"{DOMAIN}-{key}", language, **values)


def money(dollars: int, language: str) -> str:
    return texts.money(dollars, language)


def person(names: Sequence[str], seat: int | None, language: str) -> str:
    """A seat's name, safe in a text; None is the bank."""
    return t("bank", language) if seat is None else escape_markdown(names[seat])


def label(names: Sequence[str], seat: int | None, language: str) -> str:
    """A seat's name for buttons and menus, where nothing is formatting."""
    return t("bank", language) if seat is None else names[seat]


def holding(name: str, language: str) -> str:
    """`SB, black`: the mark of a Holding and its colour."""
    colour = t(_COLOURS[facts.holdings()[name].color], language)
    return t("holding", language, id=name, colour=colour)


def railroad(owned: Railroad, language: str) -> str:
    """`Quebec Central (2)`: a Railroad with the level of the side it lies by."""
    return card_side(owned.card, owned.side, language)


def card_side(card: str, side: int, language: str) -> str:
    """A card of the stack as it would be bought by this side."""
    row = facts.railroads()[card]
    return t("railroad", language, name=row.name, level=str(row.sides[side].level))


def card_name(card: str) -> str:
    """A Railroad by its name alone."""
    return facts.railroads()[card].name


def railroads(owned: Iterable[Railroad], language: str) -> str:
    """Several Railroads by name and level."""
    return ", ".join(railroad(one, language) for one in owned)


def investor(card: str, language: str) -> str:
    """`$40 Investor`: Investors are called by what is printed on them."""
    return t("investor", language, value=str(facts.investors()[card].face_value))


def ability(card: str, language: str) -> str:
    """What an Investor does, in a few words, and whether it has to be assigned for that (31)."""
    told = effect(card, language)
    if facts.investors()[card].ability in _ASSIGNED:
        return t("ability-assigned", language, effect=told)
    return told


def effect(card: str, language: str) -> str:
    """What an Investor does for whom has it, in a few words."""
    row = facts.investors()[card]
    values: dict[str, Any] = {"amount": money(row.amount, language), "percent": row.amount}
    if row.ability == "start_holding":
        values |= {
            "holding": row.holding or "",
            "value": money(row.par_value or 0, language),
            "railroad": row.free_railroad or "",
        }
    return t(_ABILITIES[row.ability], language, **values)


def capital(text: str) -> str:
    """The sentence with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def cut(text: str, limit: int) -> str:
    """The text within a limit of Discord's, an ellipsis where it was cut."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
