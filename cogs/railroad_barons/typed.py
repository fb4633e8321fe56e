"""What people type: sums of dollars, numbers of tokens, names of certificates and Railroads."""

from __future__ import annotations

import re

import data.railroad_barons as facts
from bot.chat.base.errors import Refusal
from cogs.railroad_barons.words import DOMAIN


def amount(text: str) -> int:
    """Whole dollars as people type them: 120, $120, 1,000."""
    digits = re.sub(r"[\s$,.'’_]", "", text)
    if not re.fullmatch(r"[0-9]{1,6}", digits):
        raise Refusal(f"{DOMAIN}-refuse-amount", text=text[:40])
    return int(digits)


def number(text: str, default: int | None = None) -> int:
    """A number of tokens as people type it; `Refusal` if it is none."""
    found = text.strip()
    if not found and default is not None:
        return default
    if not re.fullmatch(r"[0-9]{1,3}", found):
        raise Refusal(f"{DOMAIN}-refuse-number", text=found[:40])
    return int(found)


def holding_of(text: str) -> str:
    """The Holding people mean by its mark, its letters, its name or a part of that."""
    wanted = _plain(text)
    for name, row in facts.holdings().items():
        if wanted and wanted in (_plain(name), _plain(row.name), row.color):
            return name
    found = [n for n, row in facts.holdings().items() if wanted and wanted in _plain(row.name)]
    if len(found) != 1:
        raise Refusal(f"{DOMAIN}-refuse-holding", text=text[:40])
    return found[0]


def certificate_of(text: str) -> tuple[str, int]:
    """The Holding and percent of `SB 20`, `20% SB`, `MS&C 40 %`."""
    found = re.search(r"(?<![0-9])([1-4])0\s*%?(?![0-9])", text)
    if found is None:
        raise Refusal(f"{DOMAIN}-refuse-certificate", text=text[:40])
    rest = re.sub(r"\b(of|von)\b", " ", text[: found.start()] + " " + text[found.end() :])
    try:
        return holding_of(rest), 10 * int(found[1])
    except Refusal:
        raise Refusal(f"{DOMAIN}-refuse-certificate", text=text[:40]) from None


def railroad_of(text: str) -> str:
    """The card people mean by its id or its name."""
    wanted = _plain(text)
    named = [
        card
        for card, row in facts.railroads().items()
        if wanted and wanted in (_plain(card), _plain(row.name))
    ] or [card for card, row in facts.railroads().items() if wanted and wanted in _plain(row.name)]
    if len(named) != 1:
        raise Refusal(f"{DOMAIN}-refuse-railroad", text=text[:40])
    return named[0]


def investor_of(text: str) -> str:
    """The Investor people mean by its id or the value printed on it."""
    digits = re.sub(r"[^0-9]", "", text)
    for card, row in facts.investors().items():
        if digits == str(row.face_value):
            return card
    raise Refusal(f"{DOMAIN}-refuse-investor", text=text[:40])


def _plain(text: str) -> str:
    return re.sub(r"[^a-z0-9]", "", text.casefold())
