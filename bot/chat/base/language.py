"""Which language a text is in: public texts the server's, private ones the reader's."""

from __future__ import annotations

from functools import cache

import discord

from bot.chat.base.services import services_of
from bot.tables.types.model import PersonSettings
from data.texts import DEFAULT, languages


def spoken(locale: discord.Locale | str | None) -> str:
    """The catalogue for one of Discord's locales, such as `en-GB`; English where there is none."""
    return catalogue(locale) or DEFAULT


def catalogue(locale: discord.Locale | str | None) -> str | None:
    """The catalogue for one of Discord's locales, by its whole name or by its language alone."""
    return _named(str(locale or "").lower())


@cache
def _named(locale: str) -> str | None:
    # Asked for every text of every command in every locale, some ten thousand times at a start.
    known = {name.lower(): name for name in languages()}
    return known.get(locale) or known.get(locale.split("-", 1)[0])


def of_reader(interaction: discord.Interaction) -> str:
    """The language Discord tells of the person who pressed or typed. What the person has chosen
    instead only `private_language` knows."""
    return spoken(interaction.locale)


async def private_language(
    interaction: discord.Interaction, person: PersonSettings | None = None
) -> str:
    """The language of private texts: the person's choice, else what Discord tells. `person`: the
    settings, where they have been read."""
    if person is None:
        person = await services_of(interaction.client).tables.person(interaction.user.id)
    return spoken(person.language or interaction.locale)


async def public_language(
    client: discord.Client, guild: int, told: discord.Locale | str | None = None
) -> str:
    """The language of public texts: the server's choice, else its locale, else the house's.

    `told`: the locale that an interaction brought along, for a server the bot is no member of.
    """
    services = services_of(client)
    chosen = (await services.tables.guild(guild)).language
    if chosen is not None:
        return spoken(chosen)
    server = client.get_guild(guild)
    locale = spoken(told if server is None else server.preferred_locale)
    # Discord calls every server English until somebody says otherwise.
    return services.settings.language if locale == DEFAULT else locale


async def language_of(client: discord.Client, user: int, guild: int) -> str:
    """The language in which a person is written to in private: the one chosen, else that of the
    server it is about."""
    chosen = (await services_of(client).tables.person(user)).language
    return spoken(chosen) if chosen is not None else await public_language(client, guild)


async def language_here(interaction: discord.Interaction) -> str:
    """What everybody reads where this interaction came from; in private, what the reader reads."""
    if interaction.guild_id is None:
        return await private_language(interaction)
    return await public_language(interaction.client, interaction.guild_id, interaction.guild_locale)
