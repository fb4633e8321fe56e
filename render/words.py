"""Texts in the pictures of every game: catalogue entries, sums and people's names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from data import texts
from render.paint.style import legible_name


def money(dollars: int, language: str) -> str:
    """Format whole dollars in the language."""
    return texts.money(dollars, language)


@lru_cache(maxsize=2048)
def cached_text(key: str, language: str, **values: Any) -> str:
    """Return a text of the catalogues, cached: the cards of a game mostly show the same texts."""
    return texts.say(key, language, **values)


def legible_names(names: Sequence[str], language: str) -> list[str]:
    """Return the names by seat, as `legible_name` makes them."""
    return [legible_name(name, seat, language) for seat, name in enumerate(names)]
