"""`/help` where a game runs speaks of that game, to the reader; else it says how to begin."""

import pytest

from bot.tables.types.games import all_games
from bot.tables.types.settings import PersonSettings
from data.texts import has_text, languages
from tests.chat.harness.world import World, answers, labels, reply, words
from tests.support.catalogues import english_in


async def test_without_a_game_it_says_how_to_begin(world: World) -> None:
    await world.opened()
    assert "/table open" in reply(await world.ann.slash(world.channel, "help"))


async def test_it_tells_who_is_asked_what_is_asked_and_others_whose_turn_it_is(
    world: World,
) -> None:
    await world.running()
    mover, other = await world.mover(), await world.other()
    text = reply(await mover.slash(world.channel, "help"))
    assert "Haul · table 1" in text and "**What to do now**\nHaul the goods" in text
    assert "**How to win**" in text and "**What the marks mean**" in text
    assert f"**What to do now**\nIt's {mover.name}'s turn." in reply(
        await other.slash(world.channel, "help")
    )
    assert "It's" in reply(await world.cat.slash(world.channel, "help")), "who only watches too"


@pytest.mark.parametrize("game", ["rail_baron", "railroad_barons"])
async def test_its_looks_open_in_its_place(world: World, game: str) -> None:
    await world.running(game=game)
    shown = await world.ann.slash(world.channel, "help")
    page = shown.response
    *looks, practice = labels(page)
    assert looks and practice.startswith("Practise")
    pressed = await world.ann.click(page, label=looks[0])
    assert [answer.id for answer in answers(pressed)] == [page.id], "no second private message"
    assert looks[0] not in labels(page) and set(looks[1:]) <= set(labels(page))


async def test_in_german(world: World) -> None:
    await world.tables.save_person_settings(world.ann.id, PersonSettings(language="de"))
    await world.running(game="railroad_barons")
    said = reply(await world.ann.slash(world.channel, "help"))
    assert "Konzerne" in said and english_in(said, "de") == []


async def test_several_tables_in_a_channel_need_a_seat(world: World) -> None:
    await world.running()
    await world.tables.open_table("haul", (await world.table()).place, world.cat.id, key="two")
    await world.tables.join(2, world.bob.id)
    await world.tables.start_game(2, world.cat.id, key="go")
    assert "table 1" in reply(await world.ann.slash(world.channel, "help"))
    assert "/table open" in reply(await world.bob.slash(world.channel, "help")), "of two"


def test_every_game_says_it_in_every_language() -> None:
    for game in all_games():
        for language in languages():
            for part in ("aim", "marks"):
                assert has_text(f"{game}_chat-guide-{part}", language), (game, language, part)


async def test_a_look_takes_the_place_of_another(world: World) -> None:
    """Three looks are one private message, not three."""
    await world.running(game="rail_baron")
    first = await world.ann.click(world.card, label="My game")
    [page] = answers(first)
    for label in ("Deeds", "In words", "My game"):
        pressed = await world.ann.click(page, label=label)
        assert [answer.id for answer in answers(pressed)] == [page.id]
        assert label not in labels(page)
    assert "Cash" in words(page) or "cash" in words(page)
