"""`/table log`: the rows of a table in words, filtered, a page at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from discord.utils import remove_markdown

from bot.chat.base.errors import Refusal
from bot.chat.base.language import private_language
from bot.chat.base.services import Interaction, Services
from bot.chat.base.table_contexts import load_context, run_in_thread
from bot.chat.contract.adapter import GameChat
from bot.chat.contract.table_context import TableContext
from bot.chat.narration.log_narration import narrate_entries
from bot.chat.ui import card
from bot.tables.types.model import LogEntry, LogKind, Table
from data.texts import say

KINDS: Mapping[str, tuple[LogKind, ...]] = {
    "moves": ("start", "action"),
    "undo": ("undo",),
    "questions": ("ask", "answer", "hints", "hint"),
    "seats": ("seat", "skip", "away", "back"),
    "clock": ("clock",),
    "course": ("start", "concede", "stop", "import", "archive", "resume"),
}
"""The filters by kind, and the rows of each."""

PAGE_ROWS = 25
"""Log rows on a page."""
MARK_LENGTH = 40
"""Letters that stand for an entry's number and marks."""
MAX_LENGTH = 3_800
"""Characters that a card can hold, without the last line."""
MAX_CHOICES = 25
"""Choices that autocomplete can show."""
BATCH_ROWS = 200
"""Rows read at a time while words are searched for."""


@dataclass(frozen=True)
class LogFilter:
    """A filter for rows of one seat, of one of `KINDS`, or whose sentences contain some words.

    Empty fields match every row."""

    seat: int | None = None
    kind: str = ""
    about: str = ""


async def build_log_page(
    services: Services, table: Table, ctx: TableContext, filter_: LogFilter, before: int | None
) -> str:
    """Return the newest rows before row `before`, oldest first, and how to see more."""
    if filter_.kind and filter_.kind not in KINDS:
        raise Refusal("standins-refuse-kind")
    lines, more = await _load_lines(services, table, ctx, filter_, before)
    if not lines:
        return say("standins-log-nothing", ctx.language)
    if more:
        foot = say("house-log-more", ctx.language, before=str(lines[0][0]))
        return "\n".join([*(text for _, text in lines), foot])
    return "\n".join(text for _, text in lines)


async def _load_lines(
    services: Services, table: Table, ctx: TableContext, filter_: LogFilter, before: int | None
) -> tuple[list[tuple[int, str]], bool]:
    """Return a page's lines with their row numbers, and whether there are earlier ones."""
    chat, kinds = services.chat(table.game), KINDS.get(filter_.kind)
    lines: list[tuple[int, str]] = []
    space, size = MAX_LENGTH, BATCH_ROWS if filter_.about else PAGE_ROWS + 1
    while True:
        rows = await services.tables.log_entries(
            table.id, viewer=ctx.seat, seat=filter_.seat, kind=kinds, before=before, limit=size
        )
        described = await run_in_thread(partial(_describe_rows, chat, ctx, rows, filter_.about))
        for number, line in reversed(described):
            space -= len(line) + 1
            if len(lines) == PAGE_ROWS or space < 0:
                return lines, True
            lines.insert(0, (number, line))
        if len(rows) < size:
            return lines, False
        before = rows[0].seq


def _describe_rows(
    chat: GameChat, ctx: TableContext, rows: list[LogEntry], search_text: str
) -> list[tuple[int, str]]:
    """Return each row in words under its number; undone rows are struck through."""
    lines = []
    for row in rows:
        text = _describe_row(chat, ctx, row)
        if row.ordered:  # visible to the order's owner alone, until the game is over
            text = say("orders-logged", ctx.language, text=text)
        if search_text.casefold() in text.casefold():
            marked = f"~~{text}~~" if row.undone else text
            lines.append((row.seq, f"`{row.seq}` {marked}"[: MAX_LENGTH - 1]))
    return lines


def _describe_row(chat: GameChat, ctx: TableContext, row: LogEntry) -> str:
    """Return a row in words; who acted then acts in them, whoever would today."""
    ctx = replace(ctx, actor=row.seat)
    text = " ".join(narrate_entries(chat, ctx.for_message, [row]))
    if len(text) > MAX_LENGTH - MARK_LENGTH:  # an emoji that is cut would be read as letters
        text = " ".join(narrate_entries(chat, ctx, [row]))
    return text or _describe_uneventful(ctx, row)


def _describe_uneventful(ctx: TableContext, row: LogEntry) -> str:
    """Return the text of a row that the game does not narrate: a secret choice, or a pass."""
    if row.kind == "start":
        return say("house-log-start", ctx.language)
    key = "house-log-secret" if row.withheld else "house-log-uneventful"
    name = say("house-manager", ctx.language) if row.seat is None else ctx.name(row.seat)
    return say(key, ctx.language, name=name)


async def undoable_moves(
    interaction: Interaction, table: Table, typed: str
) -> list[tuple[int, str]]:
    """Return the newest standing moves that match what was typed, newest first.

    Each is its row number and a name that fits into an autocomplete choice."""
    if table.status != "running" or table.archived is not None:
        return []
    client, language = interaction.client, await private_language(interaction)
    table, ctx = await load_context(client, table.id, interaction.user.id, language)
    services = client.services
    rows = await services.tables.log_entries(
        table.id, viewer=ctx.seat, kind="action", limit=BATCH_ROWS
    )
    standing = [row for row in rows if not row.undone]
    chat = services.chat(table.game)

    def name_rows() -> list[tuple[int, str]]:
        choices = []
        for row in reversed(standing):
            text = _describe_row(chat, ctx, row)
            name = f"{row.seq} · {remove_markdown(' '.join(text.split()))}"
            if typed.strip().casefold() in name.casefold():
                choices.append((row.seq, card.truncate(name, 100)))
            if len(choices) == MAX_CHOICES:
                break
        return choices

    return await run_in_thread(name_rows)
