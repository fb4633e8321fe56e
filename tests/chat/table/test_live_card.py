"""There is one card with buttons, and it is in sight: posted anew when people write below it."""

from typing import Any

from bot.chat.outgoing.shown_card import CHECK_INTERVAL, MAX_BELOW
from bot.tables.effects.reminders import ATTENTION_SPAN
from bot.tables.types.hours import PingSettings
from bot.tables.types.settings import PersonSettings
from tests.chat.harness.world import World, follow, labels, typed, words


def _live(world: World) -> list[int]:
    return [message.id for message in world.messages() if "Haul" in labels(message)]


async def _traded(world: World) -> None:
    card = next(message for message in world.messages() if "Haul" in labels(message))
    await follow(await world.mover(), card, "Trade $1", "Trade")


async def _bids(world: World, person: Any) -> None:
    page = await typed(person, world.card, "Another bid", coins="1")
    await person.click(page, label="Bid")


async def _chat(world: World, messages: int) -> None:
    for _ in range(messages):
        await world.cat.send(world.channel, "nice")


async def _talk(world: World) -> None:
    """More than a card is seen through, and long enough for the bot to look again."""
    await _chat(world, MAX_BELOW + 1)
    await world.env.advance_time(CHECK_INTERVAL.total_seconds() + 1)


async def test_a_quick_turn_does_not_ask_again_and_again(world: World) -> None:
    """Every question counts against the bot's rate."""
    await world.running()
    await world.env.advance_time(CHECK_INTERVAL.total_seconds() + 1)
    before = len(world.env.http_requests)
    for _ in range(3):
        await _traded(world)
    reads = [request for request in world.env.http_requests[before:] if request.method == "GET"]
    assert [request.path for request in reads] == [f"/channels/{world.channel.id}/messages"]


async def test_who_is_there_plays_on_one_card_over_turns_and_is_not_called(
    world: World,
) -> None:
    """Both have acted a moment ago: the card changes under their eyes, turn after turn, and tells
    what happened since it was posted. Whoever comes later has a card of his own."""
    await world.running()
    first, second = await world.mover(), await world.other()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    for person in (first, second):
        await _bids(world, person)
    [card] = _live(world)
    before = len(world.messages())
    await (await world.mover()).click(world.card, label="Haul")
    assert len(world.messages()) == before and _live(world) == [card]
    assert "All bids are open" in words(world.card), "what led here is told too"
    world.clock.now += 2 * ATTENTION_SPAN
    await (await world.mover()).click(world.card, label="Haul")
    assert world.card.id != card


async def test_who_is_called_at_once_is_called_by_the_card_of_the_turn(world: World) -> None:
    """Discord calls nobody for a card that is edited, so whoever did not move within the last
    minute, as `/remind show` has it, has a card of their own: no message comes later."""
    await world.running()
    first, second = await world.mover(), await world.other()
    await first.click(world.card, label="Haul")
    await second.click(world.card, label="Haul")
    world.clock.now += 61
    for person in (second, first):
        await _bids(world, person)
    mover = await world.mover()
    before, old = len(world.messages()), world.card.id
    world.clock.now += 61
    await mover.click(world.card, label="Haul")
    assert world.card.id != old and len(world.messages()) == before + 1
    called = await world.mover()
    assert called != mover and f"<@{called.id}>" in words(world.card)
    assert called.id in [user.id for user in world.card.mentions]
    world.clock.now += 120
    await world.env.advance_time(120)
    assert len(world.messages()) == before + 1


async def test_whoever_is_due_while_the_turn_goes_on_is_called_by_a_new_card(world: World) -> None:
    """A card that is edited calls nobody, so that a message of its own would follow it."""
    await world.running()
    first, second = await world.mover(), await world.other()
    await world.tables.save_person_settings(first.id, PersonSettings(pings=PingSettings(first=30)))
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    world.clock.now += 31 * 60
    before, old = len(world.messages()), world.card.id
    await _bids(world, second)
    assert world.card.id != old and len(world.messages()) == before + 1
    assert "Another bid" in labels(world.card)
    assert [user.id for user in world.card.mentions] == [first.id]
    await world.passes(2 * ATTENTION_SPAN)
    assert len(world.messages()) == before + 1


async def test_a_card_below_which_little_is_said_is_edited(world: World) -> None:
    await world.running()
    [card] = _live(world)
    await _chat(world, MAX_BELOW)
    await _traded(world)
    assert _live(world) == [card]


async def test_a_buried_card_is_posted_anew_and_the_old_one_loses_its_buttons(
    world: World,
) -> None:
    await world.running()
    [card] = _live(world)
    await _talk(world)
    await _traded(world)
    assert len(_live(world)) == 1 and _live(world) != [card]
    assert world.card.id == _live(world)[0]
    again = world.card.id
    await _traded(world)
    assert _live(world) == [again], "nothing was said below the new one"


async def test_there_is_one_live_card_after_a_restart(world: World) -> None:
    await world.running()
    await _chat(world, MAX_BELOW + 1)
    world.bot.services.delivery._shown.clear()  # type: ignore[attr-defined]
    await _traded(world)
    assert _live(world) == [world.card.id]


async def test_where_messages_cannot_be_read_the_card_is_edited(world: World) -> None:
    await world.running()
    [card] = _live(world)
    await _talk(world)
    world.env.inject_error("GET", "/channels/*/messages", status=403, code=50001)
    await _traded(world)
    assert _live(world) == [card]
