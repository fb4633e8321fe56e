"""Public texts in the server's language, private ones in the reader's, commands in everybody's."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.chat.base.language import (
    catalogue_or_default,
    locale_language,
    private_language,
    public_language,
)
from bot.tables.types.settings import GuildSettings
from data.texts import DEFAULT, folders, has_text, languages, native_name, say
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Phase
from tests.chat.harness.world import (
    World,
    leaves,
    manager,
    press,
    reply,
    slash_commands,
    tells,
    words,
)
from tests.chat.house.speaking import german, in_german, speaks
from tests.chat.rail_baron.positions import riding
from tests.support.catalogues import english_in
from tests.support.rail_baron.states import game, seat

# Commands as Discord gets them.


async def test_every_command_is_described_in_every_language(world: World) -> None:
    sent = await slash_commands(world.bot)
    assert sum(1 for command in sent for _ in leaves(command)) > 100
    for language in languages():
        if language == DEFAULT:
            continue
        for command in sent:
            for leaf in leaves(command):
                described = leaf.get("description_localizations", {}).get(language, "")
                assert 1 <= len(described) <= 100, (command["name"], leaf["name"])
                assert english_in(described, language) == []


def _longest(node: dict[str, Any], field: str) -> int:
    """Discord counts a text by its longest translation."""
    translations = (node.get(f"{field}_localizations") or {}).values()
    return max(map(len, [node.get(field, ""), *translations]))


def _length(command: dict[str, Any]) -> int:
    length = _longest(command, "name") + _longest(command, "description")
    length += sum(_longest(c, "name") + len(str(c["value"])) for c in command.get("choices", []))
    return length + sum(_length(option) for option in command.get("options", []))


async def test_commands_stay_within_their_size_in_every_language(world: World) -> None:
    commands = await slash_commands(world.bot)
    assert len(commands) <= 100
    for command in commands:
        assert _length(command) <= 8_000, command["name"]
        for leaf in leaves(command):
            assert len(leaf.get("options", [])) <= 25 and len(leaf.get("choices", [])) <= 25
            assert 1 <= len(leaf["name"]) <= 32 and 1 <= len(leaf["description"]) <= 100


OWN_NAMES = {"Express", "SuperChief", "U21", "Original", *map(native_name, languages())}


async def test_choices_are_translated_and_names_of_commands_are_not(world: World) -> None:
    regions = set(board(Options()).region_of.values())
    for command in await slash_commands(world.bot):
        for leaf in leaves(command):
            assert not leaf.get("name_localizations"), leaf["name"]
            for choice in leaf.get("choices", []):
                if choice["name"] not in OWN_NAMES | regions:
                    assert 1 <= len(choice["name_localizations"]["de"]) <= 100


async def test_what_was_registered_brings_the_translations(world: World) -> None:
    """As the pretended Discord got it."""
    await world.bot.sync_commands()
    put = [request for request in world.env.http_requests if request.method == "PUT"]
    assert put
    registered = world.env.backend.commands[None].values()
    table = next(row for row in registered if row["name"] == "table")
    assert table["description_localizations"]["de"] == say("table-slash-tables-to-play-at", "de")


async def test_commands_are_registered_anew_when_a_language_changes(
    world: World, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("data.texts._FOLDERS", [*folders(), tmp_path])
    (tmp_path / "de.ftl").write_text("a = b")
    before = world.bot.commands_hash()
    assert before == world.bot.commands_hash()
    (tmp_path / "de.ftl").write_text("a = c")
    assert world.bot.commands_hash() != before


# Whose language it is.


def test_a_locale_of_discord_is_a_language_of_ours_or_english() -> None:
    locales = ("de", discord.Locale.german, "en-GB", "ja", None)
    assert [*map(catalogue_or_default, locales)] == ["de", "de", "en", "en", "en"]


async def test_the_person_s_choice_goes_before_what_discord_tells(world: World) -> None:
    interaction: Any = SimpleNamespace(
        client=world.bot, user=SimpleNamespace(id=world.ann.id), locale=discord.Locale.german
    )
    assert (locale_language(interaction), await private_language(interaction)) == ("de", "de")
    await speaks(world, world.ann, language="en")
    assert await private_language(interaction) == "en"


async def test_the_server_s_choice_goes_before_its_locale(world: World) -> None:
    german_server = world.env.create_guild("Bahnhof", preferred_locale="de")
    await world.env.settle()
    assert await public_language(world.bot, german_server.id) == "de"
    assert await public_language(world.bot, world.guild.id) == "en"
    await world.tables.save_guild_settings(german_server.id, GuildSettings(language="en"))
    assert await public_language(world.bot, german_server.id) == "en"
    assert await public_language(world.bot, 1, discord.Locale.german) == "de"


async def test_the_server_s_language_is_chosen_by_its_own_name(world: World) -> None:
    boss = manager(world)
    page = await world.command(boss, "admin")
    chosen = await boss.select(page, ["de"], custom_id="rh:0:0:admin.language")
    assert "Deutsch" in reply(chosen)
    await world.opened()
    german(world.card)
    chosen = await boss.select(page, ["server"], custom_id="rh:0:0:admin.language")
    assert "English" in reply(chosen)


async def test_a_person_s_language_is_chosen_with_help(world: World) -> None:
    german(await world.command(world.ann, "help", language="de"))
    german(await world.command(world.ann, "help"))
    for person, options in ((world.bob, {}), (world.ann, {"language": "discord"})):
        tells(await world.command(person, "help", **options), "Railway board games")


# What is said.


async def test_a_german_reader_in_an_english_server_and_the_contrary(world: World) -> None:
    await speaks(world, world.ann)
    await world.at(riding())
    tells(world.card, "it's your turn")
    page = await press(world.ann, world.card, "Route A:")
    assert "Streckenpunkte" in german(page)
    await press(world.ann, page, "Fahren")
    tells(world.card, " rides ")
    tells(await world.command(world.bob, "railbaron roll"), "(rule ")
    refused = await world.command(world.ann, "railbaron bid", amount="much")
    assert "„much“" in words(refused) or "Regel" in words(refused)
    await world.tables.save_guild_settings(world.guild.id, GuildSettings("de", "channel"))
    await speaks(world, world.ann, language=None)
    await world.at(riding())
    assert "du bist am Zug" in german(world.card)
    tells(await press(world.ann, world.card, "Route A:"), "Ride 7 mileposts")


async def test_a_turn_in_german(world: World) -> None:
    """Roll, ride, arrive, buy; and every private look on the way."""
    await in_german(world)
    ann = seat("Denver", 20_000, destination="Omaha")
    await world.at(game(ann, seat("Chicago"), phase=Phase.ROLL))
    german(world.card)
    await world.ann.click(world.card, label="Würfeln")
    assert "würfelt" in german(world.card)
    for label in ("Mein Spiel", "Ganzer Spielplan", "Besitz", "In Worten"):
        german(await press(world.ann, world.card, label))
    page = await press(world.ann, world.card, "Route A:")
    assert "Gebühren" in german(page)
    await press(world.ann, page, "Fahren")
    assert " fährt " in german(world.card)
    undo = await press(world.ann, world.card, "Zurücknehmen…")
    assert "zurückgenommen" in german(undo)
    for command in ("standings", "log", "verify"):
        german((await world.ann.slash(world.channel, f"table {command}")).response)
    german((await world.ann.slash(world.channel, "table show", text=True)).response)
    german((await world.ann.slash(world.channel, "railbaron cash")).response)


async def test_the_desk_speaks_the_server_s_choice_of_language(world: World) -> None:
    await in_german(world)
    for command, options in (
        ("desk roll", {"from": "SF"}),
        ("desk home", {}),
        ("desk payoff", {"a": "NYC", "b": "Miami"}),
        ("desk trip", {"a": "NYC", "b": "Miami"}),
        ("desk odds", {}),
        ("desk railroads", {}),
        ("desk city", {"name": "Denver"}),
        ("desk session start", {"people": "Anna, Bob"}),
        ("desk session next", {"person": "Anna"}),
        ("desk session status", {}),
        ("desk session history", {}),
        ("desk session end", {}),
    ):
        german((await world.ann.slash(world.channel, command, **options)).response)


async def test_what_is_offered_while_typing_is_in_the_reader_s_language(world: World) -> None:
    await speaks(world, world.ann)
    await world.running(game="rail_baron")
    offered = await world.ann.autocomplete(world.channel, "table show", "table", "1")
    assert [choice["name"] for choice in offered] == ["1 · Rail Baron · läuft"]


async def test_a_name_that_discord_does_not_tell_is_said_in_each_language(world: World) -> None:
    people = world.bot.services.people
    for language, name in (("de", "Jemand"), ("en", "Somebody")):
        assert await people.name(world.bot, world.guild.id, 12345, language) == name


def test_a_text_missing_in_a_language_is_said_in_english() -> None:
    assert has_text("house-done", "de") and not has_text("house-done", "fr")
    assert say("house-done", "fr") == say("house-done", DEFAULT)
