"""Rail Baron in chat: its adapter and `/railbaron`."""

from __future__ import annotations

from discord.ext import commands

from bot.chat.base.services import services_of
from cogs.rail_baron.chat import RailBaronChat
from cogs.rail_baron.commands import railbaron

__all__ = ["setup", "teardown"]


async def setup(bot: commands.Bot) -> None:
    chat = RailBaronChat()
    services_of(bot).chats[chat.key] = chat
    bot.tree.add_command(railbaron)


async def teardown(bot: commands.Bot) -> None:
    bot.tree.remove_command(railbaron.name)
    services_of(bot).chats.pop(RailBaronChat.key, None)
