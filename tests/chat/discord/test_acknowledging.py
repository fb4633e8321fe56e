"""The first answer to a press waits for nothing, may break, and comes once or not too late."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest
import simcord
import structlog

from bot.chat.base.acknowledge import (
    ACK_TIMEOUT,
    AckState,
    ack_state,
    send_first_response,
    start_ack_timer,
)
from tests.chat.discord.presses import BREAKS, bidding, count_sent, goes_on, traded
from tests.chat.harness.world import World, answers, reply, words
from tests.support.faults import ANSWERS, CALLBACK, broken, refusal, reset, unsettled

# --- before anything is looked up ------------------------------------------------------------


@contextmanager
def _held(*pools: Any) -> Iterator[None]:
    """All threads of these pools are busy."""
    go_on = threading.Event()
    for pool in pools * 8:
        pool.submit(go_on.wait, 20)
    try:
        yield
    finally:
        go_on.set()


async def _until(env: simcord.Env, path: str, before: int) -> bool:
    """Whether a request comes while nothing else goes on."""
    for _ in range(100):
        if count_sent(env, path) > before:
            return True
        await asyncio.sleep(0.02)
    return False


@pytest.mark.parametrize(
    "what",
    ["Haul", "Map", "Undo…", "Another bid"]
    + [f"table {name}" for name in ("show", "log", "undo", "orders")],
)
async def test_presses_and_commands_are_acknowledged_while_all_threads_are_busy(
    world: World, what: str
) -> None:
    """A form opens, which is its own acknowledgement."""
    if what == "Another bid":
        await bidding(world)
    else:
        await world.running()
    mover, before = await world.mover(), count_sent(world.env, "/callback")
    with _held(world.tables.store.readers, world.tables.store.changers):
        with unsettled(world.env):
            if what.startswith("table "):
                await mover.slash(world.channel, what)
            else:
                await mover.click(world.card, label=what)
        heard = await _until(world.env, "/callback", before)
    await world.env.settle()
    assert heard


async def test_a_look_is_answered_while_moves_of_others_are_computed(world: World) -> None:
    """What reads does not queue behind what computes."""
    await world.running()
    mover, before = await world.mover(), count_sent(world.env, "/webhooks/")
    with _held(world.tables.store.changers):
        with unsettled(world.env):
            await mover.click(world.card, label="Map")
        answered = await _until(world.env, "/webhooks/", before)
    await world.env.settle()
    assert answered


async def test_somebody_elses_lock_holds_no_acknowledgement_up(world: World) -> None:
    """Another process writes; moves wait for it, but acknowledgements and forms do not."""
    mover = await bidding(world)
    other = sqlite3.connect(world.tables.store.path)
    other.execute("BEGIN IMMEDIATE")
    with unsettled(world.env):
        for person in (world.ann, world.bob, world.cat, mover):
            await person.slash(world.channel, "remind set", how="direct")
        await mover.click(world.card, label="Another bid")
    shown: list[int] = []
    for _ in range(150):
        sent = [
            request for request in world.env.http_requests if request.path.endswith("/callback")
        ]
        shown = [request.json["type"] for request in sent[-5:]]
        if shown.count(5) == 4 and 9 in shown:
            break
        await asyncio.sleep(0.02)
    other.execute("ROLLBACK")
    other.close()
    await world.env.settle()
    assert sorted(shown) == [5, 5, 5, 5, 9], "four were acknowledged and the form was shown"


# --- a first answer that breaks --------------------------------------------------------------


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("fault", BREAKS, ids=repr)
async def test_a_move_counts_and_is_answered_when_its_acknowledgement_breaks_once(
    world: World, fault: Exception, after: bool
) -> None:
    mover, page = await traded(world)
    with broken(*CALLBACK, fault, after=after) as hits:
        result = await mover.click(page, label="Trade")
    assert hits.requests
    assert (await world.table()).version == 2
    assert "puts $" in words(world.card)
    assert goes_on(answers(result)), "nothing is told, the private card asks what is next"


@pytest.mark.parametrize("after", [False, True])
async def test_a_move_counts_when_nobody_knows_of_its_acknowledgement(
    world: World, after: bool
) -> None:
    mover, page = await traded(world)
    before = count_sent(world.env, "@original")
    with broken(*CALLBACK, reset(), after=after, times=None):
        result = await mover.click(page, label="Trade")
    assert (await world.table()).version == 2
    assert "puts $" in words(world.card)
    assert answers(result) == [] or goes_on(answers(result))
    assert count_sent(world.env, "@original") > before, "the answer is tried all the same"


@pytest.mark.parametrize("after", [False, True])
async def test_a_command_whose_acknowledgement_breaks_is_answered(
    world: World, after: bool
) -> None:
    """Otherwise "is thinking…" stands there for ever."""
    await world.running()
    with broken(*CALLBACK, reset(), after=after):
        result = await world.ann.slash(world.channel, "table show")
    assert "table 1" in reply(result)


@pytest.mark.parametrize("fault", [reset(), refusal(503)], ids=repr)
@pytest.mark.parametrize("after", [False, True])
async def test_a_command_whose_answer_breaks_is_answered_later(
    world: World, fault: Any, after: bool
) -> None:
    """The page replaces "is thinking…", so asking for it twice does no harm."""
    await world.running()
    with broken(*ANSWERS, fault, after=after, times=2) as hits:
        result = await world.ann.slash(world.channel, "table show")
        await world.env.advance_time(10)
    assert len(hits.requests) == 2
    assert "table 1" in reply(result)


async def test_an_acknowledgement_that_hangs_holds_nothing_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.chat.base.acknowledge.ACK_TIMEOUT", 0.05)
    response = SimpleNamespace(is_done=lambda: False)
    press: Any = SimpleNamespace(id=1, extras={}, response=response)
    assert await send_first_response(press, asyncio.Event().wait) is AckState.PERHAPS
    assert ack_state(press) is AckState.PERHAPS


@pytest.mark.parametrize("after", [False, True])
async def test_a_form_whose_request_breaks_once_is_shown(world: World, after: bool) -> None:
    mover = await bidding(world)
    with broken(*CALLBACK, reset(), after=after):
        form = await mover.click(world.card, label="Another bid")
    assert form.modal is not None
    assert answers(await mover.submit_modal(form, {"coins": "3"}))


@pytest.mark.parametrize("after", [False, True])
async def test_a_refusal_before_any_acknowledgement_is_told_over_a_break(
    world: World, after: bool
) -> None:
    await bidding(world)
    with broken(*CALLBACK, reset(), after=after):
        result = await world.cat.click(world.card, label="Another bid")
    assert "no seat" in reply(result)


async def test_a_press_is_no_bug_that_comes_when_the_bot_has_gone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Events that were under way arrive when nothing can be sent any more."""
    mover = await bidding(world)
    monkeypatch.setattr(world.bot, "is_closed", lambda: True)
    gone = RuntimeError("Session is closed")
    with broken(*CALLBACK, gone, times=None), structlog.testing.capture_logs() as logged:
        await mover.click(world.card, label="Another bid")
    levels = {line["log_level"] for line in logged}
    assert "info" in levels and "error" not in levels


# --- too late, twice --------------------------------------------------------------------------


@pytest.mark.parametrize("label", ["Map", "Undo…", "Trade $1"])
async def test_what_only_shows_something_is_not_made_for_nobody(
    world: World, monkeypatch: pytest.MonkeyPatch, label: str
) -> None:
    await world.running()
    mover, drawn = await world.mover(), []
    monkeypatch.setattr(world.chat, "draw", lambda: drawn.append(1))
    offered: list[int] = []
    look = world.tables.undo_offer

    async def noted(*values: Any) -> Any:
        offered.append(1)
        return await look(*values)

    monkeypatch.setattr(world.tables, "undo_offer", noted)
    before = count_sent(world.env, "/webhooks/")
    with broken(*CALLBACK, refusal(404, 10062)):
        result = await mover.click(world.card, label=label)
    assert (drawn, offered) == ([], [])
    assert answers(result) == []
    assert count_sent(world.env, "/webhooks/") == before


async def test_a_form_for_which_nobody_waits_any_more_is_not_sent() -> None:
    sent: list[int] = []

    async def send() -> None:
        sent.append(1)

    response = SimpleNamespace(is_done=lambda: False)
    press: Any = SimpleNamespace(id=1, extras={}, response=response)
    start_ack_timer(press)
    press.extras["arrived"] -= ACK_TIMEOUT + 1  # so long it took to look things up
    assert await send_first_response(press, send) is AckState.NO
    assert sent == []


async def test_an_interaction_delivered_twice_is_handled_once(world: World) -> None:
    await world.running()
    emit, twice = world.env.backend.emit, []

    def doubled(event: str, payload: Any) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            twice.append(event)
            emit(event, payload)

    world.env.backend.emit = doubled  # type: ignore[method-assign]
    try:
        result = await world.ann.click(world.card, label="Map")
    finally:
        world.env.backend.emit = emit  # type: ignore[method-assign]
    assert twice and len(answers(result)) == 1
