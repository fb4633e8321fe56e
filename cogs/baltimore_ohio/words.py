"""The words of Baltimore & Ohio in chat: names of things and the catalogue's keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord.utils import escape_markdown

import data.baltimore_ohio as facts
from data import texts

DOMAIN = "baltimore_ohio_chat"


def t(key: str, language: str, **values: Any) -> str:
    """A text of this cog."""
    return texts.say(f"{DOMAIN}-{key}", language, **values)


def money(dollars: int, language: str) -> str:
    return texts.money(dollars, language)


def person(names: Sequence[str], seat: int | None, language: str) -> str:
    """A seat's name, safe in a text; None: nobody."""
    return t("nobody", language) if seat is None else escape_markdown(names[seat])


def label(names: Sequence[str], seat: int | None, language: str) -> str:
    """A seat's name for buttons and menus, where nothing is formatting."""
    return t("nobody", language) if seat is None else names[seat]


def railroad(name: str) -> str:
    """`Nickel Plate`: what the rulebook calls the railroad of this id."""
    return facts.SHORT[name]


def railroads(names: Iterable[str], language: str) -> str:
    """Several railroads, or "none"."""
    return ", ".join(map(railroad, names)) or t("none", language)


def full(name: str) -> str:
    """`New York, Chicago & St. Louis (Nickel Plate)`: the railroad's whole name."""
    return facts.railroads()[name].name


def baron(card: str) -> str:
    """A Robber Baron by the name on the card."""
    return facts.barons()[card].name


def capital(text: str) -> str:
    """The sentence with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def cut(text: str, limit: int) -> str:
    """The text within a limit of Discord's, an ellipsis where it was cut."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
