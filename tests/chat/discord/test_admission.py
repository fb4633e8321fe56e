"""Too many presses at once: who is told to wait, and what makes room again."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from bot.chat.base.admission_control import AdmissionControl, RequestKind
from bot.chat.base.after_commit import after_commit
from bot.chat.base.services import Services
from bot.tables.types.model import Table
from tests.chat.discord.presses import bidding
from tests.chat.harness.world import World, reply


@pytest.mark.parametrize(
    ("language", "said"), [("en", "More people are pressing"), ("de", "drücken")]
)
@pytest.mark.parametrize("kind", ["move", "look", "form", "command"])
async def test_when_too_many_press_the_next_is_told_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch, kind: str, language: str, said: str
) -> None:
    mover = await bidding(world) if kind == "form" else None
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
    assert said in reply(result)
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
    assert said in reply(await world.ann.click(world.card, label="Map"))
    assert "The map." in reply(await world.bob.click(world.card, label="Map"))
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
        assert "The map." in reply(result)


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


async def test_who_presses_while_the_process_ends_is_told_so(world: World) -> None:
    await world.running()
    await world.bot.services.crowd.close(0.1)
    text = reply(await (await world.mover()).click(world.card, label="Haul"))
    assert "restarted" in text
    assert (await world.table()).version == 1
