"""`/table show`, `log`, `standings`, `since`, `orders`, `film`, `replay`: private looks."""

from __future__ import annotations

from discord import app_commands

from bot.chat.actions import order_page
from bot.chat.base.errors import Refusal
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.base.table_contexts import add_ranking, render_or_none, run_in_thread
from bot.chat.cards import catch_up, lobby_card, log_page
from bot.chat.cards.aftermath import show_film
from bot.chat.cards.replay import show_replay
from bot.chat.commands.slash_command import slash
from bot.chat.contract.pages import Button
from bot.chat.narration import wait_words
from bot.chat.outgoing import order_news
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, press_from_command
from cogs.table.base import TableCommands
from data.texts import say


class Looks(TableCommands):
    @slash("table-slash-show-how-it-stands", text="table-slash-in-words-for-you")
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
            ctx = await add_ranking(self.services.tables, ctx, private=True)
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

    @slash(
        "table-slash-what-happened-the-newest",
        before="table-slash-only-what-happened-before",
        seat="standins-slash-log-seat",
        kind="standins-slash-log-kind",
        about="standins-slash-log-about",
    )
    @app_commands.choices(
        kind=[
            app_commands.Choice(name=localized(f"standins-choice-{kind}"), value=kind)
            for kind in log_page.KINDS
        ]
    )
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

    @slash("table-slash-the-ranking-as-far")
    async def standings(self, interaction: Interaction, table: int | None = None) -> None:
        reply, record, ctx = await self.load_started(interaction, table)
        standing = await self.services.tables.final_ranking(record.id, ctx.seat)
        chat = self.services.chat(record.game)
        await reply.show_page(chat.describe_standing(ctx, standing), accent=chat.accent(ctx.seat))

    @slash("orders-slash-since")
    async def since(self, interaction: Interaction, table: int | None = None) -> None:
        press, resolved = await press_from_command(interaction, table, ended=True)
        if resolved.started is None:
            raise Refusal("house-refuse-not-running")
        await show_since(press)

    @slash("orders-slash-orders")
    async def orders(self, interaction: Interaction, table: int | None = None) -> None:
        press, _ = await press_from_command(interaction, table)
        await order_page.show_orders(press)

    @slash("film-slash-film")
    async def film(self, interaction: Interaction, table: int | None = None) -> None:
        press, _ = await press_from_command(interaction, table, ended=True)
        await show_film(press)

    @slash("replay-slash", turn="replay-slash-turn")
    async def replay(
        self,
        interaction: Interaction,
        turn: app_commands.Range[int, 0, 100_000] | None = None,
        table: int | None = None,
    ) -> None:
        turn_index = "" if turn is None else str(turn)
        press, _ = await press_from_command(
            interaction, table, Route.REVIEW, f"replay/{turn_index}", ended=True
        )
        await show_replay(press)


async def show_since(press: Press, version: int | None = None) -> None:
    """Show what has happened since a version, or since the reader's last turn."""
    record, ctx = await press.load_context()
    if ctx.seat is None and version is None:
        raise Refusal("house-refuse-no-seat")
    text, draw = await catch_up.build_catch_up(press.client, record, ctx, version)
    picture = await render_or_none(press.client, draw, table=record.id)
    rows = []
    if ctx.seat is not None:
        label = say("remind-press-table", ctx.language, table=str(record.id))
        component_id = ComponentId(record.id, record.version, Route.SEAT, "")
        rows = card.button_rows([card.build_button(component_id, Button("mine", label, "plain"))])
    accent = press.services.chat(record.game).accent(ctx.seat)
    await press.reply.show_page(text, picture, rows, accent=accent)
    await order_news.show_pending_news(press.interaction, record.id)
