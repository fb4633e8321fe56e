"""Places on the map as people at a board name them: by name, or counted from a city."""

from __future__ import annotations

import re

from bot.chat.base.errors import Refusal
from data.texts import join_with_or
from rules.rail_baron.cities.names import normalize
from rules.rail_baron.cities.places import find_place, place_label
from rules.rail_baron.lookups.trips import shortest_path
from rules.rail_baron.model.board import Board

_COUNTED = re.compile(
    r"(?P<count>\d{1,2})\s*(?:from|after|past|von|nach|hinter)?\s+(?P<a>.+?)"
    r"\s*(?:\s[-–—]\s|[–—→>]|\s(?:to|towards?|nach|richtung)\s)\s*(?P<b>.+)",
    re.IGNORECASE,
)
"""`2 from Denver to Omaha`: the second milepost behind Denver on the shortest way to Omaha."""
MAX_QUOTE = 40


def parse_stop(board: Board, text: str, language: str) -> int:
    """Return the milepost of a place by its name, or counted from one place towards another.

    Raises `Refusal` if none or several are meant, and for a count that leads past the end."""
    counted = _COUNTED.fullmatch(text.strip())
    if counted is None:
        return _parse_name(board, text, language)
    start = _parse_name(board, counted["a"], language)
    end = _parse_name(board, counted["b"], language)
    path, count = shortest_path(board, start, end), int(counted["count"])
    if count > len(path):
        values = {"text": text.strip()[:MAX_QUOTE], "miles": len(path)}
        raise Refusal("dice_desk_chat-refuse-place-far", **values)
    milepost = start
    for number in path[:count]:
        milepost = board.segments[number].other_end(milepost)
    return milepost


def _parse_name(board: Board, text: str, language: str) -> int:
    wanted, mileposts = normalize(text), find_place(board, text)
    exact = [
        milepost
        for milepost in mileposts
        if wanted
        in (
            normalize(place_label(board, milepost)),
            normalize(board.name(milepost)),
            normalize(board.name(milepost).partition(",")[0]),
        )
    ]
    cities = [milepost for milepost in mileposts if board.mileposts[milepost].cities]
    chosen = exact or cities or mileposts
    quoted = text.strip()[:MAX_QUOTE]
    if not chosen:
        raise Refusal("dice_desk_chat-refuse-place", text=quoted)
    if len(chosen) > 1:
        names = join_with_or([place_label(board, milepost) for milepost in chosen[:5]], language)
        raise Refusal("dice_desk_chat-refuse-places", text=quoted, list=names)
    return chosen[0]
