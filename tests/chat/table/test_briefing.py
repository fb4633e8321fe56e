"""Who takes a seat over is briefed in private: position, picture, and what happened lately."""

import discord
import pytest

from tests.chat.harness.calls import recorded
from tests.chat.harness.world import World, labels, manager, reply, words


async def _handed(world: World, patch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Ann gives Bob's seat to Cat after two moves; what was sent then: where, and the text."""
    await world.running()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    names = {world.channel.id: "trains", world.cat.id: "cat"}
    with recorded(patch, lambda: discord.utils.utcnow(), names) as sent:
        await world.ann.slash(world.channel, "table substitute", seat=2, person=world.cat)
    return [(call.where, call.text) for call in sent]


async def test_a_substitute_is_briefed_in_private(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = await _handed(world, monkeypatch)
    (text,) = [text for where, text in sent if where != "trains"]
    assert "Seat 2 of table 1" in text
    assert "Since this seat last moved" in text and "hauls" in text
    assert "The position in words" in text and "Round 1 of 3. ann, $" in text


async def test_where_no_direct_message_is_taken_a_button_brings_the_briefing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*args: object, **kwargs: object) -> None:
        raise discord.HTTPException(_Answer(), "closed")  # type: ignore[arg-type]

    monkeypatch.setattr(discord.User, "send", refuse)
    monkeypatch.setattr(discord.Member, "send", refuse)
    await _handed(world, monkeypatch)
    called = world.card
    assert "you have a seat at table 1 now" in words(called)
    shown = await world.cat.click(called, label="Table 1")
    assert "The position in words" in reply(shown)
    assert "Another bid" in labels(shown.followups[0])
    assert "no seat" in reply(await world.bob.click(called, label="Table 1"))


class _Answer:
    status, reason = 403, "Forbidden"


async def test_a_manager_who_takes_a_seat_himself_is_briefed_at_once(world: World) -> None:
    await world.running()
    boss = manager(world)
    await (await world.mover()).click(world.card, label="Haul")
    done = await boss.slash(world.channel, "table substitute", seat=2, person=boss)
    assert "The seat is yours" in reply(done) and "The position in words" in reply(done)
    shown = "\n".join(words(message) for message in world.messages())
    assert "Seat 2 is now **boss**'s. **boss** handed the seat over." in shown
