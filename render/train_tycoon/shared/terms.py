"""Words of the charts: what stands in tables of money and shares."""

from __future__ import annotations

from typing import Any

from render.words import money, said
from rules.train_tycoon.model.play import loans


def t(key: str, language: str, **values: Any) -> str:
    """A text of this game's charts."""
    return said(f"train_tycoon_charts-{key}", language, **values)


def purse(net: int, language: str) -> str:
    """Cash, and loans if there are any, with what is left of it: "$45, 2 loans, net -$155"."""
    if net >= 0:
        return money(net, language)
    held = {"cash": money(net + 100 * loans(net), language), "net": money(net, language)}
    return t("purse", language, loans=loans(net), **held)
