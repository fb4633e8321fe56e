"""`/help` where a game is played: its aim, the current prompt, and what the symbols mean."""

from __future__ import annotations

import discord

from bot.chat.base.language import private_language
from bot.chat.base.services import Interaction
from bot.chat.base.table_contexts import load_context, run_in_thread
from bot.chat.base.table_lookup import find_running_table
from bot.chat.contract.adapter import GameChat
from bot.chat.contract.pages import Button
from bot.chat.contract.table_context import TableContext
from bot.chat.narration import teacher
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.tables.types.model import Table
from data.texts import join_with_and, say


async def build_guide(interaction: Interaction) -> discord.ui.LayoutView | None:
    """Return the page about the game that is played here; None if there is none, or several."""
    running = await find_running_table(interaction)
    if running is None:
        return None
    client, language = interaction.client, await private_language(interaction)
    table, ctx = await load_context(client, running.id, interaction.user.id, language)
    chat = client.services.chat(table.game)
    prompt = await run_in_thread(lambda: describe_prompt(chat, table, ctx))
    prompt = f"{prompt}\n{await teacher.lesson_line(client, table, ctx, requested=True)}".strip()
    parts = [
        f"**{say(f'house-guide-{part}', language)}**\n{text}"
        for part, text in (
            ("aim", chat.describe_aim(table.options, language)),
            ("now", prompt),
            ("marks", say(f"{table.game}_chat-guide-marks", language)),
        )
    ]
    name = chat.name(language)
    head = "### " + say("house-lobby-head", language, game=name, table=str(table.id))
    place = ComponentId(table.id, table.version, Route.LOOK, "")
    looks = card.button_rows(
        [card.build_button(place, look) for look in chat.look_buttons(language, table.options)]
    )
    if chat.reached_practice_goal is not None and not table.is_practice:
        label = say("teacher-press", language, game=name)
        practice = Button(f"practice/{table.game}", label)
        looks += card.button_rows([card.build_button(ComponentId(0, 0, Route.SEAT, ""), practice)])
    how = "-# " + say("house-guide-how", language)
    return card.build_layout([head], None, [*parts, how], looks, accent=chat.accent(ctx.seat))


def describe_prompt(chat: GameChat, table: Table, ctx: TableContext) -> str:
    """Return what the reader must decide, or whom the table waits for."""
    if ctx.seat is not None and ctx.seat in table.to_move:
        return chat.prompt(ctx).text
    names = join_with_and(map(ctx.name, table.to_move), ctx.language)
    return say("house-turn-of", ctx.language, names=names)
