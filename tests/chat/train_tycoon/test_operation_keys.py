"""Lines of Train Tycoon as keys: every legal one fits, comes back as it was, and is reached by
menus as well as by typed words (rulings 46 to 52)."""

import random
from collections.abc import Iterator

import pytest

from bot.chat.base.errors import Refusal, UnknownKey
from bot.chat.ui.keys import ComponentId, Route, parse_custom_id
from cogs.train_tycoon.operate import building, routes, starting
from rules.game import copy_state
from rules.train_tycoon.model.actions import Lay, OpenLine, PlaceFactory
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.operation import composing, lines
from rules.train_tycoon.operation.lines import Plan
from tests.chat.train_tycoon.operating_positions import boards, opening, operation, placing
from tests.support.positions import make_ctx

HOWS = ("new", "reuse", "replace", "upgrade", "clear")


def _chosen(state: State, chance: random.Random, count: int) -> list[Plan]:
    """Some of the legal lines from a few starts, rare kinds of track first."""
    position = Position(state)
    site = lines.line_planner(position)
    starts = site.starts()
    plans = [
        plan for start in chance.sample(starts, min(3, len(starts))) for plan in site.plans(start)
    ]
    rare = [plan for plan in plans if {lay.how for lay in plan.way.lays} - {"new"}]
    return chance.sample(rare, min(count, len(rare))) + chance.sample(plans, min(count, len(plans)))


def _late(first: int, last: int, chance: random.Random) -> Iterator[tuple[State, list[Plan]]]:
    """Boards of random games, later ones rather, with money for the longest lines."""
    for state in boards(first, last):
        if chance.random() < 0.35 * state.turn / 5:
            rich = copy_state(state)
            rich.companies[operation(rich).company].net = 500
            yield rich, _chosen(rich, chance, 4)


def test_every_line_comes_back_from_its_key() -> None:
    """Boards of all maps, turns and kinds of track; the key fits into an id of a late table."""
    chance, seen, maps, longest = random.Random(4), set(), set(), 0
    for state, plans in _late(0, 9, chance):
        placing_ = state.phase is Phase.FACTORY
        maps.add(state.options.map)
        for plan in plans:
            key = f"open/{routes.encode_opening(plan.action)}"
            whole = str(ComponentId(999_999, 99_999, Route.CONFIRM, key))
            assert parse_custom_id(whole).key == key and len(key) <= 72
            route = routes.decode_route(key.removeprefix("open/"))
            assert routes.opening_action(route, placing=placing_) == plan.action
            seen |= {lay.how for lay in plan.way.lays}
            longest = max(longest, len(plan.way.lays))
    assert seen == set(HOWS) and len(maps) == 3 and longest == 6


def test_every_line_is_reached_hex_by_hex() -> None:
    """The menus of what comes next lead to it, and to nothing illegal."""
    chance, walked = random.Random(5), 0
    for state, plans in _late(20, 24, chance):
        position = Position(state)
        for plan in plans[:3]:
            start, lays, end = plan.way.start, plan.way.lays, plan.way.end
            assert lays[0].hex in composing.first_hexes(position, start)
            for at, lay in enumerate(lays):
                beyond = end if at + 1 == len(lays) else lays[at + 1].hex
                steps = composing.next_steps(position, start, lays[:at], lay.hex)
                step = next(s for s in steps if (s.how, s.beyond) == (lay.how, beyond))
                assert step.ends if beyond == end and at + 1 == len(lays) else step.onward
            walked += 1
    assert walked > 20


def test_the_menu_of_a_step_presses_on_to_the_line() -> None:
    """A step that ends a line shows it; one that goes on shows the next menu."""
    state = opening()
    shown = starting.answer_lay(make_ctx(state), "F3/G3", False, {})
    assert "hex 1 of at most 3" in getattr(shown, "text", "")
    (menu,) = shown.menus  # type: ignore[union-attr]
    assert menu.key == "lay/F3"
    ends = next(option.value for option in menu.options if option.value.endswith("-H3"))
    line = starting.answer_lay(make_ctx(state), f"F3/{ends}", False, {})
    assert getattr(line, "key", "") == "open/F3.nG3.H3"


def test_every_line_can_be_typed() -> None:
    """Hexes with the kinds of track behind them mean that line; without them the cheapest."""
    chance, typed = random.Random(6), 0
    for state, plans in _late(30, 33, chance):
        position = Position(state)
        for plan in plans:
            way = plan.way
            words = [way.start, *(f"{lay.hex} {lay.how}" for lay in way.lays), way.end]
            action = routes.parse_opening(
                position, ", ".join(words), "de", placing=state.phase is Phase.FACTORY
            )
            assert action == plan.action
            typed += 1
    assert typed > 30


@pytest.mark.parametrize(
    ("state", "typed", "action"),
    [
        (opening(), "F3 G3 neu H3", OpenLine("F3", (Lay("G3", "new"),), "H3")),
        (placing(), "F5 F6 F7", PlaceFactory("F5", (Lay("F6", "new"),), "F7")),
        (
            opening(),
            "f3 Grande Prairie (G2)",
            lines.lines_between(Position(opening()), "F3", "G2")[0].action,
        ),
    ],
    ids=["german words", "a factory", "two ends mean the cheapest"],
)
def test_what_is_typed_is_a_line(state: State, typed: str, action: object) -> None:
    placed = state.phase is Phase.FACTORY
    assert routes.parse_opening(Position(state), typed, "en", placing=placed) == action


@pytest.mark.parametrize("words", ["", "F3", "from here to there", "F3 F4 sideways F5"])
def test_words_that_name_no_line(words: str) -> None:
    with pytest.raises(Refusal):
        routes.parse_opening(Position(opening()), words, "en", placing=False)


def test_hubs_without_a_way_are_refused_with_the_ruling() -> None:
    with pytest.raises(Refusal) as caught:
        routes.parse_opening(Position(opening()), "F3 O8", "en", placing=False)
    assert caught.value.values["rule"] == "48"


@pytest.mark.parametrize("key", ["", "F3..F5", "xF4", "F3.zF4.F5", "f3.nF4.F5", "F3.F4.F5"])
def test_keys_that_nobody_wrote(key: str) -> None:
    with pytest.raises(UnknownKey):
        building.answer_open(make_ctx(opening()), key, False, {})
