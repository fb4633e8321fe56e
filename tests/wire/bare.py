"""discord.py and two commands: what answering costs at least. A look is a private answer; a move
also changes a public card. Neither does more than that."""

import asyncio
import os

import discord
from discord import app_commands, ui
from discord.ext import commands


def page(*words: str) -> ui.LayoutView:
    """A card with one button."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(*(ui.TextDisplay(word) for word in words))
    box.add_item(ui.ActionRow(ui.Button(label="Look", custom_id="look")))
    view.add_item(box)
    return view


class Bare(commands.AutoShardedBot):
    """Answers, and nothing else."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.cards: dict[int, discord.Message] = {}

    async def setup_hook(self) -> None:
        @app_commands.command(name="look", description="A private answer")
        async def look(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True)
            await interaction.edit_original_response(view=page("seen"))

        @app_commands.command(name="move", description="A private answer and a card")
        async def move(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True)
            channel = interaction.channel
            assert isinstance(channel, discord.TextChannel)
            card = self.cards.get(channel.id)
            if card is None:
                self.cards[channel.id] = await channel.send(view=page("moved"))
            else:
                await card.edit(view=page("moved"))
            await interaction.edit_original_response(view=page("done"))

        self.tree.add_command(look)
        self.tree.add_command(move)
        await self.tree.sync()


def run() -> None:
    asyncio.run(Bare().start(os.environ["DISCORD_TOKEN"]))
