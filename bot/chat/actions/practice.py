"""Practice: a short game against robots on a private page, with a goal. Everything happens on that
one page: what would put it away leads back to the card of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.cards import since
from bot.chat.cards.lobby_card import practices
from bot.chat.contract.adapter import GameChat, Scene
from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press, button
from bot.tables.types.games import games
from bot.tables.types.model import LogEntry, Table
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


@button(Verb.SEAT, "again", here=False)
async def _again(press: Press) -> None:
    """`again/<game>`: from the beginning, though one is under way."""
    await begin(press, press.rest, anew=True)


@button(Verb.SEAT, "play_on", here=False)
async def _play_on(press: Press) -> None:
    """Go on with a practice whose goal is reached."""
    await show(press, "teacher-plays-on", play_on=True)


async def begin(press: Press, game: str, *, anew: bool = False) -> None:
    """Begin to practise a game; or go on with it, but not `anew`."""
    press.services.people.learn(press.interaction)
    chat, language = press.services.chats.get(game), await press.language()
    if chat is None or chat.practice is None or game not in games():
        raise Refusal("house-refuse-game")
    table, lead = await press.tables.practice.running(press.user), "teacher-goes-on"
    if anew or table is None or table.game != game:
        options, lead = chat.practice_options(language), "teacher-begins"
        table = await press.tables.practice.begin(game, press.user, key=press.id, options=options)
    press.key = Key(table.id, table.version, Verb.SEAT, "")
    async with press.following(table):
        pass
    await show(press, lead)


async def show(press: Press, lead: str = "", *, play_on: bool = False) -> None:
    """The card of the practice as it stands; that its goal was reached by the last move, unless the
    person wants to `play_on`; or that it is over."""
    press.reply.home, language = None, await press.language()
    table = await press.table()
    chat = press.services.chat(table.game)
    if table.started is None:
        text = say("teacher-over", language)
        await press.reply.page(text, rows=rows(practices(press.client, language)))
        return
    table, scene = await press.scene()
    entries = await press.tables.events_since(table.id, 0)
    own = [n for n, entry in enumerate(entries) if entry.user == press.user]
    reached = _reached(chat, scene, entries)
    before = reached and (play_on or _reached(chat, scene, entries[: own[-1]]))
    made = await since.mine(press.client, table, scene, entries[own[-1] :])
    goal = say(f"{table.game}_lessons-goal", language)
    if table.status == "ended" or (reached and not before):
        done = say(f"{table.game}_lessons-done", language) if reached else goal
        made.asked = [say("teacher-reached" if reached else "teacher-missed", language, told=done)]
        made.extra, made.foot = [], []
        made.rows = _next(press, table, language)
        if table.status == "ended":
            await press.tables.practice.finish(table.id)
        await press.reply.show(made.view(), made.picture)
        return
    lead = lead or ("teacher-plays-on" if before else "teacher-goal")
    aim = say(f"{table.game}_chat-guide-aim", language) if lead == "teacher-begins" else ""
    head = say(lead, language, goal=goal, aim=aim)
    stop = card.button(Key(table.id, table.version, Verb.SEAT, ""), _stop(language))
    made.foot += card.button_rows([stop])
    await press.reply.show(made.view(head), made.picture)


def _reached(chat: GameChat, scene: Scene, entries: Sequence[LogEntry]) -> bool:
    """Whether the goal of the practice is reached in these entries."""
    events = [event for entry in entries if not entry.undone for event in entry.events]
    return (
        chat.practice is not None and scene.seat is not None and chat.practice(events, scene.seat)
    )


def _next(press: Press, table: Table, language: str) -> list[ui.ActionRow[Any]]:
    """What can be done after a practice: play it on where it has not ended, open a table, practise
    again or another game."""
    found = [] if press.interaction.guild_id is None else [_open(table.game, language)]
    again = Button(f"again/{table.game}", say("teacher-press-again", language))
    others = rows([*found, again, *practices(press.client, language, table.game)])
    if table.status == "ended":
        return others
    place = Key(table.id, table.version, Verb.SEAT, "")
    play_on = Button("play_on", say("teacher-press-play-on", language), "go")
    return [*card.button_rows([card.button(place, play_on)]), *others]


def _open(game: str, language: str) -> Button:
    return Button(f"open/{game}", say("teacher-press-open", language), "go")


def _stop(language: str) -> Button:
    return Button("ending", say("teacher-press-stop", language), "quiet")
