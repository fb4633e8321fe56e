"""Baltimore & Ohio in chat: its adapter and `/bando`."""

from __future__ import annotations

from discord.ext import commands

from bot.chat.base.services import services_of
from cogs.baltimore_ohio.business_commands import bando
from cogs.baltimore_ohio.chat import BandoChat

__all__ = ["setup", "teardown"]


async def setup(bot: commands.Bot) -> None:
    chat = BandoChat()
    services_of(bot).chats[chat.key] = chat
    bot.tree.add_command(bando)


async def teardown(bot: commands.Bot) -> None:
    bot.tree.remove_command(bando.name)
    services_of(bot).chats.pop(BandoChat.key, None)
