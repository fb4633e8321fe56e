"""Railroad Barons in chat: its adapter and `/barons`."""

from __future__ import annotations

from discord.ext import commands

from bot.chat.base.services import services_of
from cogs.railroad_barons.chat import BaronsChat
from cogs.railroad_barons.commands import BARONS

__all__ = ["setup", "teardown"]


async def setup(bot: commands.Bot) -> None:
    chat = BaronsChat()
    services_of(bot).chats[chat.key] = chat
    bot.tree.add_command(BARONS.group)


async def teardown(bot: commands.Bot) -> None:
    bot.tree.remove_command(BARONS.group.name)
    services_of(bot).chats.pop(BaronsChat.key, None)
