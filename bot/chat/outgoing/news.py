"""What a new version brings, told once to each server: one line in its last table."""

from __future__ import annotations

import asyncio

import structlog

from bot.chat.base import threads
from bot.chat.base.acknowledge import SEND_ERRORS
from bot.chat.base.language import public_language
from bot.chat.base.services import Client
from data.texts import DEFAULT, has_text, say

log = structlog.get_logger(__name__)

START_DELAY = 120.0
"""Seconds after a start before the first server is told: pending cards come first."""
PAUSE = 1.0
"""Seconds between two servers, so that nobody's card waits for this."""


async def tell_news(client: Client, version: str) -> None:
    """Tell every server what this version brings, unless it was told or wants no news."""
    await client.wait_until_ready()
    await asyncio.sleep(START_DELAY)
    for guild in list(client.guilds):
        if await tell_server(client, guild.id, version):
            await asyncio.sleep(PAUSE)


async def tell_server(client: Client, guild: int, version: str) -> bool:
    """Tell one server, and return whether that was tried. It is tried once, whatever Discord says.

    A server without a table has nothing to compare the version with."""
    services = client.services
    settings = await services.tables.guild_settings(guild)
    key = f"news-{version.replace('.', '-')}"
    if settings.told_version == version or not has_text(key):
        return False
    await services.tables.servers.change_settings(guild, {"told_version": version})
    table = await services.tables.servers.last_table(guild)
    if not (settings.news and services.settings.news) or table is None:
        return False
    language = await public_language(client, guild)
    lines = [say("news-line", language, version=version, news=say(key, language))]
    if services.settings.site:
        suffix = "" if language == DEFAULT else f".{language}"
        lines.append(f"<{services.settings.site}/news{suffix}.html>")
    try:
        place = await threads.find_channel(client, table)
        text = " ".join(lines)
        await place.send(f"-# {text}")
    except SEND_ERRORS as failure:
        log.info("news_refused", server=guild, error=repr(failure))
    return True
