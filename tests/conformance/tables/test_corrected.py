"""A component is corrected: the new value stands in new tables wherever it shows, and nowhere in
those of before."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from bot.chat.contract.pages import Draw
from bot.chat.contract.table_context import TableContext
from bot.main import build_parser
from bot.settings import Settings
from bot.tables.api.service import Tables
from bot.tables.storage.store import Store
from bot.upkeep import fact_commands
from data.components import file_named
from data.correcting import find_wishes, propose
from data.facts import FactSet, facts_of, using
from render.paint.picture import Picture
from rules.dice import SeededDice
from rules.game import Game
from tests.conformance.cases import cases
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
    dice, robot_dice = SeededDice(_seed(component)), SeededDice(b"own")
    robot = rules.robot("steady")
    state, _ = rules.setup(seats, options, dice)
    for _ in range(PLAYED):
        yield packed(state)
        seat = rules.to_move(state)[0]
        rules.apply(state, seat, robot.choose(rules.view(state, seat), seat, robot_dice), dice)


class Shown:
    """What the same positions show by these facts; each is worked out when it is asked for."""

    def __init__(self, game: str, component: str, facts: FactSet) -> None:
        self.game, self.component, self.facts = game, component, facts
        self.chat = cases()[game].chat
        self.rules, self.seats, self.options = _begun(game, component)
        self._drawn: dict[int, Picture] = {}
        self._game, self._states = _states(game, component), list[bytes]()

    def state(self, number: int) -> bytes:
        """A position of the game that steady robots play, which goes on until that is reached."""
        with using(self.facts):
            while len(self._states) <= number:
                self._states.append(next(self._game))
        return self._states[number]

    @cached_property
    def moments(self) -> list[tuple[Any, TableContext, list[Any]]]:
        """Positions as whoever is to move sees them, and the pages behind the looks."""
        seen_moments = []
        with using(self.facts):
            for number in (0, MOMENTS[self.game]):
                packed_state = _shipped(self.game, self.component).state(number)
                state = msgspec.msgpack.decode(packed_state, type=self.rules.state_type)
                ctx = seen(self.rules, state, self.seats, self.rules.to_move(state)[0], "en")
                looks = self.chat.look_buttons("en")
                pages = [self.chat.look_page(ctx, button.key) for button in looks]
                seen_moments.append((state, ctx, pages))
        return seen_moments

    @cached_property
    def words(self) -> list[str]:
        """The texts of the lobby, and of cards and pages."""
        with using(self.facts):
            chat, options = self.chat, self.options
            texts = [chat.blurb(options, "en"), chat.describe_aim(options, "en")]
            texts.append(str(chat.option_menu(options, "en")))
            for _, ctx, pages in self.moments:
                shown = [*pages, self.chat.prompt(ctx)]
                texts += [f"{page.text} {page.menus} {page.buttons}" for page in shown]
                texts.append(self.chat.picture_text(ctx))
        return texts

    @cached_property
    def draws(self) -> list[Draw]:
        """What draws the pictures of cards and pages."""
        draws = []
        with using(self.facts):
            for state, ctx, pages in self.moments:
                draws.append(self.chat.picture(ctx, [], self.rules.standing(state, None)))
                draws += [draw for page in pages for draw in (page.draw, *page.more)]
        return [draw for draw in draws if draw is not None]

    def drawn(self, number: int) -> Picture:
        if number not in self._drawn:
            with using(self.facts), patch("render.paint.picture.encode", pixels):
                self._drawn[number] = self.draws[number]()
        return self._drawn[number]

    def differs(self, other: Shown, name: str) -> bool:
        """Whether these facts show something else there; no more pictures are drawn and no more
        is played than is needed to tell."""
        if name == "states":
            return any(self.state(n) != other.state(n) for n in range(PLAYED))
        if name not in ("pictures", "alts"):
            return bool(getattr(self, name) != getattr(other, name))
        pairs = ((self.drawn(n), other.drawn(n)) for n in range(len(self.draws)))
        part = "data" if name == "pictures" else "alt"
        return any(getattr(first, part) != getattr(second, part) for first, second in pairs)

    @cached_property
    def measures(self) -> list[Any]:
        """What robots make of the positions."""
        measure = self.rules.evaluator.measure
        with using(self.facts):
            return [measure(state, ctx.seat) for state, ctx, _ in self.moments]


@cache
def _shipped(game: str, component: str) -> Shown:
    return Shown(game, component, facts_of(game).shipped)


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
    ("rail_baron", "railroads"): "alts pictures",
    ("rail_baron", "cities"): "alts pictures measures states",
    ("train_tycoon", "maps/alberta_v1"): "states",
    ("train_tycoon", "maps/alberta_v2"): "states",
    ("train_tycoon", "maps/appalachia"): "states",
}
"""Of each component where its correction shows in so short a game. Of the others (limits and rules
that it does not reach, another edition) the facts of tables are compared, and texts are made."""


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
    with patch("bot.upkeep.fact_commands.write_change"):  # tests/tables/facts draws each of them
        assert fact_commands.run(build_parser().parse_args(words), settings) == 0
    tables = Tables(Store(settings.database), corrections=settings.corrections)
    new = (await tables.get_table(await _start(tables, game))).facts
    assert new is not None and new.digest == by_chat.digest != facts.shipped.digest

    assert await tables.export(before) == text
    await tables.step_robots(before, limit=5)
    assert (await tables.verify_table(before)).ok
    assert (await tables.get_table(before)).facts is facts.shipped
    await tables.close()

    map_name = component if component.startswith("maps/") else ""
    old, shown = _shipped(game, map_name), Shown(game, map_name, new)
    assert shown.words
    for name in WHERE.get((game, component), "").split():
        assert shown.differs(old, name), name


async def _start(tables: Tables, game: str) -> int:
    _, seats, _ = _begun(game)
    table = await tables.open_table(game, PLACE, ANN, key=key())
    for user in (BOB, CAT)[: seats - 1]:
        await tables.join(table.id, user)
    return (await tables.start_game(table.id, ANN, key=key())).table.id
