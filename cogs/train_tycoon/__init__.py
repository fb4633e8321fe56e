"""Train Tycoon in chat: its adapter and `/tycoon`."""

from __future__ import annotations

from discord.ext import commands

from bot.chat.base.services import services_of
from cogs.train_tycoon.chat import TycoonChat
from cogs.train_tycoon.commands import TYCOON

__all__ = ["setup", "teardown"]


async def setup(bot: commands.Bot) -> None:
    chat = TycoonChat()
    services_of(bot).chats[chat.key] = chat
    bot.tree.add_command(TYCOON.group)


async def teardown(bot: commands.Bot) -> None:
    bot.tree.remove_command(TYCOON.group.name)
    services_of(bot).chats.pop(TycoonChat.key, None)
