"""`/privacy …`: show, export or delete a person's stored data."""

from __future__ import annotations

from functools import partial

import msgspec
from discord.ext import commands

from bot.chat.base.sending import text_file
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized, usable_anywhere
from bot.chat.commands.slash_command import slash
from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.keys import Route
from bot.chat.ui.press import Press, acknowledge_command, button
from data.texts import DEFAULT, say


@usable_anywhere
class Privacy(
    commands.GroupCog,
    group_name="privacy",
    group_description=localized("privacy-slash-group"),
):
    @slash("privacy-slash-what-is-kept")
    async def show(self, interaction: Interaction) -> None:
        press = await acknowledge_command(interaction)
        settings, language = press.services.settings, await press.language()
        text = say("privacy-what", language, days=settings.copy_retention_days)
        if settings.site:
            suffix = "" if language == DEFAULT else f".{language}"
            text += "\n" + say(
                "pages-link", language, link=f"<{settings.site}/privacy{suffix}.html>"
            )
        await press.reply.show_page(text)

    @slash("privacy-slash-a-file-with-all")
    async def export(self, interaction: Interaction) -> None:
        press = await acknowledge_command(interaction)
        stored = await press.tables.export_person(press.user)
        document = msgspec.json.format(msgspec.json.encode(stored), indent=2)
        language, limit = await press.language(), interaction.filesize_limit
        file = partial(text_file, "kept-of-me.json", document, limit, language)
        await press.reply.show_file(say("privacy-export", language), file)

    @slash("privacy-slash-forget-me", sure="privacy-slash-say-yes")
    async def forget(self, interaction: Interaction, sure: bool = False) -> None:
        press = await acknowledge_command(interaction)
        await (_forget(press) if sure else _confirm_forget(press))


async def _confirm_forget(press: Press) -> None:
    """Show what would be deleted, with the button that does it."""
    playing = await press.tables.tables_of_user(press.user)
    running = sum(table.status == "running" for table in playing)
    forget_button = Button("forget", await press.say("privacy-press-forget"), "stop")
    rows = card.button_rows([card.build_button(press.key, forget_button)])
    await press.reply.show_page(await press.say("privacy-sure", tables=running), rows=rows)


@button(Route.SEAT, "forget", at_table=False)
async def _forget(press: Press) -> None:
    """Leave all tables of the person who pressed, and delete the person's stored data."""
    services, language = press.services, await press.language()
    for table in await services.tables.tables_of_user(press.user):
        submitted = await services.tables.leave_table(
            table.id, press.user, key=f"{press.idempotency_key}-{table.id}"
        )
        await services.delivery.follow_up(submitted.table)
    await services.tables.forget_person(press.user)
    services.people.forget(press.user)
    days = services.settings.copy_retention_days
    await press.reply.show_page(say("privacy-forgotten", language, days=days))


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Privacy())
