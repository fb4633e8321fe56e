"""The first answer to a press and the private one after it, on a network as it really is."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

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
from bot.chat.base.admission_control import AdmissionControl, RequestKind
from bot.chat.base.after_commit import after_commit
from bot.chat.base.services import Services
from bot.tables.types.model import Table
from tests.chat.harness.world import World, answers, labels, seat_id, told, words
from tests.support.faults import ANSWERS, CALLBACK, CARDS, broken, refusal, reset, unsettled

BREAKS = [reset(), ConnectionResetError(104, "reset"), TimeoutError()]


def _sent(env: simcord.Env, path: str) -> int:
    return sum(path in request.path for request in env.http_requests)


def _goes_on(found: list[Any]) -> bool:
    """Whether the private card, and nothing else, answers: it asks what is next."""
    return [one for one in found if "Haul" in labels(one)] == found != []


async def _traded(world: World) -> Any:
    """A private page that asks to confirm a trade, and whoever was asked."""
    await world.running()
    mover = await world.mover()
    return mover, answers(await mover.click(world.card, label="Trade $1"))[0]


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
        if _sent(env, path) > before:
            return True
        await asyncio.sleep(0.02)
    return False


@pytest.mark.parametrize("what", ["Haul", "Map", "Undo…"])
async def test_a_press_is_acknowledged_while_all_threads_are_busy(world: World, what: str) -> None:
    await world.running()
    mover, before = await world.mover(), _sent(world.env, "/callback")
    with _held(world.tables.store.readers, world.tables.store.changers):
        with unsettled(world.env):
            await mover.click(world.card, label=what)
        heard = await _until(world.env, "/callback", before)
    await world.env.settle()
    assert heard


@pytest.mark.parametrize("command", ["table show", "table log", "table undo", "table orders"])
async def test_a_command_is_acknowledged_while_all_threads_are_busy(
    world: World, command: str
) -> None:
    await world.running()
    mover, before = await world.mover(), _sent(world.env, "/callback")
    with _held(world.tables.store.readers, world.tables.store.changers):
        with unsettled(world.env):
            await mover.slash(world.channel, command)
        heard = await _until(world.env, "/callback", before)
    await world.env.settle()
    assert heard


async def test_a_look_is_answered_while_moves_of_others_are_computed(world: World) -> None:
    """What reads does not queue behind what computes."""
    await world.running()
    mover, before = await world.mover(), _sent(world.env, "/webhooks/")
    with _held(world.tables.store.changers):
        with unsettled(world.env):
            await mover.click(world.card, label="Map")
        answered = await _until(world.env, "/webhooks/", before)
    await world.env.settle()
    assert answered


async def _bidding(world: World) -> Any:
    """A game in which a form may be opened, and a person who may."""
    await world.running()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    return await world.mover()


async def test_a_form_opens_while_games_are_computed(world: World) -> None:
    mover = await _bidding(world)
    before = _sent(world.env, "/callback")
    with _held(world.tables.store.readers, world.tables.store.changers):
        with unsettled(world.env):
            await mover.click(world.card, label="Another bid")
        heard = await _until(world.env, "/callback", before)
    await world.env.settle()
    assert heard


async def test_somebody_elses_lock_holds_no_acknowledgement_up(world: World) -> None:
    """Another process writes; moves wait for it, but acknowledgements and forms do not."""
    mover = await _bidding(world)
    other = sqlite3.connect(world.tables.store.path)
    other.execute("BEGIN IMMEDIATE")
    with unsettled(world.env):
        for person in (world.ann, world.bob, world.cat, mover):
            await person.slash(world.channel, "remind set", how="direct")
        await mover.click(world.card, label="Another bid")
    shown: list[int] = []
    for _ in range(150):
        sent = [one for one in world.env.http_requests if one.path.endswith("/callback")]
        shown = [one.json["type"] for one in sent[-5:]]
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
    mover, page = await _traded(world)
    with broken(*CALLBACK, fault, after=after) as hits:
        result = await mover.click(page, label="Trade")
    assert hits.requests
    assert (await world.table()).version == 2
    assert "puts $" in words(world.card)
    assert _goes_on(answers(result)), "nothing is told, the private card asks what is next"


@pytest.mark.parametrize("after", [False, True])
async def test_a_move_counts_when_nobody_knows_of_its_acknowledgement(
    world: World, after: bool
) -> None:
    mover, page = await _traded(world)
    before = _sent(world.env, "@original")
    with broken(*CALLBACK, reset(), after=after, times=None):
        result = await mover.click(page, label="Trade")
    assert (await world.table()).version == 2
    assert "puts $" in words(world.card)
    assert answers(result) == [] or _goes_on(answers(result))
    assert _sent(world.env, "@original") > before, "the answer is tried all the same"


@pytest.mark.parametrize("after", [False, True])
async def test_a_command_whose_acknowledgement_breaks_is_answered(
    world: World, after: bool
) -> None:
    """Otherwise "is thinking…" stands there for ever."""
    await world.running()
    with broken(*CALLBACK, reset(), after=after):
        result = await world.ann.slash(world.channel, "table show")
    assert "table 1" in told(result)


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
    assert "table 1" in told(result)


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
    mover = await _bidding(world)
    with broken(*CALLBACK, reset(), after=after):
        form = await mover.click(world.card, label="Another bid")
    assert form.modal is not None
    assert answers(await mover.submit_modal(form, {"coins": "3"}))


@pytest.mark.parametrize("after", [False, True])
async def test_a_refusal_before_any_acknowledgement_is_told_over_a_break(
    world: World, after: bool
) -> None:
    mover = await _bidding(world)
    stranger = next(p for p in (world.ann, world.bob, world.cat) if p is world.cat)
    with broken(*CALLBACK, reset(), after=after):
        result = await stranger.click(world.card, label="Another bid")
    assert mover is not stranger and "no seat" in told(result)


async def test_a_press_is_no_bug_that_comes_when_the_bot_has_gone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Events that were under way arrive when nothing can be sent any more."""
    mover = await _bidding(world)
    monkeypatch.setattr(world.bot, "is_closed", lambda: True)
    gone = RuntimeError("Session is closed")
    with broken(*CALLBACK, gone, times=None), structlog.testing.capture_logs() as logged:
        await mover.click(world.card, label="Another bid")
    levels = {line["log_level"] for line in logged}
    assert "info" in levels and "error" not in levels


# --- a private answer that breaks ------------------------------------------------------------


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
    mover, page = await _traded(world)

    async def broken_page(*_: object) -> None:
        raise RuntimeError("a page fell down")

    monkeypatch.setattr("bot.chat.ui.reply.Reply.show_view", broken_page)
    text = told(await mover.click(page, label="Trade"))
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
    mover, page = await _traded(world)
    with broken(*CARDS, reset(), times=None):
        result = await mover.click(page, label="Trade")
    assert (await world.table()).version == 2
    assert _goes_on(answers(result))


# --- too late, twice, too many ---------------------------------------------------------------


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
    before = _sent(world.env, "/webhooks/")
    with broken(*CALLBACK, refusal(404, 10062)):
        result = await mover.click(world.card, label=label)
    assert (drawn, offered) == ([], [])
    assert answers(result) == []
    assert _sent(world.env, "/webhooks/") == before


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


@pytest.mark.parametrize(
    ("language", "said"), [("en", "More people are pressing"), ("de", "drücken")]
)
@pytest.mark.parametrize("kind", ["move", "look", "form", "command"])
async def test_when_too_many_press_the_next_is_told_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch, kind: str, language: str, said: str
) -> None:
    mover = await _bidding(world) if kind == "form" else None
    if mover is None:
        await world.running()
        mover = await world.mover()
    monkeypatch.setattr("bot.chat.base.admission.locale_language", lambda _: language)
    world.bot.services.crowd.most[kind] = 0  # type: ignore[index]
    before = len(world.env.http_requests)
    if kind == "command":
        result = await mover.slash(world.channel, "table show")
    else:
        label = {"move": "Haul", "look": "Map", "form": "Another bid"}[kind]
        result = await mover.click(world.card, label=label)
    assert said in told(result)
    assert len(world.env.http_requests) == before + 1, "one answer and nothing else"
    assert (await world.table()).version == (1 if kind != "form" else 3)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "still working on"), ("de", "noch mit dem beschäftigt")]
)
async def test_who_presses_without_end_shuts_nobody_else_out(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    """One person has a share of what is under way; the others are answered as ever."""
    await world.running()
    monkeypatch.setattr("bot.chat.base.admission.locale_language", lambda _: language)
    crowd, go_on = world.bot.services.crowd, asyncio.Event()

    async def pressing(user: int) -> str | None:
        why = crowd.try_enter("look", user)
        await go_on.wait()
        return why

    flood = [asyncio.create_task(pressing(world.ann.id)) for _ in range(50)]
    await asyncio.sleep(0)
    assert said in told(await world.ann.click(world.card, label="Map"))
    assert "The map." in told(await world.bob.click(world.card, label="Map"))
    go_on.set()
    refused = [why for why in await asyncio.gather(*flood) if why is not None]
    assert set(refused) == {"house-own-many"} and len(refused) == 50 - crowd.most["look"] // 10


async def test_who_sends_without_end_is_held_to_a_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than anybody plays is allowed at once; the others and what is typed are not counted."""
    now = [100.0]
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "time", lambda: now[0])
    crowd = AdmissionControl(paced=True)

    async def sends(user: int, kind: RequestKind = "look") -> str | None:
        return await asyncio.create_task(_entering(crowd, kind, user))

    assert [await sends(1) for _ in range(40)] == [None] * 40
    assert await sends(1) == "house-own-many"
    assert await sends(2) is None and await sends(1, "typing") is None
    now[0] += 0.5
    assert [await sends(1) for _ in range(3)] == [None, None, "house-own-many"]
    now[0] += 3600
    assert [await sends(1) for _ in range(41)].count(None) == 40
    unpaced = AdmissionControl()
    assert [await asyncio.create_task(_entering(unpaced, "look", 1)) for _ in range(99)] == [
        None
    ] * 99


async def _entering(crowd: AdmissionControl, kind: RequestKind, user: int) -> str | None:
    return crowd.try_enter(kind, user)


async def test_nothing_is_offered_to_who_types_when_too_many_do(world: World) -> None:
    await world.running()
    world.bot.services.crowd.most["typing"] = 0
    offered = await world.ann.autocomplete(world.channel, "table show", "table", "1")
    assert list(offered) == []


async def test_whoever_has_been_answered_makes_room(world: World) -> None:
    await world.running()
    world.bot.services.crowd.most["look"] = 1
    for _ in range(3):
        result = await world.ann.click(world.card, label="Map")
        assert "The map." in told(result)


async def test_whoever_has_moved_makes_room_before_the_card_is_there() -> None:
    """Cards may be late when many play; that is no reason to send anybody away."""
    crowd, drawn = AdmissionControl(), asyncio.Event()
    crowd.most["move"] = 1

    async def follow_up(*_: object) -> None:
        await drawn.wait()

    services = Mock(Services, crowd=crowd, delivery=SimpleNamespace(follow_up=follow_up))
    press: Any = SimpleNamespace(client=SimpleNamespace(services=services), extras={})

    async def moving(answered: asyncio.Event) -> str | None:
        refusal = crowd.try_enter("move", 1)
        if refusal is None:
            async with after_commit(press, Mock(Table)):
                await answered.wait()
        return refusal

    answered = asyncio.Event()
    presses = [asyncio.create_task(moving(answered))]
    assert await asyncio.create_task(moving(answered)) == "house-many"
    answered.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    presses += [asyncio.create_task(moving(answered))]
    await asyncio.sleep(0)
    leaving = asyncio.create_task(crowd.close(10))
    await asyncio.sleep(0)
    assert not leaving.done(), "a stop waits for cards"
    drawn.set()
    assert await asyncio.gather(*presses) == [None, None]
    await leaving


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


async def test_who_presses_while_the_process_ends_is_told_so(world: World) -> None:
    await world.running()
    await world.bot.services.crowd.close(0.1)
    text = told(await (await world.mover()).click(world.card, label="Haul"))
    assert "restarted" in text
    assert (await world.table()).version == 1
