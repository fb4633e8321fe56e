"""`/admin …`: the settings of a server, for its managers."""

from __future__ import annotations

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.chat.base.errors import report_errors
from bot.chat.base.language import private_language, public_language
from bot.chat.base.services import services_of
from bot.chat.base.slash import language_choices, localized
from bot.chat.ui.reply import Reply
from data.texts import native_name, say

CHOICES = {
    "where": [
        app_commands.Choice(name=localized("house-slash-each-table-in-a"), value="thread"),
        app_commands.Choice(name=localized("house-slash-in-the-channel-itself"), value="channel"),
    ],
    "language": [
        app_commands.Choice(name=localized("house-slash-the-server-s"), value=""),
        *language_choices(),
    ],
}


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Admin(
    commands.GroupCog,
    group_name="admin",
    group_description=localized("house-slash-settings-of-this-server"),
):
    @app_commands.command(description=localized("house-slash-see-or-change-how"))
    @app_commands.describe(
        tables=localized("house-slash-where-new-tables-are"),
        language=localized("house-slash-the-language-of-public"),
    )
    @app_commands.choices(tables=CHOICES["where"], language=CHOICES["language"])
    @app_commands.checks.has_permissions(manage_guild=True)
    @report_errors
    async def settings(
        self,
        interaction: discord.Interaction,
        tables: str | None = None,
        language: str | None = None,
    ) -> None:
        reply = Reply(interaction)
        await reply.acknowledge()
        services, guild = services_of(interaction.client), interaction.guild_id or 0
        settings = await services.tables.guild_settings(guild)
        if tables is not None:
            placement = "channel" if tables == "channel" else "thread"
            settings = msgspec.structs.replace(settings, tables=placement)
        if language is not None:
            settings = msgspec.structs.replace(settings, language=language or None)
        if tables is not None or language is not None:
            await services.tables.save_guild_settings(guild, settings)
        reader = await private_language(interaction)
        text = say(
            f"house-settings-{settings.tables}",
            reader,
            spoken=native_name(await public_language(interaction.client, guild)),
        )
        await reply.show_page(text)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Admin())
