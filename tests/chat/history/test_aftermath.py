"""What the last card of a game offers: wealth, turning points, and the film."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.chat.base import threads
from bot.chat.cards import aftermath
from bot.chat.cards.turning_points import shorten_narration
from cogs.rail_baron.chat import CHAT as RAIL_BARON
from data.texts import say
from tests.chat.harness.playing import FILM, forged, frames, press_id, stopped, to_the_end
from tests.chat.harness.world import World, answers, ids, labels, parts, press, reply, tells, words
from tests.chat.house.speaking import speaks
from tests.example.cog.chat import CHAT
from tests.tables.support import key


@pytest.mark.parametrize(("game", "actions"), [("rail_baron", 60), ("railroad_barons", 40)])
async def test_the_last_card_offers_the_film_which_whoever_played_shows_to_all(
    world: World, game: str, actions: int
) -> None:
    table = await stopped(world, game, actions)
    marks = await world.tables.aftermath.ranking_marks(table.id)
    last = world.card
    seen = answers(await world.ann.click(last, custom_id=press_id(last, "film")))[-1]
    assert await frames(seen.message) == len(marks)
    assert "Film of the whole game" in seen.message.attachments[0].description
    shared = await world.ann.click(seen.message, custom_id=press_id(seen.message, "post"))
    assert world.card.id != last.id
    assert await frames(world.card) == len(marks)
    assert world.card.jump_url in reply(shared)
    assert not any(id_.endswith("after.post") for id_ in ids(answers(shared)[-1].message))
    mine = answers(await world.bob.slash(world.channel, "table film", table=table.id))[-1]
    again = await world.bob.click(mine.message, custom_id=press_id(mine.message, "post"))
    assert world.card.jump_url in reply(again)
    posted = [
        message
        for message in world.messages()
        if [f.filename for f in message.attachments] == [FILM]
    ]
    assert len(posted) == 1


async def test_who_only_watched_looks_too_but_does_not_post(world: World) -> None:
    table = await stopped(world, "rail_baron", 30)
    seen = await world.cat.slash(world.channel, "table film", table=table.id)
    assert await frames(answers(seen)[-1].message) > 2
    assert ids(answers(seen)[-1].message) == []
    assert "no seat" in reply(await forged(world, world.cat, "post"))
    assert FILM not in [
        file.filename for message in world.messages() for file in message.attachments
    ]


async def test_nothing_is_told_before_the_end_nor_where_nothing_began(world: World) -> None:
    """By no forged press either."""
    await world.running(game="rail_baron")
    await world.opened(game="rail_baron")
    await world.tables.request_end(2, world.ann.id, key=key())
    for table in (1, 2):
        shown = await world.command(world.ann, "table film", table=table)
        tells(shown, "a game is over")
        assert not shown.attachments
    assert "a game is over" in reply(await forged(world, world.cat, "story/0"))
    for name in ["story/0", "wealth", "points", "film", "post"]:
        assert "a game is over" in reply(await forged(world, world.ann, name)), name
    for name in ["story/x", "story/9999999999", "everything", "replays"]:
        assert say("house-refuse-tampered") in reply(await forged(world, world.ann, name)), name


async def test_the_last_card_says_who_won_before_anything_else(world: World) -> None:
    await world.running()
    await to_the_end(world)
    table = await world.table()
    [first, *_] = await world.tables.final_ranking(table.id, None)
    said = words(world.card).splitlines()
    winner = world.actor(table.seats[first.seat].user).name
    assert said[1] == f"**{winner} has won.**"
    shown = [part["type"] for part in parts(world.card)]
    assert shown.index(discord.ComponentType.media_gallery.value) == 3, "head, winner, picture"


async def test_a_long_story_waits_for_a_press(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything since the last card, told to whoever asks. Of a very long one not how it began;
    the log has the rest."""
    await world.running()
    await to_the_end(world)
    assert "hauls" not in words(world.card)
    whole = words(await press(world.cat, world.card, "How it ended")).splitlines()
    assert "\n".join(whole).count("hauls") > 3
    monkeypatch.setattr(aftermath, "STORY_LENGTH", 200)
    said = words(await press(world.cat, world.card, "How it ended")).splitlines()
    assert said[0] == "### How it ended" and "earlier entries" in said[1]
    assert said[2:] == whole[2 - len(said) :] and len(said) < len(whole)


async def test_a_short_story_stands_on_the_last_card(world: World) -> None:
    await world.running()
    await press(world.bob, await world.command(world.bob, "table concede"), "Concede")
    assert "How it ended" not in labels(world.card)


async def _turning_points(world: World, language: str) -> Any:
    """The page of them that Cat gets, who reads this language."""
    await speaks(world, world.cat, language=language)
    pressed = await world.cat.click(world.card, custom_id=press_id(world.card, "points"))
    return answers(pressed)[-1].message


async def test_turning_points_are_numbered_lines_with_the_log_s_own_words(world: World) -> None:
    await stopped(world, "rail_baron", 150)
    for language, head in (("en", "Turning points"), ("de", "Wendepunkte")):
        shown = await _turning_points(world, language)
        lines = words(shown).splitlines()
        assert head in lines[0]
        assert 1 <= len(lines) - 1 <= 5
        assert all(line.startswith(f"**{n}.** ") for n, line in enumerate(lines[1:], 1))
        assert any("ann" in line or "bob" in line for line in lines[1:])
        [file] = shown.attachments
        assert file.description


def test_a_long_story_is_cut_between_its_pieces_and_leaves_no_bold_type_open() -> None:
    story = "**Ann** rides; **arrives in Reno** and collects **$9**; buys **SP**; pays."
    for limit in range(12, 60):
        narration = shorten_narration(story, limit)
        assert len(narration) <= limit + 2
        assert narration.count("**") % 2 == 0
        assert narration.endswith("…" if limit < 18 else "."), limit
    assert shorten_narration(story) == story
    sentences = "**Ann passes.** **Bob** (who leads) rides on."
    assert shorten_narration(sentences, 30) == "**Ann passes.**"


async def test_turning_points_of_a_game_in_rounds_name_the_round(world: World) -> None:
    table = await stopped(world, "railroad_barons", 120)
    assert len({mark.round for mark in await world.tables.aftermath.ranking_marks(table.id)}) > 6
    for language, named in (("en", "Investor draft"), ("de", "Wahl der Privatiers")):
        assert named in words(await _turning_points(world, language))


async def test_the_wealth_of_the_end_is_told_with_everybody_s_cash(world: World) -> None:
    table = await stopped(world, "rail_baron", 60)
    last = world.card
    shown = answers(await world.bob.click(last, custom_id=press_id(last, "wealth")))[-1]
    assert "cash" in words(shown.message)
    assert "secret" not in words(shown.message)
    names = [f"{name}: $20,000 at first" for name in ("ann", "bob")]
    [file] = shown.message.attachments
    assert all(name in file.description for name in names)
    standing = await world.tables.final_ranking(table.id, None)
    assert all(row.total is not None for row in standing)


async def test_a_game_without_a_film_offers_none_and_refuses_it(world: World) -> None:
    world.bot.services.chats["haul"] = replace(CHAT, film=None)
    await world.running()
    await to_the_end(world)
    assert "Watch the film" not in labels(world.card)
    assert "Turning points" in labels(world.card)
    shown = await world.ann.slash(world.channel, "table film", table=1)
    assert "no film" in reply(shown)


async def test_a_film_that_cannot_be_drawn_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await stopped(world, "rail_baron", 10)

    def broken(*_: Any) -> Any:
        return 1 // 0

    monkeypatch.setattr(RAIL_BARON, "film", broken)
    shown = await world.ann.slash(world.channel, "table film", table=table.id)
    assert "couldn't be drawn" in reply(shown)


async def test_where_discord_lets_nobody_post_the_film_is_refused(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await stopped(world, "rail_baron", 10)
    mine = answers(await world.ann.slash(world.channel, "table film", table=table.id))[-1]

    async def gone(*_: Any) -> Any:
        raise discord.Forbidden(SimpleNamespace(status=403, reason="no"), "no")  # type: ignore[arg-type]

    monkeypatch.setattr(threads, "find_channel", gone)
    refused = await world.ann.click(mine.message, custom_id=press_id(mine.message, "post"))
    assert "error 403" in reply(refused)
