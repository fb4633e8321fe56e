"""Importing a game from a file that an export wrote, as a new table of this channel."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from bot.chat.actions.lobby import interaction_place
from bot.chat.base import threads
from bot.chat.base.acknowledge import SEND_ERRORS
from bot.chat.base.errors import Refusal
from bot.chat.base.server import require_importing, require_opening, server_of
from bot.chat.ui.press import Press
from bot.tables.archive.transcript import decode_text, read_transcript
from bot.tables.moves.play import SUBSTITUTE_ROBOT
from bot.tables.types.errors import TableError
from bot.tables.types.model import SeatRow, Table
from data.texts import say

MAX_BYTES = 2_000_000
"""Largest file that is imported in chat: ten times a long game. The command line takes more."""


async def import_table(press: Press, file: discord.Attachment) -> None:
    """Import a game as a new table, if the server's managers let this person do that.

    One is imported at a time: replaying a game takes the processor from everybody else."""
    guild = server_of(press.interaction)
    settings = await press.tables.guild_settings(guild)
    require_importing(press.interaction, settings)
    require_opening(press.interaction, settings)
    if file.size > MAX_BYTES:
        raise TableError("file-long", most=MAX_BYTES // 1_000_000)
    lock = press.services.extras.setdefault("import", asyncio.Lock())
    if lock.locked():
        raise Refusal("admin-refuse-importing")
    async with lock:
        try:
            source = decode_text(await file.read())
        except SEND_ERRORS:
            raise Refusal("admin-refuse-download") from None
        written = (await asyncio.to_thread(read_transcript, source)).head.seats
        seats = await _present_seats(press, guild, written, settings.kept_away)
        table: Table = await press.tables.import_text(
            source,
            interaction_place(press.interaction),
            press.user,
            key=press.idempotency_key,
            seats=seats,
            limits=press.services.limits,
        )
    async with press.after_commit(table):
        await press.reply.show_page(
            say("admin-imported", await press.language(), table=str(table.id))
        )
    await threads.add_people(press.client, table, table.people)


async def _present_seats(
    press: Press, guild: int, written: Sequence[SeatRow], kept_away: Sequence[int]
) -> list[SeatRow]:
    """Return the seats of a file; robots play those of people who are not in this server, or are
    kept from its tables."""
    return [
        row
        if row.user is None or await _may_sit(press, guild, row.user, kept_away)
        else SeatRow(row.seat, robot=SUBSTITUTE_ROBOT)
        for row in written
    ]


async def _may_sit(press: Press, guild: int, user: int, kept_away: Sequence[int]) -> bool:
    server = press.client.get_guild(guild)
    if user in kept_away or server is None:
        return False
    if user == press.user:
        return True
    try:
        await server.fetch_member(user)
    except discord.NotFound:
        return False
    except SEND_ERRORS:
        raise Refusal("admin-refuse-download") from None
    return True
