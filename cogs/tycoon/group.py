"""The group `/tycoon` and what its subcommands share. `share_commands` fills it with those of the
share phases, `operation_commands` with those of the Operate phase."""

from __future__ import annotations

from discord import app_commands

from bot.chat.commanded import Commanded
from bot.chat.offers import Offers
from bot.chat.slash import described
from cogs.tycoon.words import DOMAIN

GAME = "train_tycoon"
commanded = Commanded(GAME)
press, see = commanded.press, commanded.see
offer = Offers(GAME).offer

tycoon = app_commands.Group(
    name="tycoon", description=described(f"{DOMAIN}-slash-tycoon"), guild_only=True
)
