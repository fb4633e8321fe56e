"""Where commands are offered, what is told elsewhere, and that no game begins where no card can
come: in direct messages, and in servers to which a person only brought the bot along."""

from collections.abc import Iterator
from itertools import chain, cycle
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.tables.types.settings import PersonSettings
from tests.chat.harness.world import World, answers, reply, words
from tests.conformance.cases import cases
from tests.support.catalogues import english_in

ALONE = {"desk", "help", "practice", "privacy", "remind", "rules"}
SERVER = {"admin", "hint", "table"} | {case.commands for case in cases().values()} - {"", *ALONE}
"""Those of the games among them."""
MENUS = {"Play with…", "Records together", "Since then…", "This turn again"}
ELSEWHERE = ["direct", "foreign"]
REFUSED = {
    ("direct", "en"): "in a server channel",
    ("direct", "de"): "im Kanal eines Servers",
    ("foreign", "en"): "not a member of this server",
    ("foreign", "de"): "auf diesem Server nicht dabei",
}


def _registered(world: World) -> dict[str, dict[str, Any]]:
    """The commands as Discord got them, by name."""
    return {row["name"]: row for row in world.env.backend.commands[None].values()}


def _stale(world: World) -> None:
    """Discord still goes by what was registered before commands said where they belong."""
    before = {"contexts": None, "dm_permission": True, "default_member_permissions": None}
    rows = world.env.backend.commands[None]
    world.env.backend.commands[None] = {number: row | before for number, row in rows.items()}


def _elsewhere(world: World, where: str) -> tuple[Any, tuple[Any, ...]]:
    """Ann where the bot is no member, and what `slash` is to be told of the place."""
    if where == "direct":
        return world.ann.user, ()
    world.bot._connection._guilds.pop(world.guild.id)
    return world.ann, (world.channel,)


def _leaves(group: Any) -> Iterator[app_commands.Command[Any, ..., Any]]:
    if isinstance(group, app_commands.Command):
        yield group
    else:
        for child in group.commands:
            yield from _leaves(child)


def _given(command: app_commands.Command[Any, ..., Any], world: World) -> dict[str, Any]:
    """Something for every option that must be filled in."""
    kinds = {
        discord.AppCommandOptionType.string: "1",
        discord.AppCommandOptionType.integer: 1,
        discord.AppCommandOptionType.boolean: True,
        discord.AppCommandOptionType.number: 1.0,
        discord.AppCommandOptionType.user: world.bob,
    }
    return {
        option.display_name: option.choices[0].value if option.choices else kinds[option.type]
        for option in command.parameters
        if option.required
    }


async def test_discord_is_told_where_every_command_belongs(world: World) -> None:
    registered = _registered(world)
    assert set(registered) == ALONE | SERVER | MENUS
    for name, row in registered.items():
        places = [0, 1, 2] if name in ALONE else [0]
        assert row["contexts"] == places, name
        assert row["integration_types"] == places[:2], name
        assert row["dm_permission"] is (name in ALONE), name


@pytest.mark.parametrize("where", ELSEWHERE)
async def test_a_command_of_a_server_is_refused_elsewhere_in_one_sentence(
    world: World, where: str
) -> None:
    """In the language of whoever asks, which changes from command to command. On a foreign server
    two commands of each group stand for all."""
    _stale(world)
    who, place = _elsewhere(world, where)
    families = [list(_leaves(world.bot.tree.get_command(name))) for name in sorted(SERVER)]
    assert all(families)
    if where == "foreign":
        families = [family[:2] for family in families]
    for leaf, language in zip(chain.from_iterable(families), cycle(["en", "de"]), strict=False):
        await world.tables.save_person_settings(world.ann.id, PersonSettings(language=language))
        text = reply(await who.slash(*place, leaf.qualified_name, **_given(leaf, world)))
        assert REFUSED[where, language] in text, leaf.qualified_name
        assert "**" not in text
        assert language == "en" or english_in(text, "de") == []
    assert await world.tables.tables_in_channel(world.channel.id) == []


@pytest.mark.parametrize("where", ELSEWHERE)
async def test_nothing_is_offered_for_an_option_elsewhere(world: World, where: str) -> None:
    _stale(world)
    who, place = _elsewhere(world, where)
    assert await who.autocomplete(*place, "table open", "game", "") == []


@pytest.mark.parametrize("where", ELSEWHERE)
async def test_no_game_begins_with_a_button_elsewhere(world: World, where: str) -> None:
    who, place = _elsewhere(world, where)
    shown = await who.slash(*place, "help")
    pressed = await who.click(shown.response, label="Open a table of Rail Baron")
    assert any(REFUSED[where, "en"] in words(answer) for answer in pressed.followups)
    assert await world.tables.tables_in_channel(world.channel.id) == []


@pytest.mark.parametrize("where", ELSEWHERE)
async def test_what_a_person_can_use_alone_works_everywhere(world: World, where: str) -> None:
    who, place = _elsewhere(world, where)
    for command, given, answer in (
        ("help", {}, "/table open"),
        ("practice", {"game": "rail_baron"}, "finish one trip"),
        ("privacy show", {}, "What is kept about you"),
        ("privacy export", {}, "Everything that's kept"),
        ("privacy forget", {"sure": True}, "deleted"),
        ("remind show", {}, "Reminders"),
        ("remind set", {"how": "direct"}, "Saved"),
        ("remind inbox", {}, "Nothing is waiting"),
        ("desk payoff", {"a": "Chicago", "b": "New York"}, "Chicago"),
        ("desk roll", {"from": "Chicago"}, "Chicago"),
        ("desk session start", {"people": "Ann, Bob"}, "Ann"),
    ):
        result = await who.slash(*place, command, **given)
        shown = [message for message in [result.response, *answers(result)] if message is not None]
        assert answer in "\n".join(map(words, shown)), command
