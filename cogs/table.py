"""`/table …`: opening a table, and everything about one that is not a move."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat import card, lobby
from bot.chat.adapter import Button, Scene
from bot.chat.asking import table_meant, takes_table
from bot.chat.errors import Refusal, told
from bot.chat.house import Services, services_of
from bot.chat.keys import Key, Verb
from bot.chat.press import form_sent
from bot.chat.reply import Reply
from bot.chat.scenes import apart, private_language, public_language, scene_of
from bot.chat.slash import described
from bot.chat.tale import tale
from bot.tables.games import games
from bot.tables.model import LogEntry, SeatRow, Table
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


class TableCog(
    commands.GroupCog,
    group_name="table",
    group_description=described("table-slash-tables-to-play-at"),
):
    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot

    @property
    def services(self) -> Services:
        return services_of(self.bot)

    @app_commands.command(name="open", description=described("table-slash-open-a-table-here"))
    @app_commands.describe(game=described("table-slash-the-game"))
    @app_commands.autocomplete(game=game_choices)
    @app_commands.guild_only()
    @told
    async def open(self, interaction: discord.Interaction, game: str = "") -> None:
        known = [key for key in games() if key in self.services.chats]
        if not game and len(known) == 1:
            game = known[0]
        if game not in known:
            raise Refusal("house-refuse-game")
        await interaction.response.defer(thinking=True)
        table = await lobby.open_table(interaction, game)
        language = await public_language(self.bot, table.place.guild)
        view = await lobby.lobby_view(self.bot, table, language)
        await interaction.edit_original_response(
            view=view, allowed_mentions=discord.AllowedMentions.none()
        )

    @app_commands.command(description=described("table-slash-take-a-seat-at"))
    @takes_table
    @app_commands.guild_only()
    @told
    async def join(self, interaction: discord.Interaction, table: int | None = None) -> None:
        found = await table_meant(interaction, table)
        await interaction.response.defer(thinking=True)
        joined = await self.services.tables.join(found.id, interaction.user.id)
        await self._lobby(interaction, joined)

    @app_commands.command(description=described("table-slash-leave-a-table-in"))
    @app_commands.describe(sure=described("table-slash-say-yes-to-leave"))
    @takes_table
    @app_commands.guild_only()
    @told
    async def leave(
        self, interaction: discord.Interaction, table: int | None = None, sure: bool = False
    ) -> None:
        found = await table_meant(interaction, table)
        if found.status == "running" and not sure:
            raise Refusal("house-refuse-leave")
        await interaction.response.defer(ephemeral=True, thinking=True)
        press = str(interaction.id)
        left = await self.services.tables.leave(found.id, interaction.user.id, key=press)
        await self._say(interaction, "house-left", table=str(found.id))
        await self.services.delivery.after(left.table)

    @app_commands.command(description=described("table-slash-begin-the-game"))
    @takes_table
    @app_commands.guild_only()
    @told
    async def start(self, interaction: discord.Interaction, table: int | None = None) -> None:
        found = await table_meant(interaction, table)
        reply = Reply(interaction)
        await reply.open()
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
    @app_commands.guild_only()
    @told
    async def robot(
        self,
        interaction: discord.Interaction,
        what: str = "add",
        kind: str = lobby.ROBOT,
        seat: app_commands.Range[int, 1, 10] | None = None,
        table: int | None = None,
    ) -> None:
        found = await table_meant(interaction, table)
        if found.status == "running":
            own = found.seat_of(interaction.user.id)
            taken = seat - 1 if seat is not None else own
            if taken is None:
                raise Refusal("house-refuse-no-seat")
            await self._reseat(interaction, found, SeatRow(taken, robot=kind))
            return
        await interaction.response.defer(thinking=True)
        admin, user = lobby.manages(interaction), interaction.user.id
        tables = self.services.tables
        if what == "add":
            changed = await tables.add_robot(found.id, user, kind, admin=admin)
        else:
            changed = await tables.remove_robot(found.id, user, admin=admin)
        await self._lobby(interaction, changed)

    @app_commands.command(description=described("table-slash-in-a-running-game-hand"))
    @app_commands.describe(
        seat=described("table-slash-the-seat-s-number"),
        person=described("table-slash-who-plays-on"),
    )
    @takes_table
    @app_commands.guild_only()
    @told
    async def substitute(
        self,
        interaction: discord.Interaction,
        seat: app_commands.Range[int, 1, 10],
        person: discord.Member,
        table: int | None = None,
    ) -> None:
        found = await table_meant(interaction, table)
        if person.bot:
            raise Refusal("house-refuse-bot")
        await self._reseat(interaction, found, SeatRow(seat - 1, user=person.id))

    @app_commands.command(description=described("table-slash-show-how-it-stands"))
    @app_commands.describe(text=described("table-slash-in-words-for-you"))
    @takes_table
    @app_commands.guild_only()
    @told
    async def show(
        self, interaction: discord.Interaction, text: bool = False, table: int | None = None
    ) -> None:
        found = await table_meant(interaction, table, ended=True)
        reply = Reply(interaction)
        await reply.open()
        language = await private_language(interaction)
        if found.status == "open" or found.started is None:
            await reply.show(await lobby.lobby_view(self.bot, found, language))
            return
        record, scene = await scene_of(self.bot, found.id, interaction.user.id, language)
        if text:
            chat = self.services.chat(record.game)
            words = await apart(lambda: chat.text(scene))
            await reply.page(words, accent=chat.accent(scene.seat))
            return
        made = await self.services.delivery.compose(record, scene, [], mine=True)
        await reply.show(made.view(), made.picture)

    @app_commands.command(description=described("table-slash-what-happened-the-newest"))
    @app_commands.describe(before=described("table-slash-only-what-happened-before"))
    @takes_table
    @app_commands.guild_only()
    @told
    async def log(
        self,
        interaction: discord.Interaction,
        table: int | None = None,
        before: app_commands.Range[int, 1] | None = None,
    ) -> None:
        reply, found, scene = await self._played(interaction, table)
        rows = await self.services.tables.log(found.id, viewer=scene.seat, before=before)
        chat = self.services.chat(found.game)
        lines = await apart(lambda: _log_lines(chat, scene, rows))
        first = rows[0].seq if rows else 1
        more = say("house-log-more", scene.language, before=str(first))
        foot = more if first > 1 else ""
        await reply.page("\n".join([*_newest(lines), foot]).strip() or "-")

    async def _played(
        self, interaction: discord.Interaction, table: int | None
    ) -> tuple[Reply, Table, Scene]:
        """A table that was started, as the reader may see it, and where to answer."""
        found = await table_meant(interaction, table, ended=True)
        reply = Reply(interaction)
        await reply.open()
        language = await private_language(interaction)
        if found.started is None:
            raise Refusal("house-refuse-not-running")
        return reply, *await scene_of(self.bot, found.id, interaction.user.id, language)

    @app_commands.command(description=described("table-slash-the-ranking-as-far"))
    @takes_table
    @app_commands.guild_only()
    @told
    async def standings(self, interaction: discord.Interaction, table: int | None = None) -> None:
        reply, record, scene = await self._played(interaction, table)
        standing = await self.services.tables.standings(record.id, scene.seat)
        chat = self.services.chat(record.game)
        await reply.page(chat.result(scene, standing), accent=chat.accent(scene.seat))

    @app_commands.command(description=described("table-slash-take-back-your-last"))
    @takes_table
    @app_commands.guild_only()
    @told
    async def undo(self, interaction: discord.Interaction, table: int | None = None) -> None:
        found = await table_meant(interaction, table)
        await lobby.pressed(interaction, Key(found.id, found.version, Verb.SEAT, "undo"))

    @app_commands.command(description=described("table-slash-the-whole-game-as"))
    @takes_table
    @app_commands.guild_only()
    @told
    async def export(self, interaction: discord.Interaction, table: int | None = None) -> None:
        found = await table_meant(interaction, table, ended=True)
        await interaction.response.defer(ephemeral=True, thinking=True)
        describe = await self._describe(found)
        text = await self.services.tables.export(found.id, describe)
        file = discord.File(io.BytesIO(text.encode()), filename=f"table-{found.id}.txt")
        await interaction.edit_original_response(attachments=[file])

    @app_commands.command(description=described("table-slash-check-every-roll-of"))
    @takes_table
    @app_commands.guild_only()
    @told
    async def verify(self, interaction: discord.Interaction, table: int | None = None) -> None:
        found = await table_meant(interaction, table, ended=True)
        reply = Reply(interaction)
        await reply.open()
        language = await private_language(interaction)
        report = await self.services.tables.verify(found.id)
        lines = [
            say(
                "house-verify-ok" if report.ok else "house-verify-wrong",
                language,
                table=str(found.id),
            ),
            say("house-verify-what", language, draws=report.draws, rows=report.rows),
        ]
        if report.recorded:
            lines.append(say("house-verify-recorded", language, recorded=report.recorded))
        if report.commitment is not None:
            lines.append("-# " + say("house-commitment", language, hash=report.commitment))
        if report.seed is not None:
            lines.append("-# " + say("house-seed", language, seed=report.seed))
        await reply.page("\n".join(lines))

    @app_commands.command(description=described("table-slash-end-a-game-early"))
    @takes_table
    @app_commands.guild_only()
    @told
    async def end(self, interaction: discord.Interaction, table: int | None = None) -> None:
        found = await table_meant(interaction, table)
        reply = Reply(interaction)
        await reply.open()
        language = await private_language(interaction)
        place = Key(found.id, found.version, Verb.SEAT, "")
        go = card.button(place, Button("ending", say("house-press-end", language), "stop"))
        back = card.button(place, Button("", say("house-back", language), "quiet"), verb=Verb.BACK)
        alone = found.owner == interaction.user.id or lobby.manages(interaction)
        key = "house-end-sure" if alone or found.status == "open" else "house-end-ask"
        await reply.page(say(key, language, table=str(found.id)), rows=card.button_rows([go, back]))

    async def _reseat(
        self, interaction: discord.Interaction, table: Table, holder: SeatRow
    ) -> None:
        """Hand a seat of a running game over; the card tells it."""
        reply = Reply(interaction)
        await reply.open()
        done = await self.services.tables.reseat(
            table.id,
            holder.seat,
            holder,
            interaction.user.id,
            key=str(interaction.id),
            admin=lobby.manages(interaction),
        )
        await reply.page(say("house-reseated", await private_language(interaction)))
        await self.services.delivery.after(done.table)

    async def _describe(self, table: Table) -> Callable[[LogEntry], list[str]] | None:
        if table.started is None:
            return None
        language = await public_language(self.bot, table.place.guild)
        _, scene = await scene_of(self.bot, table.id, None, language)
        chat = self.services.chat(table.game)
        return lambda entry: tale(chat, scene, [entry])

    async def _lobby(self, interaction: discord.Interaction, table: Table) -> None:
        """Post the lobby as it is now, in answer to a command."""
        language = await public_language(self.bot, table.place.guild)
        view = await lobby.lobby_view(self.bot, table, language)
        await interaction.edit_original_response(
            view=view, allowed_mentions=discord.AllowedMentions.none()
        )

    async def _say(self, interaction: discord.Interaction, key: str, **values: Any) -> None:
        text = say(key, await private_language(interaction), **values)
        await interaction.edit_original_response(content=text)


def _log_lines(chat: Any, scene: Any, rows: list[LogEntry]) -> list[str]:
    """Each row in words under its number; rows taken back are struck through."""
    lines = []
    for row in rows:
        text = " ".join(tale(chat, scene, [row])) or "…"
        lines.append(f"`{row.seq}` " + (f"~~{text}~~" if row.undone else text))
    return lines


def _newest(lines: list[str], limit: int = 3800) -> list[str]:
    """As many of the newest lines as a card can hold."""
    kept: list[str] = []
    for line in reversed(lines):
        limit -= len(line) + 1
        if limit < 0:
            break
        kept.append(line)
    return kept[::-1]


async def setup(bot: commands.Bot) -> None:
    bot.add_dynamic_items(card.Pressed)
    bot.add_listener(form_sent, "on_interaction")
    await bot.add_cog(TableCog(bot))


async def teardown(bot: commands.Bot) -> None:
    bot.remove_listener(form_sent, "on_interaction")
    bot.remove_dynamic_items(card.Pressed)
