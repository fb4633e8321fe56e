"""Narrates log entries: the game's sentences, and those about the table itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from discord.utils import remove_markdown
from msgspec.structs import replace as changed

from bot.chat.contract.adapter import GameChat
from bot.chat.contract.table_context import TableContext
from bot.chat.narration import idle_words, substitutes
from bot.chat.narration.clock_words import narrate_entry as clock_told
from bot.tables.types.model import AskKind, LogEntry
from data.texts import say
from render.paint.style import drop_missing_glyphs
from render.words import legible_names
from rules.game import Event


def narrate_entries(chat: GameChat, ctx: TableContext, entries: Sequence[LogEntry]) -> list[str]:
    """Return short public sentences for these log entries.

    Moves undone within them are left out."""
    undone = {seq for entry in entries if entry.kind == "undo" for seq in entry.takes}
    lines: list[str] = []
    events: list[Event] = []
    for entry in entries:
        if entry.seq in undone:
            continue
        if entry.kind in ("start", "action"):
            events.extend(entry.events)
            continue
        lines += _narrate_events(chat, ctx, events)
        events = []
        lines += narrate_table_entry(ctx, entry)
        events.extend(entry.events)
    return lines + _narrate_events(chat, ctx, events)


def shorten_to_newest(lines: Sequence[str], language: str, most: int) -> list[str]:
    """Return the newest lines of a narration, and how many more there are, if any."""
    if len(lines) <= most:
        return list(lines)
    more = say("orders-since-more", language, count=len(lines) - most)
    return [f"-# {more}", *lines[-most:]]


def newest_line(chat: GameChat, ctx: TableContext, entries: Sequence[LogEntry]) -> str:
    """Return the last line of these entries' narration, in characters that pictures have.

    It is empty if they only announce a new part of the game."""
    for entry in reversed(entries):
        lines = () if entry.undone else picture_lines(chat, ctx, [entry])
        if lines:
            return lines[-1]
    return ""


def picture_lines(
    chat: GameChat, ctx: TableContext, entries: Sequence[LogEntry]
) -> tuple[str, ...]:
    """Return the narration of these entries in characters that pictures have.

    Events that only announce a new part of the game are left out."""
    unescaped = replace(ctx, names=legible_names(ctx.names, ctx.language))
    rows = [changed(entry, events=_without_openers(chat, entry.events)) for entry in entries]
    return tuple(map(to_picture_text, narrate_entries(chat, unescaped, rows)))


def _without_openers(chat: GameChat, events: Sequence[Event]) -> tuple[Event, ...]:
    return tuple(event for event in events if not isinstance(event, chat.openers))


def to_picture_text(line: str) -> str:
    """Return a line in characters that pictures have."""
    return drop_missing_glyphs(remove_markdown(line))


def standing_events(entries: Iterable[LogEntry]) -> list[Event]:
    """Return the events of those entries that were not undone."""
    return [event for entry in entries if not entry.undone for event in entry.events]


def _narrate_events(chat: GameChat, ctx: TableContext, events: Sequence[Event]) -> list[str]:
    return chat.narrate(ctx, events) if events else []


def narrate_table_entry(ctx: TableContext, entry: LogEntry) -> list[str]:
    """Return the sentence for an entry that is no move: undo, questions, seats, clock, an end."""
    language = ctx.language
    manager = say("house-manager", language)
    name = manager if entry.seat is None else ctx.name(entry.seat)
    if entry.kind == "undo":
        if len(entry.takes) > 1:
            return [say("standins-told-undo", language, name=name, count=len(entry.takes))]
        return [say("house-told-undo", language, name=name)]
    if entry.kind in ("ask", "answer"):
        return _narrate_question(entry, name, language)
    if entry.kind == "clock":
        return [clock_told(entry, name, language)]
    if entry.kind == "seat" and entry.holder is not None:
        return [substitutes.narrate_handover(ctx, entry, name)]
    if entry.kind in ("skip", "away", "back"):
        return [substitutes.narrate_entry(ctx, entry, name)]
    if entry.kind in ("archive", "resume"):
        return [idle_words.narrate_entry(entry, name, language)]
    if entry.kind == "stop":
        return [describe_stop(ctx, entry)]
    key = _ENTRY_KEYS.get(entry.kind)
    return [] if key is None else [say(key, language, name=name)]


def describe_stop(ctx: TableContext, entry: LogEntry | None) -> str:
    """Return the sentence that a game was ended early: by whom, unless everybody had agreed."""
    if entry is None or entry.user is None:
        return say("house-told-stop", ctx.language)
    nobody = "house-manager" if entry.admin else "standins-owner"
    name = say(nobody, ctx.language) if entry.seat is None else ctx.name(entry.seat)
    return say("house-told-stop-by", ctx.language, name=name)


_ENTRY_KEYS = {
    "concede": "standins-told-concede",
    "import": "house-told-import",
    "hints": "hint-told-allowed",
    "hint": "hint-told-taken",
}


def _narrate_question(entry: LogEntry, name: str, language: str) -> list[str]:
    """Return the sentence for a question or an answer."""
    if entry.kind == "answer":
        domain = "idle" if entry.ask == "idle" else "house"
        return [say(f"{domain}-told-{'yes' if entry.yes else 'no'}", language, name=name)]
    if len(entry.takes) > 1:
        return [say("standins-told-ask-undo", language, name=name, count=len(entry.takes))]
    return [] if entry.ask is None else [_narrate_request(entry.ask, name, language)]


def _narrate_request(kind: AskKind, name: str, language: str) -> str:
    if kind == "idle":
        return say("idle-told-ask", language)
    if kind in ("clock", "pause"):
        return say(f"remind-told-ask-{kind}", language, name=name)
    return say(f"house-told-ask-{kind}", language, name=name)
