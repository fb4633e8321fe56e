"""`/rules`, and "Why?" below a refusal: the numbered rules of the games."""

import re
from typing import Any

import pytest

from bot.chat.cards.rule_page import search_rules
from bot.chat.ui.keys import ComponentId, Route
from bot.tables.types.games import all_games
from bot.tables.types.settings import PersonSettings
from data.rulings import first_number, ruling, rulings
from data.texts import languages, say
from rules.railroad_barons import GAME
from rules.railroad_barons.model.state import Phase
from tests.chat.harness.world import CODE, World, answers, ids, labels, reply, sane, tells, words

GAMES = sorted(set(all_games()) - {"haul"})


async def looked(world: World, **options: str) -> Any:
    return (await world.command(world.cat, "rules", **options)).message


async def test_a_game_may_be_typed_out_or_named_by_a_part(world: World) -> None:
    """In every command that takes a game, without picking it from the list; by a part where only
    one is called so."""
    which = "choose one of the games"
    for typed in ["Rail Baron", "rail baron", "RAIL_BARON", "rail  baron "]:
        for command in ("rules", "practice", "table records", "table open"):
            shown = await world.ann.slash(world.channel, command, game=typed)
            assert which not in reply(shown) and CODE not in reply(shown), command
    for typed, game in [
        ("baltimore and ohio", "baltimore_ohio"),
        ("tycoon", "train_tycoon"),
        ("B & O", ""),
        ("rail", ""),
    ]:
        text = sane(await world.command(world.ann, "rules", game=typed))
        assert (world.bot.services.chat(game).name("en") if game else which) in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_read_and_fits_a_card(game: str, language: str) -> None:
    """The same numbers in every language, each once, in a chapter, with a text that fits."""
    entries = rulings(game, language)
    numbers = [entry.number for entry in entries]
    assert numbers == [entry.number for entry in rulings(game)]
    assert len(set(numbers)) == len(numbers) > 5
    assert all(entry.chapter and 10 < len(entry.text) < 1500 for entry in entries)
    whole = {int(re.match(r"\d+", number)[0]) for number in numbers}  # type: ignore[index]
    assert whole == set(range(1, max(whole) + 1))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("rail_baron", "short wbc u21 b_and_o cheap free auctions"),
        ("railroad_barons", "faces rebuy ties help investors removal"),
        ("baltimore_ohio", "first ends coal"),
    ],
)
def test_rules_name_options_as_the_lobby_does(game: str, options: str, language: str) -> None:
    """So that whoever plays with one reads there what it changes."""
    text = " ".join(rule.text for rule in rulings(game, language))
    names = [say(f"{game}_chat-option-{option}", language) for option in options.split()]
    assert [name for name in names if name not in text] == []


def test_what_a_refusal_cites_leads_to_its_first_ruling() -> None:
    assert (first_number("34, 36"), first_number("5a"), first_number("option")) == ("34", "5a", "")


@pytest.mark.parametrize(
    ("game", "typed", "number"),
    [
        ("rail_baron", "11", "11"),
        ("rail_baron", " #5A", "5a"),
        ("rail_baron", "bounce out", "13"),
        ("railroad_barons", "priority deal", "6"),
        ("baltimore_ohio", "receivership", "35"),
        ("train_tycoon", "presidant", "10"),
    ],
)
def test_words_find_the_rule_they_stand_in(game: str, typed: str, number: str) -> None:
    """Nearly as they stand there, too."""
    assert number in [entry.number for entry in search_rules(game, typed, "en")]


async def test_a_rule_by_words_then_its_neighbours_and_chapters(world: World) -> None:
    page = await looked(world, find="bounce out", game="rail_baron")
    assert "Rail Baron: rule" in words(page)
    for chosen in ("14", "9"):  # another hit; then, without others, the first of a chapter
        menu = next(id_ for id_ in ids(page) if id_.endswith("/in"))
        page = answers(await world.cat.select(page, [chosen], custom_id=menu))[-1].message
        entry = ruling("rail_baron", chosen)
        assert entry is not None and entry.text[:60] in words(page)
    page = await looked(world, find="5", game="rail_baron")
    assert labels(page)[:2] == ["◀ 4", "5a ▶"]
    pressed = await world.cat.click(page, label="5a ▶")
    assert "rule 5a" in words(answers(pressed)[-1].message)


async def test_without_a_game_the_one_played_here_is_meant(world: World) -> None:
    assert "Which game" in reply(await world.cat.slash(world.channel, "rules", find="1"))
    await world.running(game="railroad_barons")
    page = words(await looked(world, find="1"))
    assert "Railroad Barons: rule 1" in page and "At the table" not in page
    mover = await world.mover()
    rule = first_number(GAME.turn_rule(Phase.SELECT))
    page = words(answers(await mover.slash(world.channel, "rules", find=rule))[-1].message)
    assert "**At the table just now:** Investor 1 of 4" in page


async def test_of_two_tables_of_one_game_its_rules_are_meant(world: World) -> None:
    await world.running(game="railroad_barons")
    await world.running(game="railroad_barons")
    assert "Railroad Barons: rule 1" in words(await looked(world, find="1"))
    which = reply(await world.cat.slash(world.channel, "table show"))
    assert which == "It could be table 1 or 2; please choose one with the option `table`."


async def test_what_there_is_not_is_told(world: World) -> None:
    for find, game, said in (
        ("zeppelin", "rail_baron", ("zeppelin", rulings("rail_baron")[-1].number)),
        ("1", "haul", ("no numbered rules",)),
        ("1", "chess", (say("house-refuse-game"),)),
    ):
        tells(await looked(world, find=find, game=game), *said)


async def test_a_forged_rule_is_refused(world: World) -> None:
    await world.running(game="rail_baron")
    for key in ["why/rail_baron/99", "why/chess/1", "rail_baron/99", "rail_baron", "why"]:
        refused = reply(await world.forged(world.cat, ComponentId(0, 0, Route.RULE, key)))
        assert refused == say("house-refuse-tampered")


@pytest.mark.parametrize("language", languages())
async def test_a_refusal_has_a_button_that_shows_its_rule(world: World, language: str) -> None:
    """Who rolls before there is a destination is told so, and why."""
    await world.running(game="rail_baron")
    mover = await world.mover()
    await world.tables.save_person_settings(mover.id, PersonSettings(language=language))
    refused = answers(await mover.slash(world.channel, "railbaron roll"))[-1]
    why = next(id_ for id_ in ids(refused.message) if id_.startswith("rh:0:0:rule.why/"))
    number = why.rpartition("/")[2]
    shown = answers(await mover.click(refused.message, custom_id=why))[-1].message
    entry = ruling("rail_baron", number, language)
    assert entry is not None and entry.text[:60] in words(shown)
    assert say("rules-why", language, rule=number) in labels(refused.message)
    assert f"{say('rules-now', language, means='')}{refused.message.content}" in words(shown)
