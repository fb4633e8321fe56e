"""Where an interaction comes from: tables stand in servers of which the bot is a member."""

from __future__ import annotations

import discord

from bot.chat.base.errors import Refusal


def server_of(interaction: discord.Interaction) -> int:
    """The server an interaction came from. Refuses in direct messages, and in a server to which
    only a person brought the bot along: no card could ever come there."""
    if interaction.guild_id is None:
        raise Refusal("house-refuse-dm")
    if interaction.client.get_guild(interaction.guild_id) is None:
        raise Refusal("house-refuse-no-member")
    return interaction.guild_id
