"""`/table show`, `log`, `standings`: the current position and what happened."""

from __future__ import annotations

from discord import app_commands

from bot.chat.base.errors import report_errors
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.base.table_contexts import run_in_thread, with_ranking
from bot.chat.base.table_lookup import takes_table
from bot.chat.cards import catch_up, lobby_card, log_page
from bot.chat.narration import wait_words
from bot.chat.outgoing import order_news
from bot.chat.ui.press import press_from_command
from cogs.table.base import TableCommands


class Looks(TableCommands):
    @app_commands.command(description=localized("table-slash-show-how-it-stands"))
    @app_commands.describe(text=localized("table-slash-in-words-for-you"))
    @takes_table
    @report_errors
    async def show(
        self, interaction: Interaction, text: bool = False, table: int | None = None
    ) -> None:
        press, resolved = await press_from_command(interaction, table, ended=True)
        reply = press.reply
        if resolved.status == "open" or resolved.started is None:
            view = await lobby_card.build_lobby_view(self.bot, resolved, await press.language())
            await reply.show_view(view)
            return
        record, ctx = await press.load_context()
        if text:
            chat = self.services.chat(record.game)
            ctx = await with_ranking(self.services.tables, ctx, private=True)
            words = await run_in_thread(lambda: chat.picture_text(ctx.with_escaped_names))
            await reply.show_page(words, accent=chat.accent(ctx.seat))
            return
        private_card = await catch_up.compose_private_card(self.bot, record, ctx)
        if record.status == "running" and record.archived is None:
            waits = await self.services.tables.answer_times(record.id)
            private_card.extra.append(
                wait_words.describe_pace(record, waits, press.user, ctx.language)
            )
        await reply.show_view(private_card.build_view(), private_card.picture)
        await order_news.show_pending_news(interaction, record.id)

    @app_commands.command(description=localized("table-slash-what-happened-the-newest"))
    @app_commands.describe(
        before=localized("table-slash-only-what-happened-before"),
        seat=localized("standins-slash-log-seat"),
        kind=localized("standins-slash-log-kind"),
        about=localized("standins-slash-log-about"),
    )
    @app_commands.choices(
        kind=[
            app_commands.Choice(name=localized(f"standins-choice-{kind}"), value=kind)
            for kind in log_page.KINDS
        ]
    )
    @takes_table
    @report_errors
    async def log(
        self,
        interaction: Interaction,
        table: int | None = None,
        before: app_commands.Range[int, 1] | None = None,
        seat: app_commands.Range[int, 1, 10] | None = None,
        kind: str = "",
        about: app_commands.Range[str, 0, 60] = "",
    ) -> None:
        reply, record, ctx = await self.load_started(interaction, table)
        log_filter = log_page.LogFilter(None if seat is None else seat - 1, kind, about.strip())
        await reply.show_page(
            await log_page.build_log_page(self.services, record, ctx, log_filter, before)
        )

    @app_commands.command(description=localized("table-slash-the-ranking-as-far"))
    @takes_table
    @report_errors
    async def standings(self, interaction: Interaction, table: int | None = None) -> None:
        reply, record, ctx = await self.load_started(interaction, table)
        standing = await self.services.tables.final_ranking(record.id, ctx.seat)
        chat = self.services.chat(record.game)
        await reply.show_page(chat.describe_standing(ctx, standing), accent=chat.accent(ctx.seat))
