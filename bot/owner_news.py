"""Messages in Discord to whoever runs the bot, about what a machine would tell Prometheus.

What went wrong is in the log already, so the log is where it is noticed: a processor of structlog
counts the events that matter. At most one message an hour is sent; what repeats is counted."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Mapping, MutableMapping
from pathlib import Path

import discord
import msgspec
import structlog

from bot.redaction import redact
from bot.settings import Settings
from data.texts import say

log = structlog.get_logger(__name__)

CAUSES: Mapping[str, str] = {
    "daily_copy_failed": "copy",
    "disk_nearly_full": "disk",
    "database_upgraded": "upgrade",
    "bug": "bug",
    "table_bug": "bug",
    "picture_failed": "bug",
    "card_undeliverable": "refused",
    "unreachable_person_unreported": "refused",
    "commands_not_registered": "commands",
}
"""The events of the log that its host hears of, each with its cause; further errors are `error`."""
GATHER = 30.0
"""Seconds between two looks at what was noted: what happens together is told together."""
INTERVAL = 3600.0
"""Seconds between two messages."""


class Note(msgspec.Struct):
    """How often a cause occurred since the last message, and the detail of its last event."""

    count: int
    detail: str


class Notebook:
    """Notes of this process; events come from any thread."""

    def __init__(self) -> None:
        self._notes: dict[str, Note] = {}
        self._lock = threading.Lock()

    def add(self, cause: str, detail: str, count: int = 1) -> None:
        with self._lock:
            self._notes[cause] = Note(self._count(cause) + count, detail)

    def _count(self, cause: str) -> int:
        return self._notes[cause].count if cause in self._notes else 0

    def take(self) -> dict[str, Note]:
        """Return all notes, which are gone then."""
        with self._lock:
            notes, self._notes = self._notes, {}
        return notes

    def put_back(self, notes: Mapping[str, Note]) -> None:
        """Keep notes that could not be sent, with what was noted since."""
        with self._lock:
            for cause, note in notes.items():
                newest = self._notes.get(cause, Note(0, note.detail))
                self._notes[cause] = Note(note.count + newest.count, newest.detail)

    def __bool__(self) -> bool:
        return bool(self._notes)


NOTEBOOK = Notebook()


def note_event(
    _logger: object, method: str, record: MutableMapping[str, object]
) -> MutableMapping[str, object]:
    """Note an event of the log if its host should hear of it; a processor of structlog."""
    event = str(record.get("event", ""))
    cause = CAUSES.get(event)
    if cause is not None or method in ("error", "exception", "critical"):
        details = (record.get(name) for name in ("reference", "output", "copy", "free", "status"))
        detail = next((str(value) for value in details if value is not None), event)
        NOTEBOOK.add(cause or "error", detail if cause else event)
    return record


class OwnerMessages:
    """Sends the notes to the person or the channel with the id `settings.owner`.

    When the last message was sent is in a file beside the database: a bot that starts again and
    again writes no more often."""

    def __init__(self, client: discord.Client, settings: Settings) -> None:
        self.client = client
        self.owner = settings.owner
        self.language = settings.language
        self._sent_file = settings.database.with_suffix(".told")

    async def run(self) -> None:
        """Send notes until cancelled; nothing without an owner."""
        if self.owner is None:
            return
        await self.client.wait_until_ready()
        while True:
            await asyncio.sleep(GATHER)
            await self.send_if_due()

    async def send_if_due(self) -> bool:
        """Send what was noted, unless a message was sent less than an hour ago."""
        if not NOTEBOOK or time.time() - _read_mtime(self._sent_file) < INTERVAL:
            return False
        notes = NOTEBOOK.take()
        try:
            place = await self._find_place()
            await place.send(self.describe(notes))
        except (discord.HTTPException, OSError) as failure:
            NOTEBOOK.put_back(notes)
            log.warning("owner_not_told", error=repr(failure))
            return False
        finally:
            await asyncio.to_thread(self._sent_file.touch)
        return True

    def describe(self, notes: Mapping[str, Note]) -> str:
        """Return one line for each cause, and where to look."""
        lines = [
            "- "
            + say(f"owner-{cause}", self.language, count=note.count, detail=_plain(note.detail))
            for cause, note in notes.items()
        ]
        head, foot = (say(key, self.language) for key in ("owner-head", "owner-foot"))
        return "\n".join([head, *lines, f"-# {foot}"])[:2000]

    async def _find_place(self) -> discord.abc.Messageable:
        assert self.owner is not None
        known = self.client.get_channel(self.owner)
        if known is None:
            try:
                known = await self.client.fetch_channel(self.owner)
            except (discord.NotFound, discord.Forbidden, discord.InvalidData):
                return await self.client.fetch_user(self.owner)
        if not isinstance(known, discord.abc.Messageable):
            raise OSError(f"{self.owner} is no channel for messages")
        return known


def _read_mtime(file: Path) -> float:
    return file.stat().st_mtime if file.exists() else 0.0


def _plain(detail: str) -> str:
    """Return the last line of a detail, short and without what Discord would draw."""
    lines = str(redact(detail)).strip().splitlines() or [""]
    return discord.utils.escape_markdown(lines[-1][:300])
