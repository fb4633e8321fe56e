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
from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.keys import Verb
from bot.chat.ui.press import Press, button
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
        press = Press(interaction)
        await press.reply.open()
        await (_forget(press) if sure else _ask(press))


async def _ask(press: Press) -> None:
    """What would go, above the button that does it."""
    playing = await press.tables.of_user(press.user)
    going = sum(table.status == "running" for table in playing)
    sure = Button("forget", await press.say("privacy-press-forget"), "stop")
    rows = card.button_rows([card.button(press.key, sure)])
    await press.reply.page(await press.say("privacy-sure", tables=going), rows=rows)


@button(Verb.SEAT, "forget", here=False)
async def _forget(press: Press) -> None:
    """Let the presser leave all tables, and delete what is kept of him."""
    services, language = press.services, await press.language()
    for table in await services.tables.of_user(press.user):
        left = await services.tables.leave(table.id, press.user, key=f"{press.id}-{table.id}")
        await services.delivery.after(left.table)
    await services.tables.forget_person(press.user)
    services.people.forget(press.user)
    days = services.settings.copies_last
    await press.reply.page(say("privacy-forgotten", language, days=days))


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Privacy())
