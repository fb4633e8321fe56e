"""What people type into commands: companies, levels, votes, names at the table."""

from __future__ import annotations

import re
from collections.abc import Iterable

import data.train_tycoon as facts
from bot.chat.base.errors import Refusal
from cogs.train_tycoon.words import DOMAIN


def company_of(text: str) -> str:
    """The company people mean by its code, its name or a part of that."""
    wanted = _plain(text)
    for name, row in facts.companies().items():
        if wanted and wanted in (_plain(name), _plain(row.name)):
            return name
    found = [n for n, row in facts.companies().items() if wanted and wanted in _plain(row.name)]
    if len(found) != 1:
        raise Refusal(f"{DOMAIN}-refuse-company", text=text[:40])
    return found[0]


def dollars(text: str) -> int:
    """An amount as people type it, in whole dollars."""
    digits = re.sub(r"[\s$,.'’_]", "", text)
    if not re.fullmatch("[0-9]{1,6}", digits):
        raise Refusal(f"{DOMAIN}-refuse-amount", text=text[:40])
    return int(digits)


def one_of(text: str, choices: Iterable[str]) -> str:
    """One of these, as autocomplete gives it."""
    found = list(choices)
    if text.strip().casefold() not in found:
        raise Refusal(f"{DOMAIN}-refuse-choice", text=text[:40], choices=", ".join(found))
    return text.strip().casefold()


def seats_of(text: str) -> str:
    """A seating as autocomplete gives it: `2.0.1`."""
    if not re.fullmatch(r"[0-9](\.[0-9])*", text.strip()):
        raise Refusal(f"{DOMAIN}-refuse-seats", text=text[:40])
    return text.strip()


def _plain(text: str) -> str:
    return re.sub(r"[^a-z0-9]", "", text.casefold())
