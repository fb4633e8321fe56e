"""What happened at a table since a card: the game's sentences, and the table's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from discord.utils import remove_markdown
from msgspec.structs import replace as changed

from bot.chat.contract.adapter import GameChat, Scene
from bot.chat.narration import idle_words, standing_in
from bot.chat.narration.clock_words import told as clock_told
from bot.tables.types.model import AskKind, LogEntry
from data.texts import say
from render.paint.style import lettered
from render.words import people


def tale(chat: GameChat, scene: Scene, entries: Sequence[LogEntry]) -> list[str]:
    """Short public sentences for these log rows. What was taken back within them is not told."""
    gone = {seq for entry in entries if entry.kind == "undo" for seq in entry.takes}
    told: list[str] = []
    events: list[Any] = []
    for entry in entries:
        if entry.seq in gone:
            continue
        if entry.kind in ("start", "action"):
            events.extend(entry.events)
            continue
        told += _of_game(chat, scene, events)
        events = []
        told += own(scene, entry)
        events.extend(entry.events)
    return told + _of_game(chat, scene, events)


LINES = 3


def digest(told: Sequence[str], language: str, most: int = LINES) -> list[str]:
    """The newest lines of a story; how many more there are, if there are."""
    if len(told) <= most:
        return list(told)
    more = say("orders-since-more", language, count=len(told) - most)
    return [f"-# {more}", *told[-most:]]


def newest(chat: GameChat, scene: Scene, entries: Sequence[LogEntry]) -> str:
    """The last line of the story of these rows, in plain letters that a picture has; empty if they
    tell nothing but which part of the game begins."""
    for entry in reversed(entries):
        told = () if entry.undone else drawn(chat, scene, [entry])
        if told:
            return told[-1]
    return ""


def drawn(chat: GameChat, scene: Scene, entries: Sequence[LogEntry]) -> tuple[str, ...]:
    """The story of these rows in plain letters that a picture has, without which part of the game
    begins."""
    seen = replace(scene, names=people(scene.names, scene.language))
    rows = [changed(entry, events=_news(chat, entry.events)) for entry in entries]
    return tuple(map(plain, tale(chat, seen, rows)))


def _news(chat: GameChat, events: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(one for one in events if not isinstance(one, chat.openers))


def plain(line: str) -> str:
    """A line of a story in letters that a picture has."""
    return lettered(remove_markdown(line))


def happened(entries: Iterable[LogEntry]) -> list[Any]:
    """The events of these rows that still stand."""
    return [event for entry in entries if not entry.undone for event in entry.events]


def _of_game(chat: GameChat, scene: Scene, events: Sequence[Any]) -> list[str]:
    return chat.story(scene, events) if events else []


def own(scene: Scene, entry: LogEntry) -> list[str]:
    """The sentence for a row that is no move: undo, questions, seats changing hands, an end."""
    language = scene.language
    manager = say("house-manager", language)
    name = manager if entry.seat is None else scene.name(entry.seat)
    if entry.kind == "undo":
        if len(entry.takes) > 1:
            return [say("standins-told-undo", language, name=name, count=len(entry.takes))]
        return [say("house-told-undo", language, name=name)]
    if entry.kind in ("ask", "answer"):
        return _question(entry, name, language)
    if entry.kind == "clock":
        return [clock_told(entry, name, language)]
    if entry.kind == "seat" and entry.holder is not None:
        return [standing_in.handed_over(scene, entry, name)]
    if entry.kind in ("skip", "away", "back"):
        return [standing_in.told(scene, entry, name)]
    if entry.kind in ("archive", "resume"):
        return [idle_words.told(entry, name, language)]
    key = _PLAIN.get(entry.kind)
    return [] if key is None else [say(key, language, name=name)]


_PLAIN = {
    "concede": "standins-told-concede",
    "stop": "house-told-stop",
    "import": "house-told-import",
    "hints": "hint-told-allowed",
    "hint": "hint-told-taken",
}


def _question(entry: LogEntry, name: str, language: str) -> list[str]:
    """What somebody asked, or answered."""
    if entry.kind == "answer":
        asked = "idle" if entry.ask == "idle" else "house"
        return [say(f"{asked}-told-{'yes' if entry.yes else 'no'}", language, name=name)]
    if len(entry.takes) > 1:
        return [say("standins-told-ask-undo", language, name=name, count=len(entry.takes))]
    return [] if entry.ask is None else [_asked(entry.ask, name, language)]


def _asked(kind: AskKind, name: str, language: str) -> str:
    if kind == "idle":
        return say("idle-told-ask", language)
    if kind in ("clock", "pause"):
        return say(f"remind-told-ask-{kind}", language, name=name)
    return say(f"house-told-ask-{kind}", language, name=name)
