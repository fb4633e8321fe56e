"""What is offered while a slash command of a game is typed.

Autocomplete never fails aloud: whoever may not act is offered nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import discord
from discord import app_commands

from bot.chat.base.errors import Refusal
from bot.chat.base.language import private_language
from bot.chat.base.scenes import apart, scene_of
from bot.chat.base.table_lookup import table_meant
from bot.chat.contract.adapter import Scene
from bot.tables.types.errors import TableError

Choices = list[app_commands.Choice[str]]
Rows = Iterable[tuple[str, str]]
"""Names and values."""
MOST = 25
LONGEST = 100


def matching(rows: Rows, current: str) -> Choices:
    """The rows whose name contains what was typed, as many as Discord takes."""
    wanted = current.strip().casefold()
    return [
        app_commands.Choice(name=name[:LONGEST], value=value)
        for name, value in rows
        if wanted in name.casefold() and len(value) <= LONGEST
    ][:MOST]


class Offers:
    """The offers of the commands of one game, named by its key."""

    def __init__(self, game: str) -> None:
        self.game = game

    async def scene(self, interaction: discord.Interaction) -> Scene | None:
        """The scene of the person's own seat, None if there is none to speak of."""
        number = interaction.namespace.table
        meant = number if isinstance(number, int) else None
        try:
            table = await table_meant(interaction, meant, game=self.game)
            language = await private_language(interaction)
            _, scene = await scene_of(interaction.client, table.id, interaction.user.id, language)
        except (Refusal, TableError):
            return None
        return scene if scene.view is not None and scene.seat is not None else None

    async def offer(
        self, interaction: discord.Interaction, current: str, rows: Callable[[Scene], Rows]
    ) -> Choices:
        """The rows that contain what was typed, for whom the game waits."""
        scene = await self.scene(interaction)
        if scene is None or scene.seat not in scene.public.to_move:
            return []
        return matching(await apart(lambda: list(rows(scene))), current)
