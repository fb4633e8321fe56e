"""Tables at which nothing happens, in words: the offer to end them, and resting in the archive."""

from __future__ import annotations

from typing import Any

import discord

from bot.chat.base.durations import stamp
from bot.chat.contract.pages import Button, Style
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.tables.types.model import LogEntry, Table
from data.texts import say

WORDS: tuple[tuple[str, str, Style], ...] = (
    ("no", "idle-press-on", "go"),
    ("yes", "idle-press-end", "stop"),
)
"""The two answers to the house's question, going on first."""


def question(table: Table, called: str, count: int, language: str) -> str:
    """Whether the game shall end, asked of those who have not agreed yet."""
    since = "" if table.ending_offered is None else stamp(table.ending_offered)
    return say("idle-ask", language, called=called, count=count, since=since)


def archived(table: Table, language: str) -> str:
    """That the table rests, and how it goes on."""
    since = "" if table.archived is None else stamp(table.archived)
    return say("idle-archived", language, table=str(table.id), since=since)


def resume_row(table: Table, language: str) -> list[discord.ui.ActionRow[Any]]:
    """The button with which an archived table goes on."""
    return _rows(table, [Button("resume", say("idle-press-resume", language), "go")])


def lobby_rows(table: Table, language: str) -> list[discord.ui.ActionRow[Any]]:
    """The two answers on the card of a table that has not begun and to which an end is offered."""
    if table.ending_offered is None:
        return []
    return _rows(
        table,
        [
            Button("keep", say("idle-press-keep", language), "go"),
            Button("ending", say("idle-press-close", language), "stop"),
        ],
    )


def _rows(table: Table, buttons: list[Button]) -> list[discord.ui.ActionRow[Any]]:
    place = Key(table.id, table.version, Verb.SEAT, "")
    return card.button_rows([card.button(place, made) for made in buttons])


def told(entry: LogEntry, name: str, language: str) -> str:
    """The sentence for a row that archives a table, or lets it go on."""
    if entry.kind == "archive":
        return say("idle-told-archive", language)
    if entry.seat is None and not entry.admin and entry.user is None:
        return say("idle-told-back", language)
    return say("idle-told-resume", language, name=name)
