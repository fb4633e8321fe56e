"""The numbered rulings of each game, as they stand in its `RULINGS.md`, for looking them up."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from data.texts import DEFAULT

_HERE = Path(__file__).parent

_HEADING = re.compile(r"^(#{2,3}) (?:[A-Z]\. )?(.+)$")
_ITEM = re.compile(r"^\s{0,3}(\d+[a-z]?)\. (.*)$")


class Ruling(NamedTuple):
    """One ruling: its number as refusals cite it, the chapter it stands in, its whole text."""

    number: str
    chapter: str
    text: str


@cache
def rulings(game: str, language: str = DEFAULT) -> tuple[Ruling, ...]:
    """A game's rulings in their order; in English where a language has none. Empty for a game that
    keeps none."""
    folder = _HERE / game
    own = folder / f"RULINGS.{language}.md"
    path = own if own.exists() else folder / "RULINGS.md"
    return tuple(_read(path.read_text("utf-8"))) if path.exists() else ()


def _read(written: str) -> list[Ruling]:
    found: list[Ruling] = []
    part = chapter = ""
    for line in written.splitlines():
        heading, item = _HEADING.match(line), _ITEM.match(line)
        if heading is not None:
            part, chapter = (heading[2], "") if heading[1] == "##" else (part, heading[2])
        elif item is not None:
            found.append(Ruling(item[1], chapter or part, item[2].strip()))
        elif found and line.startswith(" ") and (chapter or part) == found[-1].chapter:
            last = found[-1]
            found[-1] = last._replace(text=f"{last.text} {line.strip()}")
    return found


def ruling(game: str, number: str, language: str = DEFAULT) -> Ruling | None:
    """The ruling of this number, if the game has it."""
    return next((one for one in rulings(game, language) if one.number == number), None)


def cited(rule: str) -> str:
    """The number of the first ruling that a refusal's `rule` names: "34" of "34, 36"."""
    found = re.search(r"\d+[a-z]?", rule)
    return "" if found is None else found[0]
