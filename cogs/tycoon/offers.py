"""What is offered while a command is typed: what is legal now, for whom the game waits.

Autocomplete never fails aloud: whoever may not act is offered nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import discord
from discord import app_commands

from bot.chat.adapter import Scene
from bot.chat.asking import table_meant
from bot.chat.errors import Refusal
from bot.chat.scenes import apart, private_language, scene_of
from bot.tables.errors import TableError
from cogs.tycoon.group import GAME

Choices = list[app_commands.Choice[str]]
Rows = Iterable[tuple[str, str]]
"""Names and values."""
MOST = 25
LONGEST = 100


async def own_scene(interaction: discord.Interaction) -> Scene | None:
    """The scene of the person's own seat, None if there is none to speak of."""
    number = interaction.namespace.table
    try:
        table = await table_meant(
            interaction, number if isinstance(number, int) else None, game=GAME
        )
        language = await private_language(interaction)
        _, scene = await scene_of(interaction.client, table.id, interaction.user.id, language)
    except (Refusal, TableError):
        return None
    return scene if scene.view is not None and scene.seat is not None else None


async def offer(
    interaction: discord.Interaction, current: str, rows: Callable[[Scene], Rows]
) -> Choices:
    """The rows of (name, value) that contain what was typed, for whom the game waits."""
    scene = await own_scene(interaction)
    if scene is None or scene.seat not in scene.public.to_move:
        return []
    wanted = current.strip().casefold()
    found = await apart(lambda: list(rows(scene)))
    return [
        app_commands.Choice(name=name[:LONGEST], value=value)
        for name, value in found
        if wanted in name.casefold() and len(value) <= LONGEST
    ][:MOST]
