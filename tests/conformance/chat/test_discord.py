"""Every game in the pretended Discord: an evening by presses, the board for who does not see it,
and its commands."""

import random
from typing import Any

import discord
import pytest

from bot.tables.types.settings import GuildSettings, PersonSettings
from data.texts import DEFAULT
from tests.chat.discord.limits import fits
from tests.chat.harness.world import World, answers, ids, press_on, reply, seat_id, words
from tests.chat.house.speaking import german
from tests.conformance.case import Case
from tests.conformance.cases import cases, every_case, having
from tests.support import access

PRESSES = 14
SPOKEN = [
    pytest.param(case, number, language, id=f"{key}-{language}")
    for key, case in cases().items()
    for number, language in enumerate(case.languages)
]


async def seated(world: World, case: Case) -> Any:
    """The lobby of a table of Ann and as many others as the game needs, or may seat of three."""
    others = (world.bob, world.cat)[: case.game.seats[-1] - 1]
    return await world.opened(*others, game=case.key)


async def spoken(world: World, language: str) -> None:
    """The server and everybody on it have chosen this language."""
    await world.tables.save_guild_settings(world.guild.id, GuildSettings(language, "channel"))
    for person in (world.ann, world.bob, world.cat):
        await world.tables.save_person_settings(person.id, PersonSettings(language=language))


@pytest.mark.parametrize(("case", "number", "language"), SPOKEN)
async def test_a_random_evening_stays_within_the_limits(
    world: World, case: Case, number: int, language: str
) -> None:
    """People press whatever is there, public or private, beside a robot if there is room; nothing
    breaks, every card fits and is in their language, and the game goes on."""
    chance = random.Random(number)
    look = _look(language)
    await spoken(world, language)
    others = (world.bob, world.cat)[: case.game.seats[0] - 1]
    lobby = await world.opened(*others, game=case.key)
    look(lobby)
    menu = (await world.ann.click(lobby, custom_id=seat_id(lobby, "options"))).followups[0]
    look(menu)
    chosen = case.evening[number % len(case.evening)]
    if (
        case.chat.default_options(language) == case.game.options_type()
    ):  # else they stay as they are
        await world.ann.select(menu, list(chosen), custom_id=seat_id(menu, "set"))
        options = (await world.table()).options
        marked = case.chat.option_menu(options, language).options
        assert {option.value for option in marked if option.chosen} >= set(chosen)
    if case.game.seats[-1] > len(others) + 1:
        await world.ann.click(lobby, custom_id=seat_id(lobby, "robot"))
    await world.ann.click(lobby, custom_id=seat_id(lobby, "start"))
    begun = (await world.table()).version
    for _ in range(PRESSES):
        if (await world.table()).status != "running":
            break
        look(world.card)
        mover, page = await world.mover(), world.card
        mine = [custom_id for custom_id in ids(page) if custom_id.endswith(":look.mine")]
        if mine and not any(":play." in custom_id for custom_id in ids(page)):
            page = answers(await mover.click(page, custom_id=mine[0]))[0]
            look(page)
        await press_on(chance, mover, page, look)
    look(world.card)
    assert (await world.table()).version >= begun + PRESSES // 5
    ended = await world.ann.slash(world.channel, "table end")
    look(ended.response)


def _look(language: str) -> Any:
    def look(message: Any) -> None:
        fits(message)
        if language != DEFAULT:
            german(message)

    return look


@pytest.mark.parametrize(("case", "number", "language"), SPOKEN)
async def test_the_board_in_words(world: World, case: Case, number: int, language: str) -> None:
    """The twin names everybody, the card whoever must act, and the alt text says what is seen."""
    await spoken(world, language)
    lobby = await seated(world, case)
    await world.ann.click(lobby, custom_id=seat_id(lobby, "start"))
    table = await world.table()
    twin = reply(await world.ann.slash(world.channel, "table show", text=True))
    names = {world.ann.id: "ann", world.bob.id: "bob", world.cat.id: "cat"}
    assert all(names[row.user] in twin for row in table.seats), twin
    for file in world.card.attachments:
        assert access.readable(file.description) and file.description != file.filename
        assert len(file.description or "") > 40, "an alt text says what is seen"
    for seat in table.to_move:
        user = table.seats[seat].user
        assert names[user] in words(world.card) or f"<@{user}>" in words(world.card)


@every_case
async def test_the_board_is_told_in_the_language_of_its_reader(world: World, case: Case) -> None:
    lobby = await seated(world, case)
    await world.ann.click(lobby, custom_id=seat_id(lobby, "start"))
    twins = set()
    for language in case.languages:
        await world.tables.save_person_settings(world.ann.id, PersonSettings(language=language))
        twins.add(reply(await world.ann.slash(world.channel, "table show", text=True)))
    assert len(twins) == len(case.languages)


HOUSE = {"table", "help", "admin", "desk", "remind", "privacy", "rules", "practice", "hint"}
HOUSE_MENUS = {"Play with…", "Records together", "Since then…", "This turn again"}
"""Commands in the menus of people and messages."""


async def test_every_game_has_its_commands_and_no_more_are_there(world: World) -> None:
    groups = {case.commands for case in cases().values() if case.commands}
    there = {command.name for command in world.bot.tree.get_commands()}
    assert there == HOUSE | HOUSE_MENUS | groups


@having("commands")
async def test_every_command_of_a_game_needs_a_server(world: World, case: Case) -> None:
    """But where people sit together anyway."""
    command = world.bot.tree.get_command(case.commands)
    assert isinstance(command, discord.app_commands.Group)
    leaves = [leaf for leaf in command.walk_commands() if not hasattr(leaf, "commands")]
    somewhere = command.guild_only or case.game.in_person
    assert somewhere or all(getattr(leaf, "guild_only", False) for leaf in leaves)
    assert case.key in world.bot.services.chats
