"""The client: loading cogs, registering commands, the playground, the command line."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import simcord
from structlog.testing import capture_logs

import cogs
from bot import main as program
from bot import playground
from bot.chat.base.services import Services
from bot.chat.contract import adapter
from bot.chat.outgoing.delivery import Delivery
from bot.chat.outgoing.reminding import ReminderLoop
from bot.client import INTENTS, SWEEP_INTERVAL, Roundhouse
from bot.settings import Settings
from bot.tables.types.games import all_games
from cogs import dice_desk
from tests.chat.harness.world import World, labels, reply, services, words
from tests.support.catalogues import english_in
from tests.tables.support import Clock


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Services]:
    """What a client stands on, with a database of its own."""
    made = services(tmp_path / "db.sqlite", Clock())
    yield made
    await made.tables.close()


def test_no_more_is_asked_of_discord_than_needed() -> None:
    assert [name for name, wanted in INTENTS if wanted] == ["guilds"]


async def test_one_failing_cog_stops_no_other(
    house: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dice_desk, "setup", None)
    bot = Roundhouse(house, sync=True)
    async with simcord.run(bot):
        names = {command.name for command in bot.tree.get_commands()}
    assert {"table", "railbaron", "help", "admin"} <= names
    assert "desk" not in names


async def test_a_game_whose_catalogue_lacks_keys_is_not_loaded_and_the_log_names_them(
    house: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking = ("rail_baron_chat-standing-hidden", "rail_baron_chat-sum-engine")
    monkeypatch.setattr(adapter, "has_text", lambda key: key not in lacking)
    bot = Roundhouse(house, sync=True)
    with capture_logs() as logged:
        async with simcord.run(bot):
            assert set(house.chats) == set(all_games()) - {"haul", "rail_baron"}
            assert "railbaron" not in {command.name for command in bot.tree.get_commands()}
    (failed,) = [entry for entry in logged if entry["log_level"] == "error"]
    assert failed["module"] == "rail_baron"
    why = f"the catalogue of rail_baron lacks {lacking[1]}, {lacking[0]}"
    assert why in str(failed["error"])


async def test_commands_are_registered_only_when_they_changed(house: Services) -> None:
    sent = []
    for _ in range(2):
        bot = Roundhouse(house)
        async with simcord.run(bot) as env:
            sent.append(sum(request.method == "PUT" for request in env.http_requests))
    assert sent == [1, 0]


async def test_a_module_without_a_setup_is_no_cog(
    house: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "more"
    folder.mkdir()
    (folder / "plain_module.py").write_text("X = 1\n")
    monkeypatch.setattr(cogs, "__path__", [*cogs.__path__, str(folder)])
    bot = Roundhouse(house, sync=True)
    async with simcord.run(bot):
        assert bot.tree.get_command("table") is not None
    sys.modules.pop("cogs.plain_module", None)


@pytest.mark.parametrize("shards", [None, 4])
async def test_one_client_has_all_servers(house: Services, shards: int | None) -> None:
    settings = msgspec.structs.replace(house.settings, shards=shards)
    bot = program.create_client(Services(settings, house.database, house.tables))
    assert (bot.shard_count, bot.shard_ids) == (shards, None)


async def _played(folder: Path, play: Any, language: str | None = None) -> dict[str, Any]:
    """One run of the playground; `play` is done while its page is open."""
    house = services(folder / "db.sqlite", Clock())
    if language is not None:
        house.settings = Settings(database=folder / "db.sqlite", language=language)
    bot = Roundhouse(house, sync=True)
    seen: dict[str, Any] = {}
    jobs: list[asyncio.Task[None]] = []

    async def use(world: playground.World) -> None:
        try:
            await play(world)
        finally:
            os.kill(os.getpid(), signal.SIGINT)

    def ready(url: str, world: playground.World) -> None:
        seen.update(
            url=url,
            channel=world.channel.id,
            players=[player.id for player in world.players],
            cards=[words(message) for message in world.channel.history()],
        )
        jobs.append(asyncio.get_running_loop().create_task(use(world)))

    await playground.run(bot, port=0, browser=False, ready=ready)
    await asyncio.gather(*jobs)
    await house.tables.close()
    return seen


async def begin(world: playground.World) -> None:
    """The first two people begin a game of Rail Baron."""
    ada, ben = world.players[:2]
    await ada.click(world.channel.last_message, label="Open a table of Rail Baron")
    lobby = world.channel.last_message
    await ben.click(lobby, label="Join")
    await ada.click(lobby, label="Start")


async def test_the_playground_keeps_games_and_persons_between_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def begun(world: playground.World) -> None:
        await begin(world)
        assert "it's your turn" in words(world.channel.last_message)
        await world.players[1].slash(world.channel, "help", language="de")

    async def go_on(world: playground.World) -> None:
        page = await world.players[1].slash(world.channel, "remind show")
        assert english_in(reply(page), "de") == []
        card = world.channel.last_message
        mover = next(p for p in world.players if p.id == card.mentions[0].id)
        result = await mover.click(card, label="Roll a destination")
        assert "not yours" not in "".join(words(message) for message in result.followups)

    first = await _played(tmp_path, begun)
    second = await _played(tmp_path, go_on)
    assert "Open a table" in first["cards"][0]
    assert "it's your turn" in second["cards"][0]
    assert (first["channel"], first["players"]) == (second["channel"], second["players"])
    out = capsys.readouterr().out
    assert first["url"].startswith("http://127.0.0.1:") and first["url"] in out
    assert "closed" in out


async def test_what_waits_to_be_drawn_does_not_hold_up_the_playground(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swept: list[bool] = []
    reminded: list[bool] = []
    opened: list[str] = []
    sweep, wake = Delivery.sweep, ReminderLoop.run_due

    async def sweeping(self: Delivery) -> None:
        swept.append(bool(opened))
        await sweep(self)

    async def reminding(self: ReminderLoop) -> float:
        reminded.append(bool(opened))
        return await wake(self)

    async def look(world: playground.World) -> None:
        for _ in range(100):
            if reminded:
                break
            await asyncio.sleep(0.1)
        await world.env.advance_time(SWEEP_INTERVAL + 1)

    await _played(tmp_path, begin)
    reopen = Roundhouse.repost_channel

    async def reopening(self: Roundhouse, spot: int) -> None:
        await reopen(self, spot)
        opened.append("page")

    monkeypatch.setattr(Roundhouse, "repost_channel", reopening)
    monkeypatch.setattr(Delivery, "sweep", sweeping)
    monkeypatch.setattr(ReminderLoop, "run_due", reminding)
    await _played(tmp_path, look)
    assert swept and all(swept)
    assert reminded and all(reminded)


def test_a_wrong_or_missing_setting_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert program.main(["sync"]) == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err
    monkeypatch.setenv("ROUNDHOUSE_PORT", "many")
    assert program.main(["check"]) == 2
    told_by = capsys.readouterr().err
    assert "ROUNDHOUSE_PORT" in told_by and "Traceback" not in told_by


async def test_help_in_private_messages_works_and_tables_do_not(world: World) -> None:
    shown = await world.ann.user.slash("help")
    assert "/table open" in words(shown.response)
    assert not any("Dice desk" in label for label in labels(shown.response)), "it has a command"
    pressed = await world.ann.user.click(shown.response, label="Open a table of Rail Baron")
    assert any("server" in words(message) for message in pressed.followups)


async def test_a_taken_port_is_one_sentence(house: Services) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(playground.PlaygroundError, match=str(port)):
            await playground.run(Roundhouse(house, sync=True), port=port, browser=False)


async def test_the_playground_speaks_the_language_it_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its server, everybody on it, what the page shows of commands, and the terminal."""
    seen: dict[str, Any] = {}

    async def look(world: playground.World) -> None:
        seen["help"] = words((await world.players[1].slash(world.channel, "help")).response)
        registered = world.env.backend.commands[None].values()
        seen["table"] = next(c["description"] for c in registered if c["name"] == "table")
        seen["card"] = words(world.channel.last_message)

    await _played(tmp_path, look, language="de")
    for text in (seen["help"], seen["card"], seen["table"]):
        assert english_in(text, "de") == [], text
    out = capsys.readouterr().out  # log lines among it stay English
    assert "Der Spielplatz ist geöffnet" in out and "Der Spielplatz ist geschlossen" in out
    assert "Eisenbahn-Brettspiele" in seen["help"] and "Tische" in seen["table"]


def test_the_command_line_speaks_the_language_of_the_settings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ROUNDHOUSE_LANGUAGE", "de")
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert program.main(["check"]) == 2
    assert "liegt keine Datenbank" in capsys.readouterr().err
    assert program.main(["sync"]) == 2
    assert "Dafür braucht es" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        program.main(["--help"])
    assert english_in(capsys.readouterr().out, "de") == []
    assert program.build_parser().parse_args(["playground", "--language", "de"]).language == "de"


def test_no_start_warns_of_a_missing_voice_library() -> None:
    """In a process of its own: the library warns once in each."""
    start = (
        "import logging; logging.basicConfig(); import bot.main, discord;"
        " discord.Client(intents=discord.Intents.none())"
    )
    done = subprocess.run(
        [sys.executable, "-c", start], capture_output=True, text=True, check=True, timeout=60
    )
    assert "voice" not in done.stderr
