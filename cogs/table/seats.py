"""`/table open`, `join`, `leave`, `start`, `robot`, `substitute`: tables and their seats."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.actions import concede, lobby, open_form, private_card
from bot.chat.actions.importing import import_table
from bot.chat.base import threads
from bot.chat.base.display_names import shown_name
from bot.chat.base.errors import Refusal, report_errors
from bot.chat.base.language import private_language
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.base.table_lookup import takes_table
from bot.chat.commands.game_names import game_choices, resolve_game
from bot.chat.ui.press import Press, press_from_command
from bot.tables.types.model import SeatRow
from cogs.table.base import TableCommands
from rules.thinking.levels import LEVELS


def _slash_choices(*values: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=localized(f"table-slash-choice-{value}"), value=value)
        for value in values
    ]


class Seats(TableCommands):
    @app_commands.command(name="open", description=localized("table-slash-open-a-table-here"))
    @app_commands.describe(
        game=localized("table-slash-the-game"), file=localized("admin-slash-import-file")
    )
    @app_commands.autocomplete(game=game_choices)
    @report_errors
    async def open(
        self,
        interaction: Interaction,
        game: str = "",
        file: discord.Attachment | None = None,
    ) -> None:
        if file is not None:
            press = Press(interaction)
            await press.reply.acknowledge()
            await import_table(press, file)
            return
        if not game:
            await open_form.answer_with_form(interaction)
            return
        game_key = resolve_game(self.services, game)
        press = Press(interaction)
        await press.reply.acknowledge()
        await lobby.announce_lobby(press, await lobby.open_table(press, game_key), "house-opened")

    @app_commands.command(description=localized("table-slash-take-a-seat-at"))
    @takes_table
    @report_errors
    async def join(self, interaction: Interaction, table: int | None = None) -> None:
        press, _ = await press_from_command(interaction, table)
        await lobby.announce_lobby(press, await lobby.join_table(press), "house-joined")

    @app_commands.command(description=localized("table-slash-leave-a-table-in"))
    @takes_table
    @report_errors
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        press, resolved = await press_from_command(interaction, table)
        if resolved.status == "running":
            await concede.confirm_leave(press, resolved)
            return
        submitted = await press.tables.leave_table(
            resolved.id, press.user, key=press.idempotency_key
        )
        await lobby.show_lobby_change(press, submitted.table)
        await press.reply.show_page(await press.say("house-left", table=str(resolved.id)))

    @app_commands.command(description=localized("table-slash-begin-the-game"))
    @takes_table
    @report_errors
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        press, _ = await press_from_command(interaction, table)
        started = await lobby.start_game(press)
        text = await press.say("house-lobby-started", place=f"<#{started.place.posting_channel}>")
        await press.reply.show_page(text)

    @app_commands.command(description=localized("table-slash-give-a-seat-to"))
    @app_commands.describe(
        what=localized("table-slash-add-or-remove"),
        kind=localized("table-slash-how-it-plays"),
        seat=localized("table-slash-in-a-running-game"),
    )
    @app_commands.choices(
        what=_slash_choices("add", "remove"),
        kind=_slash_choices(*LEVELS),
    )
    @takes_table
    @report_errors
    async def robot(
        self,
        interaction: Interaction,
        what: str = "add",
        kind: str = lobby.DEFAULT_ROBOT,
        seat: app_commands.Range[int, 1, 10] | None = None,
        table: int | None = None,
    ) -> None:
        press, resolved = await press_from_command(interaction, table)
        if resolved.status == "running":
            user_seat = resolved.seat_of(press.user)
            seat_index = seat - 1 if seat is not None else user_seat
            if seat_index is None:
                raise Refusal("house-refuse-no-seat")
            await self._reseat(press, SeatRow(seat_index, robot=kind))
            return
        admin, user, tables = press.is_admin, press.user, press.tables
        if what == "add":
            changed = await tables.add_robot(resolved.id, user, kind, admin=admin)
        else:
            changed = await tables.remove_robot(resolved.id, user, admin=admin)
        text_key = "house-robot-in" if what == "add" else "house-robot-out"
        await lobby.show_lobby_change(press, changed)
        await press.reply.show_page(await press.say(text_key, table=str(changed.id)))

    @app_commands.command(description=localized("table-slash-in-a-running-game-hand"))
    @app_commands.describe(
        seat=localized("table-slash-the-seat-s-number"),
        person=localized("table-slash-who-plays-on"),
    )
    @takes_table
    @report_errors
    async def substitute(
        self,
        interaction: Interaction,
        seat: app_commands.Range[int, 1, 10],
        person: discord.Member | discord.User,
        table: int | None = None,
    ) -> None:
        press, _ = await press_from_command(interaction, table)
        if person.bot:
            raise Refusal("house-refuse-bot")
        if isinstance(person, discord.User):
            name = shown_name(person, await private_language(interaction))
            raise Refusal("house-refuse-stranger", name=discord.utils.escape_markdown(name))
        await self._reseat(press, SeatRow(seat - 1, user=person.id))

    async def _reseat(self, press: Press, holder: SeatRow) -> None:
        """Give a seat of a running game to another holder; the card announces it."""
        submitted = await press.tables.reseat(
            press.table_id, press.user, holder, key=press.idempotency_key, admin=press.is_admin
        )
        async with press.after_commit(submitted.table):
            if submitted.entry.kind == "stop":
                await press.reply.show_page(await press.say("house-ended"))
            elif holder.user == press.user:
                await private_card.show_briefing(press)
            else:
                await press.reply.show_page(await press.say("house-reseated"))
        if holder.user is not None:
            await threads.add_people(self.bot, submitted.table, [holder.user])
