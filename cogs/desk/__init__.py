"""The dice desk for players with a physical Rail Baron board: the `/desk` commands."""

from __future__ import annotations

import secrets

from discord.ext import commands

from bot.chat.base.services import services_of
from bot.tables.desks import Desks
from cogs.desk import session
from cogs.desk.commands import desk
from cogs.desk.press import DeskPress

__all__ = ["session", "setup"]


async def setup(bot: commands.Bot) -> None:
    services = services_of(bot)
    services.extras["desks"] = Desks(services.database, secrets.token_bytes)
    bot.tree.add_command(desk)
    bot.add_dynamic_items(DeskPress)
