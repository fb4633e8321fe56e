"""Names of games in commands."""

from __future__ import annotations

import re
from collections.abc import Iterator

from discord import app_commands

from bot.chat.base.errors import Refusal
from bot.chat.base.language import private_language
from bot.chat.base.services import Interaction, Services
from bot.tables.types.games import all_games
from data.texts import languages


def resolve_game(services: Services, text: str) -> str:
    """Return the key of the game with this key or name, in any language and case.

    A part of a name is enough if only one game has it. Raises `Refusal` otherwise."""
    typed = _normalize(text)
    spelled = {
        key: {_normalize(key), *(_normalize(chat.name(tongue)) for tongue in languages())}
        for key, chat in services.chats.items()
        if key in all_games()
    }
    matches = [key for key, names in spelled.items() if typed in names]
    if not matches and typed:
        matches = [key for key, names in spelled.items() if any(typed in name for name in names)]
    if len(matches) != 1:
        raise Refusal("house-refuse-game")
    return matches[0]


def _normalize(text: str) -> str:
    """Return letters and digits alone, in lower case; "and" and "&" are dropped."""
    words = re.findall(r"[^\W_]+", text.casefold().replace("&", " "))
    return "".join(word for word in words if word not in ("and", "und"))


def _list_games(services: Services, language: str) -> Iterator[tuple[str, str]]:
    """Yield the games' names and keys, sorted by name."""
    chats = services.chats
    yield from sorted((chats[key].name(language), key) for key in all_games() if key in chats)


async def game_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the games whose names contain what is being typed."""
    language = await private_language(interaction)
    return [
        app_commands.Choice(name=name, value=key)
        for name, key in _list_games(interaction.client.services, language)
        if _normalize(current) in _normalize(name)
    ][:25]
