"""What a running house consists of, as the cogs see it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord

from bot.chat.adapter import GameChat
from bot.chat.people import People
from bot.settings import Settings
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.chat.crowd import Crowd
    from bot.chat.delivery import Delivery


@dataclass
class Services:
    """Everything that lives as long as the process; the client owns it.

    `chats`: how each game speaks, by its key; a game's cog adds its own. `here`: tables are played
    in the channel unless a server has chosen otherwise. `extras`: what other cogs keep.
    """

    settings: Settings
    database: Any
    tables: Tables
    here: bool = False
    chats: dict[str, GameChat] = field(default_factory=dict)
    people: People = field(default_factory=People)
    extras: dict[str, Any] = field(default_factory=dict)
    delivery: Delivery = field(init=False)
    crowd: Crowd = field(init=False)

    def chat(self, game: str) -> GameChat:
        """How this game speaks. Raises KeyError if its cog is not loaded."""
        return self.chats[game]


def services_of(client: discord.Client) -> Services:
    """The services of the client that an interaction or a cog belongs to."""
    services = getattr(client, "services", None)
    if not isinstance(services, Services):
        raise TypeError(f"{type(client).__name__} carries no services")
    return services
