"""What the slash commands of the games share: each is a press of the button of the same key."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import discord
from discord import app_commands

from bot.chat.actions.play import play
from bot.chat.actions.press import look
from bot.chat.base.errors import Refusal, told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import table_meant, takes_table
from bot.chat.narration import standing_in
from bot.chat.outgoing import order_news
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.reply import Reply


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
        await Reply(interaction).open()
        found = await table_meant(interaction, table, game=self.game)
        place = Key(found.id, found.version, Verb.PLAY, key)
        if not place.good:
            raise Refusal("house-refuse-tampered")
        await self._at_table(interaction, place, partial(play, words=words))

    async def see(self, interaction: discord.Interaction, table: int | None, key: str) -> None:
        """A private look, as its button gives it."""
        await Reply(interaction).open()
        found = await table_meant(interaction, table, game=self.game, ended=True)
        await self._at_table(interaction, Key(found.id, found.version, Verb.LOOK, key), look)

    async def _at_table(
        self,
        interaction: discord.Interaction,
        place: Key,
        answered: Callable[[discord.Interaction, Key], Awaitable[None]],
    ) -> None:
        """A command is a sign of life as every press is (`bot.chat.actions.press`)."""
        place, back = await standing_in.at_press(interaction, place)
        try:
            await answered(interaction, place)
        finally:
            if back is not None:
                await standing_in.welcome(interaction, back)
        await order_news.at_press(interaction, place.table)

    def plain(self, group: app_commands.Group, name: str, text: str, key: str) -> None:
        """Add a command with nothing to choose: it presses the button of `key`. `text` is the
        catalogue's key of its description."""

        @takes_table
        @told
        async def pressed(interaction: discord.Interaction, table: int | None = None) -> None:
            await self.press(interaction, table, key)

        group.command(name=name, description=described(text))(pressed)
