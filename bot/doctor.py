"""`python -m bot doctor`: what is well with this bot, what is not, and what to do about it."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import aiohttp
import discord
import msgspec

from bot.chat.base.services import Services
from bot.client import PERMISSIONS, Roundhouse
from bot.settings import Settings
from bot.tables.api.service import Tables
from bot.upkeep.surroundings import Finding, here
from data.texts import say

SKEW = 5.0
"""Seconds by which a clock may differ from Discord's."""


async def report(settings: Settings) -> int:
    """Print a line for everything looked at; 0 if nothing is ill, else 1."""
    ill = 0
    findings = list(here(settings, datetime.now(UTC)))
    findings += [finding async for finding in there(settings)]
    for finding in findings:
        print(finding.told(settings.language))
        ill += finding.level == "ill"
    print(say("doctor-total", settings.language, looked=len(findings), ill=ill))
    return 1 if ill else 0


async def there(settings: Settings) -> AsyncIterator[Finding]:
    """What only Discord can tell. It is asked, and nothing is changed there."""
    if settings.token is None:
        yield Finding("watch", "token-none")
        return
    with tempfile.TemporaryDirectory() as scratch:
        apart = msgspec.structs.replace(settings, database=Path(scratch) / "scratch.sqlite")
        tables = await Tables.connect(apart.database)
        try:
            async with Roundhouse(Services(apart, tables.store, tables)) as bot:
                async for finding in _asked(bot, settings):
                    yield finding
        finally:
            await tables.close()


async def _asked(bot: Roundhouse, settings: Settings) -> AsyncIterator[Finding]:
    assert settings.token is not None
    try:
        await bot.http.static_login(settings.token.reveal())
        application: Any = await bot.http.application_info()
        yield Finding("well", "token", {"name": application["name"]})
        yield await _skew()
        yield await _commands(bot, int(application["id"]), settings.sync_guild)
        for finding in await _servers(bot):
            yield finding
    except discord.LoginFailure:
        yield Finding("ill", "token-wrong")
    except discord.HTTPException as failure:
        yield Finding("ill", "discord-refuses", {"error": f"{failure.status} {failure.text}"})
    except (aiohttp.ClientError, OSError) as failure:
        yield Finding("ill", "network", {"error": type(failure).__name__})


async def _skew() -> Finding:
    """How far this clock is from Discord's."""
    url = f"{discord.http.Route.BASE}/gateway"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        told = answer.headers.get("Date", "")
    try:
        away = abs((datetime.now(UTC) - parsedate_to_datetime(told)).total_seconds())
    except (TypeError, ValueError):
        return Finding("watch", "skew-unknown")
    off = away > SKEW
    return Finding("ill" if off else "well", "skew-far" if off else "skew", {"seconds": int(away)})


async def _commands(bot: Roundhouse, application: int, guild: int | None) -> Finding:
    """Whether Discord knows the commands this program has."""
    await bot.load_cogs()
    mine = {str(command["name"]) for command in await bot.commands_sent()}
    known = (
        await bot.http.get_global_commands(application)
        if guild is None
        else await bot.http.get_guild_commands(application, guild)
    )
    missing = sorted(mine - {str(command["name"]) for command in known})
    if missing:
        return Finding("ill", "commands-missing", {"names": ", ".join(missing)})
    return Finding("well", "commands", {"count": len(mine)})


async def _servers(bot: Roundhouse) -> list[Finding]:
    """Servers in which the bot lacks a permission; channels may take more away."""
    guilds: list[Any] = await bot.http.get_guilds(200)
    found = []
    for guild in guilds:
        has = discord.Permissions(int(guild.get("permissions", 0)))
        lacks = [name for name, wanted in PERMISSIONS if wanted and not getattr(has, name)]
        if lacks and not has.administrator:
            values = {"name": guild["name"], "lacks": ", ".join(lacks)}
            found.append(Finding("ill", "permissions-missing", values))
    if not guilds:
        found.append(Finding("watch", "servers-none"))
    elif not found:
        found.append(Finding("well", "permissions", {"count": len(guilds)}))
    return found
