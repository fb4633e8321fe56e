"""The group `/tycoon` and what its subcommands share. `share_commands` fills it with those of the
share phases, `operation_commands` with those of the Operate phase."""

from __future__ import annotations

from discord import app_commands

from bot.chat.base.slash import described
from bot.chat.commands.autocomplete import Offers
from bot.chat.commands.command_factory import Commanded
from cogs.train_tycoon.words import DOMAIN

GAME = "train_tycoon"
commanded = Commanded(GAME)
press, see = commanded.press, commanded.see
offer = Offers(GAME).offer

tycoon = app_commands.Group(
    name="tycoon", description=described(f"{DOMAIN}-slash-tycoon"), guild_only=True
)
