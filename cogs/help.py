"""/help: how to begin, or what the game here is about; and the language a person is spoken to."""

from __future__ import annotations

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.chat.base.errors import told
from bot.chat.base.language import private_language
from bot.chat.base.services import services_of
from bot.chat.base.slash import anywhere, described, language_choices
from bot.chat.cards.guide import guide
from bot.chat.cards.lobby_card import welcome
from bot.chat.ui.reply import Reply
from data.texts import say

AS_DISCORD = "discord"
LANGUAGES = [
    app_commands.Choice(name=described("house-slash-as-discord-says"), value=AS_DISCORD),
    *language_choices(),
]


TEACH = [
    app_commands.Choice(name=described(f"teacher-slash-{value}"), value=value)
    for value in ("on", "off")
]


class Help(commands.Cog):
    @app_commands.command(name="help", description=described("house-slash-how-to-play-here"))
    @app_commands.describe(
        language=described("house-slash-the-language-i-use"),
        teach=described("teacher-slash-teach"),
    )
    @app_commands.choices(language=LANGUAGES, teach=TEACH)
    @anywhere
    @told
    async def help(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        teach: str | None = None,
    ) -> None:
        """How to play: the game that runs here, else how to begin. With a language it is kept, and
        private texts are in it from now on; so is whether one has a teacher."""
        reply = Reply(interaction)
        await reply.open()
        tables, user = services_of(interaction.client).tables, interaction.user.id
        if teach is not None:
            await tables.practice.wish(user, teach == "on")
        if language is not None:
            kept = await tables.person(user)
            chosen = None if language == AS_DISCORD else language
            await tables.set_person(user, msgspec.structs.replace(kept, language=chosen))
        spoken = await private_language(interaction)
        if teach is not None:
            await reply.page(say(f"teacher-{teach}", spoken))
            return
        await reply.show(await guide(interaction) or welcome(interaction.client, spoken))


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Help())
