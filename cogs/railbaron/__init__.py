"""Rail Baron in chat: its adapter and `/railbaron`."""

from __future__ import annotations

from discord.ext import commands

from bot.chat.house import services_of
from cogs.railbaron.chat import RailBaronChat
from cogs.railbaron.commands import RAILBARON

__all__ = ["setup", "teardown"]


async def setup(bot: commands.Bot) -> None:
    chat = RailBaronChat()
    services_of(bot).chats[chat.key] = chat
    bot.tree.add_command(RAILBARON.group)


async def teardown(bot: commands.Bot) -> None:
    bot.tree.remove_command(RAILBARON.group.name)
    services_of(bot).chats.pop(RailBaronChat.key, None)
