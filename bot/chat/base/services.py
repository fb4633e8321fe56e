"""What a running house consists of, as the cogs see it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import discord

from bot.chat.base.advice import Advice
from bot.chat.base.crowd import Crowd
from bot.chat.base.display_names import People
from bot.chat.base.pictures import Pictures
from bot.chat.contract.adapter import GameChat
from bot.settings import Settings
from bot.tables.api.service import Tables
from bot.tables.moves.lobby import Limits
from bot.tables.types.messages import Message
from bot.tables.types.model import Table
from bot.workers.workers import Workers


class Reminder(Protocol):
    """Who calls people to their tables; see `bot.chat.outgoing.reminding.Reminding`."""

    def start(self) -> None: ...

    def stop(self) -> None: ...

    def wake(self) -> None: ...


class Thinker(Protocol):
    """Who lets robots think; see `bot.chat.outgoing.pondering.Pondering`."""

    beside: Callable[[Awaitable[Any]], Awaitable[Any]]

    def look_back(self, table: int) -> bool: ...

    def stop(self) -> None: ...


class Deliverer(Protocol):
    """Who says in chat what happened at a table; see `bot.chat.outgoing.delivery.Delivery`."""

    working: bool
    worried: set[int]

    @property
    def reminding(self) -> Reminder: ...

    @property
    def pondering(self) -> Thinker: ...

    async def after(self, table: Table, settled: asyncio.Event | None = None) -> None: ...

    async def sweep(self) -> None: ...

    async def deliver(self, table: int | None) -> None: ...

    async def repost(self, table: Table) -> None: ...

    async def lobby_shown(self, table: Table, sent: discord.Message) -> None: ...

    async def message(self, kept: Message) -> discord.PartialMessage: ...

    async def strip_old(self, table: Table, message: discord.Message) -> None: ...


@dataclass
class Services:
    """Everything that lives as long as the process; the client owns it.

    `chats`: how each game speaks, by its key; a game's cog adds its own. `here`: tables are played
    in the channel unless a server has chosen otherwise. `workers`: who draws. `extras`: what other
    cogs keep.
    """

    settings: Settings
    database: Any
    tables: Tables
    here: bool = False
    workers: Workers = field(default_factory=Workers)
    chats: dict[str, GameChat] = field(default_factory=dict)
    people: People = field(default_factory=People)
    extras: dict[str, Any] = field(default_factory=dict)
    delivery: Deliverer = field(init=False)
    crowd: Crowd = field(init=False)
    pictures: Pictures = field(init=False)
    advice: Advice = field(init=False)

    def __post_init__(self) -> None:
        self.pictures = Pictures(self.workers)
        self.advice = Advice(self.workers)

    @property
    def limits(self) -> Limits:
        """How many tables people may open; in the playground any number."""
        if self.settings.token is None:
            return Limits()
        return Limits(self.settings.tables_per_person, self.settings.tables_per_server)

    def chat(self, game: str) -> GameChat:
        """How this game speaks. Raises KeyError if its cog is not loaded."""
        return self.chats[game]


def services_of(client: discord.Client) -> Services:
    """The services of the client that an interaction or a cog belongs to."""
    services = getattr(client, "services", None)
    if not isinstance(services, Services):
        raise TypeError(f"{type(client).__name__} carries no services")
    return services
