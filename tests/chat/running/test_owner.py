"""Whoever runs the bot hears in Discord what goes wrong: each cause, but once an hour at most."""

import logging
import lzma
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot import main, owner_news
from bot.chat.base.errors import explain_error
from bot.logs import configure_logging
from bot.owner_news import NOTEBOOK, OwnerMessages
from bot.settings import Settings
from bot.upkeep import daily
from data.texts import has_text, languages
from tests.chat.harness.world import World, words

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def logging_as_at_work() -> Iterator[None]:
    handlers, level = logging.getLogger().handlers[:], logging.getLogger().level
    configure_logging(logging.ERROR)  # what is not logged is noted all the same
    NOTEBOOK.take()
    yield
    NOTEBOOK.take()
    structlog.reset_defaults()
    logging.getLogger().handlers[:] = handlers
    logging.getLogger().setLevel(level)


@pytest.fixture
def messages(world: World, tmp_path: Path) -> OwnerMessages:
    """For a channel of the server."""
    settings = Settings(database=tmp_path / "owner.sqlite", owner=world.channel.id)
    return OwnerMessages(world.bot, settings)


async def _read_causes(world: World, messages: OwnerMessages) -> list[str]:
    """The lines about causes of the message that is due."""
    assert await messages.send_if_due()
    return [line for line in words(world.card).splitlines() if line.startswith("- ")]


def _let_an_hour_pass(messages: OwnerMessages) -> None:
    hour_ago = time.time() - owner_news.INTERVAL - 1
    os.utime(messages._sent_file, (hour_ago, hour_ago))


async def test_a_failed_copy_is_told(world: World, messages: OwnerMessages, tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"no database at all" * 100)
    assert not await daily.take_copy(Settings(database=broken, backups=3))
    [line] = await _read_causes(world, messages)
    assert line.startswith("- A daily copy of the database failed or is doubtful")
    assert "broken.sqlite" in line.replace("\\", "")


async def test_a_nearly_full_disk_is_told(
    world: World, messages: OwnerMessages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=tmp_path / "roundhouse.sqlite")
    monkeypatch.setattr(daily, "free_bytes", lambda _path: 501 * 2**20)
    assert daily.check_disk(settings) and not await messages.send_if_due()
    monkeypatch.setattr(daily, "free_bytes", lambda _path: 499 * 2**20)
    assert not daily.check_disk(settings)
    assert await _read_causes(world, messages) == [
        "- Only 499 MB of the disk are free. Without room no move can be saved."
    ]


async def test_a_migration_is_told(world: World, messages: OwnerMessages, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    packed = ROOT / "tests/tables/storage/earlier/0009-notices.sqlite.xz"
    path.write_bytes(lzma.decompress(packed.read_bytes()))
    for _ in range(2):  # the second start finds nothing to change
        async with main.open_services(Settings(database=path, workers=0)):
            pass
    [line] = await _read_causes(world, messages)
    assert line.startswith("- A new version has changed the database. The copy from before: ")
    [copy] = (tmp_path / "backups").glob("*before-upgrade*")
    assert copy.name in line.replace("\\", "")


async def test_errors_are_counted_and_the_last_code_is_told(
    world: World, messages: OwnerMessages
) -> None:
    for _ in range(3):
        text = explain_error(ZeroDivisionError("oh"), "en")
    code = text.partition("give the code ")[2].strip("*")[:6]
    assert await _read_causes(world, messages) == [
        f"- 3 errors happened; the last one's code in the log is {code}."
    ]


async def test_what_discord_refuses_for_good_is_told(world: World, messages: OwnerMessages) -> None:
    await world.running()
    posts = ("POST", f"/channels/{world.channel.id}/messages")
    world.env.inject_error(*posts, status=403, code=50013, times=1)
    await (await world.mover()).click(world.card, label="Haul")
    [line] = await _read_causes(world, messages)
    assert line.startswith("- Discord refuses a card or message for good (the last answer: 403)")


async def test_commands_that_discord_refuses_are_told_and_the_bot_goes_on(
    world: World, messages: OwnerMessages
) -> None:
    application = world.bot.application_id
    world.env.inject_error("PUT", f"/applications/{application}/commands", status=400, times=1)
    await world.bot._sync_or_go_on()
    [line] = await _read_causes(world, messages)
    assert line.startswith("- Discord hasn't registered my commands")


async def test_any_other_error_is_told_by_its_name(world: World, messages: OwnerMessages) -> None:
    log = structlog.get_logger()
    log.warning("ping_refused")
    log.error("sweep_failed")
    log.error("robot_move_failed", table=3)
    assert await _read_causes(world, messages) == [
        "- 2 things failed that I'll try again, the last one: robot\\_move\\_failed."
    ]


async def test_at_most_one_message_an_hour_is_sent(world: World, messages: OwnerMessages) -> None:
    log = structlog.get_logger()
    log.error("bug", reference="AAA222")
    assert await messages.send_if_due()
    for number in range(5):
        log.error("bug", reference=f"BBB22{number + 2}")
        assert not await messages.send_if_due()
    database = messages._sent_file.with_suffix(".sqlite")
    again = OwnerMessages(world.bot, Settings(database=database, owner=messages.owner))
    assert not await again.send_if_due(), "a new start writes no more often"
    _let_an_hour_pass(messages)
    assert await _read_causes(world, again) == [
        "- 5 errors happened; the last one's code in the log is BBB226."
    ]
    assert len(world.messages()) == 2


async def test_a_person_is_told_in_a_direct_message(world: World, messages: OwnerMessages) -> None:
    messages.owner = world.ann.id
    structlog.get_logger().error("bug", reference="AAA222")
    assert await messages.send_if_due()
    [message] = world.messages(world.ann.user.dm_channel)
    assert "AAA222" in message.content


async def test_what_could_not_be_sent_is_kept(world: World, messages: OwnerMessages) -> None:
    structlog.get_logger().error("bug", reference="AAA222")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, times=1)
    assert not await messages.send_if_due()
    _let_an_hour_pass(messages)
    structlog.get_logger().error("bug", reference="BBB222")
    [line] = await _read_causes(world, messages)
    assert line.startswith("- 2 errors happened") and "BBB222" in line


async def test_no_secret_and_no_mention_is_sent(world: World, messages: OwnerMessages) -> None:
    token = "abcdefghijklmnopqrstuvwx.abcdef.abcdefghijklmnopqrstuvwxyz1"
    structlog.get_logger().error("daily_copy_failed", output=f"@everyone {token}", code=1)
    [line] = await _read_causes(world, messages)
    assert token not in line and "[redacted]" in line.replace("\\", "")
    assert not world.card.mention_everyone


async def test_nobody_is_told_without_an_owner(world: World, tmp_path: Path) -> None:
    quiet = OwnerMessages(world.bot, Settings(database=tmp_path / "quiet.sqlite"))
    structlog.get_logger().error("bug", reference="AAA222")
    await quiet.run()  # ends at once
    assert world.messages() == []


def test_every_line_has_each_language() -> None:
    keys = {f"owner-{cause}" for cause in (*owner_news.CAUSES.values(), "error")}
    assert [key for key in keys for tongue in languages() if not has_text(key, tongue)] == []
