"""`/help` where a game is played: what it is about, what is asked now, what the marks mean."""

from __future__ import annotations

import discord

from bot.chat.base.language import private_language
from bot.chat.base.scenes import apart, scene_of
from bot.chat.base.services import services_of
from bot.chat.base.table_lookup import running_here
from bot.chat.contract.adapter import GameChat, Scene
from bot.chat.contract.pages import Button
from bot.chat.narration import teacher
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.tables.types.model import Table
from data.texts import say


async def guide(interaction: discord.Interaction) -> discord.ui.LayoutView | None:
    """The page about the game that is played here; None where none is, or several."""
    found = await running_here(interaction)
    if found is None:
        return None
    client, language = interaction.client, await private_language(interaction)
    table, scene = await scene_of(client, found.id, interaction.user.id, language)
    chat = services_of(client).chat(table.game)
    now = await apart(lambda: now_asked(chat, table, scene))
    now = f"{now}\n{await teacher.line(client, table, scene, asked=True)}".strip()
    parts = [
        f"**{say(f'house-guide-{part}', language)}**\n{text}"
        for part, text in (
            ("aim", say(f"{table.game}_chat-guide-aim", language)),
            ("now", now),
            ("marks", say(f"{table.game}_chat-guide-marks", language)),
        )
    ]
    name = chat.name(language)
    head = "### " + say("house-lobby-head", language, game=name, table=str(table.id))
    place = Key(table.id, table.version, Verb.LOOK, "")
    looks = card.button_rows([card.button(place, one) for one in chat.looks(language)])
    if chat.practice is not None and not table.practice:
        label = say("teacher-press", language, game=name)
        tries = Button(f"practice/{table.game}", label)
        looks += card.button_rows([card.button(Key(0, 0, Verb.SEAT, ""), tries)])
    how = "-# " + say("house-guide-how", language)
    return card.layout([head], None, [*parts, how], looks, accent=chat.accent(scene.seat))


def now_asked(chat: GameChat, table: Table, scene: Scene) -> str:
    """What the reader is asked, or whom the table waits for."""
    if scene.seat is not None and scene.seat in table.to_move:
        return chat.prompt(scene).text
    names = ", ".join(map(scene.name, table.to_move))
    return say("house-turn-of", scene.language, names=names)
