"""A bot, and what else the command line does: Discord with a token, the playground without one."""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

import discord
import msgspec
import structlog

from bot import __version__, logs
from bot.chat.base.services import Services
from bot.client import PERMISSIONS, Roundhouse, ShardedRoundhouse
from bot.settings import Settings, SettingsError, load
from bot.tables.api.service import Tables
from bot.tables.storage.store import StoreError
from bot.upkeep import commands as upkeep
from bot.upkeep.daily import copies
from bot.upkeep.rotation import keep_before_upgrade
from bot.workers import nursery
from bot.workers.jobs import settle
from bot.workers.preparing import prepare
from bot.workers.workers import Workers, one_a_core
from data.texts import DEFAULT, languages, say

log = structlog.get_logger(__name__)

ROUNDS = 3
"""Looks for young garbage to one through all that came since the start: each press leaves a circle
of references with the message it was on, which is old by then. Of Python's own ten, hundreds lie
about."""


@asynccontextmanager
async def services(settings: Settings) -> AsyncIterator[Services]:
    """The services of one process; the database is let go of at the end."""
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    if settings.backups and (copy := keep_before_upgrade(settings.database)):
        log.info("the database was copied before its upgrade", path=str(copy))
    tables = await Tables.connect(settings.database)
    count = one_a_core() if settings.workers is None else settings.workers
    if not count:
        nursery.close()
    workers = Workers(count, settings.cluster)
    try:
        yield Services(settings, tables.store, tables, workers=workers)
    finally:
        await asyncio.to_thread(workers.close)
        await tables.close()


def client(services: Services) -> ShardedRoundhouse:
    """The client of all servers, however many these are."""
    return ShardedRoundhouse(services, shard_count=services.settings.shards)


async def on_discord(settings: Settings) -> None:
    """Connect and stay connected until told to stop."""
    assert settings.token is not None
    async with services(settings) as running:
        bot = client(running)
        here = asyncio.current_task()
        assert here is not None
        with suppress(NotImplementedError):  # Windows has no such signal
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, here.cancel)
        with suppress(asyncio.CancelledError):
            async with bot, _looked_after(bot, settings):
                await bot.start(settings.token.reveal())


@asynccontextmanager
async def _looked_after(
    bot: Roundhouse | ShardedRoundhouse, settings: Settings
) -> AsyncIterator[None]:
    """Metrics and daily copies, as the settings ask for them; and pictures prepared."""
    running = [asyncio.create_task(_prepared(bot)), asyncio.create_task(copies(settings))]
    watch = None
    if settings.metrics_port:
        from bot.watching import Watching  # with a server, which only this needs

        watch = Watching(bot, settings.metrics_port)
        await watch.start()
    try:
        yield
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        if watch is not None:
            await watch.close()


async def _prepared(bot: Roundhouse | ShardedRoundhouse) -> None:
    """Whoever pressed while the bot was away is answered first."""
    await bot.wait_until_ready()
    settle()  # what a start leaves stays: to look through it again takes a tenth of a second
    gc.set_threshold(*gc.get_threshold()[:2], ROUNDS)
    await prepare(bot.services.workers)


async def in_browser(settings: Settings, *, browser: bool) -> None:
    """The playground, which a bot on Discord need not load."""
    from bot import playground

    async with services(settings) as running:
        bot = Roundhouse(running, sync=True)
        await playground.run(bot, port=settings.port, browser=browser)


async def sync(settings: Settings) -> int:
    """Register the commands now, changed or not."""
    assert settings.token is not None
    async with services(settings) as running:
        bot = client(running)
        async with bot:
            await bot.login(settings.token.reveal())
            return await bot.sync_commands()


async def invite(settings: Settings) -> str:
    """The address at which a server's management invites this bot."""
    assert settings.token is not None
    async with discord.Client(intents=discord.Intents.none()) as asking:
        await asking.login(settings.token.reveal())
        return discord.utils.oauth_url(
            asking.application_id or 0,
            permissions=PERMISSIONS,
            scopes=("bot", "applications.commands"),
        )


def parser(language: str = DEFAULT) -> argparse.ArgumentParser:
    """The command line, explained in this language."""
    told = partial(say, language=language)
    made = argparse.ArgumentParser(prog="roundhouse", description=told("house-cli"))
    words = made.add_subparsers(dest="what", metavar="")
    play = words.add_parser("playground", help=told("house-cli-playground"))
    play.add_argument("--port", type=int, help=told("house-cli-port"))
    play.add_argument("--no-browser", action="store_true", help=told("house-cli-no-browser"))
    play.add_argument("--language", choices=languages(), help=told("house-cli-language"))
    upkeep.register(words, language)
    words.add_parser("sync", help=told("house-cli-sync"))
    words.add_parser("invite", help=told("house-cli-invite"))
    words.add_parser("doctor", help=told("house-cli-doctor"))
    words.add_parser("health", help=told("house-cli-health"))
    made.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    return made


def main(arguments: list[str] | None = None) -> int:
    """Run; 0 if all went well, 2 for a mistake of the person at the keyboard."""
    language = DEFAULT
    try:
        settings = _loaded(arguments)
        language = settings.language
        given = parser(language).parse_args(arguments)
        logs.set_up(settings.log_level, settings.log_format)
        return _run(given, settings)
    except StoreError as mistake:
        print(mistake.told(language), file=sys.stderr)
    except SettingsError as mistake:
        print(mistake, file=sys.stderr)
    except discord.LoginFailure:
        print(say("house-cli-token", language), file=sys.stderr)
    except discord.PrivilegedIntentsRequired:
        print(say("house-cli-closed-4014", language), file=sys.stderr)
    except discord.ConnectionClosed as closed:
        print(_closed(closed.code, language), file=sys.stderr)
    return 2


def _closed(code: int, language: str) -> str:
    """What to do when Discord closes the connection for good, by the code with which it does."""
    if code == 4004:
        return say("house-cli-token", language)
    if code in (4010, 4011):
        return say("house-cli-closed-shards", language, code=str(code))
    return say("house-cli-closed", language, code=str(code))


def _loaded(arguments: list[str] | None) -> Settings:
    """The settings. One that is wrong is no reason to keep the help from who asks for it."""
    try:
        return load()
    except SettingsError:
        parser().parse_args(arguments)
        raise


def _run(given: argparse.Namespace, settings: Settings) -> int:
    if given.what in upkeep.COMMANDS:
        return upkeep.run(given, settings)
    if given.what in ("sync", "invite") and settings.token is None:
        raise SettingsError(say("house-cli-no-token", settings.language))
    if given.what == "doctor":
        from bot import doctor

        return asyncio.run(doctor.report(settings))
    if given.what == "health":
        from bot.watching import health

        return health(settings)
    if given.what == "sync":
        count = asyncio.run(sync(settings))
        print(say("house-cli-synced", settings.language, count=count))
    elif given.what == "invite":
        print(asyncio.run(invite(settings)))
    elif given.what == "playground" or settings.token is None:
        asked = {name: getattr(given, name, None) for name in ("port", "language")}
        changed = {name: value for name, value in asked.items() if value is not None}
        settings = msgspec.structs.replace(settings, **changed)
        browser = not getattr(given, "no_browser", False)
        with suppress(KeyboardInterrupt):
            asyncio.run(in_browser(settings, browser=browser))
    else:
        with suppress(KeyboardInterrupt):
            asyncio.run(on_discord(settings))
    return 0
