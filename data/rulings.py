"""The numbered rulings of each game, read from its `RULINGS.md`."""

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
    """One ruling: its number as refusals cite it, its chapter, its whole text."""

    number: str
    chapter: str
    text: str


@cache
def rulings(game: str, language: str = DEFAULT) -> tuple[Ruling, ...]:
    """Return a game's rulings in order; in English where the language has none; empty for a game
    without rulings."""
    folder = _HERE / game
    translated = folder / f"RULINGS.{language}.md"
    path = translated if translated.exists() else folder / "RULINGS.md"
    return tuple(_parse(path.read_text("utf-8"))) if path.exists() else ()


def _parse(source: str) -> list[Ruling]:
    rulings_read: list[Ruling] = []
    section = chapter = ""
    for line in source.splitlines():
        heading, item = _HEADING.match(line), _ITEM.match(line)
        if heading is not None:
            section, chapter = (heading[2], "") if heading[1] == "##" else (section, heading[2])
        elif item is not None:
            rulings_read.append(Ruling(item[1], chapter or section, item[2].strip()))
        elif (
            rulings_read
            and line.startswith(" ")
            and (chapter or section) == rulings_read[-1].chapter
        ):
            last = rulings_read[-1]
            rulings_read[-1] = last._replace(text=f"{last.text} {line.strip()}")
    return rulings_read


def ruling(game: str, number: str, language: str = DEFAULT) -> Ruling | None:
    """Return the ruling with this number, or None."""
    return next((row for row in rulings(game, language) if row.number == number), None)


def first_number(rule: str) -> str:
    """Return the number of the first ruling that a refusal's `rule` names: "34" of "34, 36"."""
    match = re.search(r"\d+[a-z]?", rule)
    return "" if match is None else match[0]
