"""The language of a text: the server's for public texts, the reader's for private ones."""

from __future__ import annotations

from functools import cache

import discord

from bot.chat.base.services import Client, Interaction
from bot.tables.types.settings import PersonSettings
from data.texts import DEFAULT, languages


def catalogue_or_default(locale: discord.Locale | str | None) -> str:
    """Return the catalogue for a Discord locale such as `en-GB`; English if there is none."""
    return find_catalogue(locale) or DEFAULT


def find_catalogue(locale: discord.Locale | str | None) -> str | None:
    """Return the catalogue for a Discord locale, by its name or its language, else None."""
    return _find_catalogue(str(locale or "").lower())


@cache
def _find_catalogue(locale: str) -> str | None:
    # Called some ten thousand times at a start: for every command text in every locale.
    by_lower_name = {name.lower(): name for name in languages()}
    return by_lower_name.get(locale) or by_lower_name.get(locale.split("-", 1)[0])


def locale_language(interaction: Interaction) -> str:
    """Return the language that Discord reports for the presser.

    Only `private_language` knows what the person has chosen instead."""
    return catalogue_or_default(interaction.locale)


async def private_language(interaction: Interaction, person: PersonSettings | None = None) -> str:
    """Return the language of private texts: the person's choice, else what Discord reports.

    `person`: the settings, if they have been read."""
    if person is None:
        person = await interaction.client.services.tables.person_settings(interaction.user.id)
    return catalogue_or_default(person.language or interaction.locale)


async def public_language(
    client: Client, guild: int, guild_locale: discord.Locale | str | None = None
) -> str:
    """Return the language of public texts: the server's choice, its locale, or the default.

    `guild_locale`: the server's locale as reported by an interaction, for a server the bot is
    no member of."""
    services = client.services
    chosen = (await services.tables.guild_settings(guild)).language
    if chosen is not None:
        return catalogue_or_default(chosen)
    server = client.get_guild(guild)
    locale = catalogue_or_default(guild_locale if server is None else server.preferred_locale)
    # Discord reports English for every server that has not set a locale.
    return services.settings.language if locale == DEFAULT else locale


async def person_language(client: Client, user: int, guild: int) -> str:
    """Return the language for direct messages: the person's choice, else the server's."""
    chosen = (await client.services.tables.person_settings(user)).language
    return (
        catalogue_or_default(chosen) if chosen is not None else await public_language(client, guild)
    )


async def channel_language(interaction: Interaction) -> str:
    """Return the language of the channel of an interaction; in direct messages the reader's."""
    if interaction.guild_id is None:
        return await private_language(interaction)
    return await public_language(interaction.client, interaction.guild_id, interaction.guild_locale)
