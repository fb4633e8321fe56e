"""Idle tables in words: the question whether to end them, and the archive."""

from __future__ import annotations

import discord

from bot.chat.base.durations import timestamp_markup
from bot.chat.contract.pages import Button, Style
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.tables.types.model import LogEntry, Table
from data.texts import say

ANSWERS: tuple[tuple[str, str, Style], ...] = (
    ("no", "idle-press-on", "go"),
    ("yes", "idle-press-end", "stop"),
)
"""The two answers to the bot's own question, continuing first."""


def describe_question(table: Table, called: str, count: int, language: str) -> str:
    """Return the question whether to end the game, to those who have not agreed yet."""
    since = "" if table.ending_offered is None else timestamp_markup(table.ending_offered)
    return say("idle-ask", language, called=called, count=count, since=since)


def describe_archived(table: Table, language: str) -> str:
    """Return the line about the archived table and how to resume it."""
    since = "" if table.archived is None else timestamp_markup(table.archived)
    return say("idle-archived", language, table=str(table.id), since=since)


def resume_rows(table: Table, language: str) -> list[discord.ui.ActionRow[discord.ui.LayoutView]]:
    """Return the button that resumes an archived table."""
    return _rows(table, [Button("resume", say("idle-press-resume", language), "go")])


def lobby_rows(table: Table, language: str) -> list[discord.ui.ActionRow[discord.ui.LayoutView]]:
    """Return the two answers for a table that has not begun, if it was asked to close."""
    if table.ending_offered is None:
        return []
    return _rows(
        table,
        [
            Button("keep", say("idle-press-keep", language), "go"),
            Button("ending", say("idle-press-close", language), "stop"),
        ],
    )


def _rows(table: Table, buttons: list[Button]) -> list[discord.ui.ActionRow[discord.ui.LayoutView]]:
    place = ComponentId(table.id, table.version, Route.SEAT, "")
    return card.button_rows([card.build_button(place, spec) for spec in buttons])


def narrate_entry(entry: LogEntry, name: str, language: str) -> str:
    """Return the sentence for a row that archives or resumes a table."""
    if entry.kind == "archive":
        return say("idle-told-archive", language)
    if entry.seat is None and not entry.admin and entry.user is None:
        return say("idle-told-back", language)
    return say("idle-told-resume", language, name=name)
