"""A private answer that breaks, hangs or comes late never takes back a move."""

import asyncio
from typing import Any

import pytest

from tests.chat.discord.presses import BREAKS, goes_on, traded
from tests.chat.harness.world import World, answers, reply, seat_id, words
from tests.support.faults import ANSWERS, CARDS, broken, reset


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("fault", [*BREAKS, 500, 503], ids=repr)
async def test_a_broken_answer_never_says_that_nothing_changed(
    world: World, fault: Any, after: bool
) -> None:
    await world.running()
    mover = await world.mover()
    page = answers(await mover.slash(world.channel, "table concede"))[0]
    with broken(*ANSWERS, fault, after=after) as hits:
        result = await mover.click(page, label="Concede")
    assert hits.requests
    assert (await world.table()).status == "ended"
    assert "nothing has changed" not in "\n".join(map(words, answers(result)))
    assert "concedes" in words(world.card)


async def test_a_bug_in_the_answer_says_that_the_move_is_made(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, page = await traded(world)

    async def broken_page(*_: object) -> None:
        raise RuntimeError("a page fell down")

    monkeypatch.setattr("bot.chat.ui.reply.Reply.show_view", broken_page)
    text = reply(await mover.click(page, label="Trade"))
    assert "is done" in text and "nothing has changed" not in text
    assert (await world.table()).version == 2
    assert "puts $" in words(world.card)


async def test_a_lobby_whose_answer_breaks_says_what_is_known(world: World) -> None:
    card = await world.opened()
    with broken(*ANSWERS, reset(), times=None):
        result = await world.bob.click(card, custom_id=seat_id(card, "join"))
    assert world.bob.id in (await world.table()).people
    assert answers(result) == []


async def test_a_thread_that_breaks_leaves_a_game_that_has_begun(threads: World) -> None:
    card = await threads.opened(threads.bob)
    with broken("POST", "/channels/*/threads", reset()):
        result = await threads.ann.click(card, custom_id=seat_id(card, "start"))
    assert answers(result) == []
    assert (await threads.table()).status == "running"
    assert "it's your turn" in words(threads.card)


@pytest.mark.parametrize("command", [False, True])
async def test_a_public_card_waits_for_no_private_answer(world: World, command: bool) -> None:
    """The answer hangs, as it does between the tries of discord.py, until the card is said."""
    await world.running()
    mover, said = await world.mover(), asyncio.Event()
    order = []

    async def card() -> None:
        order.append("card")
        said.set()

    async def answer() -> None:
        async with asyncio.timeout(3):
            await said.wait()
        order.append("answer")

    if command:
        press = mover.slash(world.channel, "table away")
    else:
        page = answers(await mover.click(world.card, label="Trade $1"))[0]
        press = mover.click(page, label="Trade")
    with broken(*CARDS, card, after=True), broken(*ANSWERS, answer):
        await press
    assert order == ["card", "answer"]


async def test_an_error_of_the_card_holds_no_answer_up(world: World) -> None:
    mover, page = await traded(world)
    with broken(*CARDS, reset(), times=None):
        result = await mover.click(page, label="Trade")
    assert (await world.table()).version == 2
    assert goes_on(answers(result))
