"""What happened since the reader's last turn, short enough for one message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, groupby

from bot.chat.contract.adapter import GameChat, TableContext
from bot.chat.narration.log_narration import narrate_entries, shorten_to_newest, standing_events
from bot.tables.types.model import LogEntry
from data.texts import say

MAX_LETTERS = 2_400
"""Letters of a digest; a message has room for 4,000 in all its texts."""


def narrate_digest(
    chat: GameChat, ctx: TableContext, entries: Sequence[LogEntry], most: int
) -> list[str]:
    """Return what happened to the reader, then the newest of everything in at most `most` lines.

    Turns that were played for the reader, by orders or a robot, are told by the last of them."""
    told = _narrate_happened(chat, ctx, entries)
    lines = list(_narrate_turns(chat, ctx, entries))
    lengths = accumulate(len(line) + 1 for line in reversed(lines))
    room = MAX_LETTERS - sum(len(line) + 1 for line in told)
    fit = sum(length <= room for length in lengths)
    return told + shorten_to_newest(lines, ctx.language, max(1, min(most - len(told), fit)))


def _narrate_happened(chat: GameChat, ctx: TableContext, entries: Sequence[LogEntry]) -> list[str]:
    if ctx.seat is None:
        return []
    happened = chat.happened_to(ctx.seat, standing_events(entries))
    return chat.narrate(replace(ctx, you=True), happened) if happened else []


def _narrate_turns(chat: GameChat, ctx: TableContext, entries: Sequence[LogEntry]) -> Iterator[str]:
    """Yield the narration; of the turns played for the reader only that of the last."""
    undone = {seq for entry in entries if entry.kind == "undo" for seq in entry.takes}
    standing = [entry for entry in entries if entry.seq not in undone]
    turns = [list(rows) for _, rows in groupby(standing, key=lambda entry: entry.turn)]
    own = [number for number, rows in enumerate(turns) if _is_played_for(ctx.seat, rows)]
    left = (number for number in range(len(turns)) if number not in own[:-1])
    for is_own, run in groupby(left, key=lambda number: number in own):
        lines = narrate_entries(chat, ctx, [entry for number in run for entry in turns[number]])
        if is_own and lines and len(own) > 1:
            lines[-1] += " " + say("orders-since-own", ctx.language, count=len(own) - 1)
        yield from lines


def _is_played_for(seat: int | None, rows: Sequence[LogEntry]) -> bool:
    """Return whether a turn consists of moves made for this seat without a press of its own."""
    return all(
        entry.kind == "action" and entry.seat == seat and (entry.ordered or entry.user is None)
        for entry in rows
    )
