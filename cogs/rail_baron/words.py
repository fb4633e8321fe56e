"""The words of Rail Baron in chat: names of things and the catalogue's keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord.utils import escape_markdown

from data import texts
from rules.rail_baron.model.board import Board

DOMAIN = "rail_baron_chat"


def t(key: str, language: str, **values: Any) -> str:
    """A text of this cog."""
    return texts.say(f"{DOMAIN}-{key}", language, **values)


def money(dollars: int, language: str) -> str:
    return texts.money(dollars, language)


def person(names: Sequence[str], seat: int | None, language: str) -> str:
    """A seat's name, safe in a text; None is the bank."""
    return t("bank", language) if seat is None else escape_markdown(names[seat])


def engine(name: str, language: str) -> str:
    """A kind of engine as the pictures call it."""
    return texts.say(f"charts-engine-{name}", language)


def railroad(board: Board, mark: str) -> str:
    """`Pennsylvania (PA)`, by the name people know it under."""
    row = board.railroads[mark]
    return f"{row.nickname or row.name} ({mark})"


def marks(board: Board, path: Iterable[int]) -> list[str]:
    """Marks of the railroads of these segments in the order of first ride."""
    return list(dict.fromkeys(board.segments[number].railroad for number in path))
