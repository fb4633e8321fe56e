"""A component is corrected: the new value stands in new tables wherever it shows, and nowhere in
those of before."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
import pytest

from bot.main import build_parser
from bot.settings import Settings
from bot.tables.api.service import Tables
from bot.tables.storage.store import Store
from bot.upkeep import fact_commands
from data.components import file_named
from data.correcting import find_wishes, propose
from data.facts import FactSet, facts_of, using
from rules.dice import SeededDice
from rules.game import Game
from tests.conformance.found import cases
from tests.conformance.play import packed
from tests.conformance.pressing import seen
from tests.support.facts import CORRECTIONS, Typed
from tests.support.pixels import pixels
from tests.tables.support import ANN, BOB, CAT, PLACE, key

OPTIONS: dict[str, dict[str, Any]] = {
    "baltimore_ohio": {"norfolk_western": True, "tech_seven": True, "robber_barons": True},
    "train_tycoon": {"investments": True},
}
MOMENTS = {"baltimore_ohio": 40, "rail_baron": 12, "railroad_barons": 14, "train_tycoon": 30}
"""Actions after which tables are looked at."""
PLAYED = 60


class Shown(NamedTuple):
    """What a table shows: its texts and the words of its pictures, the pictures, what robots make
    of it, and the game that steady robots play."""

    words: str
    pictures: tuple[bytes, ...]
    measures: tuple[Any, ...]
    states: tuple[bytes, ...]


def _begun(game: str, component: str = "") -> tuple[Game[Any, Any], int, Any]:
    rules: Game[Any, Any] = cases()[game].game
    seats = 2 if game == "railroad_barons" else 3
    return rules, seats, rules.options_type(**OPTIONS.get(game, {}), **_map(component))


def _map(component: str) -> dict[str, str]:
    """The option of a map that is corrected."""
    return {"map": component.removeprefix("maps/")} if component else {}


def _seed(component: str) -> bytes:
    """Dice that put something on the seeds of the maps that are corrected."""
    return b"corrected2" if component else b"corrected"


def _states(game: str, component: str) -> Iterator[bytes]:
    """The positions of a game of steady robots."""
    rules, seats, options = _begun(game, component)
    dice, own, robot = SeededDice(_seed(component)), SeededDice(b"own"), rules.robot("steady")
    state, _ = rules.setup(seats, options, dice)
    for _ in range(PLAYED):
        yield packed(state)
        seat = rules.to_move(state)[0]
        rules.apply(state, seat, robot.choose(rules.view(state, seat), seat, own), dice)


@cache
def _positions(game: str, component: str) -> tuple[bytes, ...]:
    """By the shipped facts: the start, and the moment to look at."""
    with using(facts_of(game).shipped):
        return tuple(_states(game, component))


def _shown(game: str, component: str, facts: FactSet) -> Shown:
    """What the same positions show by these facts."""
    chat = cases()[game].chat
    rules, seats, options = _begun(game, component)
    words, drawn, measures = [chat.blurb(options, "en"), chat.describe_aim(options, "en")], [], []
    with using(facts), patch("render.paint.picture.encode", pixels):
        words.append(str(chat.option_menu(options, "en")))
        for number in (0, MOMENTS[game]):
            state = msgspec.msgpack.decode(
                _positions(game, component)[number], type=rules.state_type
            )
            seat = rules.to_move(state)[0]
            ctx = seen(rules, state, seats, seat, "en")
            pages = [chat.look_page(ctx, button.key) for button in chat.look_buttons("en")]
            pages.append(chat.prompt(ctx))
            words += [f"{page.text} {page.menus} {page.buttons}" for page in pages]
            words.append(chat.picture_text(ctx))
            draws = [draw for page in pages[:-1] for draw in (page.draw, *page.more)]
            for draw in (chat.picture(ctx, [], rules.standing(state, None)), *draws):
                if draw is not None:
                    picture = draw()
                    words.append(picture.alt)
                    drawn.append(picture.data)
            measures.append(rules.evaluator.measure(state, seat))
        return Shown(
            "\n".join(words), tuple(drawn), tuple(measures), tuple(_states(game, component))
        )


@cache
def _shipped(game: str, component: str) -> Shown:
    return _shown(game, component, facts_of(game).shipped)


WHERE: dict[tuple[str, str], str] = {
    ("baltimore_ohio", "map"): "pictures",
    ("baltimore_ohio", "railroads"): "pictures",
    ("baltimore_ohio", "equipment"): "pictures",
    ("baltimore_ohio", "valuation"): "words pictures",
    ("baltimore_ohio", "payments"): "pictures",
    ("baltimore_ohio", "expansions"): "states",
    ("railroad_barons", "constants"): "states",
    ("railroad_barons", "holdings"): "states",
    ("railroad_barons", "investors"): "words pictures states",
    ("railroad_barons", "railroads"): "words pictures states",
    ("railroad_barons", "share_track"): "pictures",
    ("train_tycoon", "companies"): "words pictures",
    ("train_tycoon", "goods"): "words pictures",
    ("train_tycoon", "investments"): "words measures states",
    ("train_tycoon", "setup"): "states",
    ("train_tycoon", "turns"): "states",
    ("rail_baron", "map"): "pictures",
    ("rail_baron", "railroads"): "words pictures",
    ("rail_baron", "cities"): "words pictures measures states",
    ("train_tycoon", "maps/alberta_v1"): "states",
    ("train_tycoon", "maps/alberta_v2"): "states",
    ("train_tycoon", "maps/appalachia"): "states",
}
"""Of each component where its correction shows in so short a game. Of the others (limits and rules
that it does not reach, another edition) only the facts of the tables are compared."""


@pytest.fixture(autouse=True)
def again() -> Iterator[None]:
    yield
    for game in MOMENTS:
        facts_of(game).default = facts_of(game).shipped


@pytest.mark.parametrize(("game", "component", "typed", "place", "value"), CORRECTIONS)
async def test_the_new_value_is_where_the_old_one_was(
    tmp_path: Path, game: str, component: str, typed: tuple[Typed, ...], place: str, value: Any
) -> None:
    """By the command, and by chat, which leads to the same facts; a game of before goes on."""
    settings = Settings(database=tmp_path / "here.sqlite")
    tables = Tables(Store(settings.database), corrections=settings.corrections)
    before = await _start(tables, game)
    text = await tables.export(before)
    await tables.close()
    facts = facts_of(game)
    file = file_named(facts, component)
    assert file is not None
    wishes = find_wishes(facts, facts.shipped, file, typed)
    by_chat = propose(facts, settings.corrections, wishes).after

    more = [word for words in typed[1:] for word in ("--and", *words)]
    words = ["facts", "set", game, component, *typed[0], *more, "--yes"]
    args = build_parser().parse_args([*words, "--picture", str(tmp_path / "change.png")])
    assert fact_commands.run(args, settings) == 0
    tables = Tables(Store(settings.database), corrections=settings.corrections)
    new = (await tables.get_table(await _start(tables, game))).facts
    assert new is not None and new.digest == by_chat.digest != facts.shipped.digest

    assert await tables.export(before) == text
    await tables.step_robots(before, limit=5)
    assert (await tables.verify_table(before)).ok
    assert (await tables.get_table(before)).facts is facts.shipped
    await tables.close()

    own = component if component.startswith("maps/") else ""
    old, shown = _shipped(game, own), _shown(game, own, new)
    found = {name for name in Shown._fields if getattr(old, name) != getattr(shown, name)}
    assert found >= set(WHERE.get((game, component), "").split())


async def _start(tables: Tables, game: str) -> int:
    _, seats, _ = _begun(game)
    table = await tables.open_table(game, PLACE, ANN, key=key())
    for user in (BOB, CAT)[: seats - 1]:
        await tables.join(table.id, user)
    return (await tables.start_game(table.id, ANN, key=key())).table.id
