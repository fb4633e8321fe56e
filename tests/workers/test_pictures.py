"""Finished pictures are kept for a moment, in so many bytes."""

import asyncio
from functools import partial

import pytest

from bot.chat.base.pictures import LARGEST_CACHED, Pictures
from bot.workers.processes import Priority
from bot.workers.workers import Workers
from render.paint.picture import Picture


class _Counting(Workers):
    def __init__(self) -> None:
        super().__init__()
        self.done = 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def run_packed(self, work: bytes, priority: Priority = Priority.NORMAL) -> object:
        await self.gate.wait()
        self.done += 1
        return await super().run_packed(work, priority)


@pytest.fixture
async def counting() -> _Counting:
    return _Counting()


@pytest.fixture
def pictures(counting: _Counting) -> Pictures:
    return Pictures(counting)


def picture(size: int, alt: str) -> Picture:
    if not size:
        raise ValueError("nothing to draw")
    return Picture(b"x" * size, "png", alt)


async def test_the_same_is_drawn_once(counting: _Counting, pictures: Pictures) -> None:
    """Also if it is asked for several times at once."""
    drawn = [await pictures.render(partial(picture, 10, alt)) for alt in ("a", "a", "b", "a")]
    assert [drawing.alt for drawing in drawn] == ["a", "a", "b", "a"] and counting.done == 2
    drawn = await asyncio.gather(*(pictures.render(partial(picture, 10, "c")) for _ in range(5)))
    assert len(set(map(id, drawn))) == 1 and counting.done == 3


async def test_who_goes_away_does_not_take_the_picture_from_the_others(
    counting: _Counting, pictures: Pictures
) -> None:
    counting.gate.clear()
    first, second = (
        asyncio.create_task(pictures.render(partial(picture, 10, "a"))) for _ in range(2)
    )
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    counting.gate.set()
    assert (await second).alt == "a"


async def test_what_nobody_waits_for_is_drawn_anew_when_asked_again(
    counting: _Counting, pictures: Pictures
) -> None:
    counting.gate.clear()
    left = asyncio.create_task(pictures.render(partial(picture, 10, "a")))
    await asyncio.sleep(0)
    left.cancel()
    await asyncio.sleep(0)
    again = asyncio.create_task(pictures.render(partial(picture, 10, "a")))
    await asyncio.sleep(0)
    counting.gate.set()
    assert (await again).alt == "a" and counting.done == 1


async def test_the_oldest_go_when_there_are_too_many_bytes(counting: _Counting) -> None:
    pictures = Pictures(counting, cache_bytes=25)
    for alt in ("a", "b", "a", "c", "a", "b"):
        await pictures.render(partial(picture, 10, alt))
    assert counting.done == 4, "b went when c came, being asked for longest ago"


async def test_a_film_pushes_nothing_out(counting: _Counting, pictures: Pictures) -> None:
    for size in (10, LARGEST_CACHED + 1, 10, LARGEST_CACHED + 1):
        await pictures.render(partial(picture, size, "a"))
    assert counting.done == 3


async def test_a_picture_that_fails_is_tried_again(counting: _Counting, pictures: Pictures) -> None:
    for _ in range(2):
        with pytest.raises(ValueError, match="nothing to draw"):
            await pictures.render(partial(picture, 0, "a"))
    assert counting.done == 2
