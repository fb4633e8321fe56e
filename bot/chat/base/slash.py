"""Localized descriptions of slash commands, from the catalogue like all other texts.

Names of commands and options are English for everybody, so that help texts and people can
refer to them; their descriptions, and the names of choices, are in each reader's language."""

from __future__ import annotations

from typing import TypeVar

import discord
from discord import app_commands

from bot.chat.base.language import find_catalogue
from data.texts import DEFAULT, has_text, languages, native_name, say

C = TypeVar("C")


def usable_anywhere(command: C) -> C:
    """Decorate a command that needs no server.

    It also works in direct messages, and where a user installed the bot. All others need a
    server that has invited it."""
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return contexts(app_commands.allowed_installs(guilds=True, users=True)(command))


def localized(key: str) -> app_commands.locale_str:
    """Return the English text of a key, from which `Catalogue` finds the translations."""
    return app_commands.locale_str(say(key), key=key)


def language_choices() -> list[app_commands.Choice[str]]:
    """Return every language that has a catalogue, each by its own name."""
    return [app_commands.Choice(name=native_name(name), value=name) for name in languages()]


class Catalogue(app_commands.Translator):
    """Translator that gives Discord the descriptions and choices in every catalogue's language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in the language of this locale, or None where the English one applies."""
        key, language = string.extras.get("key"), find_catalogue(locale)
        if key is None or language in (None, DEFAULT) or not has_text(key, language):
            return None
        return say(key, language)
