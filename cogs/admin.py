"""`/admin …`: what a server's management chooses for its tables."""

from __future__ import annotations

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.chat.base.errors import told
from bot.chat.base.language import private_language, public_language
from bot.chat.base.services import services_of
from bot.chat.base.slash import described, language_choices
from bot.chat.ui.reply import Reply
from data.texts import own_name, say

CHOICES = {
    "where": [
        app_commands.Choice(name=described("house-slash-each-table-in-a"), value="thread"),
        app_commands.Choice(name=described("house-slash-in-the-channel-itself"), value="channel"),
    ],
    "language": [
        app_commands.Choice(name=described("house-slash-the-server-s"), value=""),
        *language_choices(),
    ],
}


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Admin(
    commands.GroupCog,
    group_name="admin",
    group_description=described("house-slash-settings-of-this-server"),
):
    @app_commands.command(description=described("house-slash-see-or-change-how"))
    @app_commands.describe(
        tables=described("house-slash-where-new-tables-are"),
        language=described("house-slash-the-language-of-public"),
    )
    @app_commands.choices(tables=CHOICES["where"], language=CHOICES["language"])
    @app_commands.checks.has_permissions(manage_guild=True)
    @told
    async def settings(
        self,
        interaction: discord.Interaction,
        tables: str | None = None,
        language: str | None = None,
    ) -> None:
        reply = Reply(interaction)
        await reply.open()
        services, guild = services_of(interaction.client), interaction.guild_id or 0
        settings = await services.tables.guild(guild)
        if tables is not None:
            where = "channel" if tables == "channel" else "thread"
            settings = msgspec.structs.replace(settings, tables=where)
        if language is not None:
            settings = msgspec.structs.replace(settings, language=language or None)
        if tables is not None or language is not None:
            await services.tables.set_guild(guild, settings)
        reader = await private_language(interaction)
        text = say(
            f"house-settings-{settings.tables}",
            reader,
            spoken=own_name(await public_language(interaction.client, guild)),
        )
        await reply.page(text)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Admin())
