"""`/table records`, `rematch`: records of a server and of two persons, and playing the same game
again."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import discord
from babel.dates import format_timedelta
from discord import app_commands

from bot.chat.actions.rematch import open_rematch
from bot.chat.base.display_names import LONG_TIMEOUT, clean_name
from bot.chat.base.errors import Refusal
from bot.chat.base.services import Interaction
from bot.chat.commands.game_names import game_choices, resolve_game
from bot.chat.commands.slash_command import slash
from bot.chat.ui.press import acknowledge_command, press_from_command
from bot.tables.queries.records import PersonRecord, ServerRecord
from cogs.table.base import TableCommands
from data.texts import decimal, say

MAX_PEOPLE = 25
"""People listed on the page."""


class Records(TableCommands):
    @slash("records-slash-games-wins-and-ratings", game="records-slash-one-game-or-all")
    @app_commands.autocomplete(game=game_choices)
    async def records(self, interaction: Interaction, game: str = "") -> None:
        game = resolve_game(self.services, game) if game else ""
        press = await acknowledge_command(interaction)
        language = await press.language()
        guild = interaction.guild
        assert guild is not None
        record = await self.services.tables.server_record(guild.id, game or None)
        shown = record.people[:MAX_PEOPLE]
        users = [person.user for person in shown]
        fetched = await self.services.people.names(self.bot, guild.id, users, patience=LONG_TIMEOUT)
        names = [name or say("house-somebody", language) for name in fetched]
        game_name = (
            self.services.chat(game).name(language) if game else say("records-all-games", language)
        )
        header = say(
            "records-head",
            language,
            server=discord.utils.escape_markdown(clean_name(guild.name)),
            game=game_name,
        )
        await press.reply.show_page(
            "\n".join([header, *_describe_record(record, shown, names, language)])
        )

    @slash("records-slash-the-same-game-again")
    async def rematch(self, interaction: Interaction, table: int | None = None) -> None:
        press, _ = await press_from_command(interaction, table, ended=True)
        await open_rematch(press)


async def show_records_together(interaction: Interaction, person: discord.Member) -> None:
    """Show how the reader and another person have done against each other on this server."""
    if person == interaction.user:
        raise Refusal("records-refuse-self")
    press = await acknowledge_command(interaction)
    services, language, reply = press.services, await press.language(), press.reply
    games = await services.tables.records_together(person.guild.id, press.user, person.id)
    name = discord.utils.escape_markdown(clean_name(person.display_name))
    if not games:
        await reply.show_page(say("records-together-none", language, name=name))
        return
    lines = [
        say(
            "records-together-game",
            language,
            name=name,
            game=services.chat(row.game).name(language),
            games=row.games,
            ahead=row.ahead,
            behind=row.behind,
            level=row.games - row.ahead - row.behind,
        )
        for row in games
    ]
    await reply.show_page("\n".join([say("records-together", language, name=name), *lines]))


def _describe_record(
    record: ServerRecord, shown: Sequence[PersonRecord], names: Sequence[str], language: str
) -> list[str]:
    if not record.people:
        return [say("records-none", language)]
    totals = {
        "played": record.played,
        "conceded": record.conceded,
        "broken": record.broken,
        "days": max(1, ceil(record.longest)),
    }
    lines = [say("records-sum", language, **totals)]
    for place, (person, name) in enumerate(zip(shown, names, strict=True), start=1):
        lines.append(_describe_person(place, person, discord.utils.escape_markdown(name), language))
    return [*lines, "-# " + say("records-note", language)]


def _describe_person(place: int, person: PersonRecord, name: str, language: str) -> str:
    parts = []
    if person.games:
        parts.append(
            say(
                "records-person",
                language,
                place=place,
                name=name,
                wins=person.wins,
                games=person.games,
                rating=decimal(person.rating, language),
                doubt=decimal(person.doubt, language),
            )
        )
    if person.robot_games:
        robots = {"wins": person.robot_wins, "games": person.robot_games}
        parts.append(say("records-person-robots", language, name=name, **robots))
    if person.pace is not None:
        wait = format_timedelta(
            max(person.pace, 60), locale=language, threshold=1.2, granularity="minute"
        )
        parts.append(say("records-pace", language, wait=wait))
    return " · ".join(parts)
