"""Practice: a short game against robots on one private page, with a goal.

Every page that replaces its card leads back to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.cards import catch_up
from bot.chat.cards.lobby_card import practice_buttons
from bot.chat.contract.adapter import GameChat
from bot.chat.contract.pages import Button
from bot.chat.contract.table_context import TableContext
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, button
from bot.tables.types.games import all_games
from bot.tables.types.model import LogEntry, Table
from data.texts import say

_NO_TABLE = ComponentId(0, 0, Route.SEAT, "")


def button_rows(buttons: Iterable[Button]) -> list[ui.ActionRow[ui.LayoutView]]:
    return card.button_rows([card.build_button(_NO_TABLE, spec) for spec in buttons])


async def show_practices(press: Press) -> None:
    """Show the games that can be practised."""
    language = await press.language()
    text = say("teacher-practices", language)
    await press.reply.show_page(text, rows=button_rows(practice_buttons(press.client, language)))


@button(Route.SEAT, "practice", at_table=False)
async def _begin_or_resume(press: Press) -> None:
    """Handle `practice/<game>`."""
    await begin_practice(press, press.argument)


@button(Route.SEAT, "again", at_table=False)
async def _begin_again(press: Press) -> None:
    """Handle `again/<game>`: restart, even if one is running."""
    await begin_practice(press, press.argument, restart=True)


@button(Route.SEAT, "play_on", at_table=False)
async def _continue_past_goal(press: Press) -> None:
    """Continue a practice whose goal is reached."""
    await show_practice(press, "teacher-plays-on", play_on=True)


async def begin_practice(press: Press, game: str, *, restart: bool = False) -> None:
    """Begin to practise a game, or continue; `restart`: restart."""
    press.services.people.remember_name(press.interaction)
    chat, language = press.services.chats.get(game), await press.language()
    if chat is None or chat.reached_practice_goal is None or game not in all_games():
        raise Refusal("house-refuse-game")
    table, lead = await press.tables.practice.running_practice(press.user), "teacher-goes-on"
    if restart or table is None or table.game != game:
        options, lead = chat.practice_options(language), "teacher-begins"
        table = await press.tables.practice.begin(
            game, press.user, key=press.idempotency_key, options=options
        )
    press.key = ComponentId(table.id, table.version, Route.SEAT, "")
    async with press.after_commit(table):
        pass
    await show_practice(press, lead)


async def show_practice(press: Press, lead: str = "", *, play_on: bool = False) -> None:
    """Show the card of the practice, or that it is won or over.

    That its last move reached the goal is not shown if the person wants to `play_on`."""
    press.reply.home, language = None, await press.language()
    table = await press.fetch_table()
    if table.in_person:
        await show_session(press, table)
        return
    chat = press.services.chat(table.game)
    if table.started is None:
        text = say("teacher-over", language)
        await press.reply.show_page(
            text, rows=button_rows(practice_buttons(press.client, language))
        )
        return
    table, ctx = await press.load_context()
    entries = await press.tables.entries_since(table.id, 0)
    own_rows = [n for n, entry in enumerate(entries) if entry.user == press.user]
    is_reached = _has_reached_goal(chat, ctx, entries)
    was_reached = is_reached and (play_on or _has_reached_goal(chat, ctx, entries[: own_rows[-1]]))
    private_card = await catch_up.compose_private_card(
        press.client, table, ctx, entries[own_rows[-1] :]
    )
    goal = say(f"{table.game}_lessons-goal", language)
    if table.status == "ended":
        outcome = say(f"{table.game}_lessons-done", language) if is_reached else goal
        private_card.question = [
            say("teacher-won" if is_reached else "teacher-missed", language, told=outcome)
        ]
        private_card.rows = [*_end_rows(press, table, language)]
        if table.how != "played":
            private_card.extra, private_card.foot = [], []
            await press.tables.practice.finish(table.id)
        await press.reply.show_view(private_card.build_view(), private_card.picture)
        return
    if is_reached and not was_reached:
        outcome = say(f"{table.game}_lessons-done", language)
        head = say("teacher-reached", language, told=outcome)
        private_card.foot = _end_rows(press, table, language)
    else:
        lead = lead or ("teacher-plays-on" if was_reached else "teacher-goal")
        aim = chat.describe_aim(table.options, language) if lead == "teacher-begins" else ""
        head = say(lead, language, goal=goal, aim=aim)
        stop = card.build_button(
            ComponentId(table.id, table.version, Route.SEAT, ""), _stop_button(language)
        )
        private_card.foot += card.button_rows([stop])
    await press.reply.show_view(private_card.build_view(head), private_card.picture)


async def show_session(press: Press, table: Table) -> None:
    """Show the card of a game played in person in the answer, with its last entry."""
    table, ctx = await press.load_context()
    entries = await press.tables.entries_since(table.id, max(0, table.version - 1))
    session_card = await catch_up.compose_private_card(press.client, table, ctx, entries)
    await press.reply.show_view(session_card.build_view(), session_card.picture)


def _has_reached_goal(chat: GameChat, ctx: TableContext, entries: Sequence[LogEntry]) -> bool:
    """Return whether the goal of the practice is reached in these entries."""
    events = [event for entry in entries if not entry.undone for event in entry.events]
    return (
        chat.reached_practice_goal is not None
        and ctx.seat is not None
        and chat.reached_practice_goal(events, ctx.seat)
    )


def _end_rows(press: Press, table: Table, language: str) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the buttons of a practice that has reached its goal or its end.

    They open a table, restart it, or practise another game."""
    open_buttons = (
        [] if press.interaction.guild_id is None else [_open_button(table.game, language)]
    )
    again = Button(f"again/{table.game}", say("teacher-press-again", language))
    return button_rows(
        [*open_buttons, again, *practice_buttons(press.client, language, table.game)]
    )


def _open_button(game: str, language: str) -> Button:
    return Button(f"open/{game}", say("teacher-press-open", language), "go")


def _stop_button(language: str) -> Button:
    return Button("ending", say("teacher-press-stop", language), "quiet")
