"""The bot in a local browser page: no token, no network, the real client and the real database.

The page shows one channel; "Viewing as" changes who you are. Games are kept in the database, so
the next start goes on where this one ended: the server, the channel and the players have the same
ids in every run, and the cards of running tables are posted again.
"""

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
from bot.tables.types.model import GuildSettings
from data.texts import say

SERVER = 1_000_000_000_000_000_001
PLAYERS = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
PULSE = 5.0
"""Seconds between two moments at which waiting timers of the bot may run."""


class PlaygroundError(SettingsError):
    """The playground cannot open; the message is for the person at the keyboard."""


@dataclass
class World:
    """The pretended Discord around the bot."""

    env: simcord.Env
    channel: Any
    players: list[Any]


def build(bot: Roundhouse) -> World:
    """The same server, channel and players with the same ids, whatever was played before."""
    language = bot.services.settings.language
    env = simcord.Env(bot, check_errors=False, settle_timeout=60.0)
    env.backend.edit_bot_profile(say("house-name"))
    owner = env.create_user(PLAYERS[0].lower(), global_name=PLAYERS[0])
    others = [env.create_user(name.lower(), global_name=name) for name in PLAYERS[1:]]
    guild = env.create_guild(say("house-name"), id=SERVER, owner=owner)
    channel = guild.create_text_channel("trains", topic=say("house-playground-topic", language))
    players = [guild.add_member(user) for user in (owner, *others)]
    # Ids come from the clock: people keep theirs, messages of this run get new ones.
    passed = (datetime.now(UTC) - env.now()).total_seconds()
    env.backend.advance_clock(max(0.0, passed))
    return World(env, channel, players)


async def run(
    bot: Roundhouse,
    *,
    port: int,
    browser: bool = True,
    ready: Callable[[str, World], None] | None = None,
) -> None:
    """Serve the page until Ctrl-C or until "End preview session" is pressed."""
    language = bot.services.settings.language
    world = build(bot)
    await _speak(bot, world, language)
    # Starting has seconds to settle in: cards to draw and robots to move wait for the page.
    bot.services.delivery.working = False
    bot.services.delivery.pondering.beside = partial(world.env.external_wait, reason="thinking")
    await world.env.start()
    _describe(world.env.backend.commands, _locale(language))
    try:
        await bot.reopen(world.channel.id)
        shown = world.env.preview(
            world.channel,
            viewers=world.players,
            layout="channel",
            locale=_locale(language),
            timezone="UTC",
            port=port,
        )
        async with _opened(shown, port, language) as preview:
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


async def _speak(bot: Roundhouse, world: World, language: str) -> None:
    """The server and its players have chosen this language: the pretended Discord tells of English
    only. Started again in the same language, each keeps what was chosen since. The page shows one
    channel, so tables are played in it and not in threads."""
    tables = bot.services.tables
    again = (await tables.guild(SERVER)).language == language
    await tables.set_guild(SERVER, GuildSettings(language, "channel"))
    for player in world.players:
        kept = await tables.person(player.id)
        if kept.language is None or not again:
            await tables.set_person(player.id, msgspec.structs.replace(kept, language=language))


def _locale(language: str) -> str:
    """Discord's locale for a language, for the dates of the page."""
    known = [locale.value for locale in discord.Locale]
    same = (name for name in known if name.split("-")[0] == language.split("-")[0])
    return next(same, "en-US")


def _describe(node: Any, locale: str) -> None:
    """Show commands as a Discord of this locale would: the page shows their English texts only."""
    if isinstance(node, dict):
        for field in ("name", "description"):
            translated = node.get(f"{field}_localizations") or {}
            if locale in translated:
                node[field] = translated[locale]
        for value in node.values():
            _describe(value, locale)
    elif isinstance(node, list):
        for value in node:
            _describe(value, locale)


@asynccontextmanager
async def _opened(shown: Any, port: int, language: str) -> AsyncIterator[Any]:
    """The page, or a sentence if its port is taken."""
    try:
        preview = await shown.__aenter__()
    except simcord.SetupError as error:
        raise PlaygroundError(say("house-playground-port", language, port=str(port))) from error
    try:
        yield preview
    finally:
        await preview.close()


class _Page:
    """The page as it is needed here: presses of it and the pulse wait for each other, and it tells
    times as of now. The library refuses a press that comes while anything else is under way,
    whereupon the page knows of no outcome and takes no press any more; and it tells times as of the
    last Refresh."""

    def __init__(self, env: simcord.Env, preview: Any) -> None:
        self.env = env
        self.preview = preview
        self.turn = asyncio.Lock()
        self.shown = len(env.backend.transcript)
        """How much of what was said is on the page."""
        self._act, self._publish = preview._action, preview._publish
        preview._action, preview._publish = self._acting, self._publishing

    async def _acting(self, *args: Any) -> Any:
        async with self.turn:
            return await self._act(*args)

    def _publishing(self, page: Any, **reason: Any) -> None:
        self.shown = len(self.env.backend.transcript)
        self.preview.capture_time = datetime.now(UTC)
        self._publish(page, **reason)

    async def pulse(self) -> None:
        """Keep the pretended clock at the real one, so that retries of the bot happen, and show
        what was said meanwhile."""
        while True:
            await asyncio.sleep(PULSE)
            behind = (datetime.now(UTC) - self.env.now()).total_seconds()
            async with self.turn:
                with suppress(simcord.SetupError):  # a test drives the world besides the page
                    await self.env.advance_time(max(0.0, behind))
                    if len(self.env.backend.transcript) > self.shown:
                        await self.preview.refresh()


async def _until_stopped(page: _Page) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
            loop.add_signal_handler(name, stop.set)
    pulse = asyncio.create_task(page.pulse())
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
