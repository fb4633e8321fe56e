"""`/table …`: how it stands and what happened."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat import lobby, order_news, since
from bot.chat.asking import table_meant, takes_table
from bot.chat.errors import told
from bot.chat.reply import Reply
from bot.chat.scenes import apart, private_language, scene_of
from bot.chat.slash import described
from bot.chat.tale import tale
from bot.tables.model import LogEntry
from cogs.table.part import Part
from data.texts import say


class Looks(Part):
    @app_commands.command(description=described("table-slash-show-how-it-stands"))
    @app_commands.describe(text=described("table-slash-in-words-for-you"))
    @takes_table
    @app_commands.guild_only()
    @told
    async def show(
        self, interaction: discord.Interaction, text: bool = False, table: int | None = None
    ) -> None:
        found = await table_meant(interaction, table, ended=True)
        reply = Reply(interaction)
        await reply.open()
        language = await private_language(interaction)
        if found.status == "open" or found.started is None:
            await reply.show(await lobby.lobby_view(self.bot, found, language))
            return
        record, scene = await scene_of(self.bot, found.id, interaction.user.id, language)
        if text:
            chat = self.services.chat(record.game)
            words = await apart(lambda: chat.text(scene))
            await reply.page(words, accent=chat.accent(scene.seat))
            return
        made = await since.mine(self.bot, record, scene)
        await reply.show(made.view(), made.picture)
        await order_news.at_press(interaction, record.id)

    @app_commands.command(description=described("table-slash-what-happened-the-newest"))
    @app_commands.describe(before=described("table-slash-only-what-happened-before"))
    @takes_table
    @app_commands.guild_only()
    @told
    async def log(
        self,
        interaction: discord.Interaction,
        table: int | None = None,
        before: app_commands.Range[int, 1] | None = None,
    ) -> None:
        reply, found, scene = await self.played(interaction, table)
        rows = await self.services.tables.log(found.id, viewer=scene.seat, before=before)
        chat = self.services.chat(found.game)
        lines = await apart(lambda: _log_lines(chat, scene, rows))
        first = rows[0].seq if rows else 1
        more = say("house-log-more", scene.language, before=str(first))
        foot = more if first > 1 else ""
        await reply.page("\n".join([*_newest(lines), foot]).strip() or "-")

    @app_commands.command(description=described("table-slash-the-ranking-as-far"))
    @takes_table
    @app_commands.guild_only()
    @told
    async def standings(self, interaction: discord.Interaction, table: int | None = None) -> None:
        reply, record, scene = await self.played(interaction, table)
        standing = await self.services.tables.standings(record.id, scene.seat)
        chat = self.services.chat(record.game)
        await reply.page(chat.result(scene, standing), accent=chat.accent(scene.seat))


def _log_lines(chat: Any, scene: Any, rows: list[LogEntry]) -> list[str]:
    """Each row in words under its number; rows taken back are struck through."""
    lines = []
    for row in rows:
        text = " ".join(tale(chat, scene, [row])) or "…"
        lines.append(f"`{row.seq}` " + (f"~~{text}~~" if row.undone else text))
    return lines


def _newest(lines: list[str], limit: int = 3800) -> list[str]:
    """As many of the newest lines as a card can hold."""
    kept: list[str] = []
    for line in reversed(lines):
        limit -= len(line) + 1
        if limit < 0:
            break
        kept.append(line)
    return kept[::-1]
