"""The application's services, as cogs use them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, TypeVar

import discord
import structlog
from cachetools import LRUCache
from discord.ext import commands

from bot.chat.base.admission_control import AdmissionControl
from bot.chat.base.advice import Advice
from bot.chat.base.display_names import NameCache
from bot.chat.base.pictures import Pictures
from bot.chat.contract.adapter import GameChat
from bot.settings import Settings
from bot.tables.api.service import Tables
from bot.tables.moves.server_rules import Limits
from bot.tables.storage.store import Store
from bot.tables.types.messages import Message
from bot.tables.types.model import Table
from bot.workers.workers import Workers

log = structlog.get_logger(__name__)

T = TypeVar("T")


class Reminder(Protocol):
    """Sends reminders; see `bot.chat.outgoing.reminding.ReminderLoop`."""

    def start(self) -> None: ...

    def stop(self) -> None: ...

    def wake(self) -> None: ...


class RunBeside(Protocol):
    """Awaits a robot's choice, beside what else the loop does."""

    def __call__(self, thinking: Awaitable[T]) -> Awaitable[T]: ...


class RobotScheduler(Protocol):
    """Runs robots that search; see `bot.chat.outgoing.robot_turns.RobotTurns`."""

    beside: RunBeside

    def schedule_review(self, table: int) -> bool: ...

    def stop(self) -> None: ...


class Deliverer(Protocol):
    """Posts what happened at a table; see `bot.chat.outgoing.delivery.Delivery`."""

    working: bool
    worried: set[int]

    @property
    def reminding(self) -> Reminder: ...

    @property
    def pondering(self) -> RobotScheduler: ...

    async def follow_up(self, table: Table, robots_done: asyncio.Event | None = None) -> None: ...

    async def sweep(self) -> None: ...

    async def deliver(self, table: int | None) -> None: ...

    async def repost(self, table: Table) -> None: ...

    async def set_lobby_card(self, table: Table, sent: discord.Message) -> None: ...

    async def partial_message(self, stored: Message) -> discord.PartialMessage: ...

    async def strip_old_card(self, table: Table, message: discord.Message) -> None: ...


@dataclass
class Services:
    """All process-wide services; the client owns them.

    `chats`: the adapter of each game by its key; a game's cog registers its own. `here`: tables
    are played in the channel unless a server has chosen otherwise. `workers`: the facade of the
    worker processes. `presses`: when a person last pressed something at a table, by person and
    table, so that no reminder interrupts. `emoji`: the application's, by game and what they show
    (`bot.emoji`). `films`, `importing`: one film or import is made at a time. `imports`: when a
    person last imported games."""

    settings: Settings
    database: Store
    tables: Tables
    here: bool = False
    workers: Workers = field(default_factory=Workers)
    chats: dict[str, GameChat] = field(default_factory=dict)
    people: NameCache = field(default_factory=NameCache)
    presses: LRUCache[tuple[int, int], int] = field(default_factory=lambda: LRUCache(10_000))
    emoji: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    films: asyncio.Lock = field(default_factory=asyncio.Lock)
    importing: asyncio.Lock = field(default_factory=asyncio.Lock)
    imports: dict[int, list[int]] = field(default_factory=dict)
    delivery: Deliverer = field(init=False)
    crowd: AdmissionControl = field(init=False)
    pictures: Pictures = field(init=False)
    advice: Advice = field(init=False)

    def __post_init__(self) -> None:
        self.pictures = Pictures(self.workers)
        self.advice = Advice(self.workers)

    @property
    def limits(self) -> Limits:
        """How many tables people may open; unlimited in the playground."""
        if self.settings.token is None:
            return Limits()
        return Limits(self.settings.tables_per_person, self.settings.tables_per_server)

    def emoji_of(self, game: str) -> Mapping[str, str]:
        """Return the emoji of a game, with those of all games, by what they show."""
        return {**self.emoji.get("shared", {}), **self.emoji.get(game, {})}

    def note_refusal(self, failure: BaseException) -> None:
        """Go on without emoji if Discord refused a message for one, as one that was deleted there.

        At the next start they are looked for again."""
        refused = isinstance(failure, discord.HTTPException) and failure.status == 400
        if refused and self.emoji and "emoji" in str(failure).lower():
            log.warning("emoji_refused", error=str(failure))
            self.emoji = {}
            self.emoji_file.unlink(missing_ok=True)

    @property
    def emoji_file(self) -> Path:
        """The file that remembers what was uploaded."""
        return self.settings.database.with_suffix(".emoji")

    def chat(self, game: str) -> GameChat:
        """Return the adapter of a game. Raises KeyError if its cog is not loaded."""
        return self.chats[game]


class Client(commands.Bot):
    """The bot as a client of Discord; `bot.client` says how it connects."""

    services: Services


Interaction = discord.Interaction[Client]
