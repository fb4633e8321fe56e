"""Games as people name them in commands."""

from __future__ import annotations

import re
from collections.abc import Iterator

import discord
from discord import app_commands

from bot.chat.base.errors import Refusal
from bot.chat.base.language import private_language
from bot.chat.base.services import Services, services_of
from bot.tables.types.games import games
from data.texts import languages


def game_named(services: Services, text: str) -> str:
    """The key of the game that is meant: by its key, by its name in any language and case, or by a
    part that only one has. `Refusal` for anything else."""
    wanted = _plain(text)
    spelled = {
        key: {_plain(key), *(_plain(chat.name(one)) for one in languages())}
        for key, chat in services.chats.items()
        if key in games()
    }
    found = [key for key, names in spelled.items() if wanted in names]
    if not found and wanted:
        found = [key for key, names in spelled.items() if any(wanted in name for name in names)]
    if len(found) != 1:
        raise Refusal("house-refuse-game")
    return found[0]


def _plain(text: str) -> str:
    """Letters and digits alone, in lower case; "and" as the sign for it."""
    words = re.findall(r"[^\W_]+", text.casefold().replace("&", " "))
    return "".join(word for word in words if word not in ("and", "und"))


def _named(services: Services, language: str) -> Iterator[tuple[str, str]]:
    """The games by name, and their keys."""
    chats = services.chats
    yield from sorted((chats[key].name(language), key) for key in games() if key in chats)


async def game_choices(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """The games whose names fit what is being typed."""
    language = await private_language(interaction)
    return [
        app_commands.Choice(name=name, value=key)
        for name, key in _named(services_of(interaction.client), language)
        if _plain(current) in _plain(name)
    ][:25]
