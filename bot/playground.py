"""The bot in a local browser page: no token, no network, the real client and the real database.

The page shows one channel; "Viewing as" changes the person. Games are stored in the
database, and the server, the channel and the players have the same ids in every run, so the
next start continues where this one ended: the cards of running tables are posted again."""

from __future__ import annotations

import asyncio
import signal
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any

import discord
import msgspec
import simcord

from bot.client import Roundhouse
from bot.settings import SettingsError
from bot.tables.types.settings import GuildSettings
from data.texts import say

SERVER = 1_000_000_000_000_000_001
PLAYERS = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
PULSE = 5.0
"""Seconds between two updates of the simulated clock, at which timers of the bot may run."""


class PlaygroundError(SettingsError):
    """The playground cannot start; the message is shown to the user at the command line."""


@dataclass
class World:
    """The simulated Discord around the bot."""

    env: simcord.Env
    channel: Any
    players: list[Any]


def build_world(bot: Roundhouse) -> World:
    """Create the server, channel and players, with the same ids in every run."""
    language = bot.services.settings.language
    env = simcord.Env(bot, check_errors=False, settle_timeout=60.0)
    env.backend.edit_bot_profile(say("house-name"))
    owner = env.create_user(PLAYERS[0].lower(), global_name=PLAYERS[0])
    others = [env.create_user(name.lower(), global_name=name) for name in PLAYERS[1:]]
    guild = env.create_guild(say("house-name"), id=SERVER, owner=owner)
    channel = guild.create_text_channel("trains", topic=say("house-playground-topic", language))
    players = [guild.add_member(user) for user in (owner, *others)]
    # Ids come from the clock: people keep theirs, messages of this run get new ones.
    elapsed = (datetime.now(UTC) - env.now()).total_seconds()
    env.backend.advance_clock(max(0.0, elapsed))
    return World(env, channel, players)


async def run(
    bot: Roundhouse,
    *,
    port: int,
    browser: bool = True,
    ready: Callable[[str, World], None] | None = None,
) -> None:
    """Serve the page until Ctrl-C or "End preview session"."""
    language = bot.services.settings.language
    world = build_world(bot)
    await _set_language(bot, world, language)
    # The start is limited to seconds, so cards and robots wait until the page is open.
    bot.services.delivery.working = False
    bot.services.delivery.pondering.beside = partial(world.env.external_wait, reason="thinking")
    await world.env.start()
    _localize_commands(world.env.backend.commands, _locale(language))
    try:
        await bot.repost_channel(world.channel.id)
        opening = world.env.preview(
            world.channel,
            viewers=world.players,
            layout="channel",
            locale=_locale(language),
            timezone="UTC",
            port=port,
        )
        async with _open_page(opening, port, language) as preview:
            bot.services.delivery.working = True
            bot.services.delivery.reminding.wake()
            print(say("house-playground-open", language, url=preview.url), flush=True)
            if ready is not None:
                ready(preview.url, world)
            if browser:
                await asyncio.to_thread(webbrowser.open, preview.url)
            await _until_stopped(_Page(world.env, preview))
    finally:
        await world.env.shutdown()
        print(say("house-playground-closed", language), flush=True)


async def _set_language(bot: Roundhouse, world: World, language: str) -> None:
    """Store this language for the server and its players, as the simulated Discord reports English.

    Started again in the same language, each keeps what was chosen since. Tables are played in
    the channel, not in threads, because the page shows one channel only."""
    tables = bot.services.tables
    is_unchanged = (await tables.guild_settings(SERVER)).language == language
    await tables.save_guild_settings(SERVER, GuildSettings(language, "channel"))
    for player in world.players:
        preferences = await tables.person_settings(player.id)
        if preferences.language is None or not is_unchanged:
            await tables.save_person_settings(
                player.id, msgspec.structs.replace(preferences, language=language)
            )


def _locale(language: str) -> str:
    """Return Discord's locale for a language, for the dates of the page."""
    locales = [locale.value for locale in discord.Locale]
    matches = (name for name in locales if name.split("-")[0] == language.split("-")[0])
    return next(matches, "en-US")


def _localize_commands(node: object, locale: str) -> None:
    """Replace the English texts of commands by those of this locale: the page shows no others."""
    if isinstance(node, dict):
        for field in ("name", "description"):
            translated = node.get(f"{field}_localizations") or {}
            if locale in translated:
                node[field] = translated[locale]
        for value in node.values():
            _localize_commands(value, locale)
    elif isinstance(node, list):
        for value in node:
            _localize_commands(value, locale)


@asynccontextmanager
async def _open_page(opening: Any, port: int, language: str) -> AsyncIterator[Any]:
    """Open the page. Raises `PlaygroundError` if its port is taken."""
    try:
        preview = await opening.__aenter__()
    except simcord.SetupError as error:
        raise PlaygroundError(say("house-playground-port", language, port=str(port))) from error
    try:
        yield preview
    finally:
        await preview.close()


class _Page:
    """Wrapper of the page that serializes presses and clock updates, and shows current times.

    The library refuses a press made while something else runs, after which the page accepts no
    press any more; and it shows times as of the last Refresh."""

    def __init__(self, env: simcord.Env, preview: Any) -> None:
        self.env = env
        self.preview = preview
        self.lock = asyncio.Lock()
        self.shown_count = len(env.backend.transcript)
        """How much of what was said is on the page."""
        self._act, self._publish = preview._action, preview._publish
        preview._action, preview._publish = self._run_action, self._publish_now

    async def _run_action(self, *args: object) -> object:
        async with self.lock:
            return await self._act(*args)

    def _publish_now(self, page: Any, **reason: object) -> None:
        self.shown_count = len(self.env.backend.transcript)
        self.preview.capture_time = datetime.now(UTC)
        self._publish(page, **reason)

    async def advance_clock(self) -> None:
        """Keep the simulated clock at the real time, so that retries happen, and show new
        messages."""
        while True:
            await asyncio.sleep(PULSE)
            behind = (datetime.now(UTC) - self.env.now()).total_seconds()
            async with self.lock:
                with suppress(simcord.SetupError):  # a test may drive the world at the same time
                    await self.env.advance_time(max(0.0, behind))
                    if len(self.env.backend.transcript) > self.shown_count:
                        await self.preview.refresh()


async def _until_stopped(page: _Page) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
            loop.add_signal_handler(name, stop.set)
    pulse = asyncio.create_task(page.advance_clock())
    waits = [asyncio.create_task(stop.wait()), asyncio.create_task(page.preview.wait_closed())]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (pulse, *waits):
            task.cancel()
        await asyncio.gather(pulse, *waits, return_exceptions=True)
        for name in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):
                loop.remove_signal_handler(name)
