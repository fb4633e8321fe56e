"""Encode a line in a component id, and parse one from typed text.

`E8.nF8.uG7.I8`: from hub E8 over F8 (new tile) and G7 (upgrade) to I8. A partial line ends
with the hex that it enters next, for which no track is chosen yet."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.chat.base.errors import Refusal, require_known
from bot.chat.declared.field_types import unknown_input
from cogs.train_tycoon.words import DOMAIN, t
from data.texts import languages
from rules.train_tycoon.model.actions import How, Lay, OpenLine, PlaceFactory
from rules.train_tycoon.model.board import Board
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.operation import composing, lines
from rules.train_tycoon.operation.lines import Opening

LETTERS: dict[How, str] = {"new": "n", "reuse": "r", "replace": "p", "upgrade": "u", "clear": "c"}
_HOWS: Mapping[str, How] = {letter: how for how, letter in LETTERS.items()}
_LAY = re.compile(r"([nrpuc])([A-Z][0-9]{1,2})")
_HEX = re.compile(r"[A-Z][0-9]{1,2}")


class Route(NamedTuple):
    """A line, or a partial one: then `end` is the hex that it enters next."""

    start: str
    lays: tuple[Lay, ...]
    end: str


def encode_lay(lay_made: Lay) -> str:
    """Return the code of one hex: the letter of its track, then its id."""
    return LETTERS[lay_made.how] + lay_made.hex


def encode_route(start: str, lays: Sequence[Lay], end: str = "") -> str:
    """Return the code of a line, or without an end that of the part before the next hex."""
    return ".".join([start, *map(encode_lay, lays), *([end] if end else [])])


def encode_opening(action: Opening) -> str:
    """Return the code of the line that an action opens."""
    start = action.hex if isinstance(action, PlaceFactory) else action.start
    return encode_route(start, action.route, action.end)


def decode_route(text: str) -> Route:
    """Return the route of a code. Raises `UnknownKey` for any other text."""
    start, *parts = text.split(".")
    end = parts.pop() if parts else ""
    matches = [_LAY.fullmatch(part) for part in parts]
    require_known(
        _HEX.fullmatch(start) and (not end or _HEX.fullmatch(end)) and None not in matches
    )
    lays = tuple(
        Lay(lay_match[2], _HOWS[lay_match[1]]) for lay_match in matches if lay_match is not None
    )
    return Route(start, lays, end)


def opening_action(route: Route, *, placing: bool) -> Opening:
    """Return the action that opens a line; `placing`: it starts at the company's new factory."""
    if placing:
        return PlaceFactory(route.start, route.lays, route.end)
    return OpenLine(route.start, route.lays, route.end)


def parse_opening(position: Position, text: str, language: str, *, placing: bool) -> Opening:
    """Return the line that was typed: by its hexes, each perhaps followed by a track (`E8 F8
    upgrade I8`), or by its two hubs alone, for the cheapest line. An illegal line is
    returned as typed, for the rules to refuse it with the right reason. Raises `Refusal`."""
    places, tracks = _parse_words(position.board, text, language)
    if len(places) < 2:
        raise unknown_input(DOMAIN, "route", text)
    candidates = composing.find_lines(position, places)
    if len(places) == 2 and not candidates and places[0] in lines.line_planner(position).starts():
        most, (start, end) = position.turn_facts.max_track_tiles, places
        raise Refusal(f"{DOMAIN}-refuse-no-way", start=start, end=end, most=most, rule="48")
    lays = composing.choose_lays(candidates, places, tracks)
    return opening_action(Route(places[0], lays, places[-1]), placing=placing)


def _parse_words(board: Board, text: str, language: str) -> tuple[list[str], dict[str, How]]:
    """Return the hexes in order, and the tracks typed for some of them."""
    plain = text.casefold()
    for hex_ in sorted(board.cities, key=lambda city_hex: -len(board.hexes[city_hex].name or "")):
        name = (board.hexes[hex_].name or hex_).casefold()
        plain = plain.replace(name, f" {hex_} ")
    kinds = {
        word.casefold(): how
        for language_code in {language, *languages()}
        for how in LETTERS
        for word in t(f"typed-{how}", language_code).split()
    }
    places: list[str] = []
    tracks: dict[str, How] = {}
    for word in re.findall(r"\w+", plain):
        if word.upper() in board.hexes:
            if places[-1:] != [word.upper()]:
                places.append(word.upper())
        elif word in kinds and places:
            tracks[places[-1]] = kinds[word]
        else:
            raise unknown_input(DOMAIN, "hex", word)
    return places, tracks
