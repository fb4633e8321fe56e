"""Commands as declared, and the options of lobbies."""

import importlib
import inspect
from collections.abc import Mapping
from typing import Any, Literal

import discord
import pytest
from discord import app_commands

from bot.chat.declared.commands import CommandOption, Commands
from bot.chat.declared.lobby import LobbyOptions
from bot.chat.declared.moves import Moves
from bot.chat.declared.texts import Texts
from tests.chat.declared.toys import KINDS, find_declared, lawful

Pressed = list[tuple[Any, ...]]


def _commands(monkeypatch: pytest.MonkeyPatch) -> tuple[Commands, Pressed]:
    """Commands under texts that there are, whose presses are written down."""
    moves = Moves(Texts("rail_baron_chat"), KINDS, lawful, [])
    commands, pressed = Commands("rail_baron", "railbaron", moves), []

    async def press(interaction: Any, *given: Any) -> None:
        pressed.append(given)

    monkeypatch.setattr(commands.commanded, "press_key", press)
    monkeypatch.setattr(commands.commanded, "show_look", press)
    return commands, pressed


async def test_a_command_presses_its_key_with_what_was_meant(
    monkeypatch: pytest.MonkeyPatch, fresh: set[str]
) -> None:
    commands, pressed = _commands(monkeypatch)
    commands.add("route", "ride/{route}", route=CommandOption(read=str.upper, default=""))
    commands.add("bid", "bid", amount=CommandOption(app_commands.Range[str, 1, 20], typed=True))
    commands.add("deeds", "deeds", look=True)
    assert "rail_baron_chat-slash-bid-amount" in fresh
    called = {command.name: command.callback for command in commands.group.walk_commands()}
    await called["route"](None, route=" a ", table=3)
    await called["route"](None, route=None, table=None)
    await called["bid"](None, amount=" 18k", table=None)
    await called["deeds"](None, table=None)
    assert pressed == [
        (3, "ride/ A ", {}),
        (None, "ride", {}),
        (None, "bid", {"amount": " 18k"}),
        (None, "deeds"),
    ]


def test_options_that_may_be_left_out_stand_last_and_the_table_behind_them(
    monkeypatch: pytest.MonkeyPatch, fresh: set[str]
) -> None:
    commands, _ = _commands(monkeypatch)
    commands.add("plan", "plan/{places}", places=CommandOption(int, default="1"))
    commands.add(
        "engine", "engine/{engine}", engine=CommandOption(Literal["Express", "SuperChief"])
    )
    by_name: Mapping[str, Any] = {
        command.name: command for command in commands.group.walk_commands()
    }
    rows = {
        parameter.name: (parameter.type, parameter.required)
        for parameter in by_name["plan"].parameters
    }
    whole = discord.AppCommandOptionType.integer
    assert rows == {"places": (whole, False), "table": (whole, False)}
    engine = by_name["engine"].get_parameter("engine")
    assert engine.required and [choice.value for choice in engine.choices] == [
        "Express",
        "SuperChief",
    ]


@pytest.mark.parametrize(
    "commands", find_declared(Commands), ids=lambda commands: commands.group.name
)
def test_every_command_of_a_game_takes_a_table(commands: Commands) -> None:
    walked = [
        command
        for command in commands.group.walk_commands()
        if isinstance(command, app_commands.Command)
    ]
    assert walked
    for command in walked:
        *before, table = command.parameters
        assert table.name == "table" and not table.required, command.qualified_name
        needed = [parameter.required for parameter in before]
        assert needed == sorted(needed, reverse=True), command.qualified_name
        assert inspect.iscoroutinefunction(command.callback)


@pytest.mark.parametrize("lobby", find_declared(LobbyOptions), ids=lambda lobby: lobby.texts.domain)
def test_each_choice_of_the_lobby_is_taken_and_taken_back(lobby: LobbyOptions) -> None:
    game = lobby.texts.domain.removesuffix("_chat")
    plain = importlib.import_module(f"rules.{game}").GAME.options_type()
    for option in lobby.menu(plain, "en").options:
        assert option.label and option.detail
        if option.chosen:
            continue
        taken = lobby.apply_choices(plain, [option.value])
        marked = {row.value for row in lobby.menu(taken, "en").options if row.chosen}
        assert option.value in marked and taken != plain
        assert lobby.describe_options(taken, "en") != lobby.describe_options(plain, "en")
        assert lobby.apply_choices(taken, sorted(marked)) == taken
        if option.value == lobby.preset:
            assert lobby.apply_choices(taken, sorted(marked - {option.value})) == plain
        if not any(row.chosen for row in lobby.menu(plain, "en").options):
            assert lobby.apply_choices(taken, []) == plain
