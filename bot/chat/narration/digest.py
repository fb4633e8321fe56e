"""What happened since the reader's last turn, short enough for one message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, groupby
from typing import NamedTuple

from bot.chat.contract.adapter import GameChat
from bot.chat.contract.table_context import TableContext
from bot.chat.narration.log_narration import narrate_entries, standing_events
from bot.tables.types.model import LogEntry
from data.texts import say

MAX_LETTERS = 2_400
"""Letters of a digest; a message has room for 4,000 in all its texts."""


class _Line(NamedTuple):
    """A line of the narration; `own`: of a turn that was played for the reader."""

    text: str
    own: bool


def narrate_digest(
    chat: GameChat, ctx: TableContext, entries: Sequence[LogEntry], most: int
) -> list[str]:
    """Return what happened to the reader, then the newest of everything in at most `most` lines.

    Turns that were played for the reader, by orders or a robot, are told in a line each, in up to
    half of the room however much the others did; of earlier ones only the number."""
    happened = _narrate_happened(chat, ctx, entries)
    lines = list(_narrate_turns(chat, ctx, entries))
    room = MAX_LETTERS - sum(len(line) + 1 for line in happened)
    most = max(1, most - len(happened))
    if len(lines) <= most and sum(len(line.text) + 1 for line in lines) <= room:
        return happened + [line.text for line in lines]
    own_lines, others = (
        [n for n, line in enumerate(lines) if line.own is kind] for kind in (True, False)
    )
    kept_own = _select_newest(lines, own_lines, max(1, most // 2), room // 2)
    room -= sum(len(lines[n].text) + 1 for n in kept_own)
    kept_others = _select_newest(lines, others, most - len(kept_own), room)
    return happened + list(_shorten(ctx, lines, {*kept_own, *kept_others}))


def _select_newest(
    lines: Sequence[_Line], numbers: Sequence[int], most: int, room: int
) -> list[int]:
    """Return the newest of these numbers of lines, at most so many lines and letters; at least
    one if any line is wanted."""
    lengths = accumulate(len(lines[number].text) + 1 for number in reversed(numbers))
    fit = sum(length <= room for length in lengths)
    return list(numbers[-min(most, max(1, fit)) :]) if most > 0 else []


def _shorten(ctx: TableContext, lines: Sequence[_Line], numbers: set[int]) -> Iterator[str]:
    """Yield the kept lines, and how many others there are."""
    left_out = [line.own for number, line in enumerate(lines) if number not in numbers]
    if not all(left_out):
        yield "-# " + say("orders-since-more", ctx.language, count=left_out.count(False))
    played = left_out.count(True)
    for number in sorted(numbers):
        text = lines[number].text
        if played and lines[number].own:
            text += " " + say("orders-since-own", ctx.language, count=played)
            played = 0
        yield text


def _narrate_happened(chat: GameChat, ctx: TableContext, entries: Sequence[LogEntry]) -> list[str]:
    if ctx.seat is None:
        return []
    happened = chat.happened_to(ctx.seat, standing_events(entries))
    return chat.narrate(replace(ctx, you=True), happened) if happened else []


def _narrate_turns(
    chat: GameChat, ctx: TableContext, entries: Sequence[LogEntry]
) -> Iterator[_Line]:
    """Yield the narration; a turn that was played for the reader is one line."""
    undone = {seq for entry in entries if entry.kind == "undo" for seq in entry.takes}
    standing = [entry for entry in entries if entry.seq not in undone]
    turns = [list(rows) for _, rows in groupby(standing, key=lambda entry: entry.turn)]
    for is_own, run in groupby(turns, key=lambda rows: _is_played_for(ctx.seat, rows)):
        if is_own:
            texts = (" ".join(narrate_entries(chat, ctx, rows)) for rows in run)
            yield from (_Line(text, True) for text in texts if text)
        else:
            rows = [entry for turn in run for entry in turn]
            yield from (_Line(text, False) for text in narrate_entries(chat, ctx, rows))


def _is_played_for(seat: int | None, rows: Sequence[LogEntry]) -> bool:
    """Return whether a turn consists of moves made for this seat without a press of its own."""
    return all(
        entry.kind == "action" and entry.seat == seat and (entry.ordered or entry.user is None)
        for entry in rows
    )
