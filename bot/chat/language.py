"""Which language a text is in: public texts the server's, private ones the reader's."""

from __future__ import annotations

import discord

from data.texts import DEFAULT, languages


def spoken(locale: discord.Locale | str | None) -> str:
    """The catalogue for one of Discord's locales, such as `en-GB`; English where there is none."""
    if locale is None:
        return DEFAULT
    short = str(locale).split("-", 1)[0].lower()
    return short if short in languages() else DEFAULT


def of_reader(interaction: discord.Interaction) -> str:
    """The language Discord tells of the person who pressed or typed."""
    return spoken(interaction.locale)
