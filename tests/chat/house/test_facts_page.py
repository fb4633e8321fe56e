"""Facts corrected in chat, by the managers of the one server that may."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.chat.ui.keys import ComponentId, Route
from bot.tables.storage.default_facts import correctable_games
from data.correcting import find_way
from data.corrections import corrected, read_corrections
from data.facts import FactSet, facts_of
from data.printings import differences
from data.provenance import content_of, rows_of
from data.texts import say
from tests.chat.harness.world import (
    World,
    answers,
    choose,
    ids,
    labels,
    manager,
    menu,
    parts,
    press,
    reply,
    tells,
    words,
)
from tests.support.facts import CORRECTIONS, Typed


@pytest.fixture
def boss(world: World) -> Any:
    """Somebody who manages the server, in which facts may be corrected."""
    _allow(world, world.guild.id)
    return manager(world)


@pytest.fixture(autouse=True)
def shipped() -> Any:
    """Every game has its shipped facts again."""
    yield
    for facts in correctable_games():
        facts.default = facts.shipped


def _allow(world: World, guild: int | None) -> None:
    services = world.env.bot.services
    services.settings = msgspec.structs.replace(services.settings, facts_edit=guild)


def _folder(world: World) -> Path:
    return world.env.bot.services.settings.corrections


def _current(world: World, game: str) -> FactSet:
    return corrected(facts_of(game), read_corrections(facts_of(game), _folder(world)))


async def _open(world: World, boss: Any) -> Any:
    return await press(boss, await world.command(boss, "admin"), "Correct facts")


async def _form(world: World, boss: Any, game: str, component: str, keys: Typed) -> Any:
    """Go by menus to a value, and open its form."""
    facts = facts_of(game)
    file = next(name for name in facts.names if name.rpartition(".")[0] == component)
    way = find_way(file, content_of(facts, facts.default, file), keys)
    rows = rows_of(facts, facts.default, file)
    number, row = next(
        (n, row)
        for n, row in enumerate(rows)
        if any(line.way == way[: len(line.way)] for line in row)
    )
    value = next(n for n, line in enumerate(row) if line.way == way[: len(line.way)])
    page = await choose(boss, await _open(world, boss), "Which game", game)
    page = await choose(boss, page, "Which component", str(facts.names.index(file)))
    for part in [name for name in menu(page, "Which thing") if name.startswith("c")]:
        page = await choose(boss, page, "Which thing", part)
        if str(number) in menu(page, "Which thing"):
            break
        page = await press(boss, page, "Back")
    page = await choose(boss, page, "Which thing", str(number))
    hint = next(
        part
        for part in _selects(page)
        if str(value) in [option["value"] for option in part["options"]]
    )
    return await boss.select(page, [str(value)], custom_id=hint["custom_id"])


def _selects(page: Any) -> list[dict[str, Any]]:
    return [part for part in parts(page) if part["type"] == 3]


async def _submit(boss: Any, form: Any, **typed: str) -> Any:
    return answers(await boss.submit_modal(form, typed))[-1]


async def test_only_managers_of_that_server_may_and_only_if_the_host_allows_it(
    world: World, boss: Any
) -> None:
    page = await world.command(boss, "admin")
    assert "Correct facts" in labels(page)
    for allowed in (None, world.guild.id + 1):
        _allow(world, allowed)
        assert "Correct facts" not in labels(await world.command(boss, "admin"))
        tells(await press(boss, page, "Correct facts"), "can't be corrected")


@pytest.mark.parametrize(("game", "component", "typed", "place", "value"), CORRECTIONS)
async def test_each_component_is_corrected_by_menus_and_one_form(
    world: World,
    boss: Any,
    game: str,
    component: str,
    typed: tuple[Typed, ...],
    place: str,
    value: Any,
) -> None:
    (*keys, text), more = (
        typed[0],
        "\n".join(f"{', '.join(words[:-1])}: {words[-1]}" for words in typed[1:]),
    )
    form = await _form(world, boss, game, component, tuple(keys))
    page = await _submit(boss, form, value=_whole(game, component, tuple(keys), text), more=more)
    assert "Correct this?" in words(page) and page.attachments
    assert _current(world, game) is facts_of(game).shipped
    page = await press(boss, page, "Correct it")
    assert "Corrected." in words(page)
    changed = differences(facts_of(game), facts_of(game).shipped, _current(world, game))
    assert {row.place: row.after for row in changed}[place] == value
    assert facts_of(game).default.digest == _current(world, game).digest
    page = await press(boss, page, "Take it back")
    assert "Taken back." in words(page)
    assert facts_of(game).default is _current(world, game) is facts_of(game).shipped


def _whole(game: str, component: str, keys: Typed, text: str) -> str:
    """What the form of a list takes for one of its elements: the list."""
    if not keys[-1].isdecimal() or game != "rail_baron" or component != "destinations":
        return text
    tables = content_of(facts_of(game), facts_of(game).shipped, "destinations.json")["tables"]
    return ", ".join([text, *tables["Plains"]["odd"][1:]])


async def test_what_can_t_be_is_refused_and_what_was_typed_stays(world: World, boss: Any) -> None:
    sixty = "This can't be: map.json, hexes, E14, cost: expected a whole number, found sixty."
    for typed, said in (
        ({"value": "sixty"}, sixty),
        ({"value": "30"}, "It already says so."),
        ({"value": "60", "more": "E99, Cost: 5"}, "expected one of"),
    ):
        form = await _form(world, boss, "baltimore_ohio", "map", ("E14", "cost"))
        text = tells(await _submit(boss, form, **typed), said)
        assert typed["value"] in text.partition(said)[2] or typed["value"] != "sixty"
    assert not _folder(world).exists()


async def test_a_correction_from_between_is_not_overwritten(world: World, boss: Any) -> None:
    """Pressing twice does nothing more, and what was corrected later is not taken back."""
    await world.opened()
    keys = []
    for value in ("60", "70"):
        form = await _form(world, boss, "baltimore_ohio", "map", ("E14", "cost"))
        page = await _submit(boss, form, value=value)
        keys.append(next(id_ for id_ in ids(page) if "admin.apply/" in id_))
    first, second = keys
    undo = first.replace("apply", "retract")
    for custom_id, answer, cost in (
        (first, "Corrected.", 60), (first, "Corrected.", 60), (second, "corrected in between", 60),
        (undo, "Taken back.", 30), (undo, "Taken back.", 30), (second, "Corrected.", 70),
        (undo, "corrected in between", 70), (first[:-3] + "000", "isn't kept any more", 70),
    ):  # fmt: skip
        assert answer in reply(await world.forged(boss, custom_id))
        default = facts_of("baltimore_ohio").default
        hexes = content_of(facts_of("baltimore_ohio"), default, "map.json")["hexes"]
        assert hexes["E14"]["cost"] == cost
        assert default.digest == _current(world, "baltimore_ohio").digest


STEPS = (
    *("facts", "facts/baltimore_ohio", "facts/baltimore_ohio/0", "things/baltimore_ohio/0/0"),
    *("correct/baltimore_ohio/0/0/0", "apply/{change}", "retract/{change}"),
)
"""The keys of all steps of a correction."""


async def test_every_step_is_for_managers_of_that_one_server(world: World, boss: Any) -> None:
    """Strangers, managers of another server, and everybody where the host has not allowed it."""
    await world.opened()
    form = await _form(world, boss, "baltimore_ohio", "map", ("E14", "cost"))
    page = await _submit(boss, form, value="60")
    change = next(id_ for id_ in ids(page) if "admin.apply/" in id_).rpartition("/")[2]
    for step in STEPS:
        _allow(world, world.guild.id)
        place = ComponentId(0, 0, Route.SERVER, step.format(change=change))
        assert reply(await world.forged(world.ann, place)) == say("house-refuse-permission"), step
        for allowed in (None, world.guild.id + 1):
            _allow(world, allowed)
            assert reply(await world.forged(boss, place)) == say("facts-refuse-off"), step
        assert facts_of("baltimore_ohio").default is facts_of("baltimore_ohio").shipped
        assert not _folder(world).joinpath("baltimore_ohio").exists()


async def test_a_forged_id_is_refused(world: World, boss: Any) -> None:
    await world.opened()
    for name in ("chess", "baltimore_ohio/99", "baltimore_ohio/0/9999", "baltimore_ohio/0/c99"):
        for head in ("facts", "things"):
            place = ComponentId(0, 0, Route.SERVER, f"{head}/{name}")
            refused = reply(await world.forged(boss, place))
            assert refused == say("house-refuse-tampered")
    refused = reply(await world.forged(world.ann, ComponentId(0, 0, Route.SERVER, "facts")))
    assert refused == say("house-refuse-permission")
