"""`/table export`, `report`, `verify`: a game as a file, and the verification of its dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands

from bot.chat.base.language import private_language, public_language
from bot.chat.base.sending import text_file
from bot.chat.base.services import Interaction
from bot.chat.base.table_contexts import load_context
from bot.chat.commands.slash_command import slash
from bot.chat.narration.log_narration import narrate_entries
from bot.chat.ui.press import press_from_command
from bot.tables.archive.report import NAMES
from bot.tables.types.model import LogEntry, Table
from cogs.table.base import TableCommands
from data.texts import say


class Exports(TableCommands):
    @slash("table-slash-the-whole-game-as")
    async def export(self, interaction: Interaction, table: int | None = None) -> None:
        press, resolved = await press_from_command(interaction, table, ended=True)
        describe = await self._entry_narrator(resolved)
        text = await self.services.tables.export(resolved.id, describe)
        await press.reply.show_file(
            "", await _file_factory(interaction, f"table-{resolved.id}.txt", text)
        )

    @slash("records-slash-a-report-of-what-is", note="records-slash-what-is-wrong")
    async def report(
        self,
        interaction: Interaction,
        note: app_commands.Range[str, 0, 400] = "",
        table: int | None = None,
    ) -> None:
        press, resolved = await press_from_command(interaction, table, ended=True)
        describe = await self._entry_narrator(resolved, NAMES)
        text = await self.services.tables.write_report(resolved.id, describe, note)
        file = await _file_factory(interaction, f"report_{resolved.game}_{resolved.id}.txt", text)
        await press.reply.show_file(await press.say("records-report"), file)

    @slash("table-slash-check-every-roll-of")
    async def verify(self, interaction: Interaction, table: int | None = None) -> None:
        press, resolved = await press_from_command(interaction, table, ended=True)
        reply, language = press.reply, await press.language()
        report = await self.services.tables.verify_table(resolved.id)
        lines = [
            say(
                "house-verify-ok" if report.ok else "house-verify-wrong",
                language,
                table=str(resolved.id),
            ),
            say("house-verify-what", language, draws=report.draws, rows=report.rows),
        ]
        if report.recorded:
            lines.append(say("house-verify-recorded", language, recorded=report.recorded))
        if report.commitment is not None:
            lines.append("-# " + say("house-commitment", language, hash=report.commitment))
        if report.seed is not None:
            lines.append("-# " + say("house-seed", language, seed=report.seed))
        await reply.show_page("\n".join(lines))

    async def _entry_narrator(
        self, table: Table, names: Sequence[str] | None = None
    ) -> Callable[[LogEntry], list[str]] | None:
        """Return a function that narrates a log entry in the server's language, with these `names`
        by seat instead of the players'; None if the game has not started."""
        if table.started is None:
            return None
        language = await public_language(self.bot, table.place.guild)
        _, ctx = await load_context(self.bot, table.id, None, language)
        if names is not None:
            ctx = replace(ctx, names=names)
        chat = self.services.chat(table.game)
        return lambda entry: narrate_entries(chat, ctx, [entry])


async def _file_factory(
    interaction: Interaction, name: str, text: str
) -> Callable[[], discord.File]:
    language = await private_language(interaction)
    return partial(text_file, name, text.encode(), interaction.filesize_limit, language)
