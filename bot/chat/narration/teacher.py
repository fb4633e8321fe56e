"""The teacher: a line on private pages about what matters now, for somebody new to the game."""

from __future__ import annotations

import discord

from bot.chat.base.scenes import apart
from bot.chat.base.services import services_of
from bot.chat.contract.adapter import Scene
from bot.tables.types.model import Table
from data.texts import say


async def line(client: discord.Client, table: Table, scene: Scene, *, asked: bool = False) -> str:
    """What the reader of this scene, who may act, is still to be taught; else nothing. `asked`: the
    person asks for it, so it is told again."""
    if scene.seat is None or not scene.may_act or table.status != "running":
        return ""
    services, user = services_of(client), table.seats[scene.seat].user
    chat, teacher = services.chat(table.game), services.tables.practice
    if chat.lesson is None or user is None or not scene.taught:
        return ""
    teach = chat.lesson
    lesson = await apart(lambda: teach(scene))
    if lesson is None:
        return ""
    if not await teacher.tell(user, table, lesson.key) and not asked:
        return ""
    return say("teacher-line", scene.language, lesson=lesson.text)
