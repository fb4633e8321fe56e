"""`/table …`: a game on paper, and the proof of its rolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands

from bot.chat.base.errors import told
from bot.chat.base.language import private_language, public_language
from bot.chat.base.scenes import scene_of
from bot.chat.base.sending import text_file
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.narration.tale import tale
from bot.chat.ui.press import command
from bot.tables.archive.report import NAMES
from bot.tables.types.model import LogEntry, Table
from cogs.table.part import Part
from data.texts import say


class Papers(Part):
    @app_commands.command(description=described("table-slash-the-whole-game-as"))
    @takes_table
    @told
    async def export(self, interaction: discord.Interaction, table: int | None = None) -> None:
        press, found = await command(interaction, table, ended=True)
        describe = await self._describe(found)
        text = await self.services.tables.export(found.id, describe)
        await press.reply.file("", await _file(interaction, f"table-{found.id}.txt", text))

    @app_commands.command(description=described("records-slash-a-report-of-what-is"))
    @app_commands.describe(note=described("records-slash-what-is-wrong"))
    @takes_table
    @told
    async def report(
        self,
        interaction: discord.Interaction,
        note: app_commands.Range[str, 0, 400] = "",
        table: int | None = None,
    ) -> None:
        press, found = await command(interaction, table, ended=True)
        describe = await self._describe(found, NAMES)
        text = await self.services.tables.report(found.id, describe, note)
        file = await _file(interaction, f"report_{found.game}_{found.id}.txt", text)
        await press.reply.file(await press.say("records-report"), file)

    @app_commands.command(description=described("table-slash-check-every-roll-of"))
    @takes_table
    @told
    async def verify(self, interaction: discord.Interaction, table: int | None = None) -> None:
        press, found = await command(interaction, table, ended=True)
        reply, language = press.reply, await press.language()
        report = await self.services.tables.verify(found.id)
        lines = [
            say(
                "house-verify-ok" if report.ok else "house-verify-wrong",
                language,
                table=str(found.id),
            ),
            say("house-verify-what", language, draws=report.draws, rows=report.rows),
        ]
        if report.recorded:
            lines.append(say("house-verify-recorded", language, recorded=report.recorded))
        if report.commitment is not None:
            lines.append("-# " + say("house-commitment", language, hash=report.commitment))
        if report.seed is not None:
            lines.append("-# " + say("house-seed", language, seed=report.seed))
        await reply.page("\n".join(lines))

    async def _describe(
        self, table: Table, names: Sequence[str] | None = None
    ) -> Callable[[LogEntry], list[str]] | None:
        """What tells a log row in words, in the server's language; `names` by seat for others."""
        if table.started is None:
            return None
        language = await public_language(self.bot, table.place.guild)
        _, scene = await scene_of(self.bot, table.id, None, language)
        if names is not None:
            scene = replace(scene, names=names)
        chat = self.services.chat(table.game)
        return lambda entry: tale(chat, scene, [entry])


async def _file(
    interaction: discord.Interaction, name: str, text: str
) -> Callable[[], discord.File]:
    language = await private_language(interaction)
    return partial(text_file, name, text.encode(), interaction.filesize_limit, language)
