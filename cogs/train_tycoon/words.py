"""The words of Train Tycoon in chat: names of things and the catalogue's keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord.utils import escape_markdown

import data.train_tycoon as facts
from data import texts
from rules.train_tycoon.model.play import cash, loans

DOMAIN = "train_tycoon_chat"


def t(key: str, language: str, **values: Any) -> str:
    """A text of this cog's share phases and frame."""
    return texts.say(f"{DOMAIN}-{key}", language, **values)


def money(dollars: int, language: str) -> str:
    return texts.money(dollars, language)


def person(names: Sequence[str], seat: int | None, language: str) -> str:
    """A seat's name, safe in a text; None is the bank."""
    return t("bank", language) if seat is None else escape_markdown(names[seat])


def label(names: Sequence[str], seat: int | None, language: str) -> str:
    """A seat's name for buttons and menus, where nothing is formatting."""
    return t("bank", language) if seat is None else names[seat]


def company(name: str) -> str:
    """`PDL, Prairie Dairy Line`: the code of a company and its name."""
    return f"{name}, {facts.companies()[name].name}"


def purse(net: int, language: str) -> str:
    """`$35`, or with loans `$35 and 2 loans`: what a player or a company has."""
    held = money(cash(net), language)
    count = loans(net)
    return t("purse", language, cash=held, count=count) if count else held


def listed(names: Iterable[str], language: str) -> str:
    """`A, B and C`."""
    found = list(names)
    if len(found) < 2:
        return "".join(found)
    return t("and", language, first=", ".join(found[:-1]), last=found[-1])


def capital(text: str) -> str:
    """The sentence with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
