"""Practice: a short game against robots on a private page, with a goal. Everything happens on that
one page: what would put it away leads back to the card of the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.cards import since
from bot.chat.cards.lobby_card import practices
from bot.chat.contract.adapter import Button
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press, button
from bot.tables.types.games import games
from data.texts import say

_PLACE = Key(0, 0, Verb.SEAT, "")


def rows(found: Iterable[Button]) -> list[ui.ActionRow[Any]]:
    return card.button_rows([card.button(_PLACE, one) for one in found])


async def offer(press: Press) -> None:
    """What can be practised."""
    language = await press.language()
    text = say("teacher-practices", language)
    await press.reply.page(text, rows=rows(practices(press.client, language)))


@button(Verb.SEAT, "practice", here=False)
async def _pressed(press: Press) -> None:
    """`practice/<game>`."""
    await begin(press, press.rest)


async def begin(press: Press, game: str) -> None:
    """Begin to practise a game, or go on with it."""
    press.services.people.learn(press.interaction)
    chat, language = press.services.chats.get(game), await press.language()
    if chat is None or chat.practice is None or game not in games():
        raise Refusal("house-refuse-game")
    table, lead = await press.tables.practice.running(press.user), "teacher-goes-on"
    if table is None or table.game != game:
        options, lead = chat.usual_options(language), "teacher-begins"
        table = await press.tables.practice.begin(game, press.user, key=press.id, options=options)
    press.key = Key(table.id, table.version, Verb.SEAT, "")
    async with press.following(table):
        pass
    await show(press, lead)


async def show(press: Press, lead: str = "") -> None:
    """The card of the practice as it stands, or that it is over."""
    press.reply.home, language = None, await press.language()
    table = await press.table()
    chat = press.services.chat(table.game)
    if table.started is None:
        text = say("teacher-over", language)
        await press.reply.page(text, rows=rows(practices(press.client, language)))
        return
    table, scene = await press.scene()
    entries = await press.tables.events_since(table.id, 0)
    events = [event for entry in entries if not entry.undone for event in entry.events]
    goal_met, seat = chat.practice, scene.seat
    reached = goal_met is not None and seat is not None and goal_met(events, seat)
    own = [n for n, entry in enumerate(entries) if entry.user == press.user]
    made = await since.mine(press.client, table, scene, entries[own[-1] :])
    goal = say(f"{table.game}_lessons-goal", language)
    if reached or table.status == "ended":
        await press.tables.practice.finish(table.id)
        done = say(f"{table.game}_lessons-done", language) if reached else goal
        made.asked = [say("teacher-reached" if reached else "teacher-missed", language, told=done)]
        made.extra, made.foot = [], []
        again = Button(f"practice/{table.game}", say("teacher-press-again", language))
        opens = [] if press.interaction.guild_id is None else [_open(table.game, language)]
        made.rows = rows([*opens, again, *practices(press.client, language, table.game)])
        await press.reply.show(made.view(), made.picture)
        return
    head = say(lead or "teacher-goal", language, goal=goal)
    stop = card.button(Key(table.id, table.version, Verb.SEAT, ""), _stop(language))
    made.foot += card.button_rows([stop])
    await press.reply.show(made.view(head), made.picture)


def _open(game: str, language: str) -> Button:
    return Button(f"open/{game}", say("teacher-press-open", language), "go")


def _stop(language: str) -> Button:
    return Button("ending", say("teacher-press-stop", language), "quiet")
