"""Every game that ends before its first turn: whatever looks back at it has something to show."""

from typing import Any

import discord
import pytest

from bot.chat.cards import aftermath
from bot.chat.ui.keys import Route
from data.texts import say
from tests.chat.harness.world import World, answers, parts, reply, seat_id, words
from tests.conformance.case import Case
from tests.conformance.cases import cases
from tests.conformance.chat.test_discord import seated
from tests.tables.support import key

every_end = pytest.mark.parametrize(
    ("case", "how"),
    [
        pytest.param(case, how, id=f"{name}-{how}")
        for name, case in cases().items()
        for how in ("conceded", "stopped", "deserted")
        if how == "stopped" or not case.game.in_person  # there nobody leaves
        if how != "conceded" or 2 in case.game.seats  # else a robot plays on
    ],
)
LOOKS = (Route.LOOK, Route.REVIEW)
"""What the keys of buttons say that change nothing, but for who shows a film to all."""
DEEP = 2
"""Pages behind one another."""


async def ended(world: World, case: Case, how: str) -> Any:
    """A table that was ended before anybody did anything; its last card."""
    if how == "conceded":
        lobby = await world.opened(world.bob, game=case.key)
    elif how == "deserted":
        lobby = await world.opened(game=case.key)
        for _ in range(max(2, case.game.seats.start) - 1):
            await world.tables.add_robot((await world.table()).id, world.ann.id, "steady")
    else:
        lobby = await seated(world, case)
    await world.ann.click(lobby, custom_id=seat_id(lobby, "start"))
    table = await world.table()
    if how == "conceded":
        await world.tables.substitutes.concede(table.id, world.bob.id, key=key())
    elif how == "deserted":
        await world.tables.leave_table(table.id, world.ann.id, key=key())
    else:
        await world.tables.request_end(table.id, world.ann.id, key=key(), admin=True)
    table = await world.table()
    assert (table.status, table.how) == ("ended", how)
    await world.bot.services.delivery.follow_up(table)
    return world.card


def ways_on(message: Any) -> list[tuple[str, str]]:
    """What can be pressed that changes nothing: a button, or each option of a menu."""
    ways = []
    for part in parts(message):
        name = str(part.get("custom_id", ""))
        if not part.get("disabled") and any(f":{verb}." in name for verb in LOOKS):
            options = [str(option["value"]) for option in part.get("options", [])]
            ways += [(name, value) for value in options or [""]]
    return ways


async def follow(world: World, page: Any, name: str, value: str) -> Any:
    """The private page that a press leads to, which has something to show."""
    if value:
        done = await world.ann.select(page, [value], custom_id=name)
    else:
        done = await world.ann.click(page, custom_id=name)
    shown = answers(done)[-1].message
    assert words(shown) or shown.attachments, (name, value)
    assert_well(words(shown))
    return shown


def assert_well(text: str) -> None:
    """Nothing went wrong inside."""
    for code in ("house-bug", "house-bug-done", "film-failed"):
        assert say(code, "en", code="").split("**")[0] not in text, text


@every_end
async def test_every_button_after_an_end_before_the_first_turn(
    world: World, case: Case, how: str
) -> None:
    """Those of the last card and of the pages to which they lead, film, replay and the game's own
    looks among them."""
    card = await ended(world, case, how)
    ways, pressed = [[way] for way in ways_on(card)], set[tuple[str, str]]()
    while ways:
        way = ways.pop(0)
        if way[-1] in pressed:
            continue
        pressed.add(way[-1])
        page = card
        for name, value in way:
            page = await follow(world, page, name, value)
        if len(way) < DEEP:
            ways += [[*way, more] for more in ways_on(page)]
    offered = {name.rpartition(".")[2] for name, _ in pressed}
    assert offered >= {button.key for button in aftermath.review_buttons(case.chat, "en")}


@every_end
async def test_every_command_after_an_end_before_the_first_turn(
    world: World, case: Case, how: str
) -> None:
    """Every command about a table that needs nothing else answers with words, a file or a form, to
    whoever played and to whoever did not: film, replay, log, export, records and rematch among
    them."""
    await ended(world, case, how)
    group = world.bot.tree.get_command("table")
    assert isinstance(group, discord.app_commands.Group)
    tried = set()
    for command in group.walk_commands():
        if isinstance(command, discord.app_commands.Group):
            continue
        names = {parameter.name for parameter in command.parameters}
        if {parameter.name for parameter in command.parameters if parameter.required} - {"table"}:
            continue
        tried.add(command.name)
        known = {"table": 1} if "table" in names else {}
        for person in (world.cat, world.ann):
            shown = await person.slash(world.channel, command.qualified_name, **known)
            if shown.modal is not None:
                continue
            files = [file for answer in answers(shown) for file in answer.attachments]
            assert reply(shown) or files, command.name
            assert_well(reply(shown))
    assert tried >= {"film", "replay", "verify", "export", "report", "log", "since", "rematch"}
