"""A new version tells each server once what it brings."""

import pytest
import simcord

from bot import __version__
from bot.chat.outgoing.news import tell_server
from bot.settings import Settings
from data.texts import has_text
from tests.chat.harness.world import World, words


def _set(world: World, **changes: object) -> None:
    services = world.bot.services
    services.settings = Settings(database=services.settings.database, **changes)  # type: ignore[arg-type]


async def test_the_last_table_is_told_once(world: World) -> None:
    _set(world, site="https://example.org/rh")
    await world.running()
    before = len(world.messages())
    assert await tell_server(world.bot, world.guild.id, "0.2.0")
    assert not await tell_server(world.bot, world.guild.id, "0.2.0")
    [message] = world.messages()[before:]
    assert words(message).startswith("-# I'm version 0.2.0 now. `/practice` shows a game")
    assert words(message).endswith("<https://example.org/rh/news.html>")
    assert await tell_server(world.bot, world.guild.id, "0.3.0")
    assert len(world.messages()) == before + 2


async def test_the_line_is_in_the_server_s_language(world: World) -> None:
    await world.tables.servers.change_settings(world.guild.id, {"language": "de"})
    await world.opened()
    _set(world, site="https://example.org/rh")
    assert await tell_server(world.bot, world.guild.id, "0.2.0")
    assert "Ich bin jetzt Version 0.2.0." in words(world.card)
    assert "/news.de.html" in words(world.card)


async def test_it_stands_where_something_happened_last(world: World) -> None:
    other = world.guild.create_text_channel("games")
    await world.ann.slash(other, "table open", game="haul")
    world.clock.now += 60
    await world.ann.slash(world.channel, "table open", game="haul")
    world.clock.now += 60
    await world.ann.slash(other, "table robot", what="add", table=1)
    started = await world.ann.slash(other, "table start", table=1)
    assert started is not None
    assert await tell_server(world.bot, world.guild.id, "0.2.0")
    assert any("version 0.2.0" in words(message) for message in world.messages(other))
    assert not any("version 0.2.0" in words(message) for message in world.messages())


@pytest.mark.parametrize("who", ["host", "server", "nobody to tell", "an unnamed version"])
async def test_no_line_where_none_is_wanted(world: World, who: str) -> None:
    if who != "nobody to tell":
        await world.opened()
    if who == "host":
        _set(world, news=False)
    if who == "server":
        await world.tables.servers.change_settings(world.guild.id, {"news": False})
    version = "9.9.9" if who == "an unnamed version" else "0.2.0"
    before = len(world.messages())
    assert not await tell_server(world.bot, world.guild.id, version)
    assert len(world.messages()) == before
    # What was not told is not told later either: nobody wants news of last year.
    _set(world, news=True)
    await world.tables.servers.change_settings(world.guild.id, {"news": True})
    assert not await tell_server(world.bot, world.guild.id, version)


async def test_a_refusal_of_discord_is_no_error(env: simcord.Env, world: World) -> None:
    await world.opened()
    env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, times=1)
    assert await tell_server(world.bot, world.guild.id, "0.2.0")
    assert not await tell_server(world.bot, world.guild.id, "0.2.0")


def test_every_version_has_a_line_in_both_languages() -> None:
    key = f"news-{__version__.replace('.', '-')}"
    assert has_text(key, "en") and has_text(key, "de")
