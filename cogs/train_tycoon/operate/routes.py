"""A line written so short that it fits into a component id, and read from what people type.

`E8.nF8.uG7.I8`: from hub E8 over F8 (new tile) and G7 (upgrade) to I8. A line under way ends with
the hex that is being entered, about which nothing is said yet.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.chat.base.errors import Refusal
from bot.chat.declared.kinds import refused
from cogs.train_tycoon.words import DOMAIN, t
from data.texts import languages
from rules.train_tycoon.model.actions import How, Lay, OpenLine, PlaceFactory
from rules.train_tycoon.model.board import Board
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.operation import composing, lines
from rules.train_tycoon.operation.lines import Opening

LETTERS: dict[How, str] = {"new": "n", "reuse": "r", "replace": "p", "upgrade": "u", "clear": "c"}
_HOWS: Mapping[str, How] = {letter: how for how, letter in LETTERS.items()}
_LAY = re.compile(r"([nrpuc])([A-Z][0-9]{1,2})")
_HEX = re.compile(r"[A-Z][0-9]{1,2}")


class Course(NamedTuple):
    """A line, or one under way: then `end` is the hex being entered."""

    start: str
    lays: tuple[Lay, ...]
    end: str


def lay(made: Lay) -> str:
    return LETTERS[made.how] + made.hex


def course(start: str, lays: Sequence[Lay], end: str = "") -> str:
    """The line in short; without an end only what leads to the hex being entered."""
    return ".".join([start, *map(lay, lays), *([end] if end else [])])


def written(action: Opening) -> str:
    """The whole line in short."""
    start = action.hex if isinstance(action, PlaceFactory) else action.start
    return course(start, action.route, action.end)


def read(text: str) -> Course:
    """What was written so. Raises `LookupError` for anything else."""
    start, *behind = text.split(".")
    end = behind.pop() if behind else ""
    found = [_LAY.fullmatch(part) for part in behind]
    if not _HEX.fullmatch(start) or (end and not _HEX.fullmatch(end)) or None in found:
        raise LookupError(text)
    lays = tuple(Lay(one[2], _HOWS[one[1]]) for one in found if one is not None)
    return Course(start, lays, end)


def action(found: Course, *, placing: bool) -> Opening:
    """The action of a line; `placing`: it begins with the company's factory."""
    if placing:
        return PlaceFactory(found.start, found.lays, found.end)
    return OpenLine(found.start, found.lays, found.end)


def typed(position: Position, text: str, language: str, *, placing: bool) -> Opening:
    """The line people mean by its hexes, a kind behind those where they care (`E8 F8 upgrade I8`),
    or by its two hubs alone: then the cheapest. What is not legal comes back as it was meant, so
    that the rules can say what is wrong with it."""
    places, wanted = _parse(position.board, text, language)
    if len(places) < 2:
        raise refused(DOMAIN, "route", text)
    found = composing.over(position, places)
    if len(places) == 2 and not found and places[0] in lines.site(position).starts():
        most, (start, end) = position.numbers.max_track_tiles, places
        raise Refusal(f"{DOMAIN}-refuse-no-way", start=start, end=end, most=most, rule="48")
    lays = composing.meant(found, places, wanted)
    return action(Course(places[0], lays, places[-1]), placing=placing)


def _parse(board: Board, text: str, language: str) -> tuple[list[str], dict[str, How]]:
    """The hexes in their order, and what is to be done in those for which it is said."""
    plain = text.casefold()
    for where in sorted(board.cities, key=lambda one: -len(board.hexes[one].name or "")):
        name = (board.hexes[where].name or where).casefold()
        plain = plain.replace(name, f" {where} ")
    kinds = {
        word.casefold(): how
        for tongue in {language, *languages()}
        for how in LETTERS
        for word in t(f"typed-{how}", tongue).split()
    }
    places: list[str] = []
    wanted: dict[str, How] = {}
    for word in re.findall(r"\w+", plain):
        if word.upper() in board.hexes:
            if places[-1:] != [word.upper()]:
                places.append(word.upper())
        elif word in kinds and places:
            wanted[places[-1]] = kinds[word]
        else:
            raise refused(DOMAIN, "route", word)
    return places, wanted
