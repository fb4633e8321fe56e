"""What the slash commands of the games share: each is a press of the button of the same key."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.chat.actions.listener import at_table
from bot.chat.actions.play import look, play
from bot.chat.base.errors import told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
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
        press, _ = await command(interaction, table, Verb.PLAY, key, game=self.game)
        press.words = words
        await at_table(press, play)

    async def see(self, interaction: discord.Interaction, table: int | None, key: str) -> None:
        """A private look, as its button gives it."""
        press, _ = await command(interaction, table, Verb.LOOK, key, game=self.game, ended=True)
        await at_table(press, look)

    def plain(self, group: app_commands.Group, name: str, text: str, key: str) -> None:
        """Add a command with nothing to choose: it presses the button of `key`. `text` is the
        catalogue's key of its description."""

        @takes_table
        @told
        async def pressed(interaction: discord.Interaction, table: int | None = None) -> None:
            await self.press(interaction, table, key)

        group.command(name=name, description=described(text))(pressed)
