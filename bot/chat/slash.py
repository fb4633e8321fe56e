"""Descriptions of slash commands come from the catalogue, like every other text."""

from __future__ import annotations

from discord import app_commands

from data.texts import say


def described(key: str) -> app_commands.locale_str:
    """The English text of a key, which a translator of the command tree can find again."""
    return app_commands.locale_str(say(key), key=key)
