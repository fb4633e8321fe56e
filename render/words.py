"""Words in the pictures of every game: texts of the catalogues, sums and people's names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from data import texts
from render.paint.style import legible


def money(dollars: int, language: str) -> str:
    """Whole dollars as the language writes them."""
    return texts.money(dollars, language)


@lru_cache(maxsize=2048)
def said(key: str, language: str, **values: Any) -> str:
    """A text of the catalogues, remembered: cards of a game mostly say the same."""
    return texts.say(key, language, **values)


def people(names: Sequence[str], language: str) -> list[str]:
    """The names as they are lettered, by seat."""
    return [legible(name, seat, language) for seat, name in enumerate(names)]
