"""The menus of cards ("Since then…", "This turn again") and of people ("Records together")."""

import re
from typing import Any

import pytest

from bot.tables.effects.reminders import ATTENTION_SPAN
from bot.tables.types.settings import PersonSettings
from data.texts import languages, say
from tests.chat.harness.playing import to_the_end
from tests.chat.harness.world import World, ids, reply

SINCE, AGAIN, TOGETHER = "Since then…", "This turn again", "Records together"


async def chosen(world: World, person: Any, name: str, target: Any) -> str:
    """What is answered to a command from the menu of a card or a person."""
    return reply(await person.context_menu(world.channel, name, target))


async def hauled(world: World) -> list[Any]:
    """The cards of the start and of each of two moves, oldest first; the last one is live."""
    await world.running()
    cards = [world.card]
    for _ in range(2):
        world.clock.now += 2 * ATTENTION_SPAN
        await (await world.mover()).click(world.card, label="Haul")
        cards.append(world.card)
    cards = [
        next(message for message in world.messages() if message.id == card.id) for card in cards
    ]
    assert [bool(ids(card)) for card in cards] == [False, False, True]
    return cards


@pytest.mark.parametrize("language", languages())
async def test_a_card_tells_what_has_happened_since(world: World, language: str) -> None:
    """Also an old one that has lost its buttons; to who plays and to who only watches."""
    first, second, third = await hauled(world)
    for person in (world.ann, world.cat):
        await world.tables.save_person_settings(person.id, PersonSettings(language=language))
        texts = [await chosen(world, person, SINCE, card) for card in (first, second, third)]
        head = say("table-since-card", language)
        assert texts[0].startswith(head) and "**ann**" in texts[0] and "**bob**" in texts[0]
        assert texts[1].startswith(head) and len(texts[1]) < len(texts[0])
        assert texts[2].startswith(say("table-since-card-nothing", language))


async def test_a_card_leads_to_its_turn_in_the_replay(world: World) -> None:
    cards = await hauled(world)
    texts = [await chosen(world, world.cat, AGAIN, card) for card in cards]
    numbers = [int(re.findall(r"· (\d+)/\d+", text)[0]) for text in texts]
    assert numbers[0] == 0 and numbers == sorted(numbers) and numbers[-1] > 1


async def test_a_choice_that_is_secret_stays_so(world: World) -> None:
    """Ann has bid, Bob has not: nobody but Ann is told how much."""
    *_, card = await hauled(world)
    form = await world.ann.click(card, label="Another bid")
    page = (await world.ann.submit_modal(form, {"coins": "1"})).followups[0]
    await world.ann.click(page, label="Bid")
    for person in (world.bob, world.cat):
        assert await chosen(world, person, SINCE, card) == say("table-since-card-nothing")


@pytest.mark.parametrize("name", [SINCE, AGAIN])
async def test_a_message_without_a_table_has_nothing_to_tell(world: World, name: str) -> None:
    """Neither has that of a person, nor a lobby's, which has not begun."""
    written = await world.cat.send(world.channel, "rh:1:1:play.haul")
    assert await chosen(world, world.ann, name, written) == say("house-refuse-no-card")
    lobby = await world.opened()
    assert await chosen(world, world.ann, name, lobby) == say("house-refuse-not-running")


@pytest.mark.parametrize("language", languages())
async def test_two_people_s_games_are_counted_with_who_was_ahead(
    world: World, language: str
) -> None:
    await world.tables.save_person_settings(world.ann.id, PersonSettings(language=language))
    none = await chosen(world, world.ann, TOGETHER, world.bob)
    assert none == say("records-together-none", language, name="bob")
    table = await world.running()
    await to_the_end(world)
    places = {line.seat: line.place for line in await world.tables.final_ranking(table.id, None)}
    ahead, behind = int(places[0] < places[1]), int(places[1] < places[0])
    values = {"games": 1, "ahead": ahead, "behind": behind, "level": 1 - ahead - behind}
    line = say("records-together-game", language, name="bob", game="Haul", **values)
    assert await chosen(world, world.ann, TOGETHER, world.bob) == (
        f"{say('records-together', language, name='bob')}\n{line}"
    )
    text = await chosen(world, world.ann, TOGETHER, world.ann)
    assert text == say("records-refuse-self", language)
