"""The server of an interaction: tables live in servers of which the bot is a member."""

from __future__ import annotations

import discord

from bot.chat.base.errors import Refusal


def server_of(interaction: discord.Interaction) -> int:
    """Return the id of the interaction's server.

    Raises `Refusal` in direct messages, and in a server where the bot is only installed by a
    user: no card could be posted there."""
    if interaction.guild_id is None:
        raise Refusal("house-refuse-dm")
    if interaction.client.get_guild(interaction.guild_id) is None:
        raise Refusal("house-refuse-no-member")
    return interaction.guild_id
