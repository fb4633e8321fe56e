"""`/table log` by seat, by kind, by words, and a page at a time."""

import re

from bot.chat.cards import log_page
from tests.chat.harness.world import World, reply
from tests.example.rules.actions import Trade


async def evening(world: World) -> None:
    """Two rounds of hauling, with a question between them."""
    await world.running()
    await (await world.mover()).click(world.card, label="Haul")
    await (await world.mover()).click(world.card, label="Haul")
    await world.bob.slash(world.channel, "table end")
    await world.tables.request_end(1, world.bob.id, key="end")


async def test_the_log_of_one_seat_is_that_seat_s(world: World) -> None:
    await evening(world)
    rows = await world.tables.log_entries(1, kind="action")
    text = reply(await world.cat.slash(world.channel, "table log", seat=1))
    seat_rows = [f"`{row.seq}`" for row in rows if row.seat == 0]
    others = [f"`{row.seq}`" for row in rows if row.seat == 1]
    assert seat_rows and others
    assert all(number in text for number in seat_rows)
    assert not any(number in text for number in others)


async def test_the_log_shows_rows_of_a_kind(world: World) -> None:
    await evening(world)
    text = reply(await world.cat.slash(world.channel, "table log", kind="questions"))
    assert "asks to end" in text and "hauls" not in text
    text = reply(await world.cat.slash(world.channel, "table log", kind="moves"))
    assert "hauls" in text and "asks to end" not in text
    assert "No matching entries" in reply(
        await world.cat.slash(world.channel, "table log", kind="undo")
    )


async def test_the_log_is_searched_in_the_reader_s_words(world: World) -> None:
    await evening(world)
    text = reply(await world.cat.slash(world.channel, "table log", about="**ANN** hauls"))
    assert "**ann** hauls" in text and "**bob** hauls" not in text
    assert "No matching entries" in reply(
        await world.cat.slash(world.channel, "table log", about="zeppelin")
    )


async def test_pages_lose_no_row_and_keep_what_was_asked_for(world: World) -> None:
    """Long lines leave room for fewer rows; the next page goes on where this one ended."""
    await world.running()
    for number in range(60):
        mover = await world.mover()
        user = mover.id
        now = await world.table()
        await world.tables.submit_action(1, user, Trade(0), version=now.version, key=f"t{number}")
    seen: list[int] = []
    before = None
    while True:
        values = {} if before is None else {"before": before}
        text = reply(
            await world.cat.slash(
                world.channel, "table log", kind="moves", about="puts $", **values
            )
        )
        numbers = [int(number) for number in re.findall(r"^`(\d+)`", text, re.MULTILINE)]
        assert len(numbers) <= log_page.PAGE_ROWS
        seen = numbers + seen
        again = re.search(r"`/table log` with (\d+) in the field \*before\*", text)
        if again is None:
            break
        before = int(again[1])
    assert seen == list(range(2, 62))
