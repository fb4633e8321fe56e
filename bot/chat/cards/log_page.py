"""`/table log`: the rows of a table in words, all of them or those asked for, a page at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import discord
from discord.utils import remove_markdown

from bot.chat.base.errors import Refusal
from bot.chat.base.language import private_language
from bot.chat.base.scenes import apart, scene_of
from bot.chat.base.services import Services, services_of
from bot.chat.contract.adapter import GameChat, Scene
from bot.chat.narration.tale import tale
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
"""What can be asked for, and which rows it is."""

ROWS = 25
"""Rows on a page."""
LONGEST = 3_800
"""Characters that a card can hold, beside the line below."""
CHOICES = 25
"""Choices that a command can offer."""
READ = 200
"""Rows read at a time while words are looked for."""


@dataclass(frozen=True)
class Wanted:
    """Rows of one seat, of one of `KINDS`, about something whose words a row's sentences have.
    Left out: every row."""

    seat: int | None = None
    kind: str = ""
    about: str = ""


async def page(
    services: Services, table: Table, scene: Scene, wanted: Wanted, before: int | None
) -> str:
    """The newest rows before row `before`, oldest first, and how to see those before them."""
    if wanted.kind and wanted.kind not in KINDS:
        raise Refusal("standins-refuse-kind")
    lines, more = await _lines(services, table, scene, wanted, before)
    if not lines:
        return say("standins-log-nothing", scene.language)
    if more:
        foot = say("house-log-more", scene.language, before=str(lines[0][0]))
        return "\n".join([*(text for _, text in lines), foot])
    return "\n".join(text for _, text in lines)


async def _lines(
    services: Services, table: Table, scene: Scene, wanted: Wanted, before: int | None
) -> tuple[list[tuple[int, str]], bool]:
    """The lines of a page with the numbers of their rows, and whether others come before them."""
    chat, kinds = services.chat(table.game), KINDS.get(wanted.kind)
    kept: list[tuple[int, str]] = []
    room, size = LONGEST, READ if wanted.about else ROWS + 1
    while True:
        rows = await services.tables.log(
            table.id, viewer=scene.seat, seat=wanted.seat, kind=kinds, before=before, limit=size
        )
        found = await apart(partial(_told, chat, scene, rows, wanted.about))
        for number, line in reversed(found):
            room -= len(line) + 1
            if len(kept) == ROWS or room < 0:
                return kept, True
            kept.insert(0, (number, line))
        if len(rows) < size:
            return kept, False
        before = rows[0].seq


def _told(chat: GameChat, scene: Scene, rows: list[LogEntry], about: str) -> list[tuple[int, str]]:
    """Each row in words under its number; rows taken back are struck through."""
    lines = []
    for row in rows:
        text = " ".join(tale(chat, scene, [row])) or _describe_uneventful(scene, row)
        if row.ordered:  # known to who gave the order alone, until the game is over
            text = say("orders-logged", scene.language, text=text)
        if about.casefold() in text.casefold():
            shown = f"~~{text}~~" if row.undone else text
            lines.append((row.seq, f"`{row.seq}` {shown}"[: LONGEST - 1]))
    return lines


def _describe_uneventful(scene: Scene, row: LogEntry) -> str:
    """A row of which the game tells nothing: its set-up, a choice made in secret, or to leave
    things as they are."""
    if row.kind == "start":
        return say("house-log-start", scene.language)
    key = "house-log-secret" if row.withheld else "house-log-uneventful"
    name = say("house-manager", scene.language) if row.seat is None else scene.name(row.seat)
    return say(key, scene.language, name=name)


async def moves(
    interaction: discord.Interaction, table: Table, typed: str
) -> list[tuple[int, str]]:
    """The newest moves that still stand, newest first, each with its row and in words that a
    choice of a command can hold; those that have what was typed in them."""
    if table.status != "running" or table.archived is not None:
        return []
    client, language = interaction.client, await private_language(interaction)
    table, scene = await scene_of(client, table.id, interaction.user.id, language)
    services = services_of(client)
    rows = await services.tables.log(table.id, viewer=scene.seat, kind="action", limit=READ)
    standing = [row for row in rows if not row.undone]
    chat = services.chat(table.game)

    def named() -> list[tuple[int, str]]:
        found = []
        for row in reversed(standing):
            text = " ".join(tale(chat, scene, [row])) or _describe_uneventful(scene, row)
            name = f"{row.seq} · {remove_markdown(' '.join(text.split()))}"
            if typed.strip().casefold() in name.casefold():
                found.append((row.seq, card.cut(name, 100)))
            if len(found) == CHOICES:
                break
        return found

    return await apart(named)
