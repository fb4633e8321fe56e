"""Importing a game from a file that an export wrote, as a new table of this channel.

The file comes with a command, or in a form. Key: `import`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import discord

from bot.chat.actions.lobby import interaction_place
from bot.chat.base import threads
from bot.chat.base.acknowledge import SEND_ERRORS
from bot.chat.base.errors import Refusal, require_known
from bot.chat.base.server import require_importing, require_opening, server_of
from bot.chat.contract.pages import Field, Form
from bot.chat.ui.keys import Route
from bot.chat.ui.press import Press, builds_form, form
from bot.tables.archive.transcript import decode_text, read_transcript
from bot.tables.moves.play import SUBSTITUTE_ROBOT
from bot.tables.types.errors import TableError
from bot.tables.types.model import SeatRow, Table
from bot.tables.types.settings import GuildSettings
from data.texts import say

PER_HOUR, HOUR = 10, 3600
"""Files that are read for one person within an hour, in seconds."""
MAX_BYTES = 2_000_000
"""Largest file that is imported in chat: ten times a long game. The command line takes more."""


@builds_form(Route.SEAT, "import", at_table=False)
async def _build_form(press: Press) -> Form:
    """Build the form for a file, for whoever may import games here."""
    await _require_importer(press)
    language = await press.language()
    note = say("admin-import-note", language, most=MAX_BYTES // 1_000_000)
    file = Field("file", say("admin-import-file", language), kind="file", note=note)
    return Form(say("admin-press-import", language).removesuffix("…"), (file,))


@form(Route.SEAT, "import", at_table=False)
async def _import_from_form(press: Press) -> None:
    data: Any = press.interaction.data
    file = data.get("resolved", {}).get("attachments", {}).get((press.words or {}).get("file", ""))
    require_known(file is not None)
    download = partial(press.client.http.get_from_cdn, str(file["url"]))
    await import_table(press, int(file["size"]), download)


async def _require_importer(press: Press) -> GuildSettings:
    """Return the server's settings. Raises `Refusal` for people who may not import games."""
    settings = await press.tables.guild_settings(server_of(press.interaction))
    require_importing(press.interaction, settings)
    require_opening(press.interaction, settings)
    return settings


async def may_import(press: Press) -> bool:
    """Return whether the person may import games here."""
    try:
        await _require_importer(press)
    except Refusal:
        return False
    return True


def _count_import(press: Press) -> None:
    """Count an import of this person. Raises `Refusal` for too many within an hour: each costs as
    much as a whole game, also one that is refused."""
    now = press.tables.clocks.now()
    counted = press.services.imports
    recent = [at for at in counted.get(press.user, ()) if now - at < HOUR]
    if len(recent) >= PER_HOUR:
        raise Refusal("admin-refuse-imports", most=PER_HOUR)
    counted[press.user] = [*recent, now]


async def import_table(press: Press, size: int, download: Callable[[], Awaitable[bytes]]) -> None:
    """Import a game as a new table, if the server's managers let this person do that.

    One is imported at a time: replaying a game takes the processor from everybody else."""
    guild, settings = server_of(press.interaction), await _require_importer(press)
    if size > MAX_BYTES:
        raise TableError("file-long", most=MAX_BYTES // 1_000_000)
    lock = press.services.importing
    if lock.locked():
        raise Refusal("admin-refuse-importing")
    _count_import(press)
    async with lock:
        try:
            source = decode_text(await download())
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
