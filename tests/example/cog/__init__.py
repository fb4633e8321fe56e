"""Haul in chat: its adapter and `/haul`."""

from __future__ import annotations

from discord.ext import commands

from bot.chat.base.services import services_of
from tests.example.cog.chat import HaulChat
from tests.example.cog.commands import HAUL

__all__ = ["setup"]


async def setup(bot: commands.Bot) -> None:
    chat = HaulChat()
    services_of(bot).chats[chat.key] = chat
    bot.tree.add_command(HAUL.group)
