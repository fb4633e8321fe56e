"""The server of an interaction, and what its managers allow there: tables live in servers of which
the bot is a member."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.chat.base.errors import Refusal
from bot.tables.types.settings import GuildSettings


def server_of(interaction: discord.Interaction) -> int:
    """Return the id of the interaction's server.

    Raises `Refusal` in direct messages, and in a server where the bot is only installed by a
    user: no card could be posted there."""
    if interaction.guild_id is None:
        raise Refusal("house-refuse-dm")
    if interaction.client.get_guild(interaction.guild_id) is None:
        raise Refusal("house-refuse-no-member")
    return interaction.guild_id


def is_manager(interaction: discord.Interaction) -> bool:
    """Return whether this person may manage the server, and thus its tables."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def require_manager(interaction: discord.Interaction) -> int:
    """Return the id of the server. Raises `Refusal` for people who do not manage it."""
    guild = server_of(interaction)
    if not is_manager(interaction):
        raise Refusal("house-refuse-permission")
    return guild


def role_ids(interaction: discord.Interaction) -> list[int]:
    """Return the roles of the person in the server of the interaction."""
    return [role.id for role in getattr(interaction.user, "roles", ())]


def require_opening(interaction: discord.Interaction, settings: GuildSettings) -> None:
    """Raise `Refusal` if the server's managers do not let this person open a table here."""
    if is_manager(interaction):
        return
    if settings.channels and not set(settings.channels) & set(_places(interaction.channel)):
        raise Refusal("admin-refuse-channel", channels=mention_channels(settings.channels))
    if settings.openers and not set(settings.openers) & set(role_ids(interaction)):
        raise Refusal("admin-refuse-opener", roles=mention_roles(settings.openers))


def _places(channel: object) -> Iterable[int]:
    """Return the ids of a channel, of the one it is a thread of, and of their category."""
    names = ("id", "parent_id", "category_id")
    return [place for name in names if (place := getattr(channel, name, None)) is not None]


def require_importing(interaction: discord.Interaction, settings: GuildSettings) -> None:
    """Raise `Refusal` if the server's managers do not let this person import games."""
    if is_manager(interaction) or set(settings.importers) & set(role_ids(interaction)):
        return
    if not settings.importers:
        raise Refusal("admin-refuse-import")
    raise Refusal("admin-refuse-importer", roles=mention_roles(settings.importers))


def mention_channels(channels: Iterable[int]) -> str:
    """Return the channels as Discord shows them."""
    return ", ".join(f"<#{channel}>" for channel in channels)


def mention_roles(roles: Iterable[int]) -> str:
    """Return the roles as Discord shows them; the messages notify nobody."""
    return ", ".join(f"<@&{role}>" for role in roles)
