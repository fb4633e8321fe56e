"""Asking to take back: who is asked sees which steps, and the news comes back with the answer."""

import pytest

from data.texts import say
from tests.chat.harness.world import World, labels, reply, tells, words


async def _ask_undo(world: World) -> str:
    """Everybody has hauled and the first asks to take that back; what the turn's story was."""
    await world.running()
    first = await world.mover()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    story = next(line for line in words(world.card).splitlines() if "hauls" in line)
    shown = await first.slash(world.channel, "table undo", to=2)
    assert "Somebody else has acted since" in reply(shown)
    await first.click(shown.response, label="Undo")
    return story


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_count_of_steps_stands_above_lines_that_tell_several_in_one(language: str) -> None:
    assert "7" not in say("house-undo", language, count=7)


async def test_who_is_asked_sees_which_steps(world: World) -> None:
    await _ask_undo(world)
    quoted = [line for line in words(world.card).splitlines() if line.startswith("> ")]
    assert len(quoted) == 2
    assert all("hauls" in line for line in quoted)
    other = world.actor(await _waiting(world))
    mine = reply(await other.slash(world.channel, "table show"))
    assert all(line in mine for line in quoted)


async def _waiting(world: World) -> int | None:
    table = await world.table()
    return table.seats[table.asks[0].waiting[0]].user


@pytest.mark.parametrize("restarts", [False, True])
async def test_the_story_of_the_turn_stays_with_the_question_and_the_refusal(
    world: World, restarts: bool
) -> None:
    """Which card is on show is kept in memory; what it told is not."""
    story = await _ask_undo(world)
    assert story in words(world.card).splitlines()
    if restarts:
        world.bot.services.delivery._shown.clear()  # type: ignore[attr-defined]
    other = world.actor(await _waiting(world))
    await other.click(world.card, label="Refuse")
    text = tells(world.card, story, "doesn't agree")
    assert "Refuse" not in labels(world.card)
    assert not any(line.startswith("> ") for line in text.splitlines())


async def test_the_story_of_the_first_card_stays_too(world: World) -> None:
    """There is no card before it from which the news could be told on."""
    await world.running(game="rail_baron")
    mover = await world.mover()
    await mover.click(world.card, label="Roll a destination")
    said = words(world.card).splitlines()
    story = next(line for line in said if line.startswith(f"**{mover.name}** "))
    shown = await mover.slash(world.channel, "table undo")
    await mover.click(shown.response, label="Undo")
    assert "asks to undo" in words(world.card)
    assert story in words(world.card).splitlines()


async def test_why_the_others_must_agree_is_told_as_it_is(world: World) -> None:
    """Nobody reads of dice where somebody else has acted, nor the contrary."""
    await world.running()
    mover, other = await world.mover(), await world.other()
    for person, said, unsaid in (
        (mover, "Something has been rolled or drawn since", "acted"),
        (other, "Somebody else has acted since", "rolled"),
    ):
        await person.click(world.card, label="Haul")
        assert unsaid not in tells(await world.command(mover, "table undo"), said)
