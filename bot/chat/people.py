"""What people are called: as the server calls them, learned from presses, else asked of Discord."""

from __future__ import annotations

import discord
import structlog

from bot.tables.model import Table
from data.texts import say

log = structlog.get_logger(__name__)

LONGEST = 24
"""Characters of a name that cards and pictures show."""


class People:
    """Names by server and person; a cache that may be lost at any time."""

    def __init__(self) -> None:
        self._names: dict[tuple[int, int], str] = {}

    def learn(self, interaction: discord.Interaction) -> None:
        """Remember what the person who pressed is called here."""
        name = interaction.user.display_name
        self._names[interaction.guild_id or 0, interaction.user.id] = _short(name)

    def forget(self, user: int) -> None:
        """Let go of what a person is called anywhere."""
        for place in [place for place in self._names if place[1] == user]:
            del self._names[place]

    async def name(self, client: discord.Client, guild: int, user: int, language: str) -> str:
        """The person's name in this server; "Somebody" if Discord does not tell."""
        known = self._names.get((guild, user))
        if user < 0:  # forgotten: nobody on Discord has such a number
            known = ""
        if known is None:
            known = await _ask(client, guild, user) or ""
            self._names[guild, user] = known
        return known or say("house-somebody", language)

    async def at(self, client: discord.Client, table: Table, language: str) -> list[str]:
        """The names by seat; robots are numbered like their seats."""
        return [
            say("house-robot", language, number=row.seat + 1)
            if row.user is None
            else await self.name(client, table.place.guild, row.user, language)
            for row in table.seats
        ]


async def _ask(client: discord.Client, guild: int, user: int) -> str | None:
    server = client.get_guild(guild)
    try:
        if server is not None:
            member = server.get_member(user) or await server.fetch_member(user)
            return _short(member.display_name)
        return _short((await client.fetch_user(user)).display_name)
    except discord.HTTPException as failure:
        log.warning("no name for a player", user=user, status=failure.status)
        return None


def _short(name: str) -> str:
    plain = " ".join(name.split())
    return plain if len(plain) <= LONGEST else plain[: LONGEST - 1] + "…"
