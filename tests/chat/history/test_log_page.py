"""`/table log` by seat, by kind, by words, and a page at a time."""

import re
from typing import Any

from bot.chat.cards import log_page
from tests.chat.harness.world import World, sane
from tests.example.rules.actions import Trade
from tests.tables.support import act


async def evening(world: World) -> None:
    """Two rounds of hauling, with a question between them."""
    await world.running()
    await (await world.mover()).click(world.card, label="Haul")
    await (await world.mover()).click(world.card, label="Haul")
    await world.bob.slash(world.channel, "table end")
    await world.tables.request_end(1, world.bob.id, key="end")


async def log(world: World, **options: Any) -> str:
    """What Cat, who only watches, is told by the log."""
    return sane(await world.command(world.cat, "table log", **options))


async def test_the_log_of_one_seat_is_that_seat_s(world: World) -> None:
    await evening(world)
    rows = await world.tables.log_entries(1, kind="action")
    text = await log(world, seat=1)
    seats = {row.seat for row in rows}
    assert seats == {0, 1}
    assert all((f"`{row.seq}`" in text) == (row.seat == 0) for row in rows)


async def test_the_log_shows_rows_of_a_kind_and_is_searched_in_the_reader_s_words(
    world: World,
) -> None:
    await evening(world)
    for options, shown, left_out in (
        ({"kind": "questions"}, "asks to end", "hauls"),
        ({"kind": "moves"}, "hauls", "asks to end"),
        ({"kind": "undo"}, "No matching entries", "hauls"),
        ({"about": "**ANN** hauls"}, "**ann** hauls", "**bob** hauls"),
        ({"about": "zeppelin"}, "No matching entries", "hauls"),
    ):
        text = await log(world, **options)
        assert shown in text and left_out not in text, options


async def test_pages_lose_no_row_and_keep_what_was_asked_for(world: World) -> None:
    """Long lines leave room for fewer rows; the next page goes on where this one ended."""
    table = await world.running()
    for _ in range(60):
        await act(world.tables, table, Trade(0))
    seen: list[int] = []
    values: dict[str, int] = {}
    while True:
        text = await log(world, kind="moves", about="puts $", **values)
        numbers = [int(number) for number in re.findall(r"^`(\d+)`", text, re.MULTILINE)]
        assert len(numbers) <= log_page.PAGE_ROWS
        seen = numbers + seen
        again = re.search(r"`/table log` with (\d+) in the field \*before\*", text)
        if again is None:
            break
        values = {"before": int(again[1])}
    assert seen == list(range(2, 62))
