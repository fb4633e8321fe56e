"""What people type: sums of dollars, names of railroads and Robber Barons."""

from __future__ import annotations

import re

import data.baltimore_ohio as facts
from bot.chat.base.errors import Refusal
from cogs.baltimore_ohio.words import DOMAIN


def amount(text: str) -> int:
    """Whole dollars as people type them: 120, $120, 1,000."""
    digits = re.sub(r"[\s$,.'’_]", "", text)
    if not re.fullmatch(r"[0-9]{1,6}", digits):
        raise Refusal(f"{DOMAIN}-refuse-amount", text=text[:40])
    return int(digits)


def railroad_of(text: str) -> str:
    """The railroad people mean by its id, its short name, its name or a part of that."""
    wanted = _plain(text)
    for name, row in facts.railroads().items():
        if wanted and wanted in (_plain(name), _plain(facts.SHORT[name]), _plain(row.name)):
            return name
    found = [n for n, row in facts.railroads().items() if wanted and wanted in _plain(row.name)]
    if len(found) != 1:
        raise Refusal(f"{DOMAIN}-refuse-railroad", text=text[:40])
    return found[0]


def baron_of(text: str) -> str:
    """The Robber Baron people mean by the id of the card, its name or a part of that."""
    wanted = _plain(text)
    found = [
        card
        for card, row in facts.barons().items()
        if wanted and (wanted == _plain(card) or wanted in _plain(row.name))
    ]
    if len(found) != 1:
        raise Refusal(f"{DOMAIN}-refuse-baron", text=text[:40])
    return found[0]


def _plain(text: str) -> str:
    return re.sub(r"[^a-z0-9]", "", text.casefold())
