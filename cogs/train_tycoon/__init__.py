"""Train Tycoon in chat: its adapter and `/tycoon`."""

from __future__ import annotations

from discord.ext import commands

from bot.chat.base.services import services_of
from cogs.train_tycoon.chat import TycoonChat
from cogs.train_tycoon.commands import TYCOON

__all__ = ["setup"]


async def setup(bot: commands.Bot) -> None:
    chat = TycoonChat()
    services_of(bot).chats[chat.key] = chat
    bot.tree.add_command(TYCOON.group)
