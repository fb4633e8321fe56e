"""Practice: one person and robots on one private page, to a goal; and the teacher beside it."""

from typing import Any

import msgspec
import pytest

import data.railroad_barons as facts
from bot.chat.ui.keys import ComponentId, Route
from bot.tables.types.games import all_games, game_of
from bot.tables.types.settings import PersonSettings
from data.texts import has_text, languages, say
from rules.dice import SeededDice
from tests.chat.harness.world import World, answers, ids, reply, words
from tests.tables.support import act

PRESSES = 60


def page_of(result: Any) -> Any:
    return answers(result)[-1].message


async def practise(world: World, game: str) -> Any:
    """The page on which Ann practises."""
    return page_of(await world.ann.slash(world.channel, "practice", game=game))


async def step(world: World, dice: SeededDice) -> None:
    """Ann moves as a robot would, and the robots answer."""
    table = await world.table()
    view = await world.tables.read_view(1, 0)
    await act(world.tables, table, game_of(table.game).robot("steady").choose(view, 0, dice))
    await world.tables.step_robots(1)


async def back_to(world: World, page: Any) -> Any:
    """The page of the practice as it is now."""
    return page_of(await world.forged(world.ann, ComponentId(1, 0, Route.BACK, ""), page))


@pytest.mark.parametrize("language", languages())
async def test_nobody_else_sees_anything_and_robots_answer_at_once(
    world: World, language: str
) -> None:
    """On one page of Ann's, which takes every answer; a look leads back to it; when it is ended
    nothing is left of it but a number."""
    await world.tables.save_person_settings(world.ann.id, PersonSettings(language=language))
    public = len(world.messages())
    page = await practise(world, "rail_baron")
    assert say("rail_baron_lessons-goal", language) in words(page) and "🎓" in words(page)
    for key in ("play.draw", "look.deeds"):
        pressed = await world.ann.click(page, custom_id=next(o for o in ids(page) if key in o))
        assert [message.id for message in answers(pressed)] == [page.id]
        page = page_of(pressed)
    assert (await world.table()).to_move == (0,), "the robot has moved"
    page = page_of(await world.ann.click(page, label=say("teacher-press-home", language)))
    assert say("rail_baron_lessons-goal", language) in words(page)
    assert (
        len(world.messages()) == public
        and await world.tables.clocks.waits_of_user(world.ann.id) == []
    )
    await world.ann.click(page, label=say("teacher-press-stop", language))
    assert (await world.table()).started is None
    assert await world.tables.practice.running_practice(world.ann.id) is None


def has_lessons(game: str) -> bool:
    """Whether a game can be practised."""
    return has_text(f"{game}_lessons-goal")


@pytest.mark.parametrize("game", sorted(filter(has_lessons, all_games())))
async def test_a_goal_that_is_reached_is_told_and_counts_nowhere(world: World, game: str) -> None:
    """Ann's moves are those of a robot here; the page is looked at after each of them. The first
    one says what the game is about. After the goal Ann may play on, or begin anew."""
    page = await practise(world, game)
    aim = world.bot.services.chat(game).describe_aim((await world.table()).options, "en")
    assert aim in words(page)
    dice = SeededDice(b"ann")
    for _ in range(PRESSES):
        if say(f"{game}_lessons-done") in words(page):
            break
        assert say(f"{game}_lessons-goal") in words(page)
        assert (await world.table()).to_move == (0,)
        await step(world, dice)
        page = await back_to(world, page)
    assert say(f"{game}_lessons-done") in words(page)
    assert {f"rh:0:0:seat.again/{game}", f"rh:0:0:seat.open/{game}"} <= set(ids(page))
    assert any(id_.startswith("rh:1:") for id_ in ids(page)), "the turn goes on"
    await step(world, dice)
    page = await back_to(world, page)
    assert say("teacher-plays-on") in words(page), "the goal was reached before"
    page = page_of(await world.forged(world.ann, f"rh:0:0:seat.again/{game}", page))
    assert aim in words(page)
    assert (await world.table(1)).started is None and (await world.table(2)).is_practice
    await world.tables.practice.finish(2)
    records = await world.tables.server_record(world.guild.id)
    assert records.played == records.broken == 0 and not records.people
    assert world.messages() == [] and (await world.tables.export_person(world.ann.id))["acts"] == []


async def test_a_practice_played_to_its_end_says_so_and_can_be_looked_at(world: World) -> None:
    """Until another begins; nobody is told to play on."""
    page = await practise(world, "train_tycoon")
    dice = SeededDice(b"ann")
    for _ in range(400):
        if (await world.table()).status == "ended":
            break
        await step(world, dice)
    page = await back_to(world, page)
    assert "You did it!" in words(page) and "Play on" not in words(page)
    assert any(id_.endswith("after.replay") for id_ in ids(page)), "its moves"
    assert not any(id_.endswith(".rematch") for id_ in ids(page))
    assert (await world.table()).started is not None


async def test_what_a_command_means_without_a_seat_here_is_the_practice(world: World) -> None:
    """Not the table that others play in this channel."""
    await world.running(world.cat, game="rail_baron")
    await world.bob.slash(world.channel, "practice", game="train_tycoon")
    other = await world.table(1)
    assert other.seat_of(world.bob.id) is None
    text = reply(await world.bob.slash(world.channel, "table since"))
    assert "has the priority" in text, "of the practice"


async def test_one_practice_a_person(world: World) -> None:
    """The same game goes on; another takes its place. A command finds it where no table is."""
    first = await practise(world, "rail_baron")
    again = await practise(world, "rail_baron")
    assert (await world.tables.practice.running_practice(world.ann.id)).id == 1
    assert say("teacher-goes-on", goal=say("rail_baron_lessons-goal")) in words(again)
    await world.ann.slash(world.channel, "railbaron roll")
    await world.ann.click(first, custom_id=next(o for o in ids(first) if o.endswith("play.draw")))
    await world.ann.slash(world.channel, "practice", game="train_tycoon")
    assert (await world.table(1)).started is None and (await world.table(2)).is_practice


async def test_the_teacher_tells_a_newcomer_alone_and_each_thing_once(world: World) -> None:
    """In the first game of its kind, on request in any, or never; and it is forgotten with the
    person."""
    table = await world.running(game="rail_baron")
    mover = await world.mover()
    line = say("rail_baron_lessons-destination", goal="$200,000")
    assert line in reply(await mover.slash(world.channel, "help"))
    assert not any(line in words(message) for message in world.messages())
    draw = next(id_ for id_ in ids(world.card) if id_.endswith("play.draw"))
    pressed = await mover.click(world.card, custom_id=draw)
    assert "🎓" in reply(pressed), "what matters next"
    assert "rail_baron/destination" in str(await world.tables.export_person(mover.id))
    await mover.slash(world.channel, "help", teach="off")
    assert "🎓" not in reply(await mover.slash(world.channel, "help"))
    teacher = world.tables.practice
    await teacher.set_teacher(mover.id, True)
    turns = [msgspec.structs.replace(table, turn=turn) for turn in range(9)]
    heard = [await teacher.claim_lesson(mover.id, turn, "roll") for turn in turns]
    assert heard == [True] + [False] * 8


async def test_a_lesson_stands_once_on_the_pages_of_a_turn(world: World) -> None:
    """What the card has told is not told again below the pages that it leads to."""
    page = await practise(world, "rail_baron")
    lesson = say("rail_baron_lessons-destination", goal="$200,000")
    assert lesson in words(page)
    roll = next(id_ for id_ in ids(page) if id_.endswith("play.draw"))
    for _ in range(3):
        page = await practise(world, "rail_baron")
        assert lesson not in words(page)
    assert lesson in reply(await world.ann.slash(world.channel, "help")), "it is asked for"
    assert roll in ids(page)


async def test_railroad_barons_is_practised_at_face_values(world: World) -> None:
    """As its guide says: nobody can price an Investor in a first game. Its aim names the value that
    ends the game."""
    for language in languages():
        await world.tables.save_person_settings(world.ann.id, PersonSettings(language=language))
        page = await practise(world, "railroad_barons")
        assert str(facts.constants().end_share_value) in words(page)
        running = await world.tables.practice.running_practice(world.ann.id)
        assert running.options.face_values
        await world.tables.practice.finish(running.id)
