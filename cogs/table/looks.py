"""`/table …`: how it stands and what happened."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.base.errors import told
from bot.chat.base.scenes import apart, led
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.cards import lobby_card, log_page, since
from bot.chat.narration import wait_words
from bot.chat.outgoing import order_news
from bot.chat.ui.press import command
from cogs.table.part import Part


class Looks(Part):
    @app_commands.command(description=described("table-slash-show-how-it-stands"))
    @app_commands.describe(text=described("table-slash-in-words-for-you"))
    @takes_table
    @told
    async def show(
        self, interaction: discord.Interaction, text: bool = False, table: int | None = None
    ) -> None:
        press, found = await command(interaction, table, ended=True)
        reply = press.reply
        if found.status == "open" or found.started is None:
            view = await lobby_card.lobby_view(self.bot, found, await press.language())
            await reply.show(view)
            return
        record, scene = await press.scene()
        if text:
            chat = self.services.chat(record.game)
            scene = await led(self.services.tables, scene, mine=True)
            words = await apart(lambda: chat.text(scene.escaped))
            await reply.page(words, accent=chat.accent(scene.seat))
            return
        made = await since.mine(self.bot, record, scene)
        if record.status == "running" and record.archived is None:
            waits = await self.services.tables.waits(record.id)
            made.extra.append(wait_words.on_page(record, waits, press.user, scene.language))
        await reply.show(made.view(), made.picture)
        await order_news.at_press(interaction, record.id)

    @app_commands.command(description=described("table-slash-what-happened-the-newest"))
    @app_commands.describe(
        before=described("table-slash-only-what-happened-before"),
        seat=described("standins-slash-log-seat"),
        kind=described("standins-slash-log-kind"),
        about=described("standins-slash-log-about"),
    )
    @app_commands.choices(
        kind=[
            app_commands.Choice(name=described(f"standins-choice-{kind}"), value=kind)
            for kind in log_page.KINDS
        ]
    )
    @takes_table
    @told
    async def log(
        self,
        interaction: discord.Interaction,
        table: int | None = None,
        before: app_commands.Range[int, 1] | None = None,
        seat: app_commands.Range[int, 1, 10] | None = None,
        kind: str = "",
        about: app_commands.Range[str, 0, 60] = "",
    ) -> None:
        reply, found, scene = await self.played(interaction, table)
        wanted = log_page.Wanted(None if seat is None else seat - 1, kind, about.strip())
        await reply.page(await log_page.page(self.services, found, scene, wanted, before))

    @app_commands.command(description=described("table-slash-the-ranking-as-far"))
    @takes_table
    @told
    async def standings(self, interaction: discord.Interaction, table: int | None = None) -> None:
        reply, record, scene = await self.played(interaction, table)
        standing = await self.services.tables.standings(record.id, scene.seat)
        chat = self.services.chat(record.game)
        await reply.page(chat.result(scene, standing), accent=chat.accent(scene.seat))
