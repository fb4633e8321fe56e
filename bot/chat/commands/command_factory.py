"""What the slash commands of the games share: each is a press of the button of the same key."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.chat.actions.listener import at_table
from bot.chat.actions.play import look, play
from bot.chat.ui.keys import Verb
from bot.chat.ui.press import command


class Commanded:
    """The commands of one game, named by its key."""

    def __init__(self, game: str) -> None:
        self.game = game

    async def press(
        self,
        interaction: discord.Interaction,
        table: int | None,
        key: str,
        words: Mapping[str, str] | None = None,
    ) -> None:
        """As if the button of this key had been pressed on the newest card."""
        press, found = await command(interaction, table, Verb.PLAY, key, game=self.game)
        press.words = words
        await at_table(press, found, play)

    async def see(self, interaction: discord.Interaction, table: int | None, key: str) -> None:
        """A private look, as its button gives it."""
        press, found = await command(interaction, table, Verb.LOOK, key, game=self.game, ended=True)
        await at_table(press, found, look)
