"""Files are made to fit what Discord takes where they are sent; what cannot is told."""

import gzip
from typing import Any

import discord
import pytest

from bot.chat.base.errors import Refusal
from bot.chat.base.sending import text_file
from tests.chat.harness.playing import frames, press_id, stopped
from tests.chat.harness.world import World, answers, reply

Limit = Any


@pytest.fixture
def limit(monkeypatch: pytest.MonkeyPatch) -> Limit:
    """What Discord says it takes, in an answer and in the channel."""
    init = discord.Interaction.__init__

    def to(size: int) -> None:
        def told_so(self: Any, *, data: Any, state: Any) -> None:
            init(self, data={**data, "attachment_size_limit": size}, state=state)

        monkeypatch.setattr(discord.Interaction, "__init__", told_so)
        monkeypatch.setattr(discord.Guild, "filesize_limit", property(lambda _: size))

    return to


async def test_a_film_is_made_of_fewer_moments_until_it_fits(world: World, limit: Limit) -> None:
    table = await stopped(world, "rail_baron", 40)
    whole = answers(await world.ann.slash(world.channel, "table film", table=table.id))[-1]
    count, size = await frames(whole.message), whole.message.attachments[0].size
    limit(size * 2 // 3)
    less = answers(await world.ann.slash(world.channel, "table film", table=table.id))[-1]
    assert 2 <= await frames(less.message) < count
    assert less.message.attachments[0].size <= size * 2 // 3
    await world.ann.click(less.message, custom_id=press_id(less.message, "post"))
    assert world.card.attachments[0].size <= size * 2 // 3


async def test_a_film_that_cannot_fit_is_told(world: World, limit: Limit) -> None:
    table = await stopped(world, "rail_baron", 10)
    limit(1000)
    shown = await world.ann.slash(world.channel, "table film", table=table.id)
    assert "Discord accepts only 0" in reply(shown)


async def test_an_export_too_large_is_packed(world: World, limit: Limit) -> None:
    await world.running()
    whole = answers(await world.ann.slash(world.channel, "table export", table=1))[-1]
    text = await whole.message.attachments[0].read()
    limit(len(text) - 1)
    packed = answers(await world.ann.slash(world.channel, "table export", table=1))[-1]
    (file,) = packed.message.attachments
    assert file.filename == "table-1.txt.gz"
    assert gzip.decompress(await file.read()) == text
    limit(10)
    assert "MiB" in reply(await world.ann.slash(world.channel, "table export", table=1))
    assert "MiB" in reply(await world.ann.slash(world.channel, "privacy export"))


def test_what_does_not_fit_even_packed_is_refused() -> None:
    assert text_file("a.txt", b"x" * 5000, 100, "en").filename == "a.txt.gz"
    with pytest.raises(Refusal) as caught:
        text_file("a.txt", b"x" * 5000, 10, "de")
    assert caught.value.key == "house-refuse-too-large"
