"""`/table …`: opening a table, taking and giving seats, beginning."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.actions import concede, lobby, private_card
from bot.chat.base import threads
from bot.chat.base.display_names import shown_name
from bot.chat.base.errors import Refusal, told
from bot.chat.base.language import private_language
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.commands.game_names import game_choices, game_named
from bot.chat.ui.press import Press, command
from bot.tables.types.games import games
from bot.tables.types.model import SeatRow
from cogs.table.part import Part
from rules.thinking.levels import LEVELS


def _choices(*values: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=described(f"table-slash-choice-{value}"), value=value)
        for value in values
    ]


class Seats(Part):
    @app_commands.command(name="open", description=described("table-slash-open-a-table-here"))
    @app_commands.describe(game=described("table-slash-the-game"))
    @app_commands.autocomplete(game=game_choices)
    @told
    async def open(self, interaction: discord.Interaction, game: str = "") -> None:
        known = [key for key in games() if key in self.services.chats]
        if not game and len(known) == 1:
            game = known[0]
        found = game_named(self.services, game)
        press = Press(interaction)
        await press.reply.open()
        await lobby.announce(press, await lobby.open_table(press, found), "house-opened")

    @app_commands.command(description=described("table-slash-take-a-seat-at"))
    @takes_table
    @told
    async def join(self, interaction: discord.Interaction, table: int | None = None) -> None:
        press, found = await command(interaction, table)
        joined = await press.tables.join(found.id, press.user)
        await lobby.announce(press, joined, "house-joined")

    @app_commands.command(description=described("table-slash-leave-a-table-in"))
    @takes_table
    @told
    async def leave(self, interaction: discord.Interaction, table: int | None = None) -> None:
        press, found = await command(interaction, table)
        if found.status == "running":
            await concede.ask_leave(press, found)
            return
        left = await press.tables.leave(found.id, press.user, key=press.id)
        await lobby.shown_changed(press, left.table)
        await press.reply.page(await press.say("house-left", table=str(found.id)))

    @app_commands.command(description=described("table-slash-begin-the-game"))
    @takes_table
    @told
    async def start(self, interaction: discord.Interaction, table: int | None = None) -> None:
        press, _ = await command(interaction, table)
        begun = await lobby.start(press)
        text = await press.say("house-lobby-started", place=f"<#{begun.place.spot}>")
        await press.reply.page(text)

    @app_commands.command(description=described("table-slash-give-a-seat-to"))
    @app_commands.describe(
        what=described("table-slash-add-or-remove"),
        kind=described("table-slash-how-it-plays"),
        seat=described("table-slash-in-a-running-game"),
    )
    @app_commands.choices(
        what=_choices("add", "remove"),
        kind=_choices(*LEVELS),
    )
    @takes_table
    @told
    async def robot(
        self,
        interaction: discord.Interaction,
        what: str = "add",
        kind: str = lobby.ROBOT,
        seat: app_commands.Range[int, 1, 10] | None = None,
        table: int | None = None,
    ) -> None:
        press, found = await command(interaction, table)
        if found.status == "running":
            own = found.seat_of(press.user)
            taken = seat - 1 if seat is not None else own
            if taken is None:
                raise Refusal("house-refuse-no-seat")
            await self._reseat(press, SeatRow(taken, robot=kind))
            return
        admin, user, tables = press.admin, press.user, press.tables
        if what == "add":
            changed = await tables.add_robot(found.id, user, kind, admin=admin)
        else:
            changed = await tables.remove_robot(found.id, user, admin=admin)
        said = "house-robot-in" if what == "add" else "house-robot-out"
        await lobby.shown_changed(press, changed)
        await press.reply.page(await press.say(said, table=str(changed.id)))

    @app_commands.command(description=described("table-slash-in-a-running-game-hand"))
    @app_commands.describe(
        seat=described("table-slash-the-seat-s-number"),
        person=described("table-slash-who-plays-on"),
    )
    @takes_table
    @told
    async def substitute(
        self,
        interaction: discord.Interaction,
        seat: app_commands.Range[int, 1, 10],
        person: discord.Member | discord.User,
        table: int | None = None,
    ) -> None:
        press, _ = await command(interaction, table)
        if person.bot:
            raise Refusal("house-refuse-bot")
        if isinstance(person, discord.User):
            name = shown_name(person, await private_language(interaction))
            raise Refusal("house-refuse-stranger", name=discord.utils.escape_markdown(name))
        await self._reseat(press, SeatRow(seat - 1, user=person.id))

    async def _reseat(self, press: Press, holder: SeatRow) -> None:
        """Hand a seat of a running game over; the card tells it."""
        done = await press.tables.reseat(
            press.number, press.user, holder, key=press.id, admin=press.admin
        )
        async with press.following(done.table):
            if done.entry.kind == "stop":
                await press.reply.page(await press.say("house-ended"))
            elif holder.user == press.user:
                await private_card.brief(press)
            else:
                await press.reply.page(await press.say("house-reseated"))
        if holder.user is not None:
            await threads.enter(self.bot, done.table, [holder.user])
