"""Command line: the bot on Discord with a token, the playground without one, and subcommands."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import discord
import msgspec
import structlog

from bot import __version__, logs
from bot.chat.base.services import Services
from bot.chat.outgoing.news import tell_news
from bot.client import PERMISSIONS, Roundhouse, ShardedRoundhouse
from bot.owner_news import OwnerMessages
from bot.settings import Settings, SettingsError, load_settings
from bot.tables.api.service import Tables
from bot.tables.storage.store import StoreError
from bot.tables.types.games import check_learned
from bot.upkeep import commands as upkeep
from bot.upkeep import fact_commands
from bot.upkeep.daily import run_daily_copies
from bot.upkeep.rotation import keep_before_upgrade, needs_upgrade
from bot.workers import fork_server
from bot.workers.jobs import freeze_heap
from bot.workers.preparation import prepare_pictures
from bot.workers.workers import Workers, default_worker_count
from data.learned import LearnedError
from data.texts import DEFAULT, languages, say

log = structlog.get_logger(__name__)


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Open the services of this process; close the database at the end.

    Raises `LearnedError` if what robots have learned does not fit the program."""
    check_learned()
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    if needs_upgrade(settings.database):
        copy = keep_before_upgrade(settings.database) if settings.backups else None
        log.warning("database_upgraded", copy=str(copy or "-"), version=__version__)
    tables = await Tables.connect(settings.database, settings.corrections)
    count = default_worker_count() if settings.workers is None else settings.workers
    if not count:
        fork_server.stop()
    workers = Workers(count, settings.cluster)
    try:
        yield Services(settings, tables.store, tables, workers=workers)
    finally:
        await asyncio.to_thread(workers.close)
        await tables.close()


def create_client(services: Services) -> ShardedRoundhouse:
    """Return a client for all servers."""
    return ShardedRoundhouse(services, shard_count=services.settings.shards)


async def run_on_discord(settings: Settings) -> None:
    """Connect and stay connected until told to stop."""
    assert settings.token is not None
    async with open_services(settings) as app_services:
        bot = create_client(app_services)
        main_task = asyncio.current_task()
        assert main_task is not None
        with suppress(NotImplementedError):  # Windows has no such signal
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, main_task.cancel)
        with suppress(asyncio.CancelledError):
            async with bot, _background_tasks(bot, settings):
                await bot.start(settings.token.reveal())


@asynccontextmanager
async def _background_tasks(bot: Roundhouse, settings: Settings) -> AsyncIterator[None]:
    """Run metrics, daily copies, messages to the host and to servers, and the preparation of
    pictures, as the settings ask for them."""
    tasks = [
        asyncio.create_task(_prepare_when_ready(bot)),
        asyncio.create_task(run_daily_copies(settings)),
        asyncio.create_task(OwnerMessages(bot, settings).run()),
        asyncio.create_task(tell_news(bot, __version__)),
    ]
    server = None
    if settings.metrics_port:
        from bot.monitoring import MonitoringServer  # imports a web server that nothing else needs

        server = MonitoringServer(bot, settings.metrics_port)
        await server.start()
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if server is not None:
            await server.close()


async def _prepare_when_ready(bot: Roundhouse) -> None:
    """Prepare pictures once presses made during the start are answered."""
    await bot.wait_until_ready()
    freeze_heap()  # objects of the start stay alive: scanning them again takes a tenth of a second
    await prepare_pictures(bot.services.workers)


async def run_playground(settings: Settings, *, browser: bool) -> None:
    """Run the playground, which a bot on Discord need not install."""
    if find_spec("simcord") is None:
        raise SettingsError(say("settings-playground", settings.language))
    from bot import playground

    async with open_services(settings) as app_services:
        bot = Roundhouse(app_services, sync=True)
        await playground.run(bot, port=settings.port, browser=browser)


async def register_commands(settings: Settings) -> int:
    """Register the commands with Discord now, changed or not; return their number."""
    assert settings.token is not None
    async with open_services(settings) as app_services:
        bot = create_client(app_services)
        async with bot:
            await bot.login(settings.token.reveal())
            return await bot.sync_commands()


async def invite_url(settings: Settings) -> str:
    """Return the URL with which a server's management invites this bot."""
    assert settings.token is not None
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(settings.token.reveal())
        return discord.utils.oauth_url(
            client.application_id or 0,
            permissions=PERMISSIONS,
            scopes=("bot", "applications.commands"),
        )


def build_parser(language: str = DEFAULT) -> argparse.ArgumentParser:
    """Return the command line parser with help in this language."""
    translate = partial(say, language=language)
    root = argparse.ArgumentParser(prog="roundhouse", description=translate("house-cli"))
    subparsers = root.add_subparsers(dest="what", metavar="")
    play = subparsers.add_parser("playground", help=translate("house-cli-playground"))
    play.add_argument("--port", type=int, help=translate("house-cli-port"))
    play.add_argument("--no-browser", action="store_true", help=translate("house-cli-no-browser"))
    play.add_argument("--language", choices=languages(), help=translate("house-cli-language"))
    upkeep.register(subparsers, language)
    subparsers.add_parser("sync", help=translate("house-cli-sync"))
    subparsers.add_parser("invite", help=translate("house-cli-invite"))
    pages = subparsers.add_parser("pages", help=translate("pages-cli"))
    pages.add_argument("folder", type=Path, help=translate("pages-cli-folder"))
    fact_commands.register(subparsers, language)
    subparsers.add_parser("doctor", help=translate("house-cli-doctor"))
    subparsers.add_parser("health", help=translate("house-cli-health"))
    root.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    return root


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return its exit status, 2 for a mistake of the user."""
    language = DEFAULT
    try:
        settings = _load_settings(arguments)
        language = settings.language
        args = build_parser(language).parse_args(arguments)
        logs.configure_logging(settings.log_level, settings.log_format)
        return _run_command(args, settings)
    except (StoreError, LearnedError) as error:
        print(error.describe(language), file=sys.stderr)
    except SettingsError as error:
        print(error, file=sys.stderr)
    except discord.LoginFailure:
        print(say("house-cli-token", language), file=sys.stderr)
    except discord.PrivilegedIntentsRequired:
        print(say("house-cli-closed-4014", language), file=sys.stderr)
    except discord.ConnectionClosed as closed:
        print(_describe_close(closed.code, language), file=sys.stderr)
    return 2


def _describe_close(code: int, language: str) -> str:
    """Return advice for a final close code of Discord's gateway."""
    if code == 4004:
        return say("house-cli-token", language)
    if code in (4010, 4011):
        return say("house-cli-closed-shards", language, code=str(code))
    return say("house-cli-closed", language, code=str(code))


def _load_settings(arguments: list[str] | None) -> Settings:
    """Load the settings. `--help` works even if a setting is wrong."""
    try:
        return load_settings()
    except SettingsError:
        build_parser().parse_args(arguments)
        raise


def _run_command(args: argparse.Namespace, settings: Settings) -> int:
    if args.what in upkeep.COMMANDS:
        return upkeep.run(args, settings)
    if args.what == "facts":
        return fact_commands.run(args, settings)
    if args.what == "pages":
        from bot.pages import write_pages

        files = write_pages(settings, args.folder, datetime.now(UTC).date())
        names = ", ".join(file.name for file in files)
        print(say("pages-done", settings.language, folder=str(args.folder), files=names))
        return 0
    if args.what in ("sync", "invite") and settings.token is None:
        raise SettingsError(say("house-cli-no-token", settings.language))
    if args.what == "doctor":
        from bot import doctor

        return asyncio.run(doctor.print_report(settings))
    if args.what == "health":
        from bot.monitoring import print_health

        return print_health(settings)
    if args.what == "sync":
        count = asyncio.run(register_commands(settings))
        print(say("house-cli-synced", settings.language, count=count))
    elif args.what == "invite":
        print(asyncio.run(invite_url(settings)))
    elif args.what == "playground" or settings.token is None:
        overrides = {name: getattr(args, name, None) for name in ("port", "language")}
        changed = {name: value for name, value in overrides.items() if value is not None}
        settings = msgspec.structs.replace(settings, **changed)
        browser = not getattr(args, "no_browser", False)
        with suppress(KeyboardInterrupt):
            asyncio.run(run_playground(settings, browser=browser))
    else:
        with suppress(KeyboardInterrupt):
            asyncio.run(run_on_discord(settings))
    return 0
