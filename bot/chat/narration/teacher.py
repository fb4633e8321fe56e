"""Lessons: a line on private pages about what matters now, for a person new to the game."""

from __future__ import annotations

from bot.chat.base.services import Client
from bot.chat.base.table_contexts import run_in_thread
from bot.chat.contract.table_context import TableContext
from bot.tables.types.model import Table
from data.texts import say


async def lesson_line(
    client: Client, table: Table, ctx: TableContext, *, requested: bool = False
) -> str:
    """Return the lesson that the reader of this table context is due, once a turn; else "".

    `requested`: the person requests it, so it is repeated."""
    if ctx.seat is None or not ctx.may_act or table.status != "running":
        return ""
    services, user = client.services, table.seats[ctx.seat].user
    chat, teacher = services.chat(table.game), services.tables.practice
    if chat.lesson is None or user is None or not ctx.taught:
        return ""
    teach = chat.lesson
    lesson = await run_in_thread(lambda: teach(ctx))
    if lesson is None:
        return ""
    is_new = not await teacher.is_lesson_shown(user, table, lesson.key)
    is_new = is_new and await teacher.claim_lesson(user, table, lesson.key)
    if not is_new and not requested:
        return ""
    return say("teacher-line", ctx.language, lesson=lesson.text)
