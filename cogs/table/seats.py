"""`/table …`: opening a table, taking and giving seats, beginning."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.actions import lobby, private_card
from bot.chat.base import threads
from bot.chat.base.errors import Refusal, told
from bot.chat.base.following import following
from bot.chat.base.scenes import private_language
from bot.chat.base.services import services_of
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import table_meant, takes_table
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.reply import Reply
from bot.tables.types.games import games
from bot.tables.types.model import SeatRow, Table
from cogs.table.part import Part
from data.texts import say


async def game_choices(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    chats = services_of(interaction.client).chats
    language = await private_language(interaction)
    names = {chats[key].name(language): key for key in games() if key in chats}
    return [
        app_commands.Choice(name=name, value=key)
        for name, key in sorted(names.items())
        if current.strip().casefold() in name.casefold()
    ][:25]


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
        if game not in known:
            raise Refusal("house-refuse-game")
        reply = Reply(interaction)
        await reply.open()
        await lobby.announce(reply, await lobby.open_table(interaction, game), "house-opened")

    @app_commands.command(description=described("table-slash-take-a-seat-at"))
    @takes_table
    @told
    async def join(self, interaction: discord.Interaction, table: int | None = None) -> None:
        reply = Reply(interaction)
        await reply.open()
        found = await table_meant(interaction, table)
        joined = await self.services.tables.join(found.id, interaction.user.id)
        await lobby.announce(reply, joined, "house-joined")

    @app_commands.command(description=described("table-slash-leave-a-table-in"))
    @app_commands.describe(sure=described("table-slash-say-yes-to-leave"))
    @takes_table
    @told
    async def leave(
        self, interaction: discord.Interaction, table: int | None = None, sure: bool = False
    ) -> None:
        await Reply(interaction).open()
        found = await table_meant(interaction, table)
        if found.status == "running" and not sure:
            raise Refusal("house-refuse-leave")
        press = str(interaction.id)
        left = await self.services.tables.leave(found.id, interaction.user.id, key=press)
        async with following(interaction, left.table):
            await self.say(interaction, "house-left", table=str(found.id))

    @app_commands.command(description=described("table-slash-begin-the-game"))
    @takes_table
    @told
    async def start(self, interaction: discord.Interaction, table: int | None = None) -> None:
        reply = Reply(interaction)
        await reply.open()
        found = await table_meant(interaction, table)
        begun = await lobby.start(reply, found.id)
        language = await private_language(interaction)
        await reply.page(say("house-lobby-started", language, place=f"<#{begun.place.spot}>"))

    @app_commands.command(description=described("table-slash-give-a-seat-to"))
    @app_commands.describe(
        what=described("table-slash-add-or-remove"),
        kind=described("table-slash-how-it-plays"),
        seat=described("table-slash-in-a-running-game"),
    )
    @app_commands.choices(
        what=_choices("add", "remove"),
        kind=_choices("steady", "random"),
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
        reply = Reply(interaction)
        await reply.open()
        found = await table_meant(interaction, table)
        if found.status == "running":
            own = found.seat_of(interaction.user.id)
            taken = seat - 1 if seat is not None else own
            if taken is None:
                raise Refusal("house-refuse-no-seat")
            await self._reseat(reply, found, SeatRow(taken, robot=kind))
            return
        admin, user = lobby.manages(interaction), interaction.user.id
        tables = self.services.tables
        if what == "add":
            changed = await tables.add_robot(found.id, user, kind, admin=admin)
        else:
            changed = await tables.remove_robot(found.id, user, admin=admin)
        said = "house-robot-in" if what == "add" else "house-robot-out"
        await lobby.announce(reply, changed, said)

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
        reply = Reply(interaction)
        await reply.open()
        found = await table_meant(interaction, table)
        if person.bot:
            raise Refusal("house-refuse-bot")
        if isinstance(person, discord.User):
            name = discord.utils.escape_markdown(person.display_name)
            raise Refusal("house-refuse-stranger", name=name)
        await self._reseat(reply, found, SeatRow(seat - 1, user=person.id))

    async def _reseat(self, reply: Reply, table: Table, holder: SeatRow) -> None:
        """Hand a seat of a running game over; the card tells it."""
        interaction = reply.interaction
        done = await self.services.tables.reseat(
            table.id,
            interaction.user.id,
            holder,
            key=str(interaction.id),
            admin=lobby.manages(interaction),
        )
        async with following(interaction, done.table):
            if holder.user == interaction.user.id:
                await private_card.brief(reply, Key(table.id, table.version, Verb.SEAT, ""))
            else:
                await reply.page(say("house-reseated", await private_language(interaction)))
        if holder.user is not None:
            await threads.enter(self.bot, done.table, [holder.user])
