"""`/privacy …`: what is kept of a person, handed out or forgotten."""

from __future__ import annotations

from functools import partial

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.chat.base.errors import told
from bot.chat.base.language import private_language
from bot.chat.base.sending import text_file
from bot.chat.base.services import services_of
from bot.chat.base.slash import anywhere, described
from bot.chat.ui.reply import Reply
from data.texts import say


@anywhere
class Privacy(
    commands.GroupCog,
    group_name="privacy",
    group_description=described("privacy-slash-group"),
):
    @app_commands.command(description=described("privacy-slash-what-is-kept"))
    @told
    async def show(self, interaction: discord.Interaction) -> None:
        reply = Reply(interaction)
        await reply.open()
        days = services_of(interaction.client).settings.copies_last
        await reply.page(say("privacy-what", await private_language(interaction), days=days))

    @app_commands.command(description=described("privacy-slash-a-file-with-all"))
    @told
    async def export(self, interaction: discord.Interaction) -> None:
        reply, user = Reply(interaction), interaction.user.id
        await reply.open()
        kept = await services_of(interaction.client).tables.kept(user)
        written = msgspec.json.format(msgspec.json.encode(kept), indent=2)
        language = await private_language(interaction)
        limit = interaction.filesize_limit
        file = partial(text_file, "kept-of-me.json", written, limit, language)
        await reply.file(say("privacy-export", language), file)

    @app_commands.command(description=described("privacy-slash-forget-me"))
    @app_commands.describe(sure=described("privacy-slash-say-yes"))
    @told
    async def forget(self, interaction: discord.Interaction, sure: bool = False) -> None:
        services, user = services_of(interaction.client), interaction.user.id
        reply = Reply(interaction)
        await reply.open()
        language = await private_language(interaction)
        playing = await services.tables.of_user(user)
        if not sure:
            going = sum(table.status == "running" for table in playing)
            await reply.page(say("privacy-sure", language, tables=going))
            return
        for table in playing:
            left = await services.tables.leave(table.id, user, key=f"{interaction.id}-{table.id}")
            await services.delivery.after(left.table)
        await services.tables.forget_person(user)
        services.people.forget(user)
        await reply.page(say("privacy-forgotten", language, days=services.settings.copies_last))


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Privacy())
