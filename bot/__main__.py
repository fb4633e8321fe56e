"""`python -m bot`: Discord with a token, the playground without one."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import discord
import msgspec
import structlog

from bot import logs, maintenance, playground
from bot.chat.house import Services
from bot.client import Roundhouse, ShardedRoundhouse
from bot.settings import Settings, SettingsError, load
from bot.tables.service import Tables
from bot.tables.store import StoreError
from data.texts import say

log = structlog.get_logger(__name__)

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    manage_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)
"""What the bot needs in a server: to post cards with pictures, in threads of its own."""


@asynccontextmanager
async def services(settings: Settings) -> AsyncIterator[Services]:
    """The services of one process; the database is let go of at the end."""
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    tables = await Tables.connect(settings.database)
    try:
        yield Services(settings, tables.store, tables)
    finally:
        await tables.close()


def client(services: Services) -> Roundhouse | ShardedRoundhouse:
    """The client these settings ask for."""
    settings = services.settings
    if settings.shards is None:
        return Roundhouse(services)
    return ShardedRoundhouse(services, shard_count=settings.shards, shard_ids=settings.shard_ids)


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
            async with bot:
                await bot.start(settings.token.reveal())


async def in_browser(settings: Settings, *, browser: bool) -> None:
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


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="python -m bot", description=say("house-cli"))
    words = made.add_subparsers(dest="what", metavar="")
    play = words.add_parser("playground", help=say("house-cli-playground"))
    play.add_argument("--port", type=int, help=say("house-cli-port"))
    play.add_argument("--no-browser", action="store_true", help=say("house-cli-no-browser"))
    maintenance.register(words)
    words.add_parser("sync", help=say("house-cli-sync"))
    words.add_parser("invite", help=say("house-cli-invite"))
    return made


def main(arguments: list[str] | None = None) -> int:
    """Run; 0 if all went well, 2 for a mistake of the person at the keyboard."""
    given = parser().parse_args(arguments)
    try:
        settings = load()
        logs.set_up(settings.log_level, settings.log_format)
        return _run(given, settings)
    except (SettingsError, StoreError, playground.PlaygroundError) as mistake:
        print(mistake, file=sys.stderr)
    except discord.LoginFailure:
        print(say("house-cli-token"), file=sys.stderr)
    return 2


def _run(given: argparse.Namespace, settings: Settings) -> int:
    if given.what in maintenance.COMMANDS:
        return maintenance.run(given, settings)
    if given.what in ("sync", "invite") and settings.token is None:
        raise SettingsError(say("house-cli-no-token"))
    if given.what == "sync":
        print(say("house-cli-synced", count=asyncio.run(sync(settings))))
    elif given.what == "invite":
        print(asyncio.run(invite(settings)))
    elif given.what == "playground" or settings.token is None:
        port = getattr(given, "port", None)
        if port is not None:
            settings = msgspec.structs.replace(settings, port=port)
        browser = not getattr(given, "no_browser", False)
        with suppress(KeyboardInterrupt):
            asyncio.run(in_browser(settings, browser=browser))
    else:
        with suppress(KeyboardInterrupt):
            asyncio.run(on_discord(settings))
    return 0


if __name__ == "__main__":
    sys.exit(main())
