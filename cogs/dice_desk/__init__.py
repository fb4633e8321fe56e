"""The dice desk for players with a physical Rail Baron board: look-ups, and its sessions."""

from __future__ import annotations

from discord.ext import commands

from bot.chat.base.services import services_of
from cogs.dice_desk import session
from cogs.dice_desk.chat import DiceDeskChat
from cogs.dice_desk.commands import desk

__all__ = ["session", "setup"]


async def setup(bot: commands.Bot) -> None:
    chat = DiceDeskChat()
    services_of(bot).chats[chat.key] = chat
    bot.tree.add_command(desk)
