"""`python -m bot doctor`: what works with this bot, what does not, and how to mend it."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path

import aiohttp
import discord
import msgspec

from bot.chat.base.services import Services
from bot.client import PERMISSIONS, Roundhouse
from bot.settings import Settings
from bot.tables.api.service import Tables
from bot.upkeep.machine_checks import Finding, local_findings
from data.texts import say

MAX_SKEW = 5.0
"""Seconds by which this clock may differ from Discord's."""


async def print_report(settings: Settings) -> int:
    """Print a line for each finding; return 0 if nothing is ill, else 1."""
    failures = 0
    findings = list(local_findings(settings, datetime.now(UTC)))
    findings += [finding async for finding in discord_findings(settings)]
    for finding in findings:
        print(finding.describe(settings.language))
        failures += finding.level == "ill"
    print(say("doctor-total", settings.language, looked=len(findings), ill=failures))
    return 1 if failures else 0


async def discord_findings(settings: Settings) -> AsyncIterator[Finding]:
    """Yield what only Discord can tell. Nothing is changed there."""
    if settings.token is None:
        yield Finding("watch", "token-none")
        return
    with tempfile.TemporaryDirectory() as scratch:
        scratch_settings = msgspec.structs.replace(
            settings, database=Path(scratch) / "scratch.sqlite"
        )
        tables = await Tables.connect(scratch_settings.database)
        try:
            async with Roundhouse(Services(scratch_settings, tables.store, tables)) as bot:
                async for finding in _query_discord(bot, settings):
                    yield finding
        finally:
            await tables.close()


async def _query_discord(bot: Roundhouse, settings: Settings) -> AsyncIterator[Finding]:
    assert settings.token is not None
    try:
        await bot.http.static_login(settings.token.reveal())
        application = await bot.http.application_info()
        yield Finding("well", "token", {"name": application["name"]})
        yield await _check_skew()
        yield await _check_commands(bot, int(application["id"]), settings.sync_guild)
        for finding in await _check_servers(bot):
            yield finding
    except discord.LoginFailure:
        yield Finding("ill", "token-wrong")
    except discord.HTTPException as failure:
        yield Finding("ill", "discord-refuses", {"error": f"{failure.status} {failure.text}"})
    except (aiohttp.ClientError, OSError) as failure:
        yield Finding("ill", "network", {"error": type(failure).__name__})


async def _check_skew() -> Finding:
    """Compare this clock with Discord's."""
    url = f"{discord.http.Route.BASE}/gateway"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        date_header = answer.headers.get("Date", "")
    try:
        skew = abs((datetime.now(UTC) - parsedate_to_datetime(date_header)).total_seconds())
    except (TypeError, ValueError):
        return Finding("watch", "skew-unknown")
    is_far = skew > MAX_SKEW
    return Finding(
        "ill" if is_far else "well", "skew-far" if is_far else "skew", {"seconds": int(skew)}
    )


async def _check_commands(bot: Roundhouse, application: int, guild: int | None) -> Finding:
    """Compare the commands registered with Discord with those of this program."""
    await bot.load_cogs()
    expected = {str(command["name"]) for command in await bot.command_payloads()}
    registered = (
        await bot.http.get_global_commands(application)
        if guild is None
        else await bot.http.get_guild_commands(application, guild)
    )
    missing = sorted(expected - {str(command["name"]) for command in registered})
    if missing:
        return Finding("ill", "commands-missing", {"names": ", ".join(missing)})
    return Finding("well", "commands", {"count": len(expected)})


async def _check_servers(bot: Roundhouse) -> list[Finding]:
    """Return the servers in which the bot lacks a permission; channels may deny more."""
    guilds = await bot.http.get_guilds(200)
    findings = []
    for guild in guilds:
        granted = discord.Permissions(int(guild.get("permissions", 0)))
        missing = [name for name, wanted in PERMISSIONS if wanted and not getattr(granted, name)]
        if missing and not granted.administrator:
            values = {"name": guild["name"], "lacks": ", ".join(missing)}
            findings.append(Finding("ill", "permissions-missing", values))
    if not guilds:
        findings.append(Finding("watch", "servers-none"))
    elif not findings:
        findings.append(Finding("well", "permissions", {"count": len(guilds)}))
    return findings
