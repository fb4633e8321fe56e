"""Texts of the charts: what stands in tables of money and shares."""

from __future__ import annotations

from typing import Any

from render.alt import truncate
from render.words import cached_text, money
from rules.train_tycoon.model.position import loans


def t(key: str, language: str, **values: Any) -> str:
    """Return a text of this game's charts."""
    return cached_text(f"train_tycoon_charts-{key}", language, **values)


def format_purse(net: int, language: str) -> str:
    """Format cash, and loans with the net if there are any: "$45, 2 loans, net -$155"."""
    if net >= 0:
        return money(net, language)
    values = {"cash": money(net + 100 * loans(net), language), "net": money(net, language)}
    return t("purse", language, loans=loans(net), **values)


def describe_president(name: str, language: str) -> str:
    """Return who presides, for an alt text."""
    return t("president-is", language, name=truncate(name))
