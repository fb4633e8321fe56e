"""`/table open`, `join`, `leave`, `start`, `robot`, `substitute`, `skip`, `away`, `resume`: tables
and their seats."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.actions import concede, lobby, open_form
from bot.chat.actions.away import leave_seat_to_robot, return_to_seat
from bot.chat.actions.importing import import_table
from bot.chat.actions.seat_forms import hand_over, open_substitute_form
from bot.chat.base.display_names import shown_name
from bot.chat.base.errors import Refusal
from bot.chat.base.language import private_language
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.cards import lobby_card
from bot.chat.commands.game_names import game_choices, resolve_game
from bot.chat.commands.slash_command import slash
from bot.chat.ui.press import acknowledge_command, press_from_command
from bot.tables.types.model import SeatRow
from cogs.table.base import TableCommands
from rules.thinking.levels import LEVELS


def _slash_choices(*values: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=localized(f"table-slash-choice-{value}"), value=value)
        for value in values
    ]


class Seats(TableCommands):
    @slash(
        "table-slash-open-a-table-here", game="table-slash-the-game", file="admin-slash-import-file"
    )
    @app_commands.autocomplete(game=game_choices)
    async def open(
        self,
        interaction: Interaction,
        game: str = "",
        file: discord.Attachment | None = None,
    ) -> None:
        if file is not None:
            press = await acknowledge_command(interaction)
            await import_table(press, file.size, file.read)
            return
        if not game:
            await open_form.answer_with_form(interaction)
            return
        game_key = resolve_game(self.services, game)
        press = await acknowledge_command(interaction)
        await lobby.announce_lobby(press, await lobby.open_table(press, game_key), "house-opened")

    @slash("table-slash-take-a-seat-at")
    async def join(self, interaction: Interaction, table: int | None = None) -> None:
        press, _ = await press_from_command(interaction, table)
        await lobby.announce_lobby(press, await lobby.join_table(press), "house-joined")

    @slash("table-slash-leave-a-table-in")
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

    @slash("table-slash-begin-the-game")
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        press, _ = await press_from_command(interaction, table)
        started = await lobby.start_game(press)
        text = await press.say("house-lobby-started", place=f"<#{started.place.posting_channel}>")
        await press.reply.show_page(text)

    @slash(
        "table-slash-give-a-seat-to",
        what="table-slash-add-or-remove",
        kind="table-slash-how-it-plays",
        seat="table-slash-in-a-running-game",
    )
    @app_commands.choices(
        what=_slash_choices("add", "remove"),
        kind=_slash_choices(*LEVELS),
    )
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
            await hand_over(press, SeatRow(seat_index, robot=kind))
            return
        admin, user, tables = press.is_admin, press.user, press.tables
        if what == "add":
            changed = await tables.add_robot(resolved.id, user, kind, admin=admin)
        else:
            changed = await tables.remove_robot(resolved.id, user, admin=admin)
        text_key = "house-robot-in" if what == "add" else "house-robot-out"
        await lobby.show_lobby_change(press, changed)
        await press.reply.show_page(await press.say(text_key, table=str(changed.id)))

    @slash(
        "table-slash-in-a-running-game-hand",
        seat="table-slash-the-seat-s-number",
        person="table-slash-who-plays-on",
    )
    async def substitute(
        self,
        interaction: Interaction,
        seat: app_commands.Range[int, 1, 10] | None = None,
        person: discord.Member | discord.User | None = None,
        table: int | None = None,
    ) -> None:
        if seat is None or person is None:
            given = None if person is None else person.id
            index = None if seat is None else seat - 1
            await open_substitute_form(interaction, table, index, given)
            return
        press, _ = await press_from_command(interaction, table)
        if person.bot:
            raise Refusal("house-refuse-bot")
        if isinstance(person, discord.User):
            name = shown_name(person, await private_language(interaction))
            raise Refusal("house-refuse-stranger", name=discord.utils.escape_markdown(name))
        await hand_over(press, SeatRow(seat - 1, user=person.id))

    @slash("standins-slash-skip", seat="standins-slash-skip-seat")
    async def skip(
        self,
        interaction: Interaction,
        seat: app_commands.Range[int, 1, 10] | None = None,
        table: int | None = None,
    ) -> None:
        press, resolved = await press_from_command(interaction, table)
        seat_index = None if seat is None else seat - 1
        submitted = await press.tables.substitutes.skip(
            resolved.id, press.user, seat_index, key=press.idempotency_key, admin=press.is_admin
        )
        async with press.after_commit(submitted.table):
            await press.reply.show_page(await press.say("standins-skipped"))

    @slash("standins-slash-away", back="standins-slash-away-back")
    async def away(
        self, interaction: Interaction, back: bool = False, table: int | None = None
    ) -> None:
        press, _ = await press_from_command(interaction, table)
        await (return_to_seat if back else leave_seat_to_robot)(press)

    @slash("idle-slash-resume")
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        press, _ = await press_from_command(interaction, table)
        resumed = await lobby.resume_table(press)
        if resumed.status == "open":  # its card is not posted by itself
            await lobby_card.post_lobby_card(self.bot, resumed)
