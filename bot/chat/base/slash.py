"""What Discord shows of slash commands comes from the catalogue, like every other text.

Names of commands and options are English for everybody, so that people and help texts can talk of
one name; their descriptions, and the names of choices, are in each reader's language.
"""

from __future__ import annotations

from typing import TypeVar

import discord
from discord import app_commands

from bot.chat.base.language import catalogue
from data.texts import DEFAULT, has, languages, own_name, say

C = TypeVar("C")


def anywhere(command: C) -> C:
    """For commands that need no server: they work in direct messages too, and wherever a person
    takes the bot along. All others are for servers that have invited it."""
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return contexts(app_commands.allowed_installs(guilds=True, users=True)(command))


def described(key: str) -> app_commands.locale_str:
    """The English text of a key, which the `Catalogue` of the command tree finds again."""
    return app_commands.locale_str(say(key), key=key)


def language_choices() -> list[app_commands.Choice[str]]:
    """Every language that has a catalogue, each by its own name."""
    return [app_commands.Choice(name=own_name(name), value=name) for name in languages()]


class Catalogue(app_commands.Translator):
    """Gives Discord the descriptions and choices in every language that has a catalogue."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in the language of this locale; None where the English one serves."""
        key, language = string.extras.get("key"), catalogue(locale)
        if key is None or language in (None, DEFAULT) or not has(key, language):
            return None
        return say(key, language)
