"""`/table …`: what a server has played, and playing once more."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import discord
from babel.dates import format_timedelta
from discord import app_commands

from bot.chat.actions.rematch import rematch
from bot.chat.base.display_names import PATIENT, clean_name
from bot.chat.base.errors import told
from bot.chat.base.language import private_language
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.commands.game_names import game_choices, game_named
from bot.chat.ui.press import command
from bot.chat.ui.reply import Reply
from bot.tables.queries.records import PersonRecord, ServerRecord
from cogs.table.part import Part
from data.texts import decimal, say

MOST = 25
"""People on the card."""


class Records(Part):
    @app_commands.command(description=described("records-slash-games-wins-and-ratings"))
    @app_commands.describe(game=described("records-slash-one-game-or-all"))
    @app_commands.autocomplete(game=game_choices)
    @told
    async def records(self, interaction: discord.Interaction, game: str = "") -> None:
        game = game_named(self.services, game) if game else ""
        reply = Reply(interaction)
        await reply.open()
        language = await private_language(interaction)
        guild = interaction.guild
        assert guild is not None
        record = await self.services.tables.records(guild.id, game or None)
        shown = record.people[:MOST]
        users = [one.user for one in shown]
        found = await self.services.people.names(self.bot, guild.id, users, patience=PATIENT)
        names = [name or say("house-somebody", language) for name in found]
        which = (
            self.services.chat(game).name(language) if game else say("records-all-games", language)
        )
        head = say(
            "records-head",
            language,
            server=discord.utils.escape_markdown(clean_name(guild.name)),
            game=which,
        )
        await reply.page("\n".join([head, *_lines(record, shown, names, language)]))

    @app_commands.command(description=described("records-slash-the-same-game-again"))
    @takes_table
    @told
    async def rematch(self, interaction: discord.Interaction, table: int | None = None) -> None:
        press, _ = await command(interaction, table, ended=True)
        await rematch(press)


def _lines(
    record: ServerRecord, shown: Sequence[PersonRecord], names: Sequence[str], language: str
) -> list[str]:
    if not record.people:
        return [say("records-none", language)]
    sums = {
        "played": record.played,
        "conceded": record.conceded,
        "broken": record.broken,
        "days": max(1, ceil(record.longest)),
    }
    lines = [say("records-sum", language, **sums)]
    for place, (one, name) in enumerate(zip(shown, names, strict=True), start=1):
        lines.append(_person(place, one, discord.utils.escape_markdown(name), language))
    return [*lines, "-# " + say("records-note", language)]


def _person(place: int, one: PersonRecord, name: str, language: str) -> str:
    parts = []
    if one.games:
        parts.append(
            say(
                "records-person",
                language,
                place=place,
                name=name,
                wins=one.wins,
                games=one.games,
                rating=decimal(one.rating, language),
                doubt=decimal(one.doubt, language),
            )
        )
    if one.robot_games:
        robots = {"wins": one.robot_wins, "games": one.robot_games}
        parts.append(say("records-person-robots", language, name=name, **robots))
    if one.pace is not None:
        wait = format_timedelta(one.pace, locale=language, threshold=1.2)
        parts.append(say("records-pace", language, wait=wait))
    return " · ".join(parts)
